// SQL of a clinic's limits, approvers and substitutes.
import type { Substitute } from '@praxora/rules/account/approval-settings';
import type { PracticeUser } from '@praxora/rules/account/user-access';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface LimitsRow extends Columns<'clinic', 'version'> {
  readonly spendingLimitCents: Column<'clinic', 'spending_limit_cents'>;
  readonly monthLimitCents: Column<'clinic', 'month_limit_cents'>;
}

/** Null: the approval service does not know the practice. */
export const findLimits = (tx: Tx): Promise<LimitsRow | null> =>
  tx.maybe<LimitsRow>(
    `select spending_limit_cents as "spendingLimitCents", month_limit_cents as "monthLimitCents", version
     from clinic where practice_id = $practice`,
  );

export interface PersonRow extends PracticeUser {
  readonly firstName: Column<'person', 'first_name'>;
  readonly lastName: Column<'person', 'last_name'>;
  readonly email: Column<'person', 'email'>;
  readonly language: Column<'person', 'language'>;
  /** Null: nobody substitutes them, or they are no approver. */
  readonly substitute: Substitute | null;
}

/** All users of the practice, by their names. */
export const listPeople = (tx: Tx): Promise<PersonRow[]> =>
  tx.rows<PersonRow>(
    `select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.language, u.role,
            u.deactivated_at is null as "isActive", a.user_id is not null as "isApprover",
            case when a.substitute_id is not null then
              jsonb_build_object('userId', a.substitute_id, 'from', a.substitute_from, 'until', a.substitute_until)
            end as substitute
     from practice_user u left join clinic_approver a on a.user_id = u.id
     where u.practice_id = $practice and u.person_id is not null
     order by lower(btrim(u.last_name || ' ' || u.first_name)), u.id`,
  );

export const updateLimits = (
  tx: Tx,
  limits: Pick<LimitsRow, 'spendingLimitCents' | 'monthLimitCents'>,
): Promise<number> =>
  tx.run(
    `update clinic set spending_limit_cents = $1, month_limit_cents = $2 where practice_id = $practice`,
    [limits.spendingLimitCents, limits.monthLimitCents],
  );

export const removeApprovers = (tx: Tx, userIds: readonly number[]): Promise<number> =>
  tx.run('delete from clinic_approver where practice_id = $practice and user_id = any($1)', [userIds]);

export const saveApprover = (tx: Tx, userId: number, substitute: Substitute | null): Promise<number> =>
  tx.run(
    `insert into clinic_approver (practice_id, user_id, substitute_id, substitute_from, substitute_until)
     values ($practice, $1, $2, $3, $4)
     on conflict (practice_id, user_id) do update
     set substitute_id = excluded.substitute_id, substitute_from = excluded.substitute_from,
         substitute_until = excluded.substitute_until`,
    [userId, substitute?.userId ?? null, substitute?.from ?? null, substitute?.until ?? null],
  );
