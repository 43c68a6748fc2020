// Output of the readers of all formats: texts as the file gives them, not yet checked.

export interface Texts {
  readonly de: string;
  readonly en: string;
}

interface Feature {
  readonly name: string;
  readonly value: string;
}

/** Not given: an empty text. */
export interface RawPrice {
  readonly amount: string;
  /** From this quantity on. */
  readonly from: string;
  readonly factor: string;
  readonly currency: string;
  readonly tax: string;
}

/** Not given: an empty text. */
export interface RawArticle {
  /** Where it begins in the file. */
  readonly line: number;
  readonly orderNumber: string;
  readonly name: Texts;
  readonly description: Texts;
  readonly manufacturer: string;
  readonly manufacturerNumber: string;
  readonly gtin: string;
  readonly pzn: string;
  readonly orderUnit: string;
  readonly contentUnit: string;
  /** Content units in one order unit. */
  readonly contentCount: string;
  readonly minimumQuantity: string;
  readonly orderStep: string;
  /** Order units the price is for. */
  readonly priceQuantity: string;
  readonly deliveryDays: string;
  readonly keywords: readonly string[];
  /** Size, colour and the like, where the file gives them. */
  readonly features?: readonly Feature[];
  readonly prices: readonly RawPrice[];
  /** A comma may be the decimal mark, too. */
  readonly decimalComma: boolean;
  /** Where no price is valid today: the one that ran out last, else the one that comes next. */
  readonly outdated?: OutdatedPrices | undefined;
  /** Errors already found by the reader. */
  readonly problems: readonly string[];
}

/** Days as the file writes them; not given: an empty text. */
export interface OutdatedPrices {
  readonly from: string;
  readonly until: string;
  readonly prices: readonly RawPrice[];
}

/** Fields of an article in an update of prices. */
export type RawPrices = Pick<
  RawArticle,
  'line' | 'orderNumber' | 'priceQuantity' | 'prices' | 'outdated' | 'decimalComma' | 'problems'
>;

/** The whole catalogue, or an update of articles or prices between two whole ones. */
export type Transaction = 'whole' | 'products' | 'prices';

/** Which catalogue a BMEcat file belongs to. Not given: an empty text. */
export interface CatalogueMark {
  readonly transaction: Transaction;
  readonly id: string;
  readonly version: string;
  /** For an update: number of updates before it since the whole catalogue. */
  readonly previous: string;
}

export type Item =
  | { readonly kind: 'catalogue'; readonly mark: CatalogueMark }
  | { readonly kind: 'deletion'; readonly line: number; readonly orderNumber: string }
  | { readonly kind: 'prices'; readonly prices: RawPrices }
  | { readonly kind: 'supplier'; readonly name: string }
  | { readonly kind: 'group'; readonly id: string; readonly name: string; readonly parentId: string }
  | { readonly kind: 'assignment'; readonly orderNumber: string; readonly groupId: string }
  | { readonly kind: 'article'; readonly article: RawArticle };

export interface ReadOptions {
  /** YYYY-MM-DD: prices that hold later or no longer are left out. */
  readonly today: string;
  /** Prices for other countries only are left out. */
  readonly countries: readonly string[];
}
