// What the products index answers about one product, in its German words. On another provider the fields marked "ours"
// may be missing.
import type { Language } from '../i18n.ts';
import { productIdInLink } from './links.ts';

export interface HighlightedText {
  readonly value: string;
  readonly matchLevel?: 'none' | 'partial' | 'full';
}

export interface IndexedProduct {
  readonly objectID: string;
  readonly titel: string;
  /** `/inventory/product/<id>` */
  readonly url: string;
  /** Lowest price for this practice in euros; null when nobody sells it. */
  readonly preis: number | null;
  /** Name of the drawing. */
  readonly bild: string;
  readonly hersteller: string;
  /** The manufacturer number comes first. */
  readonly nummern: readonly string[];
  /** Ours. */
  readonly titelEn?: string;
  readonly packung?: Readonly<Record<Language, string>>;
  /** Ours: pieces in a pack, and what one of them is called. */
  readonly packungsgroesse?: number;
  readonly inhaltseinheit?: Readonly<Record<Language, string>>;
  /** Ours: whether it is on the practice's watchlist. */
  readonly gemerkt?: boolean;
  /** Ours: number of offers for this practice. */
  readonly angebote?: number;
  readonly _highlightResult?: {
    readonly titel?: HighlightedText;
    readonly titelEn?: HighlightedText;
    readonly hersteller?: HighlightedText;
    readonly nummern?: readonly HighlightedText[];
  };
}

export interface ProductHit {
  readonly objectID: string;
  /** Null when the hit's link leads to no product. */
  readonly productId: number | null;
  readonly title: string;
  readonly titleEn: string | undefined;
  /** Lowest price for this practice; null when nobody sells it. */
  readonly priceCents: number | null;
  /** Name of the drawing. */
  readonly picture: string;
  readonly manufacturer: string;
  /** The manufacturer number comes first. */
  readonly numbers: readonly string[];
  readonly pack: Readonly<Record<Language, string>> | undefined;
  /** Pieces in a pack, and what one of them is called. */
  readonly packSize: number | undefined;
  readonly pieceName: Readonly<Record<Language, string>> | undefined;
  readonly isWatched: boolean | undefined;
  readonly offerCount: number | undefined;
  readonly marked: {
    readonly title?: HighlightedText | undefined;
    readonly titleEn?: HighlightedText | undefined;
    readonly manufacturer?: HighlightedText | undefined;
    readonly numbers?: readonly HighlightedText[] | undefined;
  };
}

export function productHitOf(product: IndexedProduct): ProductHit {
  const marked = product._highlightResult;
  return {
    objectID: product.objectID,
    productId: productIdInLink(product.url),
    title: product.titel,
    titleEn: product.titelEn,
    priceCents: typeof product.preis === 'number' ? Math.round(product.preis * 100) : null,
    picture: product.bild,
    manufacturer: product.hersteller,
    numbers: product.nummern,
    pack: product.packung,
    packSize: product.packungsgroesse,
    pieceName: product.inhaltseinheit,
    isWatched: product.gemerkt,
    offerCount: product.angebote,
    marked: {
      title: marked?.titel,
      titleEn: marked?.titelEn,
      manufacturer: marked?.hersteller,
      numbers: marked?.nummern,
    },
  };
}

/** The index's names of what a search can be narrowed to. */
export const facets = { vendor: 'lieferanten', manufacturer: 'hersteller' } as const;
