import type { AppConfig } from '@praxora/contract/account/config.calls';
import type { VatClass } from './article-form.ts';

/** The rate of a country that holds on a day; null where none is known. */
export function vatPercent(
  rates: AppConfig['vatRates'],
  country: string,
  vatClass: VatClass,
  today: string,
): number | null {
  const holding = rates
    .filter((rate) => rate.country === country && rate.vatClass === vatClass && rate.validFrom <= today)
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
  return holding.at(-1)?.percent ?? null;
}
