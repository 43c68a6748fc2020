// A price beside the one paid the last time.

/** By how many percent the price is above the last one, rounded; null: it is not, or there is no last one. */
export function priceRisePercent(lastCents: number | null, cents: number): number | null {
  if (lastCents === null || lastCents <= 0 || cents <= lastCents) return null;
  return Math.max(1, Math.round(((cents - lastCents) / lastCents) * 100));
}
