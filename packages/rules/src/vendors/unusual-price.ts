// A price that somebody should look at again: it differs by more than half from what the practice paid last, or from the lowest
// price it knows.

export interface KnownPrices {
  /** Net cents of one order unit; null: never bought. */
  readonly lastPaidCents: number | null;
  /** Null: nobody offers it. */
  readonly lowestCents: number | null;
}

export interface UnusualPrice {
  readonly comparedWith: 'lastPaid' | 'lowest';
  readonly knownCents: number;
}

const differsByMoreThanHalf = (cents: number, known: number): boolean => 2 * Math.abs(cents - known) > known;

/** Null: it is like those that are known, or none is. */
export function findUnusualPrice(
  cents: number,
  { lastPaidCents, lowestCents }: KnownPrices,
): UnusualPrice | null {
  const known = [
    { comparedWith: 'lastPaid' as const, knownCents: lastPaidCents },
    { comparedWith: 'lowest' as const, knownCents: lowestCents },
  ];
  for (const { comparedWith, knownCents } of known)
    if (knownCents !== null && knownCents > 0 && differsByMoreThanHalf(cents, knownCents))
      return { comparedWith, knownCents };
  return null;
}
