// Groups of a vendor's catalogue that have no category of ours yet, with a suggestion for each.
import { type NamedCategory, suggestCategory } from '@praxora/rules/shop/category-suggestion';
import type { Tx } from '../../../platform/database/tx.ts';
import { type CategoryRow, type Group, groupPath } from './check/categories.ts';
import { listUnmappedGroups } from './unmapped-groups.repository.ts';

export interface UnmappedGroup {
  /** Empty: articles without a group, which no mapping can help. */
  readonly groupId: string;
  /** Names from the top down. */
  readonly path: string;
  readonly articles: number;
  /** Names of the first articles. */
  readonly examples: readonly string[];
  readonly suggestion: { readonly category: string; readonly reason: string } | null;
}

export async function readUnmappedGroups(
  tx: Tx,
  groups: ReadonlyMap<string, Group>,
  categories: readonly CategoryRow[],
): Promise<UnmappedGroup[]> {
  const named = categories.map(toNamedCategory);
  return (await listUnmappedGroups(tx)).map(({ knownCategory, knownProducts, ...row }) => {
    const names = groupPath(row.groupId, groups).map(({ name }) => name);
    return {
      ...row,
      path: names.length === 0 ? row.groupId : names.toReversed().join(' > '),
      suggestion:
        knownCategory === null
          ? suggestByName(names.length === 0 ? [row.groupId] : names, named)
          : { category: knownCategory, reason: `${knownProducts} known products of the group are there` },
    };
  });
}

function suggestByName(
  names: readonly string[],
  categories: readonly NamedCategory[],
): UnmappedGroup['suggestion'] {
  const category = suggestCategory(names, categories);
  return category === null ? null : { category, reason: 'the names are alike' };
}

const toNamedCategory = (row: CategoryRow): NamedCategory => ({
  slug: row.slug,
  names: [row.name_de, row.name_en],
  topNames: [row.top_de, row.top_en],
});
