// Documents of the index: products with their offers, in the words of the search protocol.

export interface Vendor {
  readonly id: number;
  readonly name: string;
}

export interface Offer {
  readonly vendor: Vendor;
  readonly priceCents: number;
  /** Whether a practice's own discount with the vendor applies. Default: yes. */
  readonly discountable?: boolean;
  /** Whether the vendor has it in stock. Default: yes. */
  readonly inStock?: boolean;
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
  /** Words of searches after which enough people chose it: they say what it is, whatever its name does. */
  readonly chosenFor?: readonly string[];
  /** Equal for the variants of one product (sizes, colours, packs); none: it has no variants. */
  readonly familie?: string;
  /** Its size, such as M or 7,5; none: it comes in one. */
  readonly groesse?: string;
  /** Content of one pack. */
  readonly packung?: Pack;
  readonly gefahrgut?: boolean;
  readonly popularity: number;
  readonly url: string;
  readonly bild: string;
  /** At most one offer per vendor counts; of several the cheapest. */
  readonly offers: readonly Offer[];
}

export interface Pack {
  readonly de: string;
  readonly en: string;
  /** How many pieces it holds, and what one is called. */
  readonly size: number;
  readonly pieceDe: string;
  readonly pieceEn: string;
}

/** A practice's view of the offers: hidden vendors do not count, own discounts lower the price. */
export interface PracticeView {
  readonly hiddenVendorIds: readonly number[];
  /** Percent by vendor id, on discountable offers. */
  readonly discounts?: ReadonlyMap<number, number>;
  /** Own prices by object id: what the practice pays to which vendor. They replace the index's offers of the product. */
  readonly ownPrices?: ReadonlyMap<string, readonly OwnPrice[]>;
  /** Object ids of what it has bought, and of its articles; left out where no request asks. */
  readonly boughtIds?: readonly string[];
  readonly stockedIds?: readonly string[];
  /** Object ids of its own products: they stand first among hits of the query's kind. */
  readonly ownIds?: readonly string[];
  /** Groups of words that mean the same to it, beside those that do to everybody. */
  readonly synonyms?: readonly (readonly string[])[];
}

/** The vendor may be one of the practice's own, which the index does not know. */
export interface OwnPrice {
  readonly vendorId: number;
  readonly cents: number;
  /** Default: yes. */
  readonly inStock?: boolean;
}

export const everyonesView: PracticeView = { hiddenVendorIds: [] };
