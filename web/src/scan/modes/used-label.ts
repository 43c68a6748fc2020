// A scan of a label that is used up: the server names its last use, and a person decides what this scan was. Pure.
import { undoUseAddress } from '../lib/addresses.ts';
import type { Booking, BookingEvent, BookingKind, ScanRequest, ShownBooking } from '../queue/booking.ts';

export interface EarlierUse {
  readonly bookingId: string;
  readonly labelId: string;
}

/** Null: the booking was not refused for a used label. */
export function earlierUse({ kind, refusal, request }: Booking): EarlierUse | null {
  const bookingId = refusal?.params.bookingId;
  const labelId = request?.body.labelId;
  const isUsed = kind === 'remove' && refusal?.code === 'LABEL_USED';
  return isUsed && typeof bookingId === 'string' && typeof labelId === 'string'
    ? { bookingId, labelId }
    : null;
}

type Assignment = Extract<BookingEvent, { type: 'assigned' }>;
const assignment = (request: ScanRequest, shown: ShownBooking, kind: BookingKind): Assignment => ({
  type: 'assigned',
  request,
  shown,
  kind,
});

/** Goes out again under its own key, as a decision of a person. */
export const removeAllTheSame = ({ request, shown, kind }: Booking): Assignment | null =>
  request && assignment({ ...request, body: { ...request.body, again: true } }, shown, kind);

/** The scan becomes the undo of the earlier use: its package is still there. */
export const takeEarlierBack = ({ shown }: Booking, { bookingId, labelId }: EarlierUse): Assignment =>
  assignment(
    { method: 'POST', path: undoUseAddress(bookingId, labelId), body: {} },
    { ...shown, amount: -shown.amount },
    'undo',
  );
