// What the products index answers about one product. On another provider the fields marked "ours" may be missing.
import { pricePerUnit } from '@praxora/rules/pricing-hints';
import type { Language } from '../../lib/i18n.ts';

interface HighlightedText {
  readonly value: string;
  readonly matchLevel?: 'none' | 'partial' | 'full';
}

export interface ProductHit {
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

/** From the last part of the hit's link; null when the link leads to no product. */
export function productIdOf({ url }: Pick<ProductHit, 'url'>): number | null {
  const id = /(?:^|\/)(\d+)\/?(?:[?#].*)?$/.exec(url)?.[1];
  return id === undefined ? null : Number(id);
}

export function titleOf(hit: ProductHit, language: Language): string {
  return (language === 'en' && hit.titelEn) || hit.titel;
}

/** The title with its highlights; the plain one where there are none. */
export function markedTitleOf(hit: ProductHit, language: Language): string {
  const marked = hit._highlightResult;
  const own = language === 'en' && hit.titelEn ? marked?.titelEn : marked?.titel;
  return own?.value ?? titleOf(hit, language);
}

/** Cents; null when there is no offer. */
export function priceCentsOf({ preis }: Pick<ProductHit, 'preis'>): number | null {
  return typeof preis === 'number' ? Math.round(preis * 100) : null;
}

/** Cents for one piece of the pack; null where the pack is one piece, or nobody knows. */
export function piecePriceCentsOf(hit: Pick<ProductHit, 'preis' | 'packungsgroesse'>): number | null {
  const { packungsgroesse = 1 } = hit;
  const cents = priceCentsOf(hit);
  return cents === null || packungsgroesse <= 1 ? null : pricePerUnit(cents, packungsgroesse);
}

/** A number other than the manufacturer's that the query found (GTIN, PZN, a vendor's order number), highlighted. */
export function otherMatchedNumber(hit: ProductHit): string | null {
  const [first, ...others] = hit._highlightResult?.nummern ?? [];
  if (first && isMatched(first)) return null;
  return others.find(isMatched)?.value ?? null;
}

function isMatched({ matchLevel = 'none' }: HighlightedText): boolean {
  return matchLevel !== 'none';
}
