// All kinds of writes that are made while something is killed.
import { prepareBookings } from './bookings.ts';
import { prepareCounts } from './counts.ts';
import { prepareImports } from './imports.ts';
import { prepareApprovals, prepareCheckouts } from './orders.ts';
import { prepareOutsideReceipts, prepareReceipts } from './receipts.ts';
import { prepareScans } from './scans.ts';
import { prepareUploads } from './uploads.ts';
import type { PrepareWrites } from './write-kind.ts';

export const writeKinds: readonly PrepareWrites[] = [
  prepareBookings,
  prepareReceipts,
  prepareOutsideReceipts,
  prepareCheckouts,
  prepareScans,
  prepareCounts,
  prepareImports,
  prepareUploads,
  prepareApprovals,
];
