// Rows of the list for the tests.
import type { ReorderOffer, ReorderRow } from '@praxora/contract/purchasing/reorder';

const unit = { id: 1, de: 'Packung', en: 'pack' };

export const offer = (
  vendorId: number,
  priceCents: number,
  changes: Partial<ReorderOffer> = {},
): ReorderOffer => ({
  offerId: vendorId * 10,
  vendorId,
  vendorName: `Vendor ${vendorId}`,
  vendorHue: 180,
  isFavorite: false,
  orderNumber: '',
  tiers: [{ fromQuantity: 1, unitPriceCents: priceCents }],
  minimumQuantity: 1,
  orderStep: 1,
  availability: 'available',
  deliveryDays: 2,
  discountable: true,
  ownDiscountPercent: 0,
  vatClass: 'fullTax',
  ...changes,
});

interface RowChanges extends Partial<Omit<ReorderRow, 'article'>> {
  readonly article?: Partial<ReorderRow['article']>;
}

/** Ten packs are missing; vendor 1 sells it for 5 euros. */
export function row(id: number, { article, ...changes }: RowChanges = {}): ReorderRow {
  const offers = changes.offers ?? [offer(1, 500)];
  return {
    article: {
      id,
      name: `Article ${id}`,
      manufacturer: 'Maker',
      manufacturerNumber: `M-${id}`,
      picture: 'einweg',
      productId: id,
      isCustom: false,
      useInventory: true,
      storages: [{ id: 7, name: 'Shelf' }],
      countingUnit: unit,
      orderUnit: unit,
      consumptionUnit: unit,
      consumptionUnitCount: 1,
      unitsPerOrderUnit: 1,
      stock: 2,
      minimumStock: 3,
      warningStock: 5,
      idealStock: 12,
      ...article,
    },
    group: 'belowMinimum',
    lastsUntil: null,
    reachDays: null,
    suggested: 10,
    needed: 10,
    amount: 10,
    chosenQuantity: null,
    chosenVendorId: null,
    bestVendorId: offers[0]?.vendorId ?? null,
    lastBought: null,
    onTheirWay: [],
    inCarts: [],
    snoozed: null,
    leftOutAt: null,
    put: null,
    ...changes,
    offers,
  };
}
