// The sheet below the camera: what was scanned last, and whether all of it was sent.
import {
  IconAlertSquareFilled,
  IconArrowsSplit2,
  IconClock,
  IconCloudCheck,
  IconCloudOff,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../queue/booking.ts';
import { isTakenBack, sortBookings } from '../station/own-bookings.ts';
import { practiceKey } from '../station/pairing.ts';
import { useSnapshot } from '../station/useStation.ts';
import { IconButton } from '../ui/Button.tsx';
import { BookingRow } from './BookingRow.tsx';
import classes from './RecentBookings.module.css';

const mostShown = 3;

interface RecentBookingsProps {
  onQueue: () => void;
  /** Called to let the user assign the booking to an article. */
  onAssign: (booking: Booking) => void;
}

export function RecentBookings({ onQueue, onAssign }: RecentBookingsProps) {
  const { t } = useTranslation('scanApp');
  const { bookings, pairing } = useSnapshot();
  const latest = bookings
    .filter(({ practice, kind }) => pairing !== null && practice === practiceKey(pairing) && kind !== 'undo')
    .slice(-mostShown)
    .reverse();
  return (
    <section className={classes.sheet} aria-label={t('recent.title')}>
      <div className="row spread gap-8">
        <h2 className="fz-17 fw-620 nowrap">{t('recent.title')}</h2>
        <QueueButton onQueue={onQueue} />
      </div>
      {latest.length === 0 ? (
        <p className="quiet p-4-0-14">{t('recent.empty')}</p>
      ) : (
        <ul className={classes.list}>
          {latest.map((booking) => (
            <li key={booking.key}>
              <BookingRow
                booking={booking}
                isTakenBack={isTakenBack(booking, bookings)}
                action={
                  booking.state === 'refused' && booking.kind === 'remove' ? (
                    <IconButton
                      icon={IconArrowsSplit2}
                      label={t('refusal.answerNamed', { name: booking.shown.name || booking.shown.code })}
                      onClick={() => onAssign(booking)}
                    />
                  ) : null
                }
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function QueueButton({ onQueue }: { onQueue: () => void }) {
  const { t } = useTranslation('scanApp');
  const snapshot = useSnapshot();
  const { refused, waiting } = sortBookings(snapshot);
  const [state, text, StateIcon] =
    refused.length > 0
      ? (['refused', t('queue.toAssign', { count: refused.length }), IconAlertSquareFilled] as const)
      : waiting.length > 0
        ? ([
            'waiting',
            t('queue.waiting', { count: waiting.length }),
            snapshot.offlineSince ? IconCloudOff : IconClock,
          ] as const)
        : (['sent', t('queue.allSent'), IconCloudCheck] as const);
  return (
    <button type="button" className={classes.queue} data-state={state} onClick={onQueue}>
      <StateIcon size={20} stroke={1.8} aria-hidden />
      {text}
    </button>
  );
}
