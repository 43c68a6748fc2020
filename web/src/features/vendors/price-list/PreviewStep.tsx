// Preview of the list: how many prices are taken over, and only the lines that need correction.
import { Button } from '@mantine/core';
import type { PriceList } from '@praxora/contract/vendors/price-lists.calls';
import {
  IconAlertSquareFilled,
  IconAlertTriangleFilled,
  IconCheck,
  IconCircleCheckFilled,
  IconHelpCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { formatNumber } from '../../../lib/format.ts';
import marks from '../../../ui/marks/ToneMark.module.css';
import classes from './PriceListPanel.module.css';
import { WrongLines } from './WrongLines.tsx';

/** Action on the prices by the form beside the panel. */
export interface TakeOver {
  readonly action: (numbers: { count: number; number: string }) => string;
  /** Under the button, once nothing is open. */
  readonly note: string;
  /** Text after it is done; null: not done. */
  readonly done: (numbers: { count: number; number: string }) => string | null;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onTake: (list: PriceList) => void;
  /** The list changed, or went. */
  readonly onReset: () => void;
}

interface PreviewStepProps {
  list: PriceList;
  takeOver: TakeOver;
  onBack: () => void;
}

export function PreviewStep({ list, takeOver, onBack }: PreviewStepProps) {
  const { t } = useTranslation('priceList');
  const { ready, wrong, unmatched, repeated, leftOut } = list.counts;
  return (
    <>
      <div className={`${classes.body} p-16-18`}>
        <Share numbers={{ ready, away: unmatched + repeated + leftOut, wrong }} />
        <dl className="m-8-0-4">
          <Count
            tone="ok"
            icon={<IconCircleCheckFilled size={15} aria-hidden />}
            name={t('count.ready')}
            count={ready}
          />
          <Count
            icon={<IconHelpCircle size={15} aria-hidden />}
            name={t('count.unmatched')}
            note={t('count.stayAway')}
            count={unmatched}
          />
          {repeated > 0 && (
            <Count
              tone="warn"
              icon={<IconAlertTriangleFilled size={15} aria-hidden />}
              name={t('count.repeated')}
              note={t('count.once')}
              count={repeated}
            />
          )}
          {leftOut > 0 && (
            <Count
              icon={<IconHelpCircle size={15} aria-hidden />}
              name={t('count.leftOut')}
              note={t('count.stayAway')}
              count={leftOut}
            />
          )}
          <Count
            tone={wrong > 0 ? 'min' : undefined}
            icon={<IconAlertSquareFilled size={15} aria-hidden />}
            name={t('count.wrong')}
            count={wrong}
          />
        </dl>
        <Button variant="subtle" size="compact-sm" onClick={onBack}>
          {t('columns.change')}
        </Button>
      </div>
      <WrongLines list={list} onChange={takeOver.onReset} />
      <TakeOverFoot list={list} takeOver={takeOver} />
    </>
  );
}

function Share({ numbers }: { numbers: Readonly<Record<'ready' | 'away' | 'wrong', number>> }) {
  return (
    <div className={`${classes.share} flex gap-3 h-8`} aria-hidden>
      {Object.entries(numbers).map(
        ([kind, number]) =>
          number > 0 && (
            <span
              className="bg-primary bdrs-3 miw-8"
              key={kind}
              data-kind={kind}
              style={{ flexGrow: number }}
            />
          ),
      )}
    </div>
  );
}

interface CountProps {
  tone?: 'ok' | 'warn' | 'min' | undefined;
  icon: ReactNode;
  name: string;
  note?: string;
  count: number;
}

function Count({ tone, icon, name, note, count }: CountProps) {
  return (
    <div className={`${classes.count} row spread gap-8 fz-note mih-34 line-between`}>
      <dt>
        <span className={marks.mark} data-tone={tone}>
          {icon}
        </span>
        {name}
      </dt>
      <dd className="px-num">
        {note && count > 0 && <span>{note}</span>}
        <b>{formatNumber(count, 0)}</b>
      </dd>
    </div>
  );
}

function TakeOverFoot({ list, takeOver }: Omit<PreviewStepProps, 'onBack'>) {
  const { t } = useTranslation('priceList');
  const { ready, wrong } = list.counts;
  const numbers = { count: ready, number: formatNumber(ready, 0) };
  const done = takeOver.done(numbers);
  if (done !== null) {
    return (
      <div className="column gap-9 items-center line-top p-14-18-18" role="status">
        <span className={marks.mark} data-tone="ok">
          <IconCircleCheckFilled size={16} aria-hidden />
          {done}
        </span>
        <Button variant="subtle" size="compact-sm" onClick={takeOver.onReset}>
          {t('notYet')}
        </Button>
      </div>
    );
  }
  return (
    <div className="column gap-9 items-center line-top p-14-18-18">
      <Button
        fullWidth
        disabled={wrong > 0 || ready === 0}
        loading={takeOver.isBusy}
        leftSection={<IconCheck size={16} aria-hidden />}
        onClick={() => takeOver.onTake(list)}
      >
        {takeOver.action(numbers)}
      </Button>
      {takeOver.error !== null && (
        <div className="c-min fz-note" role="alert">
          <ApiErrorMessage error={takeOver.error} />
        </div>
      )}
      <p className={`${classes.hint} quiet fz-caption lh-145 ta-center`}>
        {wrong > 0
          ? t('allOrNothing', { count: wrong, number: formatNumber(wrong, 0) })
          : ready === 0
            ? t('nothingLeft')
            : takeOver.note}
      </p>
    </div>
  );
}
