// How an article of a demo practice is kept: what is counted, its thresholds, how fast it is used, and what is left today.
import { suggestThresholds } from '@praxora/rules/inventory/suggested-thresholds';
import { addDays, addMonths } from '@praxora/rules/shared/calendar';
import { createRandom, type Random } from '../random.ts';
import { monthEnd } from './days.ts';
import { notices, type Past, type PicturedArticle, picturedArticles, type StorageName } from './pictured.ts';
import type { StockedOffer, StockedProduct } from './products.ts';

export interface PlannedLot {
  readonly amount: number;
  readonly storage: StorageName;
  readonly batch: string | null;
  readonly expiry: string | null;
}

export interface ArticlePlan {
  readonly product: StockedProduct;
  /** The one it is usually bought at. */
  readonly offer: StockedOffer;
  readonly counts: 'packs' | 'contents';
  /** Counting units in one order unit. */
  readonly perPack: number;
  readonly thresholds: readonly [number, number, number];
  readonly perMonth: number;
  readonly usesPerMonth: number;
  readonly lots: readonly PlannedLot[];
  /** A week of far more use; null: there was none. */
  readonly busyWeeksAgo: number | null;
  readonly isRising: boolean;
  /** Lots that came when nothing was left, counted from the last one used up. */
  readonly ranOut: readonly number[];
  readonly storage: StorageName;
  /** Index of the cost center; null: none. */
  readonly costCenter: number | null;
  readonly isWatched: boolean;
  readonly useInventory: boolean;
  readonly isDiscontinued: boolean;
  readonly notice: string;
  readonly hasPermanentLabel: boolean;
}

type Kind = 'minimum' | 'reOrder' | 'hidden' | 'nonInventory' | 'discontinued' | 'plain';
type Band = 'expired' | 'under1Month' | 'under3Months' | 'later';

/** The pictured ones fill the first places; of the others these are not plain. */
const kinds: Readonly<Record<number, Kind>> = {
  20: 'reOrder',
  33: 'reOrder',
  47: 'reOrder',
  52: 'hidden',
  61: 'hidden',
  74: 'hidden',
  88: 'hidden',
  97: 'hidden',
  103: 'nonInventory',
  118: 'nonInventory',
  131: 'nonInventory',
  140: 'discontinued',
  155: 'discontinued',
};
const bands: Readonly<Record<number, Band>> = {
  25: 'expired',
  38: 'under1Month',
  64: 'under1Month',
  29: 'under3Months',
  57: 'under3Months',
  80: 'under3Months',
  112: 'under3Months',
};

/** In a small inventory the kinds come sooner. */
const smallKinds: Readonly<Record<number, Kind>> = { 2: 'minimum', 5: 'reOrder', 9: 'reOrder', 13: 'hidden' };
const smallBands: Readonly<Record<number, Band>> = { 1: 'under3Months', 4: 'under1Month', 7: 'expired' };

const homes: Readonly<Record<string, StorageName>> = {
  anaesthesie: 'Raum 1, Schrank',
  hygiene: 'Aufbereitung',
  prophylaxe: 'Prophylaxe',
  paro: 'Prophylaxe',
  implantat: 'OP',
  endo: 'Raum 2, Schublade A',
  fuellung: 'Raum 2, Schublade B',
  adhaesiv: 'Raum 2, Kühlfach',
  abformung: 'Raum 3',
  befestigung: 'Raum 3',
  rotierend: 'Raum 2, Schublade A',
};
const centers: Readonly<Record<string, number>> = { implantat: 1, prophylaxe: 2, paro: 2, labor: 3 };

export interface PlanOptions {
  readonly seed: string;
  readonly today: string;
  readonly isSmall: boolean;
}

export function planArticles(
  products: readonly StockedProduct[],
  { seed, today, isSmall }: PlanOptions,
): ArticlePlan[] {
  const usual = usualVendors(products);
  return products.flatMap((product, index): ArticlePlan[] => {
    const random = createRandom(seed, `article ${product.id}`);
    const pictured = isSmall ? undefined : picturedArticles.find(({ name }) => name === product.name);
    const [cheapest] = product.offers;
    if (!cheapest) return [];
    const offer = pictured
      ? cheapest
      : (product.offers.find(({ vendorId }) => usual.has(vendorId)) ?? cheapest);
    const kind = (isSmall ? smallKinds : kinds)[index] ?? 'plain';
    const band = (isSmall ? smallBands : bands)[index] ?? 'later';
    const amounts = pictured ?? inventAmounts(product, cheapest.tierCents[0] ?? 1, random);
    const perPack = amounts.counts === 'contents' ? product.packSize : 1;
    const storage = pictured?.lots[0]?.storage ?? homes[product.category] ?? 'Zentrallager';
    return [
      {
        product,
        offer,
        perPack,
        storage,
        counts: amounts.counts,
        thresholds: amounts.thresholds,
        perMonth: amounts.perMonth,
        usesPerMonth: amounts.usesPerMonth,
        lots: pictured
          ? pictured.lots.map((lot) => placed(lot, product, today))
          : inventLots(amounts, kind, band, { product, storage, today, random }),
        ...pastOf(pictured ? (pictured.past ?? {}) : inventPast(seed, product)),
        costCenter: isSmall ? null : (centers[product.category] ?? 0),
        isWatched: kind !== 'hidden',
        useInventory: kind !== 'nonInventory',
        isDiscontinued: kind === 'discontinued',
        notice: index % 15 === 4 ? random.pick(notices) : '',
        hasPermanentLabel: amounts.counts === 'contents' && random.chance(0.5),
      },
    ];
  });
}

const usualVendorCount = 6;

/** A practice buys at few vendors: those that sell most of what it needs. */
function usualVendors(products: readonly StockedProduct[]): Set<number> {
  const counts = new Map<number, number>();
  for (const { offers } of products)
    for (const { vendorId } of offers) counts.set(vendorId, (counts.get(vendorId) ?? 0) + 1);
  const sorted = [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || a - b);
  return new Set(sorted.slice(0, usualVendorCount).map(([vendorId]) => vendorId));
}

const pastOf = ({ busyWeeksAgo, isRising = false, ranOut = [] }: Past) => ({
  busyWeeksAgo: busyWeeksAgo ?? null,
  isRising,
  ranOut,
});

/** A source of its own, so that nothing else of the article depends on it. */
function inventPast(seed: string, { id }: StockedProduct): Past {
  const random = createRandom(seed, `past ${id}`);
  return {
    ...(random.chance(0.1) && { busyWeeksAgo: random.int(3, 24) }),
    isRising: random.chance(0.05),
    ranOut: random.chance(0.06) ? [random.int(1, 3)] : [],
  };
}

type Amounts = Pick<PicturedArticle, 'counts' | 'thresholds' | 'perMonth' | 'usesPerMonth'>;

/** A practice's monthly spending on one article; expensive ones are used less. */
const monthlyCents = [500, 3_200] as const;

function inventAmounts({ packSize }: StockedProduct, packCents: number, random: Random): Amounts {
  const isCounted = packSize > 1 && packSize <= 300 && random.chance(0.35);
  const packs = Math.min(8, Math.max(0.2, random.between(...monthlyCents) / packCents));
  const perMonth = isCounted ? Math.max(1, Math.round(packSize * packs)) : packs;
  const usesPerMonth = Math.min(perMonth, random.int(3, isCounted ? 8 : 5));
  return {
    counts: isCounted ? 'contents' : 'packs',
    perMonth,
    usesPerMonth,
    thresholds: random.chance(0.12) ? ampleThresholds(perMonth) : fittingThresholds(perMonth, usesPerMonth),
  };
}

/** Generous thresholds, as a cautious user would estimate them. */
function ampleThresholds(perMonth: number): Amounts['thresholds'] {
  const minimum = Math.max(1, Math.round(perMonth * 0.5));
  const warning = Math.max(minimum + 1, Math.round(perMonth));
  return [minimum, warning, Math.max(warning + 2, Math.round(perMonth * 2.5))];
}

const workingDaysOfMonth = 21;
const workingDaysOfWeek = 5;
const usualDelivery = 3;

/** Most were accepted as they are suggested. */
function fittingThresholds(perMonth: number, usesPerMonth: number): Amounts['thresholds'] {
  const weeks = workingDaysOfMonth / workingDaysOfWeek;
  const spread = (perMonth / usesPerMonth) * Math.sqrt(usesPerMonth / weeks);
  const fitting = suggestThresholds({ perWeek: perMonth / weeks, spread, weeksCounted: 26 }, usualDelivery);
  if (fitting === null) return ampleThresholds(perMonth);
  const { minimumStock, warningStock, idealStock } = fitting;
  return [minimumStock, warningStock, Math.max(idealStock, warningStock + 2)];
}

const expiryIn = (today: string, { expiresInMonths, expiresInDays }: PicturedArticle['lots'][number]) => {
  if (expiresInDays !== undefined) return addDays(today, expiresInDays);
  return expiresInMonths === undefined ? null : monthEnd(today, expiresInMonths);
};

const placed = (
  lot: PicturedArticle['lots'][number],
  product: StockedProduct,
  today: string,
): PlannedLot => ({
  amount: lot.amount,
  storage: lot.storage,
  batch: lot.batch ?? (product.hasBatch ? '' : null),
  expiry: expiryIn(today, lot),
});

interface Place {
  readonly product: StockedProduct;
  readonly storage: StorageName;
  readonly today: string;
  readonly random: Random;
}

/** Empty batch: one is made up when it comes in; null: the product has none. */
function inventLots({ thresholds }: Amounts, kind: Kind, band: Band, place: Place): PlannedLot[] {
  const { product, storage, today, random } = place;
  if (kind === 'nonInventory') return [];
  const [minimum, warning, ideal] = thresholds;
  const stock =
    kind === 'minimum'
      ? minimum
      : kind === 'reOrder'
        ? random.int(minimum + 1, warning)
        : random.int(warning + 1, ideal);
  const batch = product.hasBatch ? '' : null;
  const later = () => (product.hasExpiry ? monthEnd(today, random.int(5, 40)) : null);
  const soonest =
    band === 'expired'
      ? addDays(today, -random.int(2, 40))
      : band === 'under1Month'
        ? addDays(today, random.int(6, 24))
        : band === 'under3Months'
          ? addDays(addMonths(today, 1), random.int(6, 50))
          : later();
  if (stock < 3 || random.chance(0.45)) return [{ amount: stock, storage, batch, expiry: soonest }];
  const first = random.int(1, stock - 1);
  return [
    { amount: first, storage, batch, expiry: soonest },
    { amount: stock - first, storage: 'Zentrallager', batch, expiry: later() },
  ];
}
