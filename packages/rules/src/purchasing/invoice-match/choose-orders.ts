// Which orders an invoice is about: by their numbers, then by delivery notes, then by the amount.
import type { OrderToMatch } from './match-input.ts';
import { normalizeNumber } from './normalize.ts';

export interface InvoiceReferences {
  /** Every number of the document that may be one of an order, also of single lines. */
  readonly orders: readonly string[];
  readonly deliveryNotes: readonly string[];
  readonly netCents: number | null;
  readonly grossCents: number | null;
}

export type OrdersMatchedBy = 'order-number' | 'delivery-note' | 'amount';

export interface OrdersChoice {
  readonly orderIds: readonly number[];
  readonly matchedBy: OrdersMatchedBy;
}

/** What an order is known by. */
export type OrderSigns = Pick<OrderToMatch, 'id' | 'numbers' | 'deliveryNotes' | 'netCents' | 'grossCents'>;

/** Inside of a sentence a number is found if it is this long, and so is its end: vendors leave out prefix and year. */
const shortestEnd = 5;

export function chooseOrders(
  references: InvoiceReferences,
  orders: readonly OrderSigns[],
): OrdersChoice | null {
  const byNumber = references.orders.flatMap((reference) => findByNumber(reference, orders));
  if (byNumber.length > 0) return choice(byNumber, 'order-number');
  const notes = new Set(references.deliveryNotes.map(normalizeNumber).filter((note) => note !== ''));
  const byNote = orders.filter(({ deliveryNotes }) =>
    deliveryNotes.some((note) => notes.has(normalizeNumber(note))),
  );
  if (byNote.length > 0) return choice(byNote, 'delivery-note');
  const byAmount = orders.filter(
    ({ netCents, grossCents }) => netCents === references.netCents || grossCents === references.grossCents,
  );
  // Two orders of one amount say nothing.
  return byAmount.length === 1 ? choice(byAmount, 'amount') : null;
}

function findByNumber(reference: string, orders: readonly OrderSigns[]): readonly OrderSigns[] {
  const wanted = normalizeNumber(reference);
  if (wanted === '') return [];
  const equal = orders.filter(({ numbers }) => numbers.some((number) => normalizeNumber(number) === wanted));
  if (equal.length > 0) return equal;
  const written = reference.toUpperCase();
  const named = orders.filter(({ numbers }) =>
    numbers.some((number) => number.length >= shortestEnd && written.includes(number.toUpperCase())),
  );
  if (named.length > 0) return named;
  const end = reference.replace(/\D/g, '');
  if (end.length < shortestEnd) return [];
  const ending = orders.filter(({ numbers }) =>
    numbers.some((number) => number.replace(/\D/g, '').endsWith(end)),
  );
  return ending.length === 1 ? ending : [];
}

const choice = (orders: readonly OrderSigns[], matchedBy: OrdersMatchedBy): OrdersChoice => ({
  orderIds: [...new Set(orders.map(({ id }) => id))].sort((one, other) => one - other),
  matchedBy,
});
