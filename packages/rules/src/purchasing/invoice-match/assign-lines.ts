// Which position of the orders each line of the invoice means. Surer signs are looked at first, for all lines.
import { agreedAmount, readQuantity } from './amounts.ts';
import type { InvoicedLine, OrderedPosition, OrderToMatch } from './match-input.ts';
import type { LineMatchedBy } from './match-result.ts';
import { nameLikeness, normalizeNumber } from './normalize.ts';

export interface LineAssignment {
  readonly position: OrderedPosition;
  readonly matchedBy: LineMatchedBy;
}

/** A person's choice for a line; null takes it off every position. */
export type ManualAssignments = ReadonlyMap<number, number | null>;

type Sign = (line: InvoicedLine, position: OrderedPosition) => boolean;

const isSameNumber = (one: string | null, other: string | null): boolean =>
  normalizeNumber(one) !== '' && normalizeNumber(one) === normalizeNumber(other);

const likeEnough = 0.6;

const signs: readonly (readonly [LineMatchedBy, Sign])[] = [
  [
    'correction',
    (line, { correctedNumbers }) =>
      correctedNumbers.some((number) => isSameNumber(line.vendorNumber, number)),
  ],
  ['vendor-number', (line, { vendorNumber }) => isSameNumber(line.vendorNumber, vendorNumber)],
  ['gtin', (line, { gtin }) => isSameNumber(line.gtin, gtin)],
  [
    'manufacturer-number',
    (line, position) => isSameNumber(line.manufacturerNumber, position.manufacturerNumber),
  ],
  ['name', (line, { names }) => names.some((name) => nameLikeness(line.name, name) >= likeEnough)],
];

/** Positions that already have a line are taken again only by the same number, such as for a second batch. */
const takesAgain = (sign: LineMatchedBy): boolean => sign !== 'name' && sign !== 'price';

export function assignLines(
  lines: readonly InvoicedLine[],
  orders: readonly OrderToMatch[],
  manual: ManualAssignments = new Map(),
): ReadonlyMap<number, LineAssignment> {
  const positions = orders.flatMap((order) => order.positions);
  const assigned = new Map<number, LineAssignment>();
  for (const [index, positionId] of manual) {
    const position = positions.find(({ id }) => id === positionId);
    if (position) assigned.set(index, { position, matchedBy: 'correction' });
  }
  const isTaken = (position: OrderedPosition) =>
    [...assigned.values()].some((other) => other.position === position);
  const isOpen = (index: number) => !assigned.has(index) && !manual.has(index);

  for (const [matchedBy, fits] of signs) {
    lines.forEach((line, index) => {
      if (!isOpen(index)) return;
      const fitting = positions.filter(
        (position) => fits(line, position) && (takesAgain(matchedBy) || !isTaken(position)),
      );
      const free = fitting.filter((position) => !isTaken(position));
      const position = choosePosition(line, free.length > 0 ? free : fitting, orders);
      if (position) assigned.set(index, { position, matchedBy });
    });
  }
  lines.forEach((line, index) => {
    if (!isOpen(index)) return;
    const fitting = positions.filter((position) => !isTaken(position) && hasAgreedAmount(line, position));
    const [position, ...others] = fitting;
    if (position && others.length === 0) assigned.set(index, { position, matchedBy: 'price' });
  });
  return assigned;
}

/** Of several the one of the line's own order, then one of the same quantity, then the first. */
function choosePosition(
  line: InvoicedLine,
  fitting: readonly OrderedPosition[],
  orders: readonly OrderToMatch[],
): OrderedPosition | undefined {
  const named = orders.filter(({ numbers }) => numbers.some((number) => isSameNumber(number, line.order)));
  const ofOrder = fitting.filter(({ orderId }) => named.some(({ id }) => id === orderId));
  const candidates = ofOrder.length > 0 ? ofOrder : fitting;
  return candidates.find((position) => hasAgreedAmount(line, position)) ?? candidates[0];
}

function hasAgreedAmount(line: InvoicedLine, position: OrderedPosition): boolean {
  const quantity = readQuantity(line, position);
  return quantity !== null && quantity > 0 && agreedAmount(position, quantity) === line.netCents;
}
