// SQL of the practices of one person, and of switching between them.
import type { Role } from '@praxora/contract/shared/permissions';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface MembershipRow extends Columns<'practice', 'name' | 'country'> {
  readonly practice_id: Column<'practice', 'id'>;
  readonly user_id: Column<'app_user', 'id'>;
  readonly role: Role;
  readonly is_two_step_due: boolean;
}

/** By name of the practice. */
export const listMemberships = (tx: Tx, personId: number): Promise<MembershipRow[]> =>
  tx.rows<MembershipRow>(
    `select practice_id, user_id, name, country, role, is_two_step_due(user_id)
     from list_person_practices($1)`,
    [personId],
  );

/** Id of the new session, of a user of the practice of the transaction. Null: the old one was replaced or ended before. */
export const switchSession = async (
  tx: Tx,
  oldSessionId: number,
  userId: number,
  tokenHash: Buffer,
): Promise<number | null> =>
  (
    await tx.one<{ id: number | null }>('select switch_session($1, $2, $3) as id', [
      oldSessionId,
      userId,
      tokenHash,
    ])
  ).id;

/** False: the session was not replaced, or not just now. */
export const repeatSwitch = async (plain: Tx, oldTokenHash: Buffer, tokenHash: Buffer): Promise<boolean> =>
  (
    await plain.one<{ is_repeated: boolean }>('select repeat_switch($1, $2) as is_repeated', [
      oldTokenHash,
      tokenHash,
    ])
  ).is_repeated;
