// Where an arrow leads among results that stand in rows.

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export interface Place {
  readonly left: number;
  readonly top: number;
}

export const isArrow = (key: string): key is Arrow => /^Arrow(Up|Down|Left|Right)$/.test(key);

/** Left and right one after the other, up and down to the nearest of the next row. Where there is none it stays. */
export function stepTo(places: readonly Place[], from: number, arrow: Arrow): number {
  const here = places[from];
  if (!here) return places.length > 0 ? 0 : -1;
  if (arrow === 'ArrowLeft') return Math.max(0, from - 1);
  if (arrow === 'ArrowRight') return Math.min(places.length - 1, from + 1);
  const isDown = arrow === 'ArrowDown';
  const beyond = places.filter(({ top }) => (isDown ? top > here.top : top < here.top)).map(({ top }) => top);
  if (beyond.length === 0) return from;
  const row = isDown ? Math.min(...beyond) : Math.max(...beyond);
  const distance = ({ left }: Place) => Math.abs(left - here.left);
  let best = from;
  for (const [index, place] of places.entries())
    if (place.top === row && (best === from || distance(place) < distance(places[best] ?? here)))
      best = index;
  return best;
}
