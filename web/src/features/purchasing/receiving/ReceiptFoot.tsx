// How far the order is with this receipt, what falls due, and the booking itself.
import { Button, Switch } from '@mantine/core';
import { IconAlertSquareFilled, IconPackageImport, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFeatures } from '../../../domain/account/index.ts';
import { setPrintsAtOnce, usePrintsAtOnce } from '../../../domain/inventory/index.ts';
import type { Progress } from '../../../domain/purchasing/index.ts';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { FootBar } from '../../../ui/page/FootBar.tsx';
import { noneReceived } from './failures.ts';
import classes from './ReceiptFoot.module.css';

/** Why nothing was booked. */
function Failure({ error }: { error: unknown }) {
  if (error === null) return null;
  return (
    <div className="row gap-8 items-top bg-min-soft bdrs-10 c-min fz-row p-8-12 w-full" role="alert">
      <IconAlertSquareFilled className="flex-none mt-2" size={17} aria-hidden />
      <div>
        <ApiErrorMessage error={error} />
      </div>
    </div>
  );
}

interface ReceiptFootProps {
  /** Null: nothing was ordered. */
  progress: Progress | null;
  /** Order units that came. */
  units: number;
  labels: number;
  isBusy: boolean;
  /** Why nothing was booked: it stands where it is seen, however long the list is. */
  failure: unknown;
  onCancel: () => void;
  onBook: () => void;
}

export function ReceiptFoot({
  progress,
  units,
  labels,
  isBusy,
  failure,
  onCancel,
  onBook,
}: ReceiptFootProps) {
  const { t } = useTranslation(['receiving', 'common']);
  const action =
    units === 0 || progress === null ? 'foot.book' : progress.open > 0 ? 'foot.bookPart' : 'foot.bookAll';
  return (
    <FootBar
      note={
        <div className={`${classes.note} wrap gap-8-24 items-center flex-1`}>
          <Failure error={failure === noneReceived && units > 0 ? null : failure} />
          {progress ? (
            <ProgressBar progress={progress} />
          ) : (
            units > 0 && <span className="c-ink fw-600">{t('foot.units', { count: units })}</span>
          )}
          {labels > 0 && <LabelsNote labels={labels} canPrint={progress !== null} />}
        </div>
      }
    >
      {units > 0 && (
        <Button variant="default" size="md" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      )}
      <Button
        data-book
        size="md"
        loading={isBusy}
        leftSection={<IconPackageImport size={19} stroke={1.7} aria-hidden />}
        onClick={onBook}
      >
        {t(action)}
      </Button>
    </FootBar>
  );
}

/** How many labels fall due; of an order's goods they can be printed without asking. */
function LabelsNote({ labels, canPrint }: { labels: number; canPrint: boolean }) {
  const { t } = useTranslation('receiving');
  const isOn = useFeatures().data?.activateLabelPrinting;
  const isAtOnce = usePrintsAtOnce();
  if (isOn === false) return null;
  return (
    <span className="wrap gap-6-18 items-center c-ink phone-fz-fact">
      <span role="status" className="inline-row gap-7 nowrap">
        <IconPrinter className="quiet flex-none" size={17} stroke={1.6} aria-hidden />
        {t('foot.labels', { count: labels, number: formatNumber(labels, 0) })}
      </span>
      {isOn && canPrint && (
        <Switch
          size="xs"
          label={t('foot.atOnce')}
          checked={isAtOnce}
          onChange={({ currentTarget: { checked } }) => setPrintsAtOnce(checked)}
        />
      )}
    </span>
  );
}

function ProgressBar({ progress: { ordered, before, open } }: { progress: Progress }) {
  const { t } = useTranslation('receiving');
  // Too much of one position is none of another.
  const reached = ordered - open;
  const share = (units: number) => `${ordered === 0 ? 0 : Math.min(100, (units / ordered) * 100)}%`;
  const text = t('foot.progress', {
    units: formatNumber(reached, 0),
    ordered: formatNumber(ordered, 0),
  });
  return (
    <div className={classes.progress}>
      <p className="phone-flex-wrap phone-gap-0-10 flex fz-fact tabular gap-12 spread">
        <b className="c-ink fw-600">{text}</b>
        {open > 0 && <span>{t('foot.open', { count: open, number: formatNumber(open, 0) })}</span>}
      </p>
      <div className="bg-line bdrs-4 h-7 mt-6 overflow-hidden relative" aria-hidden>
        <span className={classes.whole} style={{ width: share(reached) }} />
        <span className={classes.before} style={{ width: share(before) }} />
      </div>
    </div>
  );
}
