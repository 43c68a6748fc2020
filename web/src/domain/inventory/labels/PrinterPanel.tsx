// Panel for the selected printing method, and whether the roll has enough labels.
import { Button, Group, Stack } from '@mantine/core';
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconFileTypePdf,
  IconPrinter,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { findPrinter, lookForPrinters, type SeenPrinter, useDymoView } from './dymo-view.ts';
import classes from './Panels.module.css';
import { usePaperTexts } from './paper-texts.ts';
import { rollOfSku } from './roll-of-sku.ts';
import { SheetStart } from './SheetStart.tsx';
import type { LabelDeskState } from './useLabelDesk.ts';

export function PrinterPanel({ desk }: { desk: LabelDeskState }) {
  const { t } = useTranslation('labels');
  const { way } = desk.settings;
  return (
    <section className="panel p-16-18" aria-label={t('printer.label')}>
      <Group gap={12} wrap="nowrap">
        <span className="bg-primary-soft bdrs-11 c-primary grid flex-none h-40 place-center w-40" aria-hidden>
          {way === 'pdf' ? (
            <IconFileTypePdf size={22} stroke={1.6} />
          ) : (
            <IconPrinter size={22} stroke={1.6} />
          )}
        </span>
        <div className="rest lh-140">
          {way === 'dymo' ? <DymoWords desk={desk} /> : <OtherWords desk={desk} />}
        </div>
        <Link
          className="inline-row c-primary fz-note fw-560 mih-28 td-none hover-td-underline"
          to={pathTo('printerSettings')}
        >
          {t('printer.change')}
        </Link>
      </Group>
      {way === 'dymo' && <OnTheRoll desk={desk} />}
      {way === 'pdf' && <SheetStart desk={desk} />}
    </section>
  );
}

function DymoWords({ desk: { settings } }: { desk: LabelDeskState }) {
  const { t } = useTranslation('labels');
  const view = useDymoView();
  const printer = findPrinter(view, settings.dymoPrinter);
  return (
    <>
      <p className="fw-560 anywhere">{printer?.name ?? (settings.dymoPrinter || t('way.dymo'))}</p>
      {printer ? (
        <ConnectionWord printer={printer} />
      ) : (
        <Button
          variant="subtle"
          size="compact-sm"
          className="ms--8"
          loading={view.state === 'asking'}
          onClick={() => void lookForPrinters()}
        >
          {t('printer.look')}
        </Button>
      )}
    </>
  );
}

export function ConnectionWord({ printer: { isConnected } }: { printer: SeenPrinter }) {
  const { t } = useTranslation('labels');
  return (
    <span
      className={`${classes.state} inline-row gap-6 fz-note fw-560`}
      data-tone={isConnected ? 'ok' : 'warn'}
    >
      {isConnected ? (
        <IconCircleCheckFilled size={15} aria-hidden />
      ) : (
        <IconAlertTriangleFilled size={15} aria-hidden />
      )}
      {isConnected ? t('printer.connected') : t('printer.notConnected')}
    </span>
  );
}

function OtherWords({ desk: { settings } }: { desk: LabelDeskState }) {
  const { t } = useTranslation('labels');
  const { paperName, paperFacts } = usePaperTexts();
  const { way, paper, networkPrinter, dpi } = settings;
  return way === 'pdf' ? (
    <>
      <p className="fw-560 anywhere">{t('way.pdf')}</p>
      <p
        className={`${classes.facts} quiet fz-fact tabular`}
      >{`${paperName(paper)}: ${paperFacts(paper)}`}</p>
    </>
  ) : (
    <>
      <p className="fw-560 anywhere">{networkPrinter ?? t('way.zpl')}</p>
      <p className={`${classes.facts} quiet fz-fact tabular`}>
        {networkPrinter ? t('zpl.sent', { dpi }) : t('zpl.byHand', { dpi })}
      </p>
    </>
  );
}

/** A printer that knows its roll tells what is left of it. */
function OnTheRoll({ desk: { settings, total, isPrinted } }: { desk: LabelDeskState }) {
  const { t } = useTranslation('labels');
  const printer = findPrinter(useDymoView(), settings.dymoPrinter);
  const left = printer?.roll?.labelsRemaining ?? null;
  if (!printer?.roll || left === null) return null;
  const size = Math.max(left, rollOfSku(printer.roll.sku)?.size ?? left);
  const taken = isPrinted ? 0 : Math.min(total, left);
  const isShort = !isPrinted && total > left;
  const share = (labels: number) => `${size === 0 ? 0 : (labels / size) * 100}%`;
  return (
    <Stack gap={8} mt={14}>
      <p className="row spread gap-8 fz-note tabular">
        <span className={`${classes.facts} quiet fz-fact tabular`}>{t('onRoll.label')}</span>
        <b>{t('onRoll.left', { left: formatNumber(left, 0), size: formatNumber(size, 0) })}</b>
      </p>
      <div
        className={`${classes.track} bg-sunken bdrs-4 flex h-8 overflow-hidden`}
        data-tone={isShort ? 'warn' : undefined}
        aria-hidden
      >
        <span style={{ width: share(left - taken) }} />
        <span className={classes.taken} style={{ width: share(taken) }} />
      </div>
      {!isPrinted && (
        <p
          className={`${classes.facts} quiet fz-fact tabular`}
          data-tone={isShort ? 'warn' : undefined}
          role={isShort ? 'status' : undefined}
        >
          {isShort
            ? t('onRoll.short', { count: total - left, number: formatNumber(total - left, 0) })
            : t('onRoll.taken', { taken: formatNumber(taken, 0), left: formatNumber(left - taken, 0) })}
        </p>
      )}
    </Stack>
  );
}
