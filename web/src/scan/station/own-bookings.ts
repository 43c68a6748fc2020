// The bookings of the paired practice, by what is to be done with them.
import type { Booking } from '../queue/booking.ts';
import { practiceKey } from './pairing.ts';
import type { Snapshot } from './snapshot.ts';

export interface OwnBookings {
  readonly refused: readonly Booking[];
  /** In the order of scanning. */
  readonly waiting: readonly Booking[];
  /** The latest first; what was taken back is among them. */
  readonly settled: readonly Booking[];
  /** Scanned for another practice: shown, and not sent. */
  readonly foreign: readonly Booking[];
}

export function sortBookings({ bookings, pairing }: Pick<Snapshot, 'bookings' | 'pairing'>): OwnBookings {
  const practice = pairing === null ? null : practiceKey(pairing);
  const own = bookings.filter((booking) => booking.practice === practice);
  const isOpen = ({ state }: Booking) => state === 'waiting' || state === 'sending';
  return {
    refused: own.filter(({ state }) => state === 'refused'),
    waiting: own.filter(isOpen),
    settled: own.filter(({ state }) => state === 'booked' || state === 'discarded').reverse(),
    foreign: bookings.filter(
      (booking) => booking.practice !== practice && (isOpen(booking) || booking.state === 'refused'),
    ),
  };
}

export const isTakenBack = ({ key }: Booking, all: readonly Booking[]): boolean =>
  all.some(({ undoes, state }) => undoes === key && state !== 'discarded' && state !== 'refused');
