import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Over all practices, for the owner; deleted articles refer to their manufacturer as well, and are not answered. */
export async function replaceManufacturer(
  tx: Tx,
  fromId: number,
  intoId: number,
): Promise<Columns<'article', 'id' | 'name' | 'practice_id'>[]> {
  const rows = await tx.rows<Columns<'article', 'id' | 'name' | 'practice_id' | 'deleted_at'>>(
    'update article set manufacturer_id = $2 where manufacturer_id = $1 returning id, name, practice_id, deleted_at',
    [fromId, intoId],
  );
  return rows.filter((row) => row.deleted_at === null);
}
