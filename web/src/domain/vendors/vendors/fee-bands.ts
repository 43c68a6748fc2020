// Delivery cost by goods value: ranges for a drawing, from zero up to a little past the last step.
import { feesAt, type VendorTerms } from '@praxora/rules/vendors/pricing-terms';

/** The dearest that falls due there names the range. */
export type FeeKind = 'surcharge' | 'shipping' | 'free';

export interface FeeBand {
  readonly kind: FeeKind;
  readonly fromCents: number;
  readonly toCents: number;
  /** Shipping and surcharge together. */
  readonly feeCents: number;
}

/** Where a drawing ends at least, so that small thresholds do not fill it. */
const leastEndCents = 10_000;
const headroom = 1.33;

/** Where the drawing of these terms ends: all that are compared end at the same value. */
export function bandsEnd(terms: readonly VendorTerms[], shownCents = 0): number {
  const steps = terms.flatMap((one) => [one.freeShippingFromCents ?? 0, surchargeEnd(one)]);
  return Math.max(leastEndCents, ...[...steps, shownCents].map((cents) => Math.round(cents * headroom)));
}

/** A surcharge of nothing ends before it begins. */
const surchargeEnd = ({ surchargeCents, surchargeBelowCents }: VendorTerms): number =>
  surchargeCents > 0 ? surchargeBelowCents : 0;

export function feeBands(terms: VendorTerms, endCents: number): FeeBand[] {
  const steps = [0, surchargeEnd(terms), terms.freeShippingFromCents ?? 0, endCents]
    .filter((step) => step <= endCents)
    .sort((a, b) => a - b);
  const bands: FeeBand[] = [];
  for (const [index, fromCents] of steps.entries()) {
    const toCents = steps[index + 1] ?? fromCents;
    if (toCents === fromCents) continue;
    const { shippingCents, surchargeCents } = feesAt(terms, fromCents);
    const kind = surchargeCents > 0 ? 'surcharge' : shippingCents > 0 ? 'shipping' : 'free';
    const last = bands.at(-1);
    const feeCents = shippingCents + surchargeCents;
    if (last?.kind === kind && last.feeCents === feeCents) bands[bands.length - 1] = { ...last, toCents };
    else bands.push({ kind, fromCents, toCents, feeCents });
  }
  return bands;
}
