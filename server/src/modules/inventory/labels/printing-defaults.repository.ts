import type { PrintingDefaults } from '@praxora/contract/inventory/printing';
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export const findDefaults = (tx: Tx): Promise<Columns<'label_printing', 'defaults' | 'version'> | null> =>
  tx.maybe('select defaults, version from label_printing where practice_id = $practice');

export const saveDefaults = (tx: Tx, defaults: PrintingDefaults | null): Promise<number> =>
  tx.run(
    `insert into label_printing (practice_id, defaults) values ($practice, $1)
     on conflict (practice_id) do update set defaults = excluded.defaults`,
    [defaults === null ? null : JSON.stringify(defaults)],
  );
