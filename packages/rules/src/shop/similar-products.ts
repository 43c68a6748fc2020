// Products called much like a text that means nothing to the catalogue, such as "steri rols": told by the letters they share.
import { folded } from '../shared/column-headings.ts';

export interface CalledProduct {
  readonly productId: number;
  readonly names: readonly string[];
}

/** A text shares at least this part of its groups of letters with a name that is like it. */
const leastShared = 0.4;
const groupLength = 3;

function groupsOf(text: string): Set<string> {
  const letters = folded(text);
  const count = Math.max(0, letters.length - groupLength + 1);
  return new Set(Array.from({ length: count }, (_, start) => letters.slice(start, start + groupLength)));
}

/** Looks at all products once, so that many texts can be asked for. Of equals the product that was given first. */
export function similarProducts(
  products: readonly CalledProduct[],
): (text: string, most: number) => readonly number[] {
  const placesByGroup = new Map<string, number[]>();
  for (const [place, { names }] of products.entries())
    for (const group of new Set(names.flatMap((name) => [...groupsOf(name)]))) {
      const places = placesByGroup.get(group);
      if (places) places.push(place);
      else placesByGroup.set(group, [place]);
    }
  return (text, most) => {
    const groups = groupsOf(text);
    const sharedByPlace = new Map<number, number>();
    for (const group of groups)
      for (const place of placesByGroup.get(group) ?? [])
        sharedByPlace.set(place, (sharedByPlace.get(place) ?? 0) + 1);
    return [...sharedByPlace]
      .filter(([, shared]) => shared >= groups.size * leastShared)
      .sort(([a, sharedByA], [b, sharedByB]) => sharedByB - sharedByA || a - b)
      .slice(0, most)
      .flatMap(([place]) => products[place]?.productId ?? []);
  };
}
