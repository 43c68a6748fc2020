// Past orders that agree with what came in, and the few that are still under way.
import { addDays } from '@praxora/rules/calendar';
import { priceBasket } from '@praxora/rules/pricing';
import type { VendorTerms } from '@praxora/rules/pricing-terms';
import type { VatPercents } from '@praxora/rules/tax';
import { workingDayUpTo } from './days.ts';
import type { Lot } from './history.ts';
import type { StockedArticle } from './stocked.ts';

interface OrderLine {
  readonly article: StockedArticle;
  readonly quantity: number;
  readonly received: number;
}

export interface DemoOrder {
  readonly vendorId: number;
  readonly vendorName: string;
  readonly placedOn: string;
  /** Null: nothing has come yet. */
  readonly receivedOn: string | null;
  readonly state: 'ordered' | 'partially-received' | 'fully-received';
  readonly lines: readonly OrderLine[];
  readonly lots: readonly Lot[];
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

const daysOfParcel = 10;

/** What comes from one vendor within some days was one order, and arrived on the first of them. */
export function pastOrders(articles: readonly StockedArticle[]): DemoOrder[] {
  const parcels = new Map<string, { article: StockedArticle; lot: Lot }[]>();
  for (const article of articles) {
    for (const lot of article.history.lots) {
      if (lot.origin !== 'order') continue;
      const { vendorId } = article.plan.offer;
      // Each vendor has its own days.
      const key = `${vendorId} ${Math.floor((dayNumber(lot.received) + 3 * vendorId) / daysOfParcel)}`;
      const parcel = parcels.get(key) ?? [];
      parcel.push({ article, lot });
      parcels.set(key, parcel);
    }
  }
  return [...parcels.values()].flatMap((parcel) => orderOf(parcel) ?? []).sort(byDay);
}

const byDay = (a: DemoOrder, b: DemoOrder): number =>
  a.placedOn === b.placedOn ? a.vendorId - b.vendorId : a.placedOn < b.placedOn ? -1 : 1;

function orderOf(parcel: readonly { article: StockedArticle; lot: Lot }[]): DemoOrder | null {
  const [first] = parcel;
  if (!first) return null;
  const receivedOn = parcel.reduce(
    (day, { lot }) => (lot.received < day ? lot.received : day),
    first.lot.received,
  );
  const quantities = new Map<StockedArticle, number>();
  for (const { article, lot } of parcel) {
    lot.received = receivedOn;
    const packs = lot.amount / article.plan.perPack;
    quantities.set(article, (quantities.get(article) ?? 0) + packs);
  }
  return {
    vendorId: first.article.plan.offer.vendorId,
    vendorName: first.article.plan.offer.vendorName,
    placedOn: workingDayUpTo(addDays(receivedOn, -3)),
    receivedOn,
    state: 'fully-received',
    lines: [...quantities].map(([article, quantity]) => ({ article, quantity, received: quantity })),
    lots: parcel.map(({ lot }) => lot),
  };
}

/** Of one of the last something is missing, and two have not come at all: what has run low was ordered. */
export function withOpenOrders(
  past: readonly DemoOrder[],
  articles: readonly StockedArticle[],
  today: string,
): DemoOrder[] {
  const lacking = (order: DemoOrder) =>
    articles.find(
      (article) =>
        article.plan.offer.vendorId === order.vendorId &&
        order.lines.every((line) => line.article !== article),
    );
  const last = past.findLastIndex((order) => lacking(order) !== undefined);
  const orders = past.map((order, index): DemoOrder => {
    const missing = index === last ? lacking(order) : undefined;
    if (!missing) return order;
    const lines = [...order.lines, { article: missing, quantity: 2, received: 0 }];
    return { ...order, state: 'partially-received', lines };
  });
  const open: DemoOrder[] = [];
  for (const article of articles.filter(({ isLow }) => isLow)) {
    const { vendorId, vendorName } = article.plan.offer;
    if (open.length === 2 || open.some((order) => order.vendorId === vendorId)) continue;
    const lines = articles
      .filter(({ isLow, plan }) => isLow && plan.offer.vendorId === vendorId)
      .map((wanted) => ({ article: wanted, quantity: wanted.packsToIdeal, received: 0 }));
    const placedOn = workingDayUpTo(addDays(today, -1 - open.length));
    open.push({ vendorId, vendorName, placedOn, receivedOn: null, state: 'ordered', lines, lots: [] });
  }
  return [...orders, ...open].sort(byDay);
}

/** Priced as the checkout does. */
export function priceOf(order: DemoOrder, terms: VendorTerms, vat: VatPercents) {
  const lines = order.lines.map(({ article: { plan }, quantity }) => ({
    quantity,
    checked: true,
    offer: {
      tiers: plan.offer.tierFrom.map((fromQuantity, index) => ({
        fromQuantity,
        unitPriceCents: plan.offer.tierCents[index] ?? 0,
      })),
      minimumQuantity: 1,
      orderStep: 1,
      discountable: false,
      vatClass: plan.offer.vatClass,
    },
  }));
  return priceBasket(lines, { terms, ownDiscountPercent: 0 }, vat);
}
