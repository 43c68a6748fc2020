// SQL of the removal of a second step that an owner requested.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface ResetSubject extends Columns<'two_step_login', 'reset_at'> {
  readonly person_id: Column<'person', 'id'>;
  readonly is_active: boolean;
  readonly has_two_step: boolean;
  /** Number of practices where the person is an active user. */
  readonly practices: number;
  /** Whether who requested the removal is an active owner still. */
  readonly is_by_owner: boolean;
}

/** A user of this practice. */
export const findResetSubject = (tx: Tx, userId: number): Promise<ResetSubject | null> =>
  tx.maybe<ResetSubject>(
    `select u.person_id, u.deactivated_at is null as is_active, t.confirmed_at is not null as has_two_step, t.reset_at,
            (select count(*)::integer from list_person_practices(u.person_id)) as practices,
            exists (select from app_user o where o.id = t.reset_requested_by and o.role = 'owner' and o.deactivated_at is null)
              as is_by_owner
     from app_user u left join two_step_login t on t.person_id = u.person_id
     where u.id = $1 and u.person_id is not null`,
    [userId],
  );

export const isActiveOwner = async (tx: Tx, userId: number): Promise<boolean> =>
  (await tx.maybe(`select 1 from app_user where id = $1 and role = 'owner' and deactivated_at is null`, [
    userId,
  ])) !== null;

/** Null as time: the second step stays. */
export const setReset = (
  tx: Tx,
  personId: number,
  resetAt: Date | null,
  requestedBy: number | null,
): Promise<number> =>
  tx.run(
    'update two_step_login set reset_at = $2, reset_requested_by = $3 where person_id = $1 and confirmed_at is not null',
    [personId, resetAt, requestedBy],
  );
