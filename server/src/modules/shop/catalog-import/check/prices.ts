// From the prices of a file to price tiers in cents and a tax class.
import {
  type Decimal,
  hundredths,
  one,
  readDecimal,
  toWhole,
  written,
} from '@praxora/rules/shared/exact-decimal';
import type { RawPrice, RawPrices } from '../../../vendors/index.ts';

export type VatClass = 'fullTax' | 'reducedTax';

/** Tax classes by rate in hundredths of a percent. */
export type VatClasses = ReadonlyMap<number, VatClass>;

export interface Tier {
  readonly from: number;
  readonly cents: number;
}

const highestCents = 1_000_000_000;
const mostTiers = 50;
export const largestQuantity = 1_000_000;

/** The tiers by rising quantity, as the file counts them; problems go to `report`. */
export function readTiers(raw: RawPrices, report: (problem: string) => void): Tier[] {
  if (raw.prices.length === 0) {
    if (raw.problems.length === 0) report('no price');
    return [];
  }
  if (raw.prices.length > mostTiers) {
    report(`more than ${mostTiers} prices`);
    return [];
  }
  const per = numberOr(raw.priceQuantity, one, raw.decimalComma);
  if (per === null || per.units <= 0n) {
    report(`the price quantity "${raw.priceQuantity}" is no number above 0`);
    return [];
  }
  const problems = new Set<string>();
  const tiers = raw.prices.map((price) =>
    readTier(price, per, raw.decimalComma, (text) => problems.add(text)),
  );
  for (const problem of problems) report(problem);
  if (problems.size > 0) return [];
  return inOrder(tiers, report);
}

/** As a number the database reads; only of prices that are good. */
export const readPriceQuantity = ({ priceQuantity, decimalComma }: RawPrices): string =>
  written(numberOr(priceQuantity, one, decimalComma) ?? one, '.');

function readTier(price: RawPrice, per: Decimal, comma: boolean, report: (problem: string) => void): Tier {
  const nothing = { from: 1, cents: 0 };
  const amount = readDecimal(price.amount, comma);
  const factor = numberOr(price.factor, one, comma);
  const bound = numberOr(price.from, one, comma);
  const from = bound && toWhole(bound, largestQuantity);
  if (price.currency.toUpperCase() !== 'EUR') report(`the price is in ${price.currency}, not in EUR`);
  if (price.amount === '') report('no price');
  else if (amount === null) report(`"${price.amount}" is no price, or could be read in two ways`);
  if (factor === null || factor.units <= 0n)
    report(`the price factor "${price.factor}" is no number above 0`);
  if (from === null) report(`the lower bound "${price.from}" of a price is no whole number`);
  if (amount === null || factor === null || factor.units <= 0n || from === null) return nothing;
  if (amount.units < 0n) report('negative price');
  else {
    const cents = hundredths(amount, factor, per);
    if (cents === 0) report('the price is less than a cent');
    else if (cents > highestCents) report('the price is absurdly high');
    else return { from: Math.max(1, from), cents };
  }
  return nothing;
}

const numberOr = (text: string, otherwise: Decimal, comma: boolean): Decimal | null =>
  text === '' ? otherwise : readDecimal(text, comma);

function inOrder(tiers: Tier[], report: (problem: string) => void): Tier[] {
  const sorted = [...tiers].sort((a, b) => a.from - b.from || b.cents - a.cents);
  const distinct = sorted.filter(
    ({ from, cents }, index) => from !== sorted[index - 1]?.from || cents !== sorted[index - 1]?.cents,
  );
  for (const [index, tier] of distinct.entries()) {
    const before = distinct[index - 1];
    if (before?.from === tier.from) report(`two prices from quantity ${tier.from} on`);
    else if (before && tier.cents > before.cents) report(`the price rises from quantity ${tier.from} on`);
  }
  return distinct;
}

/** BMEcat writes 0.19, others 19. Null where the file says nothing. */
export function readVatClass(
  raw: RawPrices,
  classes: VatClasses,
  report: (problem: string) => void,
): VatClass | null {
  const text = raw.prices.find(({ tax }) => tax !== '')?.tax;
  if (text === undefined) return null;
  const rate = readDecimal(text.replace(/%\s*$/, ''), raw.decimalComma);
  const percent = rate && hundredths(rate, one, one);
  const isShare = rate !== null && percent !== null && percent < 100;
  const vatClass = rate && classes.get(hundredths(rate, isShare ? { units: 100n, scale: 0 } : one, one));
  if (!vatClass) report(`unknown tax rate "${text}"`);
  return vatClass ?? null;
}
