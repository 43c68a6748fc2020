/** A percentage (at most two decimals) of an amount, rounded half up to a cent, without a detour over fractions. */
export function takePercent(cents: number, percent: number): number {
  const scaled = cents * Math.round(percent * 100) + 5_000;
  const remainder = ((scaled % 10_000) + 10_000) % 10_000;
  return (scaled - remainder) / 10_000;
}
