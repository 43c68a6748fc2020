// A count of a storage as the device sees it: what the server knows, and what this device has counted on top of it. Pure.
import type { Stocktaking } from '@praxora/contract/inventory/stocktaking.calls';
import type { NamedUnit } from '../../domain/shared/units.ts';
import { countAddress, countedLabelsAddress, stocktakingAddress } from '../lib/addresses.ts';
import { type Booking, type BookingEvent, isAheadOf, type NewBooking } from '../queue/booking.ts';
import type { Saved } from '../station/saved.ts';

export type CountLine = Stocktaking['lines'][number];

export interface Counted {
  readonly line: CountLine;
  /** Null: not counted yet. */
  readonly counted: number | null;
  /** Labels scanned; each counts once. */
  readonly labelIds: ReadonlySet<string>;
}

export const isOfCount = ({ request }: Booking, stocktakingId: number): boolean =>
  request?.path.startsWith(`${stocktakingAddress(stocktakingId)}/`) === true;

/** In the order of scanning: a label adds what it stands for, a typed amount is all there is. */
export function countsNow({ data, fetchedAt }: Saved<Stocktaking>, bookings: readonly Booking[]): Counted[] {
  const ahead = bookings.filter((one) => isOfCount(one, data.id) && isAheadOf(one, fetchedAt));
  return data.lines.map((line) => {
    const begun: Counted = { line, counted: line.counted, labelIds: new Set(line.countedLabelIds) };
    return ahead.reduce(withBooking, begun);
  });
}

function withBooking(before: Counted, { request }: Booking): Counted {
  const { line, counted, labelIds } = before;
  const labelId = request?.body.labelId;
  if (typeof labelId === 'string' && line.labelIds.includes(labelId) && !labelIds.has(labelId))
    return {
      line,
      counted: (counted ?? 0) + line.unitsPerLabel,
      labelIds: new Set([...labelIds, labelId]),
    };
  if (request?.path.endsWith(`/entries/${line.stockId}`) && typeof request.body.counted === 'number')
    return { ...before, counted: request.body.counted };
  return before;
}

/** Decision of a person about a count refused because somebody else had counted: it is sent again with that count. */
export function decidedCount(
  { request, shown }: Booking,
  counted: number,
  over: number,
): Pick<Extract<BookingEvent, { type: 'assigned' }>, 'request' | 'shown'> | null {
  if (request === null) return null;
  return {
    request: { ...request, body: { ...request.body, counted, over } },
    shown: { ...shown, amount: counted },
  };
}

/** Sent also where the device does not know the label: the server may. */
export const labelBooking = (
  stocktakingId: number,
  labelId: string,
  line: CountLine | null,
  unit: NamedUnit | null,
  scannedAt: string,
): NewBooking => ({
  kind: 'countLabel',
  scannedAt,
  undoes: null,
  request: { method: 'POST', path: countedLabelsAddress(stocktakingId), body: { labelId, scannedAt } },
  shown: {
    articleId: line?.articleId ?? null,
    name: line?.articleName ?? '',
    picture: line?.picture ?? 'einweg',
    batchNumber: line?.batchNumber ?? '',
    amount: line?.unitsPerLabel ?? 1,
    unit: line ? (unit ?? line.unit) : null,
    code: labelId,
  },
});

export const amountBooking = (
  stocktakingId: number,
  line: CountLine,
  unit: NamedUnit | null,
  counted: number,
  scannedAt: string,
  /** Count by somebody else that the user has seen. */
  over?: number,
): NewBooking => ({
  kind: 'count',
  scannedAt,
  undoes: null,
  request: {
    method: 'PUT',
    path: countAddress(stocktakingId, line.stockId),
    body: { counted, scannedAt, ...(over === undefined ? {} : { over }) },
  },
  shown: {
    articleId: line.articleId,
    name: line.articleName,
    picture: line.picture,
    batchNumber: line.batchNumber,
    amount: counted,
    unit: unit ?? line.unit,
    code: line.batchNumber,
  },
});
