// The demo practice's orders that are under way: one half come as the product's picture shows it, two confirmed, and one that
// could not be transmitted.
import { addDays, addWorkingDays } from '@praxora/rules/shared/calendar';
import { workingDayUpTo } from './days.ts';
import type { DemoLine, DemoOrder, DemoReceipt } from './orders.ts';
import type { StockedOffer, StockedProduct } from './products.ts';
import type { StockedArticle } from './stocked.ts';

const picturedVendor = 'Depotia';

/** Articles and quantities ordered; `comes`: the last lot in stock came with it. */
const pictured = [
  { name: 'Nitrila Blau M', quantity: 20 },
  { name: 'Lumafil Nano A2', quantity: 3 },
  { name: 'Etchora Gel 37', quantity: 5 },
  { name: 'Flächin Kanister', quantity: 2, comes: true },
  { name: 'Wipora Tücher', quantity: 16, comes: true },
] as const;

/** It need not be an article of the practice. */
export const picturedProducts: readonly string[] = pictured.map(({ name }) => name);

const offerOf = ({ offers }: StockedProduct, vendor: string): StockedOffer | undefined =>
  offers.find(({ vendorName }) => vendorName === vendor);

export function halfReceivedOrder(
  products: readonly StockedProduct[],
  articles: readonly StockedArticle[],
  today: string,
): DemoOrder {
  const day = workingDayUpTo(addDays(today, -1));
  const lines: DemoLine[] = [];
  const lots: DemoReceipt['lots'][number][] = [];
  for (const pattern of pictured) {
    const product = products.find(({ name }) => name === pattern.name);
    const offer = product && offerOf(product, picturedVendor);
    if (!product || !offer) continue;
    const article = articles.find(({ plan }) => plan.product.id === product.id);
    const lot = article?.history.lots.at(-1);
    if ('comes' in pattern && article && lot && lot.left === lot.amount) {
      lot.received = day;
      lots.push({ line: lines.length, article, lot });
    }
    lines.push({ product, offer, quantity: pattern.quantity });
  }
  return {
    vendorId: lines[0]?.offer.vendorId ?? 0,
    vendorName: picturedVendor,
    placedOn: workingDayUpTo(addDays(day, -2)),
    lines,
    receipts: [{ day, lots }],
    fate: { kind: 'delivered' },
  };
}

/** As pictured too: from whom, and how many lines. */
const confirmed = [
  { vendor: 'Linea Dentaldepot', lines: 3 },
  { vendor: 'Weserkontor Dental', lines: 4 },
] as const;

/** Confirmed orders of articles with enough stock by now: articles that have run low wait on the re-order list. */
export function confirmedOrders(
  articles: readonly StockedArticle[],
  { lines: underWay }: DemoOrder,
  today: string,
): DemoOrder[] {
  const ordered = new Set(underWay.map(({ product }) => product.id));
  return confirmed.flatMap(({ vendor, lines: count }, index): DemoOrder[] => {
    const lines = articles
      .filter(({ isLow, plan }) => !isLow && !plan.isDiscontinued && !ordered.has(plan.product.id))
      .flatMap(({ plan: { product }, packsToIdeal }): DemoLine[] => {
        const offer = offerOf(product, vendor);
        return offer ? [{ product, offer, quantity: packsToIdeal }] : [];
      })
      .slice(0, count);
    for (const { product } of lines) ordered.add(product.id);
    const vendorId = lines[0]?.offer.vendorId;
    if (vendorId === undefined) return [];
    return [
      {
        vendorId,
        vendorName: vendor,
        placedOn: workingDayUpTo(addDays(today, -2 - index)),
        lines,
        receipts: [],
        fate: {
          kind: 'confirmed',
          deliveryDate: addWorkingDays(today, 1 + 2 * index),
          hasBackorder: index === 1,
        },
      },
    ];
  });
}

const linesOfFailed = 4;

/** At a vendor that takes its orders by webhook. */
export function failedOrder(articles: readonly StockedArticle[], vendor: string, today: string): DemoOrder[] {
  const lines = articles
    .filter(({ isLow }) => !isLow)
    .flatMap(({ plan: { product } }, index): DemoLine[] => {
      const offer = offerOf(product, vendor);
      return offer ? [{ product, offer, quantity: 1 + (index % 3) }] : [];
    })
    .slice(0, linesOfFailed);
  const vendorId = lines[0]?.offer.vendorId;
  if (vendorId === undefined) return [];
  const placedOn = workingDayUpTo(addDays(today, -1));
  return [{ vendorId, vendorName: vendor, placedOn, lines, receipts: [], fate: { kind: 'failed' } }];
}
