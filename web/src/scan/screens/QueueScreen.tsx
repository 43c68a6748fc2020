// List of scans: first those that need a person, then those waiting, then those booked, with an undo.
import { IconChevronRight, IconRefresh, IconScan } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../queue/booking.ts';
import { sortBookings } from '../station/own-bookings.ts';
import { useSnapshot, useStation } from '../station/useStation.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { timeText } from '../ui/times.ts';
import { BookedList } from './BookedList.tsx';
import { BookingRow } from './BookingRow.tsx';
import classes from './QueueScreen.module.css';
import { RefusedBooking } from './RefusedBooking.tsx';
import { StopBand } from './StopBand.tsx';

interface QueueScreenProps {
  onScan: () => void;
  /** A refused receipt is mended where it was counted. */
  onCorrect: (booking: Booking) => void;
}

export function QueueScreen({ onScan, onCorrect }: QueueScreenProps) {
  const { t } = useTranslation('scanApp');
  const station = useStation();
  const snapshot = useSnapshot();
  const { refused, waiting, settled, foreign } = sortBookings(snapshot);
  const [isListOpen, setIsListOpen] = useState(false);
  const isEmpty = refused.length + waiting.length + settled.length + foreign.length === 0;

  if (isListOpen) return <BookedList bookings={settled} onBack={() => setIsListOpen(false)} />;
  return (
    <div className={`${classes.screen} bg-sheet flex flex-column mih-screen`}>
      <TopBar title={t('queue.title')} onBack={onScan}>
        <span className="quiet pr-8">{snapshot.pairing?.device.name}</span>
      </TopBar>
      <main className={`${classes.main} column gap-18 rest-auto p-14-16`}>
        <StopBand />
        {refused.length > 0 && (
          <section aria-label={t('queue.assign')}>
            <Heading text={t('queue.assign')} count={refused.length} fact={t('queue.holdsNothing')} />
            {refused.map((booking) => (
              <RefusedBooking key={booking.key} booking={booking} onCorrect={() => onCorrect(booking)} />
            ))}
          </section>
        )}
        <Rows name={t('queue.waits')} fact={t('queue.safe')} bookings={waiting} />
        <Rows name={t('queue.foreign')} fact={t('queue.foreignText')} bookings={foreign} />
        {settled.length > 0 && <BookedLine bookings={settled} onOpen={() => setIsListOpen(true)} />}
        {isEmpty && <p className="quiet">{t('recent.empty')}</p>}
      </main>
      <footer className={classes.foot}>
        <span className="bd-strong bdrs-16">
          <IconButton icon={IconRefresh} label={t('queue.sendNow')} onClick={station.sendNow} />
        </span>
        <Button kind="filled" icon={IconScan} onClick={onScan}>
          {t('result.next')}
        </Button>
      </footer>
    </div>
  );
}

function Heading({ text, count, fact }: { text: string; count: number; fact: string }) {
  return (
    <div className={classes.heading}>
      <h2 className="fz-18 fw-620">
        {text} <span className="quiet fw-500">{count}</span>
      </h2>
      <span className="quiet fz-15">{fact}</span>
    </div>
  );
}

function Rows({ name, fact, bookings }: { name: string; fact: string; bookings: readonly Booking[] }) {
  if (bookings.length === 0) return null;
  return (
    <section aria-label={name}>
      <Heading text={name} count={bookings.length} fact={fact} />
      <ul className={classes.list}>
        {bookings.map((booking) => (
          <li key={booking.key}>
            <BookingRow booking={booking} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BookedLine({ bookings, onOpen }: { bookings: readonly Booking[]; onOpen: () => void }) {
  const { t } = useTranslation('scanApp');
  const [latest] = bookings;
  const count = bookings.filter(({ state, kind }) => state === 'booked' && kind !== 'undo').length;
  return (
    <button type="button" className={classes.booked} onClick={onOpen}>
      <strong>{t('queue.booked', { count })}</strong>
      <span className="quiet fz-15">{latest && t('queue.latest', { time: timeText(latest.scannedAt) })}</span>
      <IconChevronRight size={22} aria-hidden />
    </button>
  );
}
