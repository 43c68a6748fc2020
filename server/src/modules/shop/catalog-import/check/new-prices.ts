// Judges the new prices of one offer: an update says no more of it than its number and what it costs.

import type { RawPrices } from '../../../vendors/index.ts';
import { type CheckTables, offered, type Rejection } from './article.ts';
import { readPriceQuantity, readTiers, readVatClass, type Tier, type VatClass } from './prices.ts';
import { singleLine } from './text.ts';

/** Values of the whole catalogue that the update does not repeat. */
interface Known {
  readonly id: number;
  readonly priceQuantity: string;
  readonly orderMinimum: number;
}

export interface NewPrices {
  readonly line: number;
  readonly orderNumber: string;
  readonly offerId: number;
  readonly tiers: readonly Tier[];
  readonly minimumQuantity: number;
  readonly priceQuantity: string;
  readonly vatClass: VatClass | null;
}

export const readOrderNumber = ({ orderNumber }: RawPrices): string => singleLine(orderNumber);

export function checkPrices(
  raw: RawPrices,
  known: Known | undefined,
  { vatClasses }: CheckTables,
): NewPrices | Rejection {
  const { line } = raw;
  const orderNumber = readOrderNumber(raw);
  const problems: string[] = [...raw.problems];
  const report = (problem: string): void => {
    problems.push(problem);
  };
  if (orderNumber === '') report('missing supplier article id');
  else if (known === undefined) report('not in the catalogue: the vendor has no such article');
  const complete = { ...raw, priceQuantity: raw.priceQuantity || (known?.priceQuantity ?? '') };
  const tiers = readTiers(complete, report);
  const vatClass = readVatClass(complete, vatClasses, report);
  const [first] = tiers;
  if (problems.length > 0 || first === undefined || known === undefined) {
    return { line, orderNumber: orderNumber.slice(0, 100), reason: problems.join('; ') };
  }
  return {
    line,
    orderNumber,
    offerId: known.id,
    ...offered(tiers, first, known.orderMinimum),
    priceQuantity: readPriceQuantity(complete),
    vatClass,
  };
}
