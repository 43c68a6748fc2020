// Finds our category for a vendor's catalogue group by its name, or by a name above it in the vendor's tree.
import type { Column, Columns } from '../../../../platform/database/row-types.ts';
import { fold } from '../fold.ts';

export interface CategoryRow extends Columns<'category', 'id' | 'slug' | 'name_de' | 'name_en'> {
  readonly top_slug: Column<'category', 'slug'>;
  readonly top_de: Column<'category', 'name_de'>;
  readonly top_en: Column<'category', 'name_en'>;
}

export interface Group {
  readonly name: Column<'vendor_catalogue_group', 'name'>;
  readonly parentId: Column<'vendor_catalogue_group', 'parent_id'>;
}

export type CategoryMatch = { readonly id: number } | { readonly problem: string };

const deepest = 20;

export class Categories {
  readonly #byName = new Map<string, Map<number, CategoryRow>>();

  constructor(rows: readonly CategoryRow[]) {
    for (const row of rows) {
      for (const name of [row.slug, row.name_de, row.name_en]) {
        const known = this.#byName.get(fold(name)) ?? new Map<number, CategoryRow>();
        this.#byName.set(fold(name), known.set(row.id, row));
      }
    }
  }

  find(groupId: string, groups: ReadonlyMap<string, Group>): CategoryMatch {
    const path = pathOf(groupId, groups);
    const above = new Set(path.slice(1).map(fold));
    for (const name of path) {
      const candidates = [...(this.#byName.get(fold(name))?.values() ?? [])];
      const [first, ...others] = candidates;
      if (first === undefined) continue;
      if (others.length === 0) return { id: first.id };
      // A name that stands in several places is told apart by what is above it.
      const [only, ...more] = candidates.filter((row) =>
        [row.top_slug, row.top_de, row.top_en].some((top) => above.has(fold(top))),
      );
      if (only !== undefined && more.length === 0) return { id: only.id };
      return { problem: `the category "${name}" stands in several places` };
    }
    return { problem: `unknown category "${path[0] ?? groupId}"` };
  }
}

/** The group's name and those above it. Files may have circles. */
function pathOf(groupId: string, groups: ReadonlyMap<string, Group>): string[] {
  const path: string[] = [];
  let group = groups.get(groupId);
  while (group !== undefined && path.length < deepest) {
    path.push(group.name);
    group = groups.get(group.parentId);
  }
  return path;
}
