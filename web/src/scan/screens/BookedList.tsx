// List of bookings, the latest first: each can be taken back from here.
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Booking, findUndoWay } from '../queue/booking.ts';
import { isTakenBack } from '../station/own-bookings.ts';
import { useSnapshot, useStation } from '../station/useStation.ts';
import { IconButton } from '../ui/Button.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { BookingRow } from './BookingRow.tsx';
import classes from './QueueScreen.module.css';

interface BookedListProps {
  bookings: readonly Booking[];
  onBack: () => void;
}

export function BookedList({ bookings, onBack }: BookedListProps) {
  const { t } = useTranslation('scanApp');
  const station = useStation();
  const { bookings: all } = useSnapshot();
  return (
    <div className={`${classes.screen} bg-sheet flex flex-column mih-screen`}>
      <TopBar title={t('booked.title')} onBack={onBack} />
      <main className={`${classes.main} column gap-18 rest-auto p-14-16`}>
        <ul className={classes.list}>
          {bookings.map((booking) => (
            <li key={booking.key}>
              <BookingRow
                booking={booking}
                isTakenBack={isTakenBack(booking, all)}
                action={
                  findUndoWay(booking, all) === 'none' ? null : (
                    <IconButton
                      icon={IconArrowBackUp}
                      label={t('booked.undo', { name: booking.shown.name || booking.shown.code })}
                      onClick={() => void station.undo(booking.key)}
                    />
                  )
                }
              />
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
