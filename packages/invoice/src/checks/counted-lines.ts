// The lines whose amounts make up an invoice: parts and mere information are not counted beside the line they belong to.
import { Decimal } from '../decimal.ts';
import type { Invoice, InvoiceLine } from '../model.ts';

export function countedLines({ lines }: Invoice): readonly InvoiceLine[] {
  const topLevel = lines.filter(({ parentId }) => parentId === null);
  return topLevel
    .flatMap((line) => (isGroupWithoutAmount(line) ? partsWithAmount(lines, line) : line))
    .filter(({ status }) => status !== 'INFORMATION');
}

const isGroupWithoutAmount = ({ status, netAmount }: InvoiceLine): boolean =>
  status === 'GROUP' && netAmount === null;

/** Parts of a group one level below it; deeper groups have amounts in every file that was seen. */
const partsWithAmount = (lines: readonly InvoiceLine[], group: InvoiceLine): readonly InvoiceLine[] =>
  lines.filter(({ parentId, netAmount }) => parentId !== null && parentId === group.id && netAmount !== null);

/** Null if one of the amounts is unknown: a sum without it would be wrong. */
export function addUp(amounts: readonly (Decimal | null)[]): Decimal | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === amounts.length ? Decimal.sum(known) : null;
}
