// Ids of our own labels: PX and nine characters of Crockford's base 32, the last of which checks the others.
import { readCrockford, writeCrockford } from './crockford.ts';

const prefix = 'PX';
const labelIdLength = 11;

/** Multiplication by x in the field of 32 elements (x^5 + x^2 + 1). */
const timesX = (value: number): number => ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31;

/** Catches every wrong character and every swap of two neighbours. */
function checkValue(values: readonly number[]): number {
  return values.reduce((sum, value) => timesX(sum ^ value), 0);
}

/** From eight random bytes; five bits of each count. */
export function makeLabelId(random: Uint8Array): string {
  const values = Array.from(random.subarray(0, 8), (byte) => byte & 31);
  if (values.length < 8) throw new RangeError('A label id takes eight random bytes');
  return prefix + writeCrockford([...values, checkValue(values)]);
}

/** On the label a printer is tried with: it names nothing and books nothing. */
export const testLabelId = makeLabelId(Uint8Array.from(readCrockford('TESTTEST') ?? []));

/** As people type it: small letters, and O, I, L for the digits they look like. Null: not one of ours. */
export function readLabelId(text: string): string | null {
  const upper = text.trim().toUpperCase();
  if (upper.length !== labelIdLength || !upper.startsWith(prefix)) return null;
  const values = readCrockford(upper.slice(prefix.length));
  if (values === null) return null;
  return checkValue(values.slice(0, 8)) === values[8] ? prefix + writeCrockford(values) : null;
}
