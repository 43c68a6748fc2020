// What goes into the index: products with their offers, in the words of the search protocol.

export interface Vendor {
  readonly id: number;
  readonly name: string;
}

export interface Offer {
  readonly vendor: Vendor;
  readonly priceCents: number;
  /** Whether a practice's own discount with the vendor applies. Default: yes. */
  readonly discountable?: boolean;
}

export interface ProductDocument {
  readonly objectID: string;
  /** The German name. */
  readonly titel: string;
  readonly titelEn?: string;
  readonly hersteller: string;
  /** Manufacturer number first; then GTIN, PZN and the vendors' order numbers. */
  readonly nummern: readonly string[];
  /** Hierarchical facet values: lvl0 "A", lvl1 "A > B". A product is in one category. */
  readonly kategorien: { readonly lvl0?: string; readonly lvl1?: string };
  /** English category names: searched, not a facet. */
  readonly kategorienEn?: readonly string[];
  /** A description: searched with the least weight, not stored. */
  readonly text?: string;
  readonly popularity: number;
  readonly url: string;
  readonly bild: string;
  /** At most one offer per vendor counts; of several the cheapest. */
  readonly offers: readonly Offer[];
}

/** What a practice sees of the offers: hidden vendors do not count, own discounts lower the price. */
export interface PracticeView {
  readonly hiddenVendorIds: readonly number[];
  /** Percent by vendor id, on discountable offers. */
  readonly discounts?: ReadonlyMap<number, number>;
  /** By object id, for products it has prices of its own for: what it pays to whom. The index's offers count no more. */
  readonly ownPrices?: ReadonlyMap<string, readonly OwnPrice[]>;
}

/** The vendor may be one of the practice's own, which the index does not know. */
export interface OwnPrice {
  readonly vendorId: number;
  readonly cents: number;
}

export const everyonesView: PracticeView = { hiddenVendorIds: [] };
