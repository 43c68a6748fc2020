// One scan that is to be booked, and what may happen to it. Pure: the store writes what these rules say, and nothing else.
//
// waiting → sending → booked, or refused: to be assigned by a person, who sends the same booking again or discards it.
// Whatever was not answered goes out again as it was, under the same key: the server books it once.
import type { NamedUnit } from '../../domain/shared/units.ts';

/** What a booking does, as its row says. */
export type BookingKind = 'remove' | 'reorder' | 'putAside' | 'count' | 'countLabel' | 'receive' | 'undo';

/** Without the key and the times, which are sent as headers and in `scannedAt`. */
export interface ScanRequest {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** Below the server's address. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What a row shows, also where nothing can be asked. */
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
  /** What was read, as a person would say it. */
  readonly code: string;
}

export interface RefusalReason {
  /** Of the catalogue; the app's own: UNKNOWN_CODE. */
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
  /** Of an undo: the booking it takes back, whose number is known once it is booked. */
  readonly undoes: string | null;
  readonly shown: ShownBooking;
  readonly state: BookingState;
  /** How often it went out; more than none: it may be booked although nobody answered. */
  readonly attempts: number;
  readonly refusal: RefusalReason | null;
  /** What the server answered. */
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
  /** What it was about, where the device did not know it; earlier versions of the app did not note it. */
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
      /** What it is about, where the device did not know it. */
      readonly article: RefusedArticle | null;
    }
  | { readonly type: 'assigned'; readonly request: ScanRequest; readonly shown: ShownBooking }
  /** By now it is known what it is about. */
  | { readonly type: 'named'; readonly shown: ShownBooking }
  | { readonly type: 'discarded'; readonly at: string };

/** As it comes into the queue, where it gets its place. */
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
  // What went out may be booked: it is taken back, not thrown away.
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

/** What goes out next for a practice: the oldest that waits, or went out and was not answered. */
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
const reversible: readonly BookingKind[] = ['remove', 'reorder', 'putAside'];

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

/** What an answer of the server cannot know yet: on its way, or booked after it was asked for. */
export const isAheadOf = ({ state, settledAt }: Booking, fetchedAt: string): boolean =>
  state === 'waiting' || state === 'sending' || (state === 'booked' && (settledAt ?? '') >= fetchedAt);
