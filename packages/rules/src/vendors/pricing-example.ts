// A worked-out cart for tests: net cents, no tiers, no discounts; its optima were found by complete search.
import type { VendorTerms } from './pricing-terms.ts';

export interface ExampleVendor {
  readonly name: string;
  readonly favourite: boolean;
  readonly terms: VendorTerms;
}

export interface ExamplePosition {
  readonly name: string;
  readonly quantity: number;
  /** Unit price at each vendor; null if the vendor does not offer the product. */
  readonly unitPriceCents: readonly (number | null)[];
  /** Index of the vendor in whose basket the position lies. */
  readonly vendor: number;
}

const terms = (
  shippingCents: number,
  freeShippingFromCents: number,
  surchargeCents: number,
  surchargeBelowCents: number,
): VendorTerms => ({ shippingCents, freeShippingFromCents, surchargeCents, surchargeBelowCents });

export const exampleVendors: readonly ExampleVendor[] = [
  { name: 'Weserkontor Dental', favourite: true, terms: terms(690, 15000, 490, 5000) },
  { name: 'Depotia', favourite: true, terms: terms(590, 12500, 0, 0) },
  { name: 'Tauern Praxisbedarf', favourite: false, terms: terms(790, 20000, 690, 7500) },
  { name: 'Linea Dentaldepot', favourite: true, terms: terms(590, 9900, 390, 2500) },
  { name: 'Marktmed', favourite: false, terms: terms(490, 7500, 0, 0) },
  { name: 'Havelmed', favourite: false, terms: terms(650, 18000, 450, 5000) },
];

export const examplePositions: readonly ExamplePosition[] = [
  { name: 'Nitrila Blau M', quantity: 20, unitPriceCents: [629, 545, null, 579, null, 529], vendor: 0 },
  { name: 'Nitrila Blau S', quantity: 10, unitPriceCents: [629, 545, null, 579, null, 529], vendor: 0 },
  { name: 'MaskoPro Typ IIR', quantity: 6, unitPriceCents: [479, null, null, 495, 389, null], vendor: 4 },
  {
    name: 'Artinova 4% 1:100.000',
    quantity: 2,
    unitPriceCents: [5290, 4980, 5120, null, null, null],
    vendor: 0,
  },
  { name: 'Nadelfein 30G', quantity: 4, unitPriceCents: [890, null, 849, 879, null, null], vendor: 2 },
  { name: 'Lumafil Nano A2', quantity: 3, unitPriceCents: [4490, 4190, null, 4290, null, 4350], vendor: 3 },
  { name: 'Unobond One', quantity: 1, unitPriceCents: [null, 8690, null, 8450, null, 8990], vendor: 3 },
  { name: 'Etchora Gel 37', quantity: 2, unitPriceCents: [1490, 1250, null, 1290, null, null], vendor: 3 },
  { name: 'Silvora Putty', quantity: 1, unitPriceCents: [5990, null, 6190, 6390, null, null], vendor: 0 },
  { name: 'Flächin Kanister', quantity: 2, unitPriceCents: [null, 3690, 4190, null, 3990, null], vendor: 4 },
  { name: 'SteriBeutel 90x230', quantity: 3, unitPriceCents: [1090, 1060, null, 1180, 990, null], vendor: 1 },
  { name: 'Wipora Tücher', quantity: 8, unitPriceCents: [null, 579, null, null, 549, 569], vendor: 5 },
];

/** The cart as it stands, the cheapest one, and the cheapest that prefers favourites. */
export const exampleResults = {
  cart: { totalCents: 83952, packages: 6 },
  cheapest: { totalCents: 76812, packages: 3, moved: 10, vendors: [1, 1, 4, 1, 3, 1, 3, 1, 3, 1, 4, 4] },
  favourites: { totalCents: 77616, packages: 3, moved: 9, vendors: [1, 1, 0, 1, 0, 1, 3, 3, 0, 1, 0, 1] },
};
