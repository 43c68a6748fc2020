// Suggestions by name for a search that found nothing.
import type { PartialMatch } from '../../../domain/shop/index.ts';
import type { CategoryBranch } from './categories.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The parts' categories, each once, in the user's language. */
export function namedCategories(
  parts: readonly PartialMatch[],
  tree: readonly CategoryBranch[],
): { readonly value: string; readonly name: string }[] {
  const values = new Set(parts.flatMap(({ category }) => category ?? []));
  const all = tree.flatMap((branch) => [branch, ...branch.sub]);
  return [...values].flatMap((value) => {
    const found = all.find((leaf) => leaf.value === value);
    return found ? [{ value, name: found.name }] : [];
  });
}

/** Shorter words stand in too many names. */
const shortestWord = 3;

/** Items whose name contains one of the query's words. */
export function namedLike<Thing extends Named>(things: readonly Thing[], query: string): Thing[] {
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord);
  return things.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word)));
}
