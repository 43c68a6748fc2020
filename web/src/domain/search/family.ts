// A card that stands for the variants of one product: what they are called together, and what there is to choose.
import type { Language } from '../../lib/i18n.ts';
import type { ProductHit } from '../../lib/marketplace/product-hit.ts';
import { markedTitleOf, titleOf } from './product-hit.ts';
import { type VariantAxes, variantAxes } from './variant-axes.ts';

export interface Family {
  readonly name: string;
  /** The name with its highlights. */
  readonly marked: string;
  readonly choice: VariantAxes;
  /** The pack stands among the choices. */
  readonly choosesPack: boolean;
}

/** Undefined: there is nothing to choose. */
export function familyOf(card: ProductHit, language: Language): Family | undefined {
  if (card.variants.length < 2) return undefined;
  const choice = variantAxes(
    card.variants.map((variant) => ({
      title: titleOf(variant, language),
      pack: variant.pack?.[language] ?? '',
    })),
  );
  const named = (title: string) =>
    [...title.split(/\s+/).slice(0, choice.shared), ...choice.ending].join(' ') || title;
  return {
    name: named(titleOf(card, language)),
    marked: named(markedTitleOf(card, language)),
    choice,
    choosesPack: choice.axes.some(({ kind }) => kind === 'pack'),
  };
}

/** The card as the chosen variant shows it. */
export const variantOf = (card: ProductHit, objectID: string | undefined): ProductHit =>
  card.variants.find((variant) => variant.objectID === objectID) ?? card;
