// SQL of the clinic a practice belongs to, and of those who decide in it.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface ClinicRow extends Columns<'clinic', 'clinic_id' | 'spending_limit_cents'> {
  readonly is_approver: boolean;
}

/** The practice's own; null: the approval service does not know it. */
export const findClinic = (tx: Tx, userId: number): Promise<ClinicRow | null> =>
  tx.maybe<ClinicRow>(
    `select clinic_id, spending_limit_cents,
            exists (select from clinic_approver a where a.user_id = $1) as is_approver
     from clinic`,
    [userId],
  );
