// What an amount that cannot be ordered may mean: "1 Pack" is one, "2,5" is two or three.
import { mostOfOne } from '../vendors/pricing-hints.ts';

/** Digits of a thousand behind its sign: "1.000". */
const thousand = 1000;

/** Whole numbers that the text may mean, the nearest first; empty: it says no number. */
export function amountReadings(text: string): number[] {
  const { whole, rest } = /(?<whole>\d{1,6})(?:[.,](?<rest>\d{1,3}))?/.exec(text)?.groups ?? {};
  if (whole === undefined) return [];
  const number = Number(whole);
  const readings =
    rest === undefined
      ? [number]
      : rest.length === 3
        ? [number * thousand + Number(rest), number]
        : [number, ...(Number(rest) > 0 ? [number + 1] : [])];
  return [...new Set(readings)].filter((reading) => reading >= 1 && reading <= mostOfOne);
}
