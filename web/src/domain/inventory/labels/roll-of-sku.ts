// Printers of the 550 series name the roll they hold by its article number, which differs from country to country.
import type { RollId } from '@praxora/labels/sizes';

interface KnownRoll {
  readonly roll: RollId;
  /** How many labels a new one has. */
  readonly size: number;
}

const known: Readonly<Record<string, KnownRoll>> = {
  '30334': { roll: '30334', size: 1000 },
  '11354': { roll: '30334', size: 1000 },
  S0722540: { roll: '30334', size: 1000 },
  '30252': { roll: '30252', size: 350 },
  '99010': { roll: '30252', size: 130 },
  S0722370: { roll: '30252', size: 130 },
  '30321': { roll: '30321', size: 260 },
  '99012': { roll: '30321', size: 260 },
  S0722400: { roll: '30321', size: 260 },
  '11352': { roll: '11352', size: 500 },
  S0722520: { roll: '11352', size: 500 },
};

/** Undefined: a roll that none of the designs is for, or one nobody has told us of. */
export function rollOfSku(sku: string): KnownRoll | undefined {
  const parts = sku.toUpperCase().split(/[^A-Z0-9]+/);
  const match = parts.find((part) => Object.hasOwn(known, part));
  return match === undefined ? undefined : known[match];
}
