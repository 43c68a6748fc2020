// For tests: what the server says of lines.
import type { LineMatch } from '@praxora/contract/shop/quick-order.calls';

export const product = (id: number, name: string, timesBought = 0) => ({
  id,
  slug: `p-${id}`,
  name: { de: name, en: name },
  manufacturer: 'Sanaris',
  manufacturerNumber: `SN-${id}`,
  packText: { de: '100 St.', en: '100 pcs' },
  picture: 'einweg',
  lowestPriceCents: 529,
  offerCount: 1,
  bestVendorId: 3,
  atHand: null,
  unit: { id: 3, de: 'Box', en: 'box' },
  timesBought,
  usualAmount: timesBought > 0 ? 2 : null,
  boughtAt: timesBought > 0 ? '2026-03-01T10:00:00.000Z' : null,
  articleUsedAt: null,
  isArticle: false,
  vendorsInStock: 1,
});
export const offer = {
  offerId: 1,
  vendorId: 3,
  vendorName: 'Havelmed',
  vendorHue: 90,
  isFavorite: false,
  orderNumber: 'N-1',
  tiers: [{ fromQuantity: 1, unitPriceCents: 529 }],
  minimumQuantity: 1,
  orderStep: 1,
  availability: 'available',
  deliveryDays: 2,
  discountable: true,
  ownDiscountPercent: 0,
  vatClass: 'fullTax',
};
export const order = {
  vendorId: 3,
  quantity: 20,
  unitPriceCents: 529,
  goodsCents: 10_580,
  shippingCents: 650,
  surchargeCents: 0,
  growsByCents: 11_230,
};
export const sums = {
  ...{ goodsCents: 10_580, cartPositions: 2, cartGoodsCents: 5850, packages: 2 },
  ...{ shippingCents: 650, surchargeCents: 0, netCents: 17_080, growsByCents: 11_230 },
};
export const numberMatch: LineMatch = {
  by: 'number',
  amount: 20,
  amountText: '',
  products: [product(1, 'Nitrila Blau M')],
  fits: 1,
  nearer: [],
  similar: [],
};
export const several: LineMatch = {
  by: 'name',
  amount: null,
  amountText: '',
  products: [product(2, 'Nitrila Blau S', 7), product(3, 'Nitrila Schwarz S')],
  fits: 259,
  nearer: [],
  similar: [],
};
export const missing: LineMatch = {
  ...{ by: null, amount: null, amountText: '', products: [], fits: 0 },
  nearer: ['sterilisation rolls'],
  similar: [product(4, 'SteriRolle 75 mm', 3)],
};
