// Distributes a sum by quantity, in whole cents that add up to it.

/**
 * The cents of each quantity. A share is what the sum has reached with it less what it had reached before, so that rounding
 * gives nothing away and takes nothing.
 */
export function shareCents(cents: number, quantities: readonly number[]): number[] {
  const whole = quantities.reduce((sum, quantity) => sum + quantity, 0);
  if (whole === 0) return quantities.map(() => 0);
  let quantityReached = 0;
  let centsReached = 0;
  return quantities.map((quantity) => {
    quantityReached += quantity;
    const share = Math.round((cents * quantityReached) / whole) - centsReached;
    centsReached += share;
    return share;
  });
}
