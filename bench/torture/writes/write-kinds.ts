// All kinds of writes that are made while something is killed.
import { prepareBookings } from './bookings.ts';
import type { PrepareWrites } from './write-kind.ts';

export const writeKinds: readonly PrepareWrites[] = [prepareBookings];
