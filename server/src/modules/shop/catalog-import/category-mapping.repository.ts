// SQL of the mapping from a vendor's catalogue groups to our categories.
import type { Column } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface MappedGroup {
  readonly groupId: Column<'vendor_category', 'group_id'>;
  readonly categoryId: Column<'vendor_category', 'category_id'>;
  /** Slug of the category. */
  readonly category: Column<'category', 'slug'>;
}

export const listMapping = (tx: Tx, vendorId: number): Promise<MappedGroup[]> =>
  tx.rows<MappedGroup>(
    `select m.group_id as "groupId", m.category_id as "categoryId", c.slug as category
     from vendor_category m join category c on c.id = m.category_id where m.vendor_id = $1 order by m.group_id`,
    [vendorId],
  );

/**
 * Groups that are not named stay as they are. Answers how many were not so already: asked before, since Citus counts the rows that it was
 * given.
 */
export async function saveMapping(
  tx: Tx,
  vendorId: number,
  groups: readonly { readonly groupId: string; readonly categoryId: number }[],
): Promise<number> {
  const before = new Map((await listMapping(tx, vendorId)).map((one) => [one.groupId, one.categoryId]));
  const changed = groups.filter(({ groupId, categoryId }) => before.get(groupId) !== categoryId);
  if (changed.length > 0)
    await tx.run(
      `insert into vendor_category (vendor_id, group_id, category_id)
       select $1, group_id, category_id from unnest($2::text[], $3::integer[]) named (group_id, category_id)
       on conflict (vendor_id, group_id) do update set category_id = excluded.category_id`,
      [vendorId, changed.map(({ groupId }) => groupId), changed.map(({ categoryId }) => categoryId)],
    );
  return changed.length;
}

export const deleteMapping = (tx: Tx, vendorId: number, groupId: string): Promise<number> =>
  tx.run('delete from vendor_category where vendor_id = $1 and group_id = $2', [vendorId, groupId]);
