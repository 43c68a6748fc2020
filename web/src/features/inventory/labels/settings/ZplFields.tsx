import { Select } from '@mantine/core';
import { labelCalls } from '@praxora/contract/inventory/labels.calls';
import { type RollId, rollIds, rolls } from '@praxora/labels/sizes';
import { IconNetwork } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { labelsKey, usePaperTexts } from '../../../../domain/inventory/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import classes from './PrinterSettings.module.css';
import type { SettingsPart } from './part.ts';

const dpis = [203, 300] as const;

export function ZplFields({ settings, onChange }: SettingsPart) {
  const { t } = useTranslation('labels');
  const { sizeName } = usePaperTexts();
  return (
    <section className="column gap-14">
      <div>
        <h2>{t('zpl.title')}</h2>
        <p className={`${classes.facts} quiet fz-fact block tabular lh-140`}>{t('zpl.text')}</p>
      </div>
      <div className="columns gap-12">
        <Select
          label={t('zpl.size')}
          allowDeselect={false}
          value={settings.zplSize}
          data={rollIds.map((value) => ({ value, label: sizeName(rolls[value]) }))}
          onChange={(value) => onChange({ zplSize: value as RollId })}
        />
        <Select
          label={t('zpl.dpi')}
          allowDeselect={false}
          value={String(settings.dpi)}
          data={dpis.map((dpi) => ({ value: String(dpi), label: t('zpl.dpiOf', { dpi }) }))}
          onChange={(value) => onChange({ dpi: dpis.find((dpi) => String(dpi) === value) ?? settings.dpi })}
        />
      </div>
      <NetworkPrinter settings={settings} onChange={onChange} />
    </section>
  );
}

/** Only what the operator allowed can be chosen. */
function NetworkPrinter({ settings, onChange }: SettingsPart) {
  const { t } = useTranslation('labels');
  const { data } = useQuery({
    queryKey: [...labelsKey, 'network-printers'],
    queryFn: ({ signal }) => callApi(labelCalls.networkPrinters, {}, { signal }),
  });
  const allowed = data ?? [];
  return (
    <Select
      label={t('zpl.network')}
      description={allowed.length > 0 ? t('zpl.networkText') : t('zpl.noNetwork')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      leftSection={<IconNetwork size={17} stroke={1.6} aria-hidden />}
      placeholder={t('zpl.none')}
      disabled={allowed.length === 0 && settings.networkPrinter === null}
      clearable
      clearButtonProps={{ 'aria-label': t('zpl.clear') }}
      value={settings.networkPrinter}
      data={allowed}
      error={
        data && settings.networkPrinter !== null && !allowed.includes(settings.networkPrinter)
          ? t('zpl.notAllowed', { printer: settings.networkPrinter })
          : undefined
      }
      onChange={(networkPrinter) => onChange({ networkPrinter })}
    />
  );
}
