// SQL of users as a whole: added, found by their login, deactivated and back again.
import type { Role } from '@praxora/contract/shared/permissions';
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface NewUser {
  readonly practiceId: number;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  readonly role: Role;
}

/** Null: somebody has this login already, in whatever practice. */
export const insertUser = (tx: Tx, user: NewUser): Promise<Columns<'app_user', 'id'> | null> =>
  tx.maybe(
    `insert into app_user (practice_id, email, password_hash, first_name, last_name, language, role)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (email) do nothing returning id`,
    [user.practiceId, user.email, user.passwordHash, user.firstName, user.lastName, user.language, user.role],
  );

export const findUser = (tx: Tx, email: string): Promise<Columns<'app_user', 'id' | 'practice_id'> | null> =>
  tx.maybe('select id, practice_id from app_user where email = $1', [email]);

export const setActive = (tx: Tx, userId: number, isActive: boolean): Promise<number> =>
  tx.run(
    'update app_user set deactivated_at = case when $2 then null else coalesce(deactivated_at, now()) end where id = $1',
    [userId, isActive],
  );

export const updateRole = (tx: Tx, userId: number, role: Role): Promise<number> =>
  tx.run('update app_user set role = $2 where id = $1', [userId, role]);
