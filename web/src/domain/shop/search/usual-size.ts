// The size that the practice buys most among what was found: products it does not know yet show it first.
import { isOwnVariant } from '@praxora/rules/shop/variant-choice';
import type { ProductHit } from '../../../lib/marketplace/product-hit.ts';

/** Behind a number it is a unit: 5 L, 50 M. */
const isSize = (word: string, at: number, words: readonly string[]): boolean =>
  /^(?:X{0,3}[SL]|M)$/.test(word) && !/\d$/.test(words[at - 1] ?? '');

/** "XS" of "Gloves blue XS"; undefined: its name says no size. */
export const sizeIn = ({ title }: Pick<ProductHit, 'title'>): string | undefined =>
  title.split(' ').find(isSize);

/** By the orders of 12 months of all own products among the cards; undefined: none of them comes in sizes. */
export function findUsualSize(cards: readonly ProductHit[]): string | undefined {
  const times = new Map<string, number>();
  for (const variant of cards.filter(({ isOwn }) => isOwn).flatMap(({ variants }) => variants)) {
    const size = sizeIn(variant);
    const bought = variant.lastPurchase?.timesBought ?? 0;
    if (size && bought > 0) times.set(size, (times.get(size) ?? 0) + bought);
  }
  return [...times].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** The same in the usual size, if it is sold in it and the practice has none of its own; else what was to be shown. */
export function inSize(
  shown: ProductHit,
  variants: readonly ProductHit[],
  size: string | undefined,
): ProductHit {
  const present = sizeIn(shown);
  if (!size || !present || present === size || isOwnVariant(shown)) return shown;
  const wanted = shown.title
    .split(' ')
    .map((word, at, words) => (isSize(word, at, words) ? size : word))
    .join(' ');
  const pack = shown.pack?.de;
  const found = variants.find(({ title, pack: other }) => title === wanted && other?.de === pack);
  return found && found.priceCents !== null ? found : shown;
}
