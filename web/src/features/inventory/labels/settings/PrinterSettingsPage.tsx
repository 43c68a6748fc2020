// How this browser prints labels: through a DYMO, on sheets of an office printer, or on a Zebra.

import { Switch } from '@mantine/core';
import { labelCalls } from '@praxora/contract/inventory/labels.calls';
import type { PrintingDefaults } from '@praxora/contract/inventory/printing';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AccountHead, useFeatures } from '../../../../domain/account/index.ts';
import {
  drawnTestLabel,
  labelsKey,
  printingDefaultsKey,
  usePrinterSettings,
  usePrintingDefaults,
} from '../../../../domain/inventory/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { useChange } from '../../../../ui/change/useChange.ts';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../../ui/feedback/PageSkeleton.tsx';
import { Permitted } from '../../../../ui/permission/Permitted.tsx';
import { SwitchedOff } from '../SwitchedOff.tsx';
import { DymoPrinters } from './DymoPrinters.tsx';
import { PaperChoice } from './PaperChoice.tsx';
import classes from './PrinterSettings.module.css';
import { RollChoice } from './RollChoice.tsx';
import { TestPanel } from './TestPanel.tsx';
import { WayChoice } from './WayChoice.tsx';
import { ZplFields } from './ZplFields.tsx';

const isSame = (one: PrintingDefaults, other: PrintingDefaults): boolean =>
  (Object.keys(one) as (keyof PrintingDefaults)[]).every((key) => one[key] === other[key]);

/** On while the practice starts with just what is chosen here. */
function DefaultSwitch({ settings }: { settings: PrintingDefaults }) {
  const { t } = useTranslation('labels');
  const { data } = usePrintingDefaults();
  const change = useChange({
    call: (defaults: PrintingDefaults | null) =>
      callApi(labelCalls.setPrintingDefaults, { body: { defaults, version: data?.version } }),
    success: (_, defaults) => (defaults ? t('default.set') : t('default.cleared')),
    refetch: [printingDefaultsKey],
  });
  const isDefault = data?.defaults ? isSame(data.defaults, settings) : false;
  return (
    <section className="panel p-14-18 row gap-12">
      <div className="rest">
        <h3 className="fz-note" id="default-title">
          {t('default.title')}
        </h3>
        <p className={`${classes.facts} quiet fz-fact block tabular lh-140`}>{t('default.text')}</p>
      </div>
      <Switch
        aria-labelledby="default-title"
        disabled={!data}
        checked={change.pending === undefined ? isDefault : change.pending !== null}
        onChange={({ currentTarget: { checked } }) => void change.run(checked ? settings : null)}
      />
    </section>
  );
}

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
        <Permitted permission="bookStock">
          <DefaultSwitch settings={settings} />
        </Permitted>
      </aside>
    </div>
  );
}
