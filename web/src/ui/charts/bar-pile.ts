// Where the parts of a bar begin and end: piled up from zero, or hanging below it. Pure.

interface Direction {
  readonly isBelow?: boolean | undefined;
}

export interface Block {
  readonly part: number;
  /** Nearer to zero. */
  readonly foot: number;
  /** Farther from zero; below zero for a part that hangs. */
  readonly head: number;
}

/** Parts without a value have no block. */
export function toBlocks(values: readonly number[], parts: readonly Direction[]): Block[] {
  const reached = { above: 0, below: 0 };
  return parts.flatMap(({ isBelow }, part) => {
    const value = values[part] ?? 0;
    if (value <= 0) return [];
    const side = isBelow ? 'below' : 'above';
    const foot = reached[side];
    reached[side] += value;
    return [isBelow ? { part, foot: -foot, head: -reached.below } : { part, foot, head: reached.above }];
  });
}

/** From the deepest to the highest of all bars; zero is always within. */
export function pileRange(
  bars: readonly { readonly values: readonly number[] }[],
  parts: readonly Direction[],
): { least: number; greatest: number } {
  let [least, greatest] = [0, 0];
  for (const { values } of bars) {
    for (const { head } of toBlocks(values, parts)) {
      least = Math.min(least, head);
      greatest = Math.max(greatest, head);
    }
  }
  return { least, greatest };
}

/** Which part lies at that value; null: none. */
export function partAt(blocks: readonly Block[], value: number): number | null {
  const hit = blocks.find(({ foot, head }) => Math.min(foot, head) <= value && value <= Math.max(foot, head));
  return hit?.part ?? null;
}
