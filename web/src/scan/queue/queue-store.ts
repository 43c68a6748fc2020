// The queue on the device. Each change is one transaction that reads before it writes: two tabs cannot both take a step.
import { asPromise, inTransaction } from '../lib/indexed-db.ts';
import { advance, type Booking, type BookingEvent, begin, type NewBooking } from './booking.ts';

export interface QueueStore {
  /** Safe on the device once it is answered. */
  readonly add: (booking: NewBooking, owner: Pick<Booking, 'key' | 'practice'>) => Promise<Booking>;
  /** The booking after the event; null: it is too late for it. */
  readonly advance: (key: string, event: BookingEvent) => Promise<Booking | null>;
  /** In the order of scanning. */
  readonly all: () => Promise<Booking[]>;
  /** Forgets what came to its end before then; what needs a person or the network is never forgotten. */
  readonly forgetSettledBefore: (time: string) => Promise<void>;
}

const bookingsStore = 'bookings';

export const createQueueStore = (database: IDBDatabase): QueueStore => ({
  add: (booking, owner) =>
    inTransaction(database, bookingsStore, 'readwrite', async (bookings) => {
      const begun = begin(booking, owner);
      const place = Number(await asPromise(bookings.add(begun)));
      return { ...begun, place };
    }),
  advance: (key, event) =>
    inTransaction(database, bookingsStore, 'readwrite', async (bookings) => {
      const booking: Booking | undefined = await asPromise(bookings.index('key').get(key));
      const next = booking === undefined ? null : advance(booking, event);
      if (next !== null) await asPromise(bookings.put(next));
      return next;
    }),
  all: () => inTransaction(database, bookingsStore, 'readonly', (bookings) => asPromise(bookings.getAll())),
  forgetSettledBefore: (time) =>
    inTransaction(database, bookingsStore, 'readwrite', async (bookings) => {
      const all: Booking[] = await asPromise(bookings.getAll());
      for (const { place, state, settledAt } of all)
        if ((state === 'booked' || state === 'discarded') && settledAt !== null && settledAt < time)
          await asPromise(bookings.delete(place));
    }),
});
