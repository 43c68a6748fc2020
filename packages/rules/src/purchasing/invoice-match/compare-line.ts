// One line of an invoice against its position: what it may charge, and why it charges more.
import { agreedAmount, readQuantity, thousandthsPerPack, undiscountedAmount } from './amounts.ts';
import type { LineAssignment } from './assign-lines.ts';
import type { InvoicedLine, MatchTolerance, OrderedPosition } from './match-input.ts';
import type { MatchDifference, MatchRow } from './match-result.ts';

/** Thousandths of a piece that earlier lines of this invoice charged for each position. */
export type ChargedBefore = Map<number, number>;

export function compareLine(
  line: InvoicedLine,
  lineIndex: number,
  { position, matchedBy }: LineAssignment,
  before: ChargedBefore,
  tolerance: MatchTolerance,
): MatchRow {
  const pack = thousandthsPerPack(position);
  const quantity = readQuantity(line, position);
  const row = { lineIndex, positionId: position.id, matchedBy, invoicedCents: line.netCents };
  if (quantity === null || line.netCents === null) {
    return { ...row, invoicedQuantity: null, agreedCents: null, differences: [] };
  }
  const earlier = position.invoicedQuantity * pack + (before.get(position.id) ?? 0);
  before.set(position.id, (before.get(position.id) ?? 0) + quantity);
  return {
    ...row,
    invoicedQuantity: quantity / pack,
    agreedCents: agreedAmount(position, quantity),
    differences: [
      ...compareQuantity(position, quantity, earlier),
      ...comparePrice(position, quantity, line.netCents, tolerance),
      ...compareRate(position, line),
    ],
  };
}

/** What goes beyond the order is one kind, what was ordered and did not arrive another. */
function compareQuantity(position: OrderedPosition, quantity: number, earlier: number): MatchDifference[] {
  const pack = thousandthsPerPack(position);
  const received = position.received * pack;
  const wanted = Math.max(position.quantity * pack, received);
  const beyondOrder = limit(earlier + quantity - wanted, quantity);
  const missing = limit(earlier + quantity - beyondOrder - received, quantity - beyondOrder);
  const billable = quantity - beyondOrder - missing;
  const upToOrder = agreedAmount(position, billable + missing);
  return [
    ...toDifference('NOT_DELIVERED', missing / pack, upToOrder - agreedAmount(position, billable)),
    ...toDifference('QUANTITY', beyondOrder / pack, agreedAmount(position, quantity) - upToOrder),
  ];
}

const limit = (value: number, most: number): number => Math.max(0, Math.min(value, most));

const toDifference = (kind: MatchDifference['kind'], quantity: number, cents: number): MatchDifference[] =>
  quantity > 0 ? [{ kind, quantity, cents }] : [];

function comparePrice(
  position: OrderedPosition,
  quantity: number,
  netCents: number,
  { lineCents }: MatchTolerance,
): MatchDifference[] {
  const cents = netCents - agreedAmount(position, quantity);
  if (Math.abs(cents) <= lineCents) return [];
  if (cents < 0) return [{ kind: 'PRICE_LOWER', quantity: null, cents }];
  const isUndiscounted =
    position.discountCents > 0 && Math.abs(netCents - undiscountedAmount(position, quantity)) <= lineCents;
  return [{ kind: isUndiscounted ? 'DISCOUNT_MISSING' : 'PRICE_HIGHER', quantity: null, cents }];
}

const compareRate = (position: OrderedPosition, { vatPercent }: InvoicedLine): MatchDifference[] =>
  vatPercent === null || vatPercent === position.vatPercent
    ? []
    : [{ kind: 'VAT_RATE', quantity: null, cents: 0 }];

/** A credit note gives back what was returned; one without a return corrects a price and is taken as it is. */
export function compareCredit(
  line: InvoicedLine,
  lineIndex: number,
  { position, matchedBy }: LineAssignment,
  { lineCents }: MatchTolerance,
): MatchRow {
  const pack = thousandthsPerPack(position);
  const quantity = readQuantity({ ...line, netCents: absolute(line.netCents) }, position);
  const row = { lineIndex, positionId: position.id, matchedBy, invoicedCents: line.netCents };
  if (quantity === null || line.netCents === null) {
    return { ...row, invoicedQuantity: null, agreedCents: null, differences: [] };
  }
  const returned = Math.max(0, position.returned - position.creditedQuantity) * pack;
  const agreedCents = agreedAmount(position, Math.min(Math.abs(quantity), returned));
  const cents = agreedCents - Math.abs(line.netCents);
  const isTooLow = returned > 0 && cents > lineCents;
  return {
    ...row,
    invoicedQuantity: quantity / pack,
    agreedCents,
    differences: isTooLow ? [{ kind: 'CREDIT_TOO_LOW', quantity: null, cents }] : [],
  };
}

const absolute = (cents: number | null): number | null => (cents === null ? null : Math.abs(cents));
