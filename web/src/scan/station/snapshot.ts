// State of the device at one moment, as seen by the screens.
import { type Catalogue, emptyCatalogue, toCatalogue } from '../catalogue/catalogue.ts';
import type { Booking } from '../queue/booking.ts';
import type { Stop } from '../queue/outcome.ts';
import type { Pairing } from './pairing.ts';

export interface Snapshot {
  readonly pairing: Pairing | null;
  /** In the order of scanning, of all practices. */
  readonly bookings: readonly Booking[];
  readonly catalogue: Catalogue;
  /** Null: the server can be reached. */
  readonly offlineSince: string | null;
  /** Reason why the server no longer accepts anything from this device; null if it does. */
  readonly stop: Stop | null;
}

export const emptySnapshot: Snapshot = {
  pairing: null,
  bookings: [],
  catalogue: toCatalogue(emptyCatalogue),
  offlineSince: null,
  stop: null,
};
