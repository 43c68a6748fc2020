// How long an invoice must be kept: until the end of a calendar year, counted from the year of its issue.

interface RetentionRule {
  readonly country: string;
  /** Invoices issued on this day or later. */
  readonly from: string;
  readonly years: number;
}

/** The newest rule of a country first. Germany asked for ten years until the end of 2024. */
const rules: readonly RetentionRule[] = [
  // § 147 Abs. 3 AO as of 1 January 2025; the ten years of invoices of 2015 and later were not over by then.
  { country: 'DE', from: '2015-01-01', years: 8 },
  { country: 'DE', from: '0000-01-01', years: 10 },
  // § 132 Abs. 1 BAO.
  { country: 'AT', from: '0000-01-01', years: 7 },
];

/** The last day on which the invoice must still be there. */
export function keepUntil(country: string, issuedOn: string): string {
  const rule = rules.find(({ country: other, from }) => other === country && from <= issuedOn);
  if (!rule) throw new RangeError(`There is no retention of invoices for ${country}`);
  return `${Number(issuedOn.slice(0, 4)) + rule.years}-12-31`;
}
