// Which variant each result shows: the one that somebody chose there, else the preferred one.
import { useMemo, useState } from 'react';
import {
  findUsualSize,
  findVariant,
  type SearchOrder,
  toPreferredVariant,
} from '../../../domain/shop/index.ts';
import type { ProductHit } from '../../../lib/marketplace/product-hit.ts';

const noCards: readonly ProductHit[] = [];

export function useShownVariants(cards: readonly ProductHit[] = noCards, sort: SearchOrder) {
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const usualSize = useMemo(() => findUsualSize(cards), [cards]);
  const preferred = useMemo(
    () => cards.map((card) => toPreferredVariant(card, sort, usualSize)),
    [cards, sort, usualSize],
  );
  return {
    usualSize,
    /** Variant shown for each card, in the order of the cards. */
    shown: cards.map((card, index) => {
      const choice = choices.get(card.objectID);
      return choice === undefined ? (preferred[index] ?? card) : findVariant(card, choice);
    }),
    choose: (card: ProductHit, objectID: string) => setChoices(new Map(choices).set(card.objectID, objectID)),
  };
}
