// Texts about a product in the search results.
import { pricePerUnit } from '@praxora/rules/vendors/pricing-hints';
import type { Language } from '../../../lib/i18n.ts';
import type { HighlightedText, ProductHit } from '../../../lib/marketplace/product-hit.ts';

export function productTitle(hit: ProductHit, language: Language): string {
  return (language === 'en' && hit.titleEn) || hit.title;
}

/** The title with its highlights; the plain one where there are none. */
export function markedTitle(hit: ProductHit, language: Language): string {
  const own = language === 'en' && hit.titleEn ? hit.marked.titleEn : hit.marked.title;
  return own?.value ?? productTitle(hit, language);
}

/** Cents for one piece of the pack; null where the pack is one piece, or nobody knows. */
export function piecePriceCents({
  priceCents,
  packSize = 1,
}: Pick<ProductHit, 'priceCents'> & { packSize?: number | undefined }): number | null {
  return priceCents === null || packSize <= 1 ? null : pricePerUnit(priceCents, packSize);
}

/** A number other than the manufacturer's that the query found (GTIN, PZN, a vendor's order number), highlighted. */
export function otherMatchedNumber(hit: ProductHit): string | null {
  const [first, ...others] = hit.marked.numbers ?? [];
  if (first && isMatched(first)) return null;
  return others.find(isMatched)?.value ?? null;
}

function isMatched({ matchLevel = 'none' }: HighlightedText): boolean {
  return matchLevel !== 'none';
}
