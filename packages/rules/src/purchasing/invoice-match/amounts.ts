// Exact arithmetic of quantities that may be fractions: they are counted in thousandths of a piece.
import type { Decimal } from '../../shared/exact-decimal.ts';
import type { InvoicedLine, OrderedPosition } from './match-input.ts';

const perPiece = 1000;
/** No line charges more; larger numbers are no quantity. */
const mostThousandths = 10 ** 12;

export const thousandthsPerPack = ({ piecesPerPack }: OrderedPosition): number => perPiece * piecesPerPack;

/** Rounded half up; null for a number that is no quantity. */
function toThousandths({ units, scale }: Decimal): number | null {
  const divisor = 10n ** BigInt(scale);
  const absolute = units < 0n ? -units : units;
  const value = Number((absolute * BigInt(perPiece) * 2n + divisor) / (divisor * 2n));
  return value > mostThousandths ? null : units < 0n ? -value : value;
}

/** `cents × part ÷ whole`, rounded half up, halves of negative amounts down. */
function takeProportion(cents: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const over = BigInt(cents) * BigInt(part);
  const under = BigInt(whole);
  const absolute = over < 0n ? -over : over;
  const rounded = Number((absolute * 2n + under) / (under * 2n));
  return over < 0n ? -rounded : rounded;
}

/** What the position costs by the order for this many thousandths of a piece, own discount included. */
export const agreedAmount = (position: OrderedPosition, thousandths: number): number =>
  takeProportion(position.netCents, thousandths, position.quantity * thousandthsPerPack(position));

/** The same at the price before the own discount. */
export const undiscountedAmount = (position: OrderedPosition, thousandths: number): number =>
  takeProportion(position.unitPriceCents, thousandths, thousandthsPerPack(position));

/**
 * The line's quantity in thousandths of a piece. It may be counted in packs or in pieces, whatever unit it names: the reading
 * whose amount lies nearer to the agreed one holds, and packs where both are equally near.
 */
export function readQuantity({ quantity, netCents }: InvoicedLine, position: OrderedPosition): number | null {
  const pieces = quantity === null ? null : toThousandths(quantity);
  if (pieces === null) return null;
  const packs = pieces * position.piecesPerPack;
  if (netCents === null || pieces === packs) return packs;
  const distance = (thousandths: number) => Math.abs(netCents - agreedAmount(position, thousandths));
  return distance(pieces) < distance(packs) ? pieces : packs;
}
