// Order lines of the list's rows: the vendor, the quantity and the price.
import type { ReorderGroup, ReorderOffer, ReorderRow } from '@praxora/contract/purchasing/reorder';
import { rowAmount } from '@praxora/rules/purchasing/reorder-row';
import { priceLine } from '@praxora/rules/vendors/pricing';
import { pricePerUnit, soldQuantity } from '@praxora/rules/vendors/pricing-hints';
import { listFigures } from '../../../domain/purchasing/index.ts';
import type { VendorShare } from '../../../domain/vendors/index.ts';
import type { ReorderView, Section } from './address.ts';

export interface Line {
  readonly row: ReorderRow;
  readonly articleId: number;
  /** Null: nobody sells it. */
  readonly offer: ReorderOffer | null;
  /** In order units; 0: what comes anyway is enough. */
  readonly amount: number;
  readonly netCents: number;
  /** Something of it can be ordered. */
  readonly canBeOrdered: boolean;
}

const isSold = ({ availability }: ReorderOffer): boolean => availability !== 'unavailable';

function offerOf({ offers, chosenVendorId, bestVendorId }: ReorderRow, favoritesFirst: boolean) {
  const of = (vendorId: number | null) => offers.find((offer) => offer.vendorId === vendorId) ?? null;
  const favorite = favoritesFirst ? offers.find((offer) => offer.isFavorite && isSold(offer)) : null;
  return of(chosenVendorId) ?? favorite ?? of(bestVendorId);
}

const sumOf = (amounts: readonly { readonly quantity: number }[]): number =>
  amounts.reduce((sum, { quantity }) => sum + quantity, 0);

const usualVendorOf = ({ chosenVendorId, bestVendorId }: ReorderRow) => chosenVendorId ?? bestVendorId;

/** The server reckoned with the chosen vendor, or with the best one; another sells other quantities. */
function amountFrom(row: ReorderRow, offer: ReorderOffer | null): number {
  const { article, group, put, chosenQuantity, amount } = row;
  if (!offer || amount === 0 || offer.vendorId === usualVendorOf(row)) return amount;
  if (chosenQuantity !== null) return soldQuantity(offer, amount);
  return rowAmount(
    {
      need: group === 'putHere' ? null : article,
      expected: { onTheirWay: sumOf(row.onTheirWay), inCarts: sumOf(row.inCarts) },
      put: put?.quantity ?? 0,
      chosen: null,
    },
    offer,
  );
}

const netOf = (offer: ReorderOffer, quantity: number): number =>
  priceLine(offer, quantity, offer.ownDiscountPercent).netCents;

/** Unit price at this quantity. */
export const unitPrice = (offer: ReorderOffer, quantity: number): number =>
  pricePerUnit(netOf(offer, quantity), quantity);

export function toLine(row: ReorderRow, { favoritesFirst }: Pick<ReorderView, 'favoritesFirst'>): Line {
  const offer = offerOf(row, favoritesFirst);
  const amount = amountFrom(row, offer);
  return {
    row,
    articleId: row.article.id,
    offer,
    amount,
    netCents: offer && amount > 0 ? netOf(offer, amount) : 0,
    canBeOrdered: offer !== null && isSold(offer) && amount > 0,
  };
}

/** A quantity is one that the vendor in the row sells. */
export function quantityChange({ row, offer }: Line, wanted: number) {
  const quantity = offer ? soldQuantity(offer, wanted) : wanted;
  if (!offer || offer.vendorId === usualVendorOf(row)) return { quantity };
  return { quantity, vendorId: offer.vendorId };
}

/** The best vendor is nobody's choice: it stays the best one. A quantity that was set is raised to what the vendor sells. */
export function vendorChange(
  row: ReorderRow,
  offer: ReorderOffer,
  view: Pick<ReorderView, 'favoritesFirst'>,
) {
  const isUsual = offer === offerOf({ ...row, chosenVendorId: null }, view.favoritesFirst);
  return {
    vendorId: isUsual ? null : offer.vendorId,
    ...(row.chosenQuantity === null ? {} : { quantity: soldQuantity(offer, row.chosenQuantity) }),
  };
}

export function toSection({ snoozed, leftOutAt }: ReorderRow): Section {
  if (leftOutAt !== null) return 'leftOut';
  return snoozed === null ? 'list' : 'snoozed';
}

const holds = (text: string, words: readonly string[]) =>
  words.every((word) => text.toLowerCase().includes(word));

const comparators = {
  urgency: () => 0,
  name: (a, b) => a.row.article.name.localeCompare(b.row.article.name),
  reach: (a, b) =>
    (a.row.reachDays ?? Number.POSITIVE_INFINITY) - (b.row.reachDays ?? Number.POSITIVE_INFINITY) || 0,
  vendor: (a, b) => (a.offer?.vendorName ?? '\uffff').localeCompare(b.offer?.vendorName ?? '\uffff'),
  total: (a, b) => a.netCents - b.netCents,
} as const satisfies Record<ReorderView['sort'], (a: Line, b: Line) => number>;

/** Lines of one section in the view's order; the server's order is the most urgent first. */
export function shownLines(rows: readonly ReorderRow[], view: ReorderView): Line[] {
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  const sign = view.descending ? -1 : 1;
  return rows
    .filter((row) => toSection(row) === view.section)
    .map((row) => toLine(row, view))
    .filter(({ row: { article }, offer }) => {
      const isThere = view.storageId === null || article.storages.some(({ id }) => id === view.storageId);
      const isFrom = view.vendorId === null || offer?.vendorId === view.vendorId;
      const text = `${article.name} ${article.manufacturer} ${article.manufacturerNumber}`;
      return isThere && isFrom && holds(text, words);
    })
    .toSorted((a, b) => sign * comparators[view.sort](a, b));
}

const groupNames: readonly ReorderGroup[] = ['belowMinimum', 'reOrderPoint', 'putHere'];

export function toGroups(lines: readonly Line[]) {
  return groupNames
    .map((name) => ({ name, lines: lines.filter(({ row }) => row.group === name) }))
    .filter((group) => group.lines.length > 0)
    .map((group) => ({ ...group, figures: listFigures(group.lines.map(({ row }) => row)) }));
}

/** Vendors' shares of the total, the largest first. */
export function vendorShares(lines: readonly Line[]): VendorShare[] {
  const shares = new Map<number, VendorShare>();
  for (const { offer, netCents } of lines) {
    if (!offer) continue;
    const { vendorId, vendorName, vendorHue } = offer;
    const share = shares.get(vendorId);
    shares.set(vendorId, {
      ...{ vendorId, vendorName, vendorHue },
      count: (share?.count ?? 0) + 1,
      netCents: (share?.netCents ?? 0) + netCents,
    });
  }
  return [...shares.values()].toSorted((a, b) => b.netCents - a.netCents);
}

export const netSum = (lines: readonly Line[]): number =>
  lines.reduce((sum, { netCents }) => sum + netCents, 0);

/** Filter choices of the list, by name: its storages and the vendors it would be ordered from. */
export function listChoices(rows: readonly ReorderRow[], view: ReorderView) {
  const storages = new Map<number, string>();
  const vendors = new Map<number, string>();
  for (const row of rows) {
    if (toSection(row) !== view.section) continue;
    for (const { id, name } of row.article.storages) storages.set(id, name);
    const { offer } = toLine(row, view);
    if (offer) vendors.set(offer.vendorId, offer.vendorName);
  }
  const named = (names: ReadonlyMap<number, string>) =>
    [...names].map(([value, text]) => ({ value, text })).toSorted((a, b) => a.text.localeCompare(b.text));
  return { storages: named(storages), vendors: named(vendors) };
}
