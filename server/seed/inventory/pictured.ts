// The demo practice's places, cost centers and best known articles, as the product's pictures show them.

export const storageNames = [
  'Zentrallager',
  'Raum 1, Schrank',
  'Raum 2, Schublade A',
  'Raum 2, Schublade B',
  'Raum 2, Kühlfach',
  'Raum 3',
  'Aufbereitung',
  'Prophylaxe',
  'OP',
] as const;
export type StorageName = (typeof storageNames)[number];

/** The first is the standard. */
export const costCenters = [
  { number: '1000', name: 'Allgemeine Praxis' },
  { number: '1100', name: 'Chirurgie und Implantologie' },
  { number: '1200', name: 'Prophylaxe' },
  { number: '1300', name: 'Eigenlabor' },
] as const;

/** Final stock by storage; expiry as months from today (the last of that month) or as days. */
export interface PicturedLot {
  readonly amount: number;
  readonly storage: StorageName;
  readonly batch?: string;
  readonly expiresInMonths?: number;
  readonly expiresInDays?: number;
}

export interface PicturedArticle {
  readonly name: string;
  readonly counts: 'packs' | 'contents';
  /** Minimum, re-order point and ideal, in the counting unit. */
  readonly thresholds: readonly [number, number, number];
  readonly perMonth: number;
  readonly usesPerMonth: number;
  readonly lots: readonly PicturedLot[];
  readonly past?: Past;
}

/** History of the article's use. */
export interface Past {
  /** Number of weeks since a week of far higher use. */
  readonly busyWeeksAgo?: number;
  /** Used more for three months. */
  readonly isRising?: boolean;
  /** Which of the lots came when nothing was left, counted from the last one used up. */
  readonly ranOut?: readonly number[];
}

export const picturedArticles: readonly PicturedArticle[] = [
  {
    name: 'Artinova 4% 1:100.000',
    counts: 'contents',
    thresholds: [60, 120, 300],
    perMonth: 412,
    usesPerMonth: 84,
    lots: [
      { amount: 26, storage: 'Raum 1, Schrank', batch: '26K114', expiresInMonths: 2 },
      { amount: 8, storage: 'Zentrallager', batch: '26M208', expiresInMonths: 5 },
      { amount: 12, storage: 'Zentrallager', batch: '26M231', expiresInMonths: 6 },
    ],
    past: { ranOut: [2, 4] },
  },
  {
    name: 'Nitrila Blau M',
    counts: 'packs',
    thresholds: [6, 12, 30],
    perMonth: 11,
    usesPerMonth: 9,
    lots: [{ amount: 4, storage: 'Zentrallager', expiresInMonths: 31 }],
  },
  {
    name: 'Flächin Kanister',
    counts: 'packs',
    thresholds: [1, 2, 4],
    perMonth: 2,
    usesPerMonth: 2,
    lots: [{ amount: 1, storage: 'Aufbereitung', expiresInMonths: 15 }],
  },
  {
    name: 'Unobond One',
    counts: 'packs',
    thresholds: [1, 2, 3],
    perMonth: 1,
    usesPerMonth: 1,
    lots: [{ amount: 1, storage: 'Raum 2, Kühlfach', expiresInDays: 20 }],
  },
  {
    name: 'SteriBeutel 90x230',
    counts: 'packs',
    thresholds: [2, 4, 8],
    perMonth: 2,
    usesPerMonth: 2,
    lots: [{ amount: 3, storage: 'Aufbereitung', expiresInMonths: 21 }],
  },
  {
    name: 'Lumafil Nano A2',
    counts: 'packs',
    thresholds: [2, 3, 6],
    perMonth: 2,
    usesPerMonth: 2,
    lots: [{ amount: 3, storage: 'Raum 2, Schublade B', expiresInMonths: 5 }],
  },
  {
    name: 'Wipora Tücher',
    counts: 'packs',
    thresholds: [4, 8, 16],
    perMonth: 7,
    usesPerMonth: 6,
    lots: [{ amount: 6, storage: 'Zentrallager', expiresInMonths: 11 }],
    past: { isRising: true, ranOut: [2] },
  },
  {
    name: 'Silvora Putty',
    counts: 'packs',
    thresholds: [1, 2, 4],
    perMonth: 1,
    usesPerMonth: 1,
    lots: [{ amount: 2, storage: 'Raum 3', expiresInDays: -1 }],
  },
  {
    name: 'MaskoPro Typ IIR',
    counts: 'packs',
    thresholds: [4, 8, 14],
    perMonth: 9,
    usesPerMonth: 8,
    lots: [{ amount: 11, storage: 'Zentrallager', expiresInMonths: 18 }],
  },
  {
    name: 'Nadelfein 30G',
    counts: 'contents',
    thresholds: [100, 200, 600],
    perMonth: 380,
    usesPerMonth: 18,
    lots: [{ amount: 420, storage: 'Raum 1, Schrank', expiresInMonths: 28 }],
    past: { busyWeeksAgo: 22 },
  },
  {
    name: 'RotoFlex Sequenz',
    counts: 'contents',
    thresholds: [6, 12, 30],
    perMonth: 12,
    usesPerMonth: 6,
    lots: [{ amount: 18, storage: 'Raum 2, Schublade A', expiresInMonths: 25 }],
  },
  {
    name: 'Fluoralack',
    counts: 'packs',
    thresholds: [1, 2, 6],
    perMonth: 2,
    usesPerMonth: 2,
    lots: [{ amount: 4, storage: 'Prophylaxe', expiresInMonths: 2 }],
  },
  {
    name: 'Resosut 4-0',
    counts: 'contents',
    thresholds: [6, 12, 36],
    perMonth: 14,
    usesPerMonth: 7,
    lots: [{ amount: 22, storage: 'OP', expiresInMonths: 22 }],
  },
  {
    name: 'Titanova 4,1x10',
    counts: 'packs',
    thresholds: [1, 2, 8],
    perMonth: 2,
    usesPerMonth: 2,
    lots: [{ amount: 5, storage: 'OP', expiresInMonths: 44 }],
  },
];

export const notices = [
  'Nur nach Rücksprache mit der Praxisleitung nachbestellen.',
  'Nach dem Öffnen Datum auf der Packung notieren.',
  'Kühl und trocken lagern, vor Licht schützen.',
  'Das Team bevorzugt diese Marke.',
] as const;
