// Fields of the products index for one product, with their German names. With another provider the fields marked "ours"
// may be missing.
import type { AtHand } from '@praxora/contract/inventory/at-hand';
import type { VariantFacts } from '@praxora/rules/shop/variant-choice';
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
  /** Ours: what of it lies in stock; null where it is no article. */
  readonly bestand?: Pick<AtHand, 'stock' | 'unit' | 'status'> | null;
  /** Ours: when and for how many euros the practice bought it last, how often in 12 months, and the usual amount. */
  readonly gekauft?: {
    readonly am: string;
    readonly lieferant: string;
    readonly preis: number;
    readonly mal: number;
    readonly menge: number;
  } | null;
  /** Ours: whether it is an article of the practice, and when that was used last. */
  readonly artikel?: { readonly benutztAm: string } | null;
  /**
   * Ours, where variants are grouped: all there are to choose from, it too, those on the practice's watchlist, and those it keeps
   * or has bought.
   */
  readonly varianten?: readonly IndexedVariant[];
  readonly gemerkteVarianten?: readonly string[];
  readonly eigeneVarianten?: readonly OwnVariant[];
  /** Ours: an own product that stands before all others. */
  readonly eigen?: true;
  /** Ours: the one word of the query that it does not have. */
  readonly lacks?: string;
  readonly _highlightResult?: {
    readonly titel?: HighlightedText;
    readonly titelEn?: HighlightedText;
    readonly hersteller?: HighlightedText;
    readonly nummern?: readonly HighlightedText[];
  };
}

export type IndexedVariant = Required<
  Pick<
    IndexedProduct,
    | 'objectID'
    | 'titel'
    | 'titelEn'
    | 'url'
    | 'preis'
    | 'angebote'
    | 'packung'
    | 'packungsgroesse'
    | 'inhaltseinheit'
  >
> & {
  /** Manufacturer number. */
  readonly nummer: string;
  /** How many vendors have it in stock, and whether the query means it as much as any of the others. */
  readonly lieferbarBei?: number;
  readonly passend?: boolean;
};

type OwnVariant = Pick<IndexedProduct, 'objectID' | 'bestand' | 'gekauft' | 'artikel'>;

export interface ProductHit extends VariantFacts {
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
  /** Stock when it was found; null where it is no article, undefined where unknown. */
  readonly stock: IndexedProduct['bestand'];
  /** From whom and at what price of an order unit it was bought last, and how it is usually bought; null: never. */
  readonly lastPurchase: {
    readonly vendorName: string;
    readonly priceCents: number;
    /** Orders of the last 12 months. */
    readonly timesBought: number;
    readonly usualAmount: number;
  } | null;
  /** Whether the query means it as much as any of its variants. */
  readonly isMeant: boolean;
  /** Whether it stands first because the practice buys it: it belongs to the section "You buy these". */
  readonly isOwn: boolean;
  /** The one word of the query that it does not have. */
  readonly lackedWord: string | undefined;
  /** Variants to choose instead, each as a hit of its own; empty: it has no variants. */
  readonly variants: readonly ProductHit[];
  readonly marked: {
    readonly title?: HighlightedText | undefined;
    readonly titleEn?: HighlightedText | undefined;
    readonly manufacturer?: HighlightedText | undefined;
    readonly numbers?: readonly HighlightedText[] | undefined;
  };
}

export function toProductHit(product: IndexedProduct): ProductHit {
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
    stock: product.bestand,
    boughtAt: product.gekauft?.am ?? null,
    lastPurchase: product.gekauft ? lastPurchaseIn(product.gekauft) : null,
    articleUsedAt: product.artikel?.benutztAm ?? null,
    vendorsInStock: 0,
    isMeant: true,
    isOwn: product.eigen === true,
    lackedWord: product.lacks,
    variants: variantsOf(product),
    marked: {
      title: marked?.titel,
      titleEn: marked?.titelEn,
      manufacturer: marked?.hersteller,
      numbers: marked?.nummern,
    },
  };
}

const lastPurchaseIn = ({ lieferant, preis, mal, menge }: NonNullable<IndexedProduct['gekauft']>) => ({
  vendorName: lieferant,
  priceCents: Math.round(preis * 100),
  timesBought: mal,
  usualAmount: menge,
});

/** The product itself stands among them with its highlights. */
function variantsOf({
  varianten = [],
  gemerkteVarianten = [],
  eigeneVarianten = [],
  ...product
}: IndexedProduct): ProductHit[] {
  const own = new Map(eigeneVarianten.map((variant) => [variant.objectID, variant]));
  return varianten.map(({ nummer, lieferbarBei = 0, passend = true, ...variant }) => {
    const isItself = variant.objectID === product.objectID;
    const hit = toProductHit({
      ...(isItself
        ? product
        : {
            ...variant,
            bild: product.bild,
            hersteller: product.hersteller,
            nummern: [nummer],
            gemerkt: gemerkteVarianten.includes(variant.objectID),
            ...(product.bestand === undefined ? {} : { bestand: null }),
            ...own.get(variant.objectID),
          }),
    });
    return { ...hit, vendorsInStock: lieferbarBei, isMeant: passend };
  });
}

/** Numeric filter attribute of the search: the price in euros. */
export const priceAttribute = 'preis';

/** Yes/no filters of the search, with their names in the index. */
export const flags = {
  inStock: 'lieferbar',
  bought: 'gekauft',
  stocked: 'imBestand',
  dangerous: 'gefahrgut',
} as const;
export type Flag = keyof typeof flags;

/** The index's names of what a search can be narrowed to. */
export const facets = { vendor: 'lieferanten', manufacturer: 'hersteller', size: 'groesse' } as const;
