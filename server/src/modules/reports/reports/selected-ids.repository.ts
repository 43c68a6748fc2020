// SQL that asks whether everything a report is narrowed to is the practice's to see.
import type { Tx } from '../../../platform/database/tx.ts';

/** Table behind each list of ids. Orders keep the number of an address that was deleted since. */
const known = {
  vendorIds: 'select id from vendor',
  articleIds: 'select id from article where practice_id = $practice',
  productIds: 'select id from product',
  manufacturerIds: 'select id from manufacturer',
  costCenterIds: 'select id from cost_center where practice_id = $practice',
  storageIds: 'select id from storage where practice_id = $practice',
  categories: 'select id from category',
  addressIds: `select id from address where practice_id = $practice
               union select address_id from purchase_order where practice_id = $practice`,
} as const;
export type SelectedIds = { readonly [List in keyof typeof known]?: readonly number[] | undefined };

/** Whether all selected ids exist; a single statement, whatever was selected. */
export async function areAllKnown(tx: Tx, chosen: SelectedIds): Promise<boolean> {
  const lists = Object.entries(known).flatMap(([list, source]) => {
    const ids = chosen[list as keyof SelectedIds];
    return ids === undefined || ids.length === 0 ? [] : [{ ids, source }];
  });
  if (lists.length === 0) return true;
  const missing = lists.map(
    ({ source }, index) =>
      `exists (select from unnest($${index + 1}::integer[]) w where w not in (select x.id from (${source}) x (id) where x.id = any($${index + 1})))`,
  );
  const { is_missing } = await tx.one<{ is_missing: boolean }>(
    `select ${missing.join(' or ')} as is_missing`,
    lists.map(({ ids }) => ids),
  );
  return !is_missing;
}
