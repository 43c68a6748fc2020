// Storage classes (Lagerklassen) of TRGS 510, and what must not lie together. Pure.

export const storageClassTexts = {
  '2A': { de: 'Gase', en: 'Gases' },
  '2B': { de: 'Aerosolpackungen und Feuerzeuge', en: 'Aerosols and lighters' },
  '3': { de: 'Entzündbare Flüssigkeiten', en: 'Flammable liquids' },
  '4.1B': { de: 'Entzündbare feste Stoffe', en: 'Flammable solids' },
  '4.2': { de: 'Pyrophore oder selbsterhitzungsfähige Stoffe', en: 'Pyrophoric or self-heating substances' },
  '4.3': {
    de: 'Stoffe, die in Berührung mit Wasser entzündbare Gase entwickeln',
    en: 'In contact with water release flammable gases',
  },
  '5.1A': { de: 'Stark oxidierende Stoffe', en: 'Strongly oxidising substances' },
  '5.1B': { de: 'Oxidierende Stoffe', en: 'Oxidising substances' },
  '5.2': {
    de: 'Organische Peroxide und selbstzersetzliche Stoffe',
    en: 'Organic peroxides and self-reactive substances',
  },
  '6.1A': {
    de: 'Brennbare, akut toxische Stoffe (Kat. 1 und 2)',
    en: 'Combustible, acutely toxic (cat. 1 and 2)',
  },
  '6.1B': {
    de: 'Nicht brennbare, akut toxische Stoffe (Kat. 1 und 2)',
    en: 'Non-combustible, acutely toxic (cat. 1 and 2)',
  },
  '6.1C': {
    de: 'Brennbare, akut toxische (Kat. 3) oder chronisch wirkende Stoffe',
    en: 'Combustible, acutely toxic (cat. 3) or with chronic effects',
  },
  '6.1D': {
    de: 'Nicht brennbare, akut toxische (Kat. 3) oder chronisch wirkende Stoffe',
    en: 'Non-combustible, acutely toxic (cat. 3) or with chronic effects',
  },
  '6.2': { de: 'Ansteckungsgefährliche Stoffe', en: 'Infectious substances' },
  '8A': { de: 'Brennbare ätzende Stoffe', en: 'Combustible corrosive substances' },
  '8B': { de: 'Nicht brennbare ätzende Stoffe', en: 'Non-combustible corrosive substances' },
  '10': { de: 'Brennbare Flüssigkeiten', en: 'Combustible liquids' },
  '11': { de: 'Brennbare Feststoffe', en: 'Combustible solids' },
  '12': { de: 'Nicht brennbare Flüssigkeiten', en: 'Non-combustible liquids' },
  '13': { de: 'Nicht brennbare Feststoffe', en: 'Non-combustible solids' },
} as const;
export type StorageClass = keyof typeof storageClassTexts;

/** Integer keys of an object come first: here in the order of the technical rule. */
export const storageClasses: readonly StorageClass[] = [
  ...([
    '2A',
    '2B',
    '3',
    '4.1B',
    '4.2',
    '4.3',
    '5.1A',
    '5.1B',
    '5.2',
    '6.1A',
    '6.1B',
    '6.1C',
    '6.1D',
  ] as const),
  ...(['6.2', '8A', '8B', '10', '11', '12', '13'] as const),
];

/** Up to so many grams in a storage nothing need be kept apart (TRGS 510, section 13.1, paragraph 2). */
export const smallQuantityGrams = 200_000;

/** Pairs that lie in separate sections (TRGS 510, table 12); other pairs of different classes are for the table to say. */
const apart: Readonly<Partial<Record<StorageClass, readonly StorageClass[]>>> = {
  '3': ['2A', '4.2', '4.3', '5.1A', '5.1B', '5.2', '6.1A', '6.1B', '6.2'],
  '5.1A': ['2A', '2B', '4.1B', '4.2', '4.3', '5.2', '6.1A', '6.1B', '6.1C', '6.2', '8A', '10', '11'],
  '5.1B': ['2A', '4.2', '4.3', '5.2', '6.2'],
  '5.2': ['2A', '2B', '4.1B', '4.2', '4.3', '6.1A', '6.1B', '6.2', '8A'],
  '6.2': [
    '2A',
    '2B',
    '4.1B',
    '4.2',
    '4.3',
    '6.1A',
    '6.1B',
    '6.1C',
    '6.1D',
    '8A',
    '8B',
    '10',
    '11',
    '12',
    '13',
  ],
};

const mustBeApart = (one: StorageClass, other: StorageClass): boolean =>
  apart[one]?.includes(other) === true || apart[other]?.includes(one) === true;

export interface StoredGood {
  readonly storageId: number;
  readonly storageClass: StorageClass;
  readonly grams: number;
}

export interface StorageHint {
  readonly storageId: number;
  readonly grams: number;
  /** Classes in the order of the technical rule. */
  readonly pair: readonly [StorageClass, StorageClass];
}

/** What lies together and must not; silent where a storage holds no more than a small quantity. */
export function storageHints(goods: readonly StoredGood[]): StorageHint[] {
  const storages = [...new Set(goods.map(({ storageId }) => storageId))];
  return storages.flatMap((storageId) => {
    const here = goods.filter((good) => good.storageId === storageId && good.grams > 0);
    const grams = here.reduce((sum, good) => sum + good.grams, 0);
    if (grams <= smallQuantityGrams) return [];
    const classes = storageClasses.filter((one) => here.some(({ storageClass }) => storageClass === one));
    return classes.flatMap((one, at) =>
      classes
        .slice(at + 1)
        .filter((other) => mustBeApart(one, other))
        .map((other): StorageHint => ({ storageId, grams, pair: [one, other] })),
    );
  });
}
