// Past orders that agree with what came in.
import { addDays } from '@praxora/rules/shared/calendar';
import type { VatPercents } from '@praxora/rules/shared/tax';
import { priceBasket } from '@praxora/rules/vendors/pricing';
import type { VendorTerms } from '@praxora/rules/vendors/pricing-terms';
import { hashText } from '../random.ts';
import { workingDayUpTo } from './days.ts';
import type { Lot } from './history.ts';
import { centsOn, type StockedOffer, type StockedProduct } from './products.ts';
import type { StockedArticle } from './stocked.ts';

export interface DemoLine {
  readonly product: StockedProduct;
  readonly offer: StockedOffer;
  readonly quantity: number;
}

export interface ReceivedLot {
  /** Which of the order's lines. */
  readonly line: number;
  readonly article: StockedArticle;
  readonly lot: Lot;
}

export interface DemoReceipt {
  readonly day: string;
  readonly lots: readonly ReceivedLot[];
}

/** Outcome of the order: its state follows from this and the receipts. */
type Fate =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'confirmed'; readonly deliveryDate: string; readonly hasBackorder: boolean }
  | { readonly kind: 'failed' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'rejected'; readonly comment: string };

export interface DemoOrder {
  readonly vendorId: number;
  readonly vendorName: string;
  readonly placedOn: string;
  readonly lines: readonly DemoLine[];
  readonly receipts: readonly DemoReceipt[];
  readonly fate: Fate;
}

export const countPacks = ({ article, lot }: ReceivedLot): number => lot.amount / article.plan.perPack;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

const daysOfParcel = 10;

interface Came {
  readonly article: StockedArticle;
  readonly lot: Lot;
}

/** Lots received from one vendor within some days were one order; `elsewhere` are lots that belong to others. */
export function pastOrders(articles: readonly StockedArticle[], elsewhere: ReadonlySet<Lot>): DemoOrder[] {
  const parcels = new Map<string, Came[]>();
  for (const article of articles) {
    for (const lot of article.history.lots) {
      if (lot.origin !== 'order' || elsewhere.has(lot)) continue;
      const { vendorId } = article.plan.offer;
      // Parcel days differ by vendor.
      const days = Math.floor((dayNumber(lot.received) + 3 * vendorId) / daysOfParcel);
      // A lot that came after the stock ran out was ordered by itself.
      const key = lot.isLate ? `${vendorId} late ${article.id} ${lot.received}` : `${vendorId} ${days}`;
      const parcel = parcels.get(key) ?? [];
      parcel.push({ article, lot });
      parcels.set(key, parcel);
    }
  }
  return [...parcels].map(([key, parcel]) => orderOf(parcel, hashText(key) % 5 === 0));
}

const firstDayOf = (parcel: readonly Came[]): string => parcel.map(({ lot }) => lot.received).sort()[0] ?? '';

/** It arrived on the first of the days, now and then in two parts. */
function orderOf(parcel: readonly Came[], isSplit: boolean): DemoOrder {
  const firstDay = firstDayOf(parcel);
  const isLate = ({ lot }: Came): boolean => isSplit && lot.received >= addDays(firstDay, 2);
  const lines: DemoLine[] = [];
  const lineOf = new Map<StockedArticle, number>();
  for (const { article, lot } of parcel) {
    const { product, offer, perPack } = article.plan;
    const index = lineOf.get(article) ?? lines.length;
    lineOf.set(article, index);
    lines[index] = { product, offer, quantity: (lines[index]?.quantity ?? 0) + lot.amount / perPack };
  }
  const receipts = [parcel.filter((came) => !isLate(came)), parcel.filter(isLate)].flatMap(
    (part): DemoReceipt[] => {
      if (part.length === 0) return [];
      const day = firstDayOf(part);
      for (const { lot } of part) lot.received = day;
      return [{ day, lots: part.map((came) => ({ ...came, line: lineOf.get(came.article) ?? 0 })) }];
    },
  );
  const offer = lines[0]?.offer;
  return {
    vendorId: offer?.vendorId ?? 0,
    vendorName: offer?.vendorName ?? '',
    placedOn: workingDayUpTo(addDays(firstDay, -3)),
    lines,
    receipts,
    fate: { kind: 'delivered' },
  };
}

/** Priced as the checkout does, at the prices of that day. */
export function paidPrice(
  { lines, placedOn }: Pick<DemoOrder, 'lines' | 'placedOn'>,
  terms: VendorTerms,
  vat: VatPercents,
) {
  const items = lines.map(({ offer, quantity }) => ({
    quantity,
    checked: true,
    offer: {
      tiers: offer.tierFrom.map((fromQuantity, index) => ({
        fromQuantity,
        unitPriceCents: centsOn(offer.tierCents[index] ?? 0, offer, placedOn),
      })),
      minimumQuantity: 1,
      orderStep: 1,
      discountable: false,
      vatClass: offer.vatClass,
    },
  }));
  return priceBasket(items, { terms, ownDiscountPercent: 0 }, vat);
}
