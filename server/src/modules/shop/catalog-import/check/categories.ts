// Finds our category for a vendor's catalogue group: by the vendor's mapping, by its name, or by those of a group above it in the
// vendor's tree.
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

const deepest = 20;

export class Categories {
  readonly #byName = new Map<string, Map<number, CategoryRow>>();

  readonly #mapping: ReadonlyMap<string, number>;

  /** `mapping` has the ids of our categories by those of the vendor's groups. */
  constructor(rows: readonly CategoryRow[], mapping: ReadonlyMap<string, number> = new Map()) {
    this.#mapping = mapping;
    for (const row of rows) {
      for (const name of [row.slug, row.name_de, row.name_en]) {
        const known = this.#byName.get(fold(name)) ?? new Map<number, CategoryRow>();
        this.#byName.set(fold(name), known.set(row.id, row));
      }
    }
  }

  /** The id of the category; null where there is none, or where the name stands in several places. */
  find(groupId: string, groups: ReadonlyMap<string, Group>): number | null {
    const path = groupPath(groupId, groups);
    const above = new Set(path.slice(1).map(({ name }) => fold(name)));
    const mapped = this.#mapping.get(groupId);
    if (mapped !== undefined) return mapped;
    for (const { id, name } of path) {
      const mappedAbove = this.#mapping.get(id);
      if (mappedAbove !== undefined) return mappedAbove;
      const candidates = [...(this.#byName.get(fold(name))?.values() ?? [])];
      const [first, ...others] = candidates;
      if (first === undefined) continue;
      if (others.length === 0) return first.id;
      // A name that stands in several places is told apart by what is above it.
      const [only, ...more] = candidates.filter((row) =>
        [row.top_slug, row.top_de, row.top_en].some((top) => above.has(fold(top))),
      );
      return only !== undefined && more.length === 0 ? only.id : null;
    }
    return null;
  }
}

/** The group and those above it. Files may have circles. */
export function groupPath(
  groupId: string,
  groups: ReadonlyMap<string, Group>,
): { readonly id: string; readonly name: string }[] {
  const path: { id: string; name: string }[] = [];
  let id = groupId;
  let group = groups.get(id);
  while (group !== undefined && path.length < deepest) {
    path.push({ id, name: group.name });
    id = group.parentId;
    group = groups.get(id);
  }
  return path;
}
