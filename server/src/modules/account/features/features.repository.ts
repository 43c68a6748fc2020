// SQL of the practice's switches.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export const listSwitches = (tx: Tx): Promise<Columns<'practice_feature', 'feature' | 'is_active'>[]> =>
  tx.rows('select feature, is_active from practice_feature where practice_id = $practice');

export const saveSwitches = (
  tx: Tx,
  features: readonly string[],
  states: readonly boolean[],
): Promise<number> =>
  tx.run(
    `insert into practice_feature (practice_id, feature, is_active)
     select $practice, s.* from unnest($1::text[], $2::boolean[]) as s
     on conflict (practice_id, feature) do update set is_active = excluded.is_active`,
    [features, states],
  );
