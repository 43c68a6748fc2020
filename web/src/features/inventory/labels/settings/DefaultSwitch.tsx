import { Switch } from '@mantine/core';
import { labelCalls } from '@praxora/contract/inventory/labels.calls';
import type { PrintingDefaults } from '@praxora/contract/inventory/printing';
import { useTranslation } from 'react-i18next';
import { printingDefaultsKey, usePrintingDefaults } from '../../../../domain/inventory/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { useChange } from '../../../../ui/change/useChange.ts';
import classes from './PrinterSettings.module.css';

const isSame = (one: PrintingDefaults, other: PrintingDefaults): boolean =>
  (Object.keys(one) as (keyof PrintingDefaults)[]).every((key) => one[key] === other[key]);

/** On while the practice starts with just what is chosen here. */
export function DefaultSwitch({ settings }: { settings: PrintingDefaults }) {
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
