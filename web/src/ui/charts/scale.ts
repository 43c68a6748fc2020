// The measures of a chart: round steps from below the least value to above the greatest. Pure.

export interface Scale {
  readonly low: number;
  readonly high: number;
  /** From low to high. */
  readonly ticks: readonly number[];
}

const roundSteps = [1, 2, 2.5, 5, 10] as const;

interface ScaleOptions {
  /** About how many steps. */
  readonly steps?: number;
  /** No step is smaller: 1 where there is nothing between whole figures. */
  readonly leastStep?: number;
}

/** Amounts are measured from zero; where only differences count, as with prices, `least` is their least. */
export function toScale(
  least: number,
  greatest: number,
  { steps = 4, leastStep = 1 }: ScaleOptions = {},
): Scale {
  const raw = Math.max((greatest - least) / steps, leastStep);
  const power = 10 ** Math.floor(Math.log10(raw));
  const rounded = (roundSteps.find((factor) => factor * power >= raw) ?? 10) * power;
  const step = Math.ceil(rounded / leastStep) * leastStep;
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(greatest / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { low: first * step, high: last * step, ticks };
}

/** Where a value lies between low (0) and high (1). */
export const toFraction = (value: number, { low, high }: Pick<Scale, 'low' | 'high'>): number =>
  high === low ? 0 : (value - low) / (high - low);
