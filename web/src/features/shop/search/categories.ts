// The category tree of the filters: names in the user's language, counts and choices by the index's German values.
import type { DataOf } from '@praxora/contract/shared/call';
import type { catalogCalls } from '@praxora/contract/shop/catalog.calls';
import {
  type Counts,
  categoryFacets,
  categorySeparator,
  type Refinements,
} from '../../../domain/shop/index.ts';
import type { Language } from '../../../lib/i18n.ts';

export type Categories = DataOf<typeof catalogCalls.listCategories>;

export type Choice = 'all' | 'some' | 'none';

export interface CategoryLeaf {
  /** Value in the index: "Top" or "Top > Sub". */
  readonly value: string;
  readonly name: string;
  /** Undefined while it is being counted. */
  readonly count: number | undefined;
  readonly choice: Choice;
}

export interface CategoryBranch extends CategoryLeaf {
  readonly picture: string;
  readonly sub: readonly CategoryLeaf[];
}

const subValue = (top: { de: string }, sub: { de: string }): string => top.de + categorySeparator + sub.de;

/** Categories with the most products come first. */
export function categoryTree(
  categories: Categories,
  counts: Counts | undefined,
  chosen: readonly string[],
  language: Language,
): CategoryBranch[] {
  const countOf = (value: string) => (counts ? (counts[value] ?? 0) : undefined);
  const branches = categories.map((top): CategoryBranch => {
    const isWhole = chosen.includes(top.de);
    const sub = top.sub.map((leaf): CategoryLeaf => {
      const value = subValue(top, leaf);
      const isChosen = isWhole || chosen.includes(value);
      return { value, name: leaf[language], count: countOf(value), choice: isChosen ? 'all' : 'none' };
    });
    const isPart = sub.some(({ choice }) => choice === 'all');
    return {
      value: top.de,
      name: top[language],
      picture: top.picture,
      count: countOf(top.de),
      choice: isWhole ? 'all' : isPart ? 'some' : 'none',
      sub: mostFirst(sub),
    };
  });
  return mostFirst(branches);
}

function mostFirst<Leaf extends CategoryLeaf>(leaves: Leaf[]): Leaf[] {
  return leaves.sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
}

/** Categories that can be selected: those with products, and those selected already. */
export function isSelectable({ count, choice }: CategoryLeaf): boolean {
  return count !== 0 || choice !== 'none';
}

/** The parts that hold something, and those that were chosen one by one. */
export function shownSubs({ choice, sub }: CategoryBranch): CategoryLeaf[] {
  return choice === 'all' ? sub.filter(({ count }) => count !== 0) : sub.filter(isSelectable);
}

/** Choosing a half-chosen category takes all of it. */
export function withTopToggled(chosen: readonly string[], branch: CategoryBranch): string[] {
  const others = withoutBranch(chosen, branch);
  return branch.choice === 'all' ? others : [...others, branch.value];
}

/** Toggles a sub-category; selecting all shown sub-categories selects the category itself. */
export function withSubToggled(chosen: readonly string[], branch: CategoryBranch, value: string): string[] {
  const others = withoutBranch(chosen, branch);
  const shown = shownSubs(branch);
  const subs = shown
    .filter((leaf) => (leaf.choice === 'all') !== (leaf.value === value))
    .map((leaf) => leaf.value);
  return subs.length === shown.length ? [...others, branch.value] : [...others, ...subs];
}

export function withoutBranch(chosen: readonly string[], branch: CategoryBranch): string[] {
  const own = new Set([branch.value, ...branch.sub.map(({ value }) => value)]);
  return chosen.filter((value) => !own.has(value));
}

/**
 * The choice as refinements. The index joins its two category facets by "and", so a whole category beside a part of
 * another is told by sub-categories alone. Null while the tree that is needed for this is not there.
 */
export function categoryRefinements(
  chosen: readonly string[],
  categories: Categories | undefined,
): Refinements | null {
  const subs = chosen.filter((value) => value.includes(categorySeparator));
  const tops = chosen.filter((value) => !value.includes(categorySeparator));
  if (subs.length === 0) return tops.length === 0 ? {} : { [categoryFacets.top]: tops };
  if (tops.length === 0) return { [categoryFacets.sub]: subs };
  if (!categories) return null;
  const subsOfTops = categories
    .filter(({ de }) => tops.includes(de))
    .flatMap((top) => top.sub.map((sub) => subValue(top, sub)));
  return { [categoryFacets.sub]: [...new Set([...subs, ...subsOfTops])] };
}
