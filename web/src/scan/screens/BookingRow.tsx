// A booking as its lists show it: what, how it stands, how much and when.
import {
  IconAlertSquareFilled,
  IconArrowBackUp,
  IconCheck,
  IconClock,
  IconQuestionMark,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../domain/shared/units.ts';
import { ProductPicture } from '../../ui/marks/ProductPicture.tsx';
import type { Booking, BookingKind, BookingState } from '../queue/booking.ts';
import { timeText } from '../ui/times.ts';
import classes from './BookingRow.module.css';

const kinds = {
  remove: 'kind.remove',
  open: 'kind.open',
  reorder: 'kind.reorder',
  putAside: 'kind.putAside',
  count: 'kind.count',
  countLabel: 'kind.count',
  receive: 'kind.receive',
  move: 'kind.move',
  assign: 'kind.assign',
  undo: 'kind.undo',
} as const satisfies Record<BookingKind, string>;

const states = {
  waiting: { text: 'state.waiting', icon: IconClock },
  sending: { text: 'state.sending', icon: IconClock },
  booked: { text: 'state.booked', icon: IconCheck },
  refused: { text: 'state.refused', icon: IconAlertSquareFilled },
  discarded: { text: 'state.discarded', icon: IconArrowBackUp },
} as const satisfies Record<BookingState, unknown>;

/** A count says what is there, not what changed. */
const signed = ({ kind, shown }: Booking): string => {
  if (shown.unit === null) return '';
  const amount = Math.abs(shown.amount);
  if (kind === 'count') return `= ${amount}`;
  return `${shown.amount < 0 ? '−' : '+'}${amount}`;
};

interface BookingRowProps {
  booking: Booking;
  /** It was taken back. */
  isTakenBack?: boolean;
  action?: ReactNode;
}

export function BookingRow({ booking, isTakenBack = false, action }: BookingRowProps) {
  const { t } = useTranslation('scanApp');
  const { amountText } = useUnitTexts();
  const { shown, kind, state } = booking;
  const { text, icon: StateIcon } = states[isTakenBack ? 'discarded' : state];
  // An unknown label stands for whatever its article says.
  const amount = shown.unit && amountText(Math.abs(shown.amount), shown.unit);
  const facts = [t(kinds[kind]), amount, shown.batchNumber];
  return (
    <div className={`${classes.row} row gap-12 mih-64 p-8-0`} data-state={isTakenBack ? 'discarded' : state}>
      {shown.name === '' ? (
        <span className="row bg-min-soft bdrs-9 c-min flex-none h-44 justify-center w-44" aria-hidden>
          <IconQuestionMark size={26} stroke={2} />
        </span>
      ) : (
        <ProductPicture category={shown.picture} size={44} />
      )}
      <div className="rest">
        <p className={classes.name}>{shown.name || t('unknownName', { code: shown.code })}</p>
        <p className="ellipsis quiet fz-14 tabular">
          <StateIcon size={15} stroke={2} aria-hidden className={classes.sign} />
          <span className={classes.hidden}>{t(text)}. </span>
          {facts.filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex-none ta-right">
        <p className={`${classes.amount} fz-17 tabular fw-620`}>{signed(booking)}</p>
        <p className="ellipsis quiet fz-14 tabular">{timeText(booking.scannedAt)}</p>
      </div>
      {action}
    </div>
  );
}
