// The units of the migration, as the generator speaks of them: singular for what is bought, plural for what it
// holds (in German as after "mit").
import type { Bilingual } from './text.ts';

export interface Unit extends Bilingual {
  readonly id: number;
  readonly plural: Bilingual;
}

const unit = (id: number, de: string, en: string, manyDe: string, manyEn: string): Unit => ({
  id,
  de,
  en,
  plural: { de: manyDe, en: manyEn },
});

export const units: readonly Unit[] = [
  unit(1, 'Stück', 'piece', 'Stück', 'pieces'),
  unit(2, 'Packung', 'pack', 'Packungen', 'packs'),
  unit(3, 'Box', 'box', 'Boxen', 'boxes'),
  unit(4, 'Flasche', 'bottle', 'Flaschen', 'bottles'),
  unit(5, 'Kartusche', 'cartridge', 'Kartuschen', 'cartridges'),
  unit(6, 'Spritze', 'syringe', 'Spritzen', 'syringes'),
  unit(7, 'Dose', 'tub', 'Dosen', 'tubs'),
  unit(8, 'Tube', 'tube', 'Tuben', 'tubes'),
  unit(9, 'Beutel', 'bag', 'Beutel', 'bags'),
  unit(10, 'Kanister', 'canister', 'Kanister', 'canisters'),
  unit(11, 'Karton', 'carton', 'Kartons', 'cartons'),
  unit(12, 'Rolle', 'roll', 'Rollen', 'rolls'),
  unit(13, 'Sack', 'sack', 'Säcken', 'sacks'),
  unit(14, 'Eimer', 'bucket', 'Eimer', 'buckets'),
  unit(15, 'Sprühdose', 'spray can', 'Sprühdosen', 'spray cans'),
  unit(16, 'Zylinderampulle', 'anaesthetic cartridge', 'Zylinderampullen', 'cartridges'),
  unit(17, 'Kapsel', 'capsule', 'Kapseln', 'capsules'),
  unit(18, 'Tuch', 'wipe', 'Tüchern', 'wipes'),
  unit(19, 'Blatt', 'sheet', 'Blatt', 'sheets'),
  unit(20, 'Paar', 'pair', 'Paar', 'pairs'),
  unit(21, 'Set', 'set', 'Sets', 'sets'),
];

const unitsByName = new Map(units.map((entry) => [entry.de, entry]));

export function unitNamed(name: string): Unit {
  const found = unitsByName.get(name);
  if (!found) throw new Error(`No unit named "${name}"`);
  return found;
}

/** How packs write what they count. */
export const counted: Record<string, { readonly unit: string; readonly one: string; readonly en: string }> = {
  Stk: { unit: 'Stück', one: 'pc', en: 'pcs' },
  Kapseln: { unit: 'Kapsel', one: 'capsule', en: 'capsules' },
  Tücher: { unit: 'Tuch', one: 'wipe', en: 'wipes' },
  Blatt: { unit: 'Blatt', one: 'sheet', en: 'sheets' },
  Paar: { unit: 'Paar', one: 'pair', en: 'pairs' },
  Set: { unit: 'Set', one: 'set', en: 'sets' },
};
