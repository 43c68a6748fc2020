// A scan to be booked, and its state transitions. Pure: the store writes exactly the result of these rules. States:
// waiting → sending → booked, or refused: to be assigned by a user, who sends the same booking again or discards it. An
// unanswered booking is sent again unchanged, under the same key: the server books it once.
import type { ProductCode } from '@praxora/barcode/product-code';
import type { NamedUnit } from '../../domain/shared/units.ts';

/** Effect of a booking, as shown in its row. */
export type BookingKind =
  | 'remove'
  | 'open'
  | 'reorder'
  | 'putAside'
  | 'count'
  | 'countLabel'
  | 'receive'
  | 'move'
  | 'assign'
  | 'undo';

/** Without the key and the times, which are sent as headers and in `scannedAt`. */
export interface ScanRequest {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** Below the server's address. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Content of a row, also available offline. */
export interface ShownBooking {
  readonly articleId: number | null;
  /** Empty: the code is known to nobody yet. */
  readonly name: string;
  readonly picture: string;
  readonly batchNumber: string;
  /** With its sign; in the counting unit, or order units where something is ordered. */
  readonly amount: number;
  /** Null: nobody knows yet what it is counted in. */
  readonly unit: NamedUnit | null;
  /** Scanned code in readable form. */
  readonly code: string;
  /** Of a code that no article has: what it names, to assign it to one. */
  readonly product?: ProductCode;
}

export interface RefusalReason {
  /** Code from the error catalogue, or the app's own UNKNOWN_CODE. */
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** The server's words, where the app has none of its own. */
  readonly message: string;
}

/** As the server names it with a refusal. */
export interface RefusedArticle {
  readonly id: number;
  readonly name: string;
}

export type BookingState = 'waiting' | 'sending' | 'booked' | 'refused' | 'discarded';

export interface Booking {
  /** Made once with the scan, and never anew. */
  readonly key: string;
  /** The practice it was scanned for; it is sent to no other. */
  readonly practice: string;
  /** The order of scanning. */
  readonly place: number;
  readonly kind: BookingKind;
  readonly scannedAt: string;
  /** Null: somebody has to say first what it is. */
  readonly request: ScanRequest | null;
  /** For an undo: the booking it reverses, whose number is known once it is booked. */
  readonly undoes: string | null;
  readonly shown: ShownBooking;
  readonly state: BookingState;
  /** How often it went out; more than none: it may be booked although nobody answered. */
  readonly attempts: number;
  readonly refusal: RefusalReason | null;
  /** Answer of the server. */
  readonly answer: BookingAnswer | null;
  /** When it came to its end. */
  readonly settledAt: string | null;
}

/** As far as anybody asks for it: how it is taken back, and what is left. */
export interface BookingAnswer {
  /** Null: it cannot be taken back from here. */
  readonly undo: ScanRequest | null;
  readonly stock: number | null;
  readonly entries: readonly {
    readonly stockId: number;
    readonly balance: number;
    readonly change?: number;
  }[];
  /** Article of the booking, where the device did not know it; not recorded by earlier versions of the app. */
  readonly articleId?: number | null;
}

export type NewBooking = Pick<Booking, 'kind' | 'scannedAt' | 'request' | 'undoes' | 'shown'> & {
  /** Known at once to need a person. */
  readonly refusal?: RefusalReason;
};

export type BookingEvent =
  | { readonly type: 'sent' }
  | { readonly type: 'unanswered' }
  | { readonly type: 'answered'; readonly answer: BookingAnswer; readonly at: string }
  | {
      readonly type: 'refused';
      readonly refusal: RefusalReason;
      readonly at: string;
      /** Article of the booking, where the device did not know it. */
      readonly article: RefusedArticle | null;
    }
  | {
      readonly type: 'assigned';
      readonly request: ScanRequest;
      readonly shown: ShownBooking;
      /** Left out: as it was. */
      readonly kind?: BookingKind;
    }
  /** The booking's article has become known. */
  | { readonly type: 'named'; readonly shown: ShownBooking }
  | { readonly type: 'discarded'; readonly at: string };

/** A new booking as added to the queue, which assigns its place. */
export const begin = (
  { refusal, ...scanned }: NewBooking,
  { key, practice }: Pick<Booking, 'key' | 'practice'>,
): Omit<Booking, 'place'> => ({
  ...scanned,
  key,
  practice,
  state: refusal ? 'refused' : 'waiting',
  attempts: 0,
  refusal: refusal ?? null,
  answer: null,
  settledAt: null,
});

/** From where an event leads on. Anything else is too late, or from another tab that was slower: it changes nothing. */
const expected: Readonly<Record<BookingEvent['type'], readonly BookingState[]>> = {
  sent: ['waiting', 'sending'],
  unanswered: ['sending'],
  answered: ['waiting', 'sending'],
  refused: ['waiting', 'sending'],
  assigned: ['refused'],
  named: ['waiting', 'sending', 'booked', 'refused', 'discarded'],
  // A booking that was sent may be booked: it is taken back, not discarded.
  discarded: ['waiting', 'refused'],
};

/** The booking after the event; null: the event means nothing to it any more. */
export function advance(booking: Booking, event: BookingEvent): Booking | null {
  if (!expected[event.type].includes(booking.state)) return null;
  switch (event.type) {
    case 'sent':
      return { ...booking, state: 'sending', attempts: booking.attempts + 1 };
    case 'unanswered':
      return { ...booking, state: 'waiting' };
    case 'answered':
      return { ...booking, state: 'booked', answer: event.answer, refusal: null, settledAt: event.at };
    case 'refused':
      return {
        ...booking,
        shown: namedBy(booking.shown, event.article),
        state: 'refused',
        refusal: event.refusal,
        settledAt: event.at,
      };
    case 'assigned':
      return {
        ...booking,
        kind: event.kind ?? booking.kind,
        request: event.request,
        shown: event.shown,
        state: 'waiting',
        refusal: null,
        settledAt: null,
      };
    case 'named':
      return { ...booking, shown: event.shown };
    case 'discarded':
      if (booking.state === 'waiting' && booking.attempts > 0) return null;
      return { ...booking, state: 'discarded', settledAt: event.at };
  }
}

const namedBy = (shown: ShownBooking, article: RefusedArticle | null): ShownBooking =>
  article === null || shown.articleId !== null
    ? shown
    : { ...shown, articleId: article.id, name: shown.name || article.name };

/** Next booking to send for a practice: the oldest that is waiting, or was sent and not answered. */
export function nextToSend(bookings: readonly Booking[], practice: string): Booking | null {
  const open = bookings.filter(
    ({ practice: own, state }) => own === practice && (state === 'waiting' || state === 'sending'),
  );
  return open.reduce<Booking | null>(
    (first, booking) => (first === null || booking.place < first.place ? booking : first),
    null,
  );
}

/** A device may take these back once they are booked, and nothing else. */
const reversible: readonly BookingKind[] = ['remove', 'open', 'reorder', 'putAside', 'move'];

export const isReversible = ({ kind }: Booking): boolean => reversible.includes(kind);

/** How a scan is taken back, by how far it has come. */
export type UndoWay = 'discard' | 'reverse' | 'none';

export function findUndoWay(booking: Booking, all: readonly Booking[]): UndoWay {
  if (booking.kind === 'undo' || booking.state === 'discarded') return 'none';
  const isTakenBack = all.some(({ undoes, state }) => undoes === booking.key && state !== 'discarded');
  if (isTakenBack) return 'none';
  // Many packs, counted one by one: too much to be gone with one tap. Who errs is asked before it is booked.
  if (booking.kind === 'receive') return 'none';
  if (booking.state === 'refused' || (booking.state === 'waiting' && booking.attempts === 0))
    return 'discard';
  if (booking.state === 'booked') return booking.answer?.undo ? 'reverse' : 'none';
  return isReversible(booking) ? 'reverse' : 'none';
}

/**
 * True for a booking that an answer of the server cannot include yet: on its way, or booked after the answer was
 * requested.
 */
export const isAheadOf = ({ state, settledAt }: Booking, fetchedAt: string): boolean =>
  state === 'waiting' || state === 'sending' || (state === 'booked' && (settledAt ?? '') >= fetchedAt);
