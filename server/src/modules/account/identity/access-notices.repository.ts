// SQL of the persons who get mail about somebody's access.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface Addressee extends Columns<'app_user', 'id'>, Columns<'person', 'email' | 'language'> {
  readonly firstName: Column<'person', 'first_name'>;
  readonly lastName: Column<'person', 'last_name'>;
}

/** These users, and the active owners of the practice. */
export const listAddressees = (tx: Tx, ids: readonly number[]): Promise<Addressee[]> =>
  tx.rows<Addressee>(
    `select id, email, language, first_name as "firstName", last_name as "lastName"
     from practice_user
     where practice_id = $practice and email <> ''
       and (id = any($1) or (role = 'owner' and deactivated_at is null))
     order by id`,
    [ids],
  );
