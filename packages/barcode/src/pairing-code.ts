// Pairing code of a device: eight characters that are read aloud, typed with gloves, or scanned.
import { readCrockford, writeCrockford } from './crockford.ts';

const pairingCodeLength = 8;

/** From eight random bytes; five bits of each count. */
export function makePairingCode(random: Uint8Array): string {
  if (random.length < pairingCodeLength) throw new RangeError('A pairing code takes eight random bytes');
  return writeCrockford(Array.from(random.subarray(0, pairingCodeLength)));
}

/** As people type it, in groups or not. Null: no such code. */
export function readPairingCode(text: string): string | null {
  const values = readCrockford(text.replace(/[\s-]/g, ''));
  return values?.length === pairingCodeLength ? writeCrockford(values) : null;
}

/** Pairing code for display: two groups of four. */
export const shownPairingCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
