// Which names stand below the bars: whole where all of them fit side by side, else short, and where even these do not fit only some.
import type { Bar } from './bar.ts';

/** Width of an average character on the axis, and the gap between two names. */
const characterWidth = 6.6;
const gap = 6;
/** The least that a short name takes. */
const leastRoom = 17;

const widthOf = (names: readonly string[]): number =>
  Math.max(...names.map(({ length }) => length)) * characterWidth + gap;

/** Axis names, one for each bar; null: no room for it. */
export function axisNames(
  bars: readonly Pick<Bar, 'name' | 'shortName'>[],
  width: number,
): (string | null)[] {
  const room = width / bars.length;
  const whole = bars.map(({ name }) => name);
  if (widthOf(whole) <= room) return whole;
  const short = bars.map(({ shortName }) => shortName);
  const every = Math.max(1, Math.ceil(Math.max(leastRoom, widthOf(short)) / room));
  return short.map((name, index) => (index % every === 0 ? name : null));
}
