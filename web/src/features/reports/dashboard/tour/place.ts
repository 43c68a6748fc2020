// Where the card of the tour stands: below, above or beside what it speaks of, and always whole within the window.

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rectangle extends Size {
  readonly left: number;
  readonly top: number;
}

/** Between the card and what it speaks of, and to the edge of the window. */
const gap = 14;
const edge = 12;

const within = (position: number, size: number, room: number): number =>
  Math.max(edge, Math.min(position, room - size - edge));

/** Without a target it stands in the lower right corner. */
export function placeCard(target: Rectangle | null, card: Size, window: Size) {
  const at = (left: number, top: number) => ({
    left: within(left, card.width, window.width),
    top: within(top, card.height, window.height),
  });
  if (target === null) return at(window.width, window.height);
  const middle = target.left + target.width / 2 - card.width / 2;
  const below = target.top + target.height + gap;
  if (below + card.height + edge <= window.height) {
    const isEntryAtTheSide = target.left < edge * 2 && target.width * 3 < window.width;
    return isEntryAtTheSide ? at(target.left + target.width + gap, target.top) : at(middle, below);
  }
  if (target.top - gap - card.height >= edge) return at(middle, target.top - gap - card.height);
  return at(target.left + target.width + gap, target.top);
}
