// VAT: which rate holds on a day, and what is due per rate. The rates are data, passed in.
import { takePercent } from './pricing-percent.ts';

export type VatClass = 'fullTax' | 'reducedTax';

/** Holds from its calendar day (`2021-01-01`) on until the country's next one for the class. */
export interface VatRate {
  readonly country: string;
  readonly vatClass: VatClass;
  readonly validFrom: string;
  readonly percent: number;
}

/** The rates of one country on one day. */
export type VatPercents = Readonly<Record<VatClass, number>>;

export interface VatShare {
  readonly percent: number;
  /** The net amount taxed at this rate. */
  readonly netCents: number;
  readonly vatCents: number;
}

function percentOn(rates: readonly VatRate[], country: string, vatClass: VatClass, day: string): number {
  let latest: VatRate | undefined;
  for (const rate of rates) {
    if (rate.country !== country || rate.vatClass !== vatClass || rate.validFrom > day) continue;
    if (!latest || rate.validFrom > latest.validFrom) latest = rate;
  }
  if (!latest) throw new RangeError(`There is no ${vatClass} VAT rate for ${country} on ${day}`);
  return latest.percent;
}

/** A missing rate is an error: nothing is ever sold at a guessed tax. */
export function vatPercentsOn(rates: readonly VatRate[], country: string, day: string): VatPercents {
  return {
    fullTax: percentOn(rates, country, 'fullTax', day),
    reducedTax: percentOn(rates, country, 'reducedTax', day),
  };
}

/** Net amounts summed per rate first and taxed then, so that each rate is rounded once. Highest rate first. */
export function vatByRate(
  amounts: Iterable<{ readonly percent: number; readonly netCents: number }>,
): VatShare[] {
  const sums = new Map<number, number>();
  for (const { percent, netCents } of amounts) sums.set(percent, (sums.get(percent) ?? 0) + netCents);
  return [...sums]
    .sort(([a], [b]) => b - a)
    .map(([percent, netCents]) => ({ percent, netCents, vatCents: takePercent(netCents, percent) }));
}

/** Shares that were rounded apart stay as they are: only equal rates are put together. */
export function addVatShares(shares: Iterable<VatShare>): VatShare[] {
  const sums = new Map<number, VatShare>();
  for (const { percent, netCents, vatCents } of shares) {
    const sum = sums.get(percent) ?? { percent, netCents: 0, vatCents: 0 };
    sums.set(percent, {
      percent,
      netCents: sum.netCents + netCents,
      vatCents: sum.vatCents + vatCents,
    });
  }
  return [...sums.values()].sort((a, b) => b.percent - a.percent);
}
