// Names of units as they stand beside an amount: "1 pack", "4 packs". Pure.

export interface NamedUnit {
  readonly de: string;
  readonly en: string;
}

/** Of several, by the German name of one. Units of a practice's own files have no other form. */
const several: Readonly<Record<string, NamedUnit>> = {
  Stück: { de: 'Stück', en: 'pieces' },
  Packung: { de: 'Packungen', en: 'packs' },
  Box: { de: 'Boxen', en: 'boxes' },
  Flasche: { de: 'Flaschen', en: 'bottles' },
  Kartusche: { de: 'Kartuschen', en: 'cartridges' },
  Spritze: { de: 'Spritzen', en: 'syringes' },
  Dose: { de: 'Dosen', en: 'tubs' },
  Tube: { de: 'Tuben', en: 'tubes' },
  Beutel: { de: 'Beutel', en: 'bags' },
  Kanister: { de: 'Kanister', en: 'canisters' },
  Karton: { de: 'Kartons', en: 'cartons' },
  Rolle: { de: 'Rollen', en: 'rolls' },
  Sack: { de: 'Säcke', en: 'sacks' },
  Eimer: { de: 'Eimer', en: 'buckets' },
  Sprühdose: { de: 'Sprühdosen', en: 'spray cans' },
  Zylinderampulle: { de: 'Zylinderampullen', en: 'anaesthetic cartridges' },
  Kapsel: { de: 'Kapseln', en: 'capsules' },
  Tuch: { de: 'Tücher', en: 'wipes' },
  Blatt: { de: 'Blatt', en: 'sheets' },
  Paar: { de: 'Paar', en: 'pairs' },
  Set: { de: 'Sets', en: 'sets' },
};

/** The unit's name beside that many. */
export function unitName(unit: NamedUnit, count: number, language: 'de' | 'en'): string {
  const named = Math.abs(count) === 1 ? unit : (several[unit.de] ?? unit);
  return named[language];
}
