// Which category of ours a vendor's catalogue group probably means, by its name.
import { spellUmlauts } from '../shared/slug.ts';

export interface NamedCategory {
  readonly slug: string;
  /** In each language, and those of the category above. */
  readonly names: readonly string[];
  readonly topNames: readonly string[];
}

/** Below this the names have too little in common to be worth a look. */
const leastLikeness = 0.5;

/** The names of a group's parents count less than its own. */
const weightOfParents = 0.2;

/** `path` is the name of the group, then those above it. Null where no name is like it. */
export function suggestCategory(
  path: readonly string[],
  categories: readonly NamedCategory[],
): string | null {
  const [name = '', ...above] = path;
  let best: { slug: string; score: number } | null = null;
  for (const { slug, names, topNames } of categories) {
    const likeness = greatestLikeness([name], names);
    if (likeness < leastLikeness) continue;
    const score = likeness + weightOfParents * greatestLikeness(above, topNames);
    if (best === null || score > best.score) best = { slug, score };
  }
  return best?.slug ?? null;
}

const greatestLikeness = (some: readonly string[], others: readonly string[]): number =>
  Math.max(0, ...some.flatMap((one) => others.map((other) => likeness(one, other))));

/** Share of the pairs of letters that two names have in common (Sørensen and Dice), from 0 to 1. */
function likeness(one: string, other: string): number {
  const [first, second] = [letterPairs(one), letterPairs(other)];
  if (first.length + second.length === 0) return 0;
  const left = [...second];
  let common = 0;
  for (const pair of first) {
    const index = left.indexOf(pair);
    if (index < 0) continue;
    left.splice(index, 1);
    common += 1;
  }
  return (2 * common) / (first.length + second.length);
}

/** Pairs within words, so that the order of words does not count. */
const letterPairs = (text: string): string[] =>
  spellUmlauts(text)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2)));
