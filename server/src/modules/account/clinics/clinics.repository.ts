// SQL of the clinic a practice belongs to, and of those who decide in it.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { deciderIds } from './clinics.sql.ts';

interface ClinicRow extends Columns<'clinic', 'clinic_id' | 'spending_limit_cents' | 'month_limit_cents'> {
  readonly is_approver: boolean;
}

/** The practice's own; null: the approval service does not know it. */
export const findClinic = (tx: Tx, userId: number, day: string): Promise<ClinicRow | null> =>
  tx.maybe<ClinicRow>(
    `select clinic_id, spending_limit_cents, month_limit_cents, $1 in ${deciderIds('$2')} as is_approver
     from clinic`,
    [userId, day],
  );

export const hasClinic = async (tx: Tx): Promise<boolean> =>
  (await tx.maybe('select 1 as found from clinic where practice_id = $practice')) !== null;

export const insertApprover = (tx: Tx, practiceId: number, userId: number): Promise<number> =>
  tx.run('insert into clinic_approver (practice_id, user_id) values ($1, $2) on conflict do nothing', [
    practiceId,
    userId,
  ]);

export const deleteApprover = (tx: Tx, userId: number): Promise<number> =>
  tx.run('delete from clinic_approver where user_id = $1', [userId]);

/** Null when the practice has a clinic already, or the clinic id is taken. */
export const insertClinic = (
  tx: Tx,
  practiceId: number,
  clinicId: string,
  limitCents: number,
): Promise<Columns<'clinic', 'clinic_id'> | null> =>
  tx.maybe(
    'insert into clinic (practice_id, clinic_id, spending_limit_cents) values ($1, $2, $3) on conflict do nothing returning clinic_id',
    [practiceId, clinicId, limitCents],
  );

interface Agreements {
  readonly prices: number;
  readonly conditions: number;
}

/** A practice's agreements with vendors: own prices, and vendors with an own discount or own terms. */
export const countAgreements = (tx: Tx, practiceId: number): Promise<Agreements> =>
  tx.one(
    `select (select count(*)::integer from offer where practice_id = $1) as prices,
            (select count(*)::integer from vendor_preference
             where practice_id = $1
               and (discount_basis_points > 0 or own_never_free
                    or num_nonnulls(own_shipping_cents, own_free_shipping_from_cents, own_surcharge_cents,
                                    own_surcharge_below_cents) > 0)) as conditions`,
    [practiceId],
  );
