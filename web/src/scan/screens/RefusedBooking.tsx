// A booking that was refused: why, and what a person can make of it.
import { IconAlertSquareFilled, IconArrowsSplit2, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OtherCount, otherCountInRefusal } from '../../domain/inventory/index.ts';
import { CountQuestion } from '../counting/CountQuestion.tsx';
import { decidedCount } from '../counting/counts.ts';
import { earlierUse } from '../modes/used-label.ts';
import type { Booking } from '../queue/booking.ts';
import { useStation } from '../station/useStation.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { AssignSheet } from './AssignSheet.tsx';
import { BookingRow } from './BookingRow.tsx';
import classes from './RefusedBooking.module.css';
import { useRefusalText } from './useRefusalText.ts';

export function RefusedBooking({ booking, onCorrect }: { booking: Booking; onCorrect: () => void }) {
  const { t } = useTranslation('scanApp');
  const refusalText = useRefusalText();
  const [open, setOpen] = useState<'assign' | 'discard' | 'count' | null>(null);
  const close = () => setOpen(null);
  const theirs = countOfOthers(booking);
  return (
    <article className={classes.card}>
      <BookingRow booking={booking} />
      {booking.refusal && (
        <p className="bg-min-soft bdrs-12 flex fz-15 gap-10 p-10-12">
          <IconAlertSquareFilled size={20} aria-hidden className="c-min flex-none" />
          <span>
            <strong>{t('refusal.notBooked')}</strong> {refusalText(booking.refusal)}
          </span>
        </p>
      )}
      <div className="flex gap-10 mt-12">
        <Button onClick={() => setOpen('discard')}>{t('refusal.discard')}</Button>
        {booking.kind === 'remove' && (
          <Button kind="soft" icon={IconArrowsSplit2} onClick={() => setOpen('assign')}>
            {t(earlierUse(booking) ? 'refusal.decide' : 'refusal.assign')}
          </Button>
        )}
        {theirs && (
          <Button kind="soft" icon={IconArrowsSplit2} onClick={() => setOpen('count')}>
            {t('refusal.decide')}
          </Button>
        )}
        {booking.kind === 'receive' && (
          <Button kind="soft" icon={IconPencil} onClick={onCorrect}>
            {t('refusal.correct')}
          </Button>
        )}
      </div>
      {open === 'assign' && <AssignSheet booking={booking} onClose={close} />}
      {open === 'count' && theirs && <CountSheet booking={booking} theirs={theirs} onClose={close} />}
      {open === 'discard' && <DiscardSheet booking={booking} onClose={close} />}
    </article>
  );
}

/** Null: it was not refused for what somebody else counted. */
const countOfOthers = ({ kind, refusal }: Booking): OtherCount | null =>
  kind === 'count' && refusal?.code === 'COUNTED_MEANWHILE' ? otherCountInRefusal(refusal.params) : null;

interface CountSheetProps {
  booking: Booking;
  theirs: OtherCount;
  onClose: () => void;
}

function CountSheet({ booking, theirs, onClose }: CountSheetProps) {
  const station = useStation();
  const decide = (counted: number) => {
    onClose();
    const decision = decidedCount(booking, counted, theirs.counted);
    if (decision) void station.change(booking.key, { type: 'assigned', ...decision });
  };
  const keep = () => {
    onClose();
    void station.change(booking.key, { type: 'discarded', at: new Date().toISOString() });
  };
  return (
    <CountQuestion
      title={booking.shown.name}
      mine={booking.shown.amount}
      theirs={theirs}
      onKeep={keep}
      onUse={decide}
      onClose={onClose}
    />
  );
}

function DiscardSheet({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTranslation('scanApp');
  const station = useStation();
  const name = booking.shown.name || t('unknownName', { code: booking.shown.code });
  const discard = () => {
    onClose();
    void station.change(booking.key, { type: 'discarded', at: new Date().toISOString() });
  };
  return (
    <Sheet title={t('discard.title', { name })} onClose={onClose}>
      <p className="p-0-4-14">{t('discard.text')}</p>
      <div className="flex gap-10 mt-12">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="danger" onClick={discard}>
          {t('discard.do')}
        </Button>
      </div>
    </Sheet>
  );
}
