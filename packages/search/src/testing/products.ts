// For tests: a product with everything filled in, changed where a test cares.
import type { Offer, ProductDocument } from '../index/document.ts';

const vendorNames = ['Depotia', 'Marktmed', 'Linea'];

export const buildOffer = (vendorId: number, priceCents: number, discountable = true): Offer => ({
  vendor: { id: vendorId, name: vendorNames[vendorId - 1] ?? `Vendor ${vendorId}` },
  priceCents,
  discountable,
});

export function product(
  objectID: string,
  titel: string,
  more: Partial<ProductDocument> = {},
): ProductDocument {
  return {
    objectID,
    titel,
    hersteller: 'Acme',
    nummern: [],
    kategorien: { lvl0: 'Einweg', lvl1: 'Einweg > Schutz' },
    popularity: 0,
    url: `/inventory/product/${objectID}`,
    bild: '/pictures/einweg.svg',
    offers: [buildOffer(1, 1000)],
    ...more,
  };
}
