// SQL of the users of a practice and of who approves.
import type { PracticeUser } from '@praxora/contract/account/users.calls';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface UserRow
  extends Columns<'app_user', 'id'>,
    Columns<'person', 'email' | 'version'>,
    Pick<PracticeUser, 'role' | 'isActive' | 'isApprover' | 'hasTwoStep' | 'twoStepUntil'> {
  readonly firstName: Column<'person', 'first_name'>;
  readonly lastName: Column<'person', 'last_name'>;
  readonly lastLoginAt: Column<'app_user', 'last_login_at'>;
  readonly twoStepResetAt: Column<'two_step_login', 'reset_at'>;
}

/** The active ones first, by their names. */
export const listUsers = (tx: Tx): Promise<UserRow[]> =>
  tx.rows<UserRow>(
    `select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.role, u.name_version as version,
            u.deactivated_at is null as "isActive", u.last_login_at as "lastLoginAt",
            exists (select from clinic_approver a where a.user_id = u.id) as "isApprover",
            exists (select from two_step_login t where t.person_id = u.person_id and t.confirmed_at is not null) as "hasTwoStep",
            case when u.deactivated_at is null then two_step_until(u.id) end as "twoStepUntil",
            (select t.reset_at from two_step_login t where t.person_id = u.person_id) as "twoStepResetAt"
     from practice_user u
     where u.practice_id = $practice and u.person_id is not null
     order by u.deactivated_at is not null, lower(btrim(u.first_name || ' ' || u.last_name)), u.email`,
  );

export interface Addressee {
  readonly firstName: Column<'person', 'first_name'>;
  readonly lastName: Column<'person', 'last_name'>;
  readonly email: Column<'person', 'email'>;
}
type AddresseeRow = Addressee & Columns<'app_user', 'id'> & Columns<'person', 'language'>;

export const listAddressees = (tx: Tx, ids: readonly number[]): Promise<AddresseeRow[]> =>
  tx.rows<AddresseeRow>(
    `select id, first_name as "firstName", last_name as "lastName", email, language
     from practice_user where id = any($1) order by id`,
    [ids],
  );

/** Whether the e-mail belongs to a user of this practice, active or not. */
export const isEmailTaken = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx.maybe('select 1 as taken from practice_user where practice_id = $practice and email = $1', [
    email,
  ])) !== null;
