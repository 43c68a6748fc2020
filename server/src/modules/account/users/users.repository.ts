// SQL of the users of a practice and of who approves.
import type { PracticeUser } from '@praxora/contract/account/users.calls';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface UserRow
  extends Columns<'app_user', 'id' | 'email' | 'version'>,
    Pick<PracticeUser, 'role' | 'isActive' | 'isApprover' | 'hasTwoStep'> {
  readonly firstName: Column<'app_user', 'first_name'>;
  readonly lastName: Column<'app_user', 'last_name'>;
  readonly lastLoginAt: Column<'app_user', 'last_login_at'>;
}

/** The active ones first, by their names. */
export const listUsers = (tx: Tx): Promise<UserRow[]> =>
  tx.rows<UserRow>(
    `select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.role, u.version,
            u.deactivated_at is null as "isActive", u.last_login_at as "lastLoginAt",
            exists (select from clinic_approver a where a.user_id = u.id) as "isApprover",
            exists (select from two_step_login t where t.user_id = u.id and t.confirmed_at is not null) as "hasTwoStep"
     from app_user u
     order by u.deactivated_at is not null, lower(btrim(u.first_name || ' ' || u.last_name)), u.email`,
  );

export interface Addressee {
  readonly firstName: Column<'app_user', 'first_name'>;
  readonly lastName: Column<'app_user', 'last_name'>;
  readonly email: Column<'app_user', 'email'>;
}
type AddresseeRow = Addressee & Columns<'app_user', 'id' | 'language'>;

export const listAddressees = (tx: Tx, ids: readonly number[]): Promise<AddresseeRow[]> =>
  tx.rows<AddresseeRow>(
    `select id, first_name as "firstName", last_name as "lastName", email, language
     from app_user where id = any($1) order by id`,
    [ids],
  );

export const isEmailTaken = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx.one<{ taken: boolean }>('select is_email_taken($1) as taken', [email])).taken;
