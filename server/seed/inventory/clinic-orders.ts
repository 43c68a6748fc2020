// Orders of a clinic above its limit: two wait for an approver, one was rejected.
import { addDays } from '@praxora/rules/shared/calendar';
import type { VatPercents } from '@praxora/rules/shared/tax';
import type { VendorTerms } from '@praxora/rules/vendors/pricing-terms';
import { workingDayUpTo } from './days.ts';
import { type DemoLine, type DemoOrder, paidPrice } from './orders.ts';
import type { StockedArticle } from './stocked.ts';

const linesOfOrder = 6;
const comment = 'Bitte erst die Reste im OP aufbrauchen und die Menge halbieren.';

export interface Clinic {
  readonly limitCents: number;
  readonly termsOf: ReadonlyMap<number, VendorTerms>;
  readonly vat: VatPercents;
}

/** Vendors by how many of the articles they sell. */
function broadVendors(articles: readonly StockedArticle[]): number[] {
  const counts = new Map<number, number>();
  for (const { plan } of articles)
    for (const { vendorId } of plan.product.offers) counts.set(vendorId, (counts.get(vendorId) ?? 0) + 1);
  return [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || a - b).map(([vendorId]) => vendorId);
}

/** As many of each as it takes to be clearly above the limit. */
function linesAbove(
  articles: readonly StockedArticle[],
  vendorId: number,
  clinic: Clinic,
  placedOn: string,
): DemoLine[] {
  const terms = clinic.termsOf.get(vendorId);
  const requestedArticles = articles
    .flatMap(({ plan: { product } }) => {
      const offer = product.offers.find((one) => one.vendorId === vendorId);
      return offer ? [{ product, offer, quantity: 1 }] : [];
    })
    .slice(0, linesOfOrder);
  if (!terms || requestedArticles.length === 0) return [];
  for (let quantity = 1; ; quantity += 1) {
    const lines = requestedArticles.map((line) => ({ ...line, quantity }));
    if (paidPrice({ lines, placedOn }, terms, clinic.vat).netCents > clinic.limitCents * 1.1) return lines;
  }
}

export function clinicOrders(
  articles: readonly StockedArticle[],
  clinic: Clinic,
  today: string,
): DemoOrder[] {
  const fates: [daysAgo: number, fate: DemoOrder['fate']][] = [
    [1, { kind: 'pending' }],
    [6, { kind: 'rejected', comment }],
    [3, { kind: 'pending' }],
  ];
  const vendorIds = broadVendors(articles);
  return fates.flatMap(([daysAgo, fate], index) => {
    const placedOn = workingDayUpTo(addDays(today, -daysAgo));
    const lines = linesAbove(articles, vendorIds[index] ?? 0, clinic, placedOn);
    const offer = lines[0]?.offer;
    if (!offer) return [];
    const { vendorId, vendorName } = offer;
    return [{ vendorId, vendorName, placedOn, lines, receipts: [], fate }];
  });
}
