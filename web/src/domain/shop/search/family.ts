// A card that stands for the variants of one product: what they are called together, and what there is to choose.
import { preferredVariant } from '@praxora/rules/shop/variant-choice';
import type { Language } from '../../../lib/i18n.ts';
import type { ProductHit } from '../../../lib/marketplace/product-hit.ts';
import { markedTitle, productTitle } from './product-hit.ts';
import { inSize } from './usual-size.ts';
import { type VariantAxes, variantAxes } from './variant-axes.ts';

/** By what results are sorted, and a card chooses the variant it shows. */
export type SearchOrder = 'relevance' | 'price' | 'unitPrice';

export interface Family {
  readonly name: string;
  /** The name with its highlights. */
  readonly marked: string;
  readonly choice: VariantAxes;
  /** The pack stands among the choices. */
  readonly choosesPack: boolean;
}

/** Undefined: there is nothing to choose. */
export function findFamily(card: ProductHit, language: Language): Family | undefined {
  if (card.variants.length < 2) return undefined;
  const choice = variantAxes(
    card.variants.map((variant) => ({
      title: productTitle(variant, language),
      pack: variant.pack?.[language] ?? '',
    })),
  );
  const named = (title: string) =>
    [...title.split(/\s+/).slice(0, choice.shared), ...choice.ending].join(' ') || title;
  return {
    name: named(productTitle(card, language)),
    marked: named(markedTitle(card, language)),
    choice,
    choosesPack: choice.axes.some(({ kind }) => kind === 'pack'),
  };
}

/** The card as the chosen variant shows it. */
export const findVariant = (card: ProductHit, objectID: string | undefined): ProductHit =>
  card.variants.find((variant) => variant.objectID === objectID) ?? card;

/**
 * The variant that a card shows before anybody chooses: of those the query means the one that the practice uses, else the one most
 * vendors have in stock, in the size that the practice buys most. Sorted by price a card stands where its cheapest variant belongs, and shows that one then.
 */
export function toPreferredVariant(
  card: ProductHit,
  sort: SearchOrder = 'relevance',
  usualSize?: string,
): ProductHit {
  const meant = card.variants.filter(({ isMeant }) => isMeant);
  const first = preferredVariant(meant);
  if (first === undefined || sort !== 'relevance') return card;
  const preferred = inSize(first, meant, usualSize);
  return preferred.objectID === card.objectID
    ? preferred
    : { ...preferred, marked: marksLike(card, preferred) };
}

/** The words of its names are highlighted where the same words of the card's are. */
function marksLike({ title, titleEn = '', marked }: ProductHit, variant: ProductHit): ProductHit['marked'] {
  return {
    title: marked.title && { value: markedLike(title, marked.title.value, variant.title) },
    titleEn: marked.titleEn && { value: markedLike(titleEn, marked.titleEn.value, variant.titleEn ?? '') },
  };
}

function markedLike(plain: string, marked: string, other: string): string {
  const markedWords = marked.split(' ');
  const marks = new Map(plain.split(' ').map((word, place) => [word, markedWords[place] ?? word]));
  return other
    .split(' ')
    .map((word) => marks.get(word) ?? word)
    .join(' ');
}
