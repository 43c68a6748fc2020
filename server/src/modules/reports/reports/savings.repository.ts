// SQL of what applied proposals of the optimizer saved.
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import type { Tx } from '../../../platform/database/tx.ts';
import { Conditions } from './conditions.ts';

export function sumSavings(
  tx: Tx,
  span: DaySpan,
): Promise<{ saving_cents: number; parcels: number; count: number }> {
  const conditions = new Conditions().within('s.applied_at', span);
  return tx.one(
    `select coalesce(sum(s.saving_cents), 0)::float8 as saving_cents,
            coalesce(sum(s.packages_before - s.packages_after), 0)::integer as parcels, count(*)::integer as count
     from applied_saving s where s.practice_id = $practice and ${conditions.text}`,
    conditions.values,
  );
}
