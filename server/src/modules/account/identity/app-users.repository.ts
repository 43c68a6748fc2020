// SQL of persons and of the users that they are: added, found by their login, deactivated and back again.
import type { Role } from '@praxora/contract/shared/permissions';
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface NewPerson {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
}

/** Null: the e-mail has a login already. */
export const addPerson = async (tx: Tx, person: NewPerson): Promise<number | null> =>
  (
    await tx.one<{ id: number | null }>('select add_person($1, $2, $3, $4, $5) as id', [
      person.email,
      person.passwordHash,
      person.firstName,
      person.lastName,
      person.language,
    ])
  ).id;

/** Null: the person is a user of the practice already. */
export const insertUser = (
  tx: Tx,
  practiceId: number,
  personId: number,
  role: Role,
): Promise<Columns<'app_user', 'id'> | null> =>
  tx.maybe(
    `insert into app_user (practice_id, person_id, role) values ($1, $2, $3)
     on conflict (practice_id, person_id) do nothing returning id`,
    [practiceId, personId, role],
  );

export const findPerson = (tx: Tx, email: string): Promise<Columns<'person', 'id'> | null> =>
  tx.maybe('select id from person where email = $1', [email]);

export const findUser = (
  tx: Tx,
  practiceId: number,
  email: string,
): Promise<Columns<'app_user', 'id'> | null> =>
  tx.maybe('select id from practice_user where practice_id = $1 and email = $2', [practiceId, email]);

export const setActive = (tx: Tx, userId: number, isActive: boolean): Promise<number> =>
  tx.run(
    'update app_user set deactivated_at = case when $2 then null else coalesce(deactivated_at, now()) end where id = $1',
    [userId, isActive],
  );

export const updateRole = (tx: Tx, userId: number, role: Role): Promise<number> =>
  tx.run('update app_user set role = $2 where id = $1', [userId, role]);
