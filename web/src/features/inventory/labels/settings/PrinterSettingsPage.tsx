// How this browser prints labels: through a DYMO, on sheets of an office printer, or on a Zebra.
import { labelCalls } from '@praxora/contract/inventory/labels.calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AccountHead, useFeatures } from '../../../../domain/account/index.ts';
import { drawnTestLabel, labelsKey, usePrinterSettings } from '../../../../domain/inventory/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../../ui/feedback/PageSkeleton.tsx';
import { SwitchedOff } from '../SwitchedOff.tsx';
import { DefaultSwitch } from './DefaultSwitch.tsx';
import { DymoPrinters } from './DymoPrinters.tsx';
import { PaperChoice } from './PaperChoice.tsx';
import classes from './PrinterSettings.module.css';
import { RollChoice } from './RollChoice.tsx';
import { TestPanel } from './TestPanel.tsx';
import { WayChoice } from './WayChoice.tsx';
import { ZplFields } from './ZplFields.tsx';

export function PrinterSettingsPage() {
  const { t } = useTranslation('labels');
  const isOn = useFeatures().data?.activateLabelPrinting;
  return (
    <>
      <AccountHead current="printerSettings" />
      {isOn === undefined ? <PageSkeleton /> : isOn ? <Settings /> : <SwitchedOff />}
      <p className="quiet fz-note mt-24">{isOn && t('settings.scope')}</p>
    </>
  );
}

function Settings() {
  const { t } = useTranslation('labels');
  const printer = usePrinterSettings();
  const test = useQuery({
    queryKey: [...labelsKey, 'test'],
    queryFn: ({ signal }) => callApi(labelCalls.testLabel, {}, { signal }),
  });
  if (test.isError)
    return (
      <ErrorState title={t('failed.title')} onRetry={() => void test.refetch()}>
        {t('failed.text')}
      </ErrorState>
    );
  if (!printer || !test.data) return <PageSkeleton />;
  const label = drawnTestLabel(test.data);
  const { settings, change } = printer;
  return (
    <div className="side-330 below-desk-one-column grid gap-32">
      <div className={`${classes.main} column gap-28 min-w-0`}>
        <WayChoice way={settings.way} onChange={(way) => change({ way })} />
        {settings.way === 'dymo' && (
          <>
            <DymoPrinters settings={settings} onChange={change} />
            <RollChoice label={label} settings={settings} onChange={change} />
          </>
        )}
        <div className="columns gap-28 items-start phone-one-column">
          <PaperChoice settings={settings} onChange={change} />
          <ZplFields settings={settings} onChange={change} />
        </div>
      </div>
      <aside className="side-column self-start below-desk-static">
        <TestPanel label={label} settings={settings} onChange={change} />
        <DefaultSwitch settings={settings} />
      </aside>
    </div>
  );
}
