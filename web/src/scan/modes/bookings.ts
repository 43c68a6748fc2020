// Bookings as the modes make them. Pure: the moment is passed in.
import type { Catalogue } from '../catalogue/catalogue.ts';
import { addresses, asideAddress, putAddress, undoAddress } from '../lib/addresses.ts';
import type {
  Booking,
  BookingAnswer,
  NewBooking,
  RefusalReason,
  ScanRequest,
  ShownBooking,
} from '../queue/booking.ts';
import { entryMeant, type Target } from './intent.ts';

const shownOf = (target: Target, amount: number, code: string): ShownBooking => ({
  articleId: target.article.id,
  name: target.article.name,
  picture: target.article.picture,
  batchNumber: entryMeant(target)?.batchNumber ?? '',
  amount,
  unit: target.article.countingUnit,
  code,
});

const unknownShown = (code: string, amount: number): ShownBooking => ({
  articleId: null,
  name: '',
  picture: 'einweg',
  batchNumber: '',
  amount,
  unit: null,
  code,
});

/** What a removal was for, as the server takes it. */
export interface TreatmentOfRemoval {
  readonly reference: string;
  readonly udi: string;
  readonly serialNumber: string;
}

interface RemovalChoices {
  /** A person has decided to go on: the label may be used up. */
  readonly again?: boolean;
  /** Left out: the article did not ask. */
  readonly treatment?: TreatmentOfRemoval | undefined;
}

/** Takes out what a scan stands for, of the label's entry, the entry, or the article. */
export function removal(
  target: Target,
  code: string,
  scannedAt: string,
  { again = false, treatment }: RemovalChoices = {},
): NewBooking {
  const { article, entry, labelId } = target;
  const which =
    labelId !== null ? { labelId } : entry ? { stockId: entry.stockId } : { articleId: article.id };
  return {
    kind: 'remove',
    scannedAt,
    undoes: null,
    request: {
      method: 'POST',
      path: addresses.consumption,
      body: {
        ...which,
        scannedAt,
        ...(again && labelId !== null ? { again } : {}),
        ...(treatment && { treatment }),
      },
    },
    shown: shownOf(target, -article.consumptionPerScan, code),
  };
}

/** A package becomes an entry of its own, with the day until which it may be used from now on. */
export function opening(target: Target, code: string, scannedAt: string, note: string): NewBooking {
  const { article, labelId } = target;
  const stockId = entryMeant(target)?.stockId;
  return {
    kind: 'open',
    scannedAt,
    undoes: null,
    request: {
      method: 'POST',
      path: addresses.open,
      body: { ...(labelId !== null && target.entry ? { labelId } : { stockId }), scannedAt, note },
    },
    shown: shownOf(target, article.unitsPerOrderUnit, code),
  };
}

/** A label that the device does not know; the server says what it is, or refuses it. */
export const removalOfUnknownLabel = (labelId: string, scannedAt: string, again = false): NewBooking => ({
  kind: 'remove',
  scannedAt,
  undoes: null,
  request: {
    method: 'POST',
    path: addresses.consumption,
    body: { labelId, scannedAt, ...(again ? { again } : {}) },
  },
  shown: unknownShown(labelId, -1),
});

const unknownCode: RefusalReason = { code: 'UNKNOWN_CODE', params: {}, message: '' };

/** A code of no article: kept for a person, so that the pack is not forgotten. */
export const removalToAssign = (
  { code, product }: Pick<ShownBooking, 'code' | 'product'>,
  scannedAt: string,
): NewBooking => ({
  kind: 'remove',
  scannedAt,
  undoes: null,
  request: null,
  shown: { ...unknownShown(code, -1), ...(product && { product }) },
  refusal: unknownCode,
});

/** In order units: one pack to the re-order list. */
export const reorder = (target: Target, code: string, scannedAt: string): NewBooking => ({
  kind: 'reorder',
  scannedAt,
  undoes: null,
  request: {
    method: 'POST',
    path: addresses.reorder,
    body: { articleId: target.article.id, quantity: 1 },
  },
  shown: { ...shownOf(target, 1, code), batchNumber: '', unit: target.article.orderUnit },
});

export const putAside = (target: Target, code: string, scannedAt: string): NewBooking => ({
  ...reorder(target, code, scannedAt),
  kind: 'putAside',
  request: {
    method: 'POST',
    path: addresses.putAside,
    body: { articleId: target.article.id, quantity: 1 },
  },
});

export const toUndoBooking = (booking: Booking, scannedAt: string): NewBooking => ({
  kind: 'undo',
  scannedAt,
  undoes: booking.key,
  request: null,
  shown: { ...booking.shown, amount: -booking.shown.amount },
});

/** Row text of a booking whose code was unknown when it was scanned, once it can be resolved; null: nothing new. */
export function resolveName({ shown, answer, kind }: Booking, catalogue: Catalogue): ShownBooking | null {
  if (shown.name !== '') return null;
  const match = catalogue.byLabel(shown.code);
  const article = catalogue.byId(answer?.articleId ?? 0) ?? match?.article ?? null;
  if (article === null) return null;
  const stockIds = (answer?.entries ?? []).map(({ stockId }) => stockId);
  const entry = match?.entry ?? article.entries.find(({ stockId }) => stockIds.includes(stockId));
  const named = {
    ...shown,
    articleId: article.id,
    name: article.name,
    picture: article.picture,
    batchNumber: entry?.batchNumber ?? '',
  };
  if (kind !== 'remove' && kind !== 'undo') return named;
  const change = (answer?.entries ?? []).reduce((sum, one) => sum + (one.change ?? 0), 0);
  const sign = kind === 'undo' ? 1 : -1;
  return { ...named, amount: change || sign * article.consumptionPerScan, unit: article.countingUnit };
}

type Thing = Readonly<Record<string, unknown>>;

/** Part of an answer that is saved. */
export function readAnswer({ kind }: Booking, data: unknown): BookingAnswer {
  const answer = (typeof data === 'object' && data !== null ? data : {}) as Thing;
  const { stock, entries, articleId } = answer;
  return {
    undo: undoRequest(kind, answer),
    stock: typeof stock === 'number' ? stock : null,
    entries: Array.isArray(entries) ? entries : [],
    articleId: typeof articleId === 'number' ? articleId : null,
  };
}

function undoRequest(kind: Booking['kind'], { bookingId, putId, id }: Thing): ScanRequest | null {
  if (['remove', 'open', 'move'].includes(kind) && typeof bookingId === 'string')
    return { method: 'POST', path: undoAddress(bookingId), body: {} };
  if (kind === 'reorder' && typeof putId === 'number')
    return { method: 'DELETE', path: putAddress(putId), body: {} };
  if (kind === 'putAside' && typeof id === 'number')
    return { method: 'DELETE', path: asideAddress(id), body: {} };
  return null;
}
