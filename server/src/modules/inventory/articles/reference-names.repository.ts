// SQL of the names of what articles refer to, as the activity log has them.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Ids by table. */
export interface References {
  readonly manufacturers: readonly number[];
  readonly units: readonly number[];
  readonly storages: readonly number[];
  readonly costCenters: readonly number[];
  readonly products: readonly number[];
}

interface NameRow extends Columns<'storage', 'id' | 'name'> {
  readonly kind: keyof References;
}

export const findReferenceNames = (tx: Tx, ids: References): Promise<NameRow[]> =>
  tx.rows<NameRow>(
    `select 'manufacturers' as kind, id, name from manufacturer where id = any($1)
     union all select 'units', id, name_de from consumption_unit where id = any($2)
     union all select 'storages', id, name from storage where practice_id = $practice and id = any($3)
     union all select 'costCenters', id, number || ' ' || name from cost_center
       where practice_id = $practice and id = any($4)
     union all select 'products', id, name_de from product where id = any($5)`,
    [ids.manufacturers, ids.units, ids.storages, ids.costCenters, ids.products],
  );
