// Users as a whole: added to a practice, deactivated and back again, in the transaction of the caller.
import type { Role } from '@praxora/contract/shared/permissions';
import type { Tx } from '../../../platform/database/tx.ts';
import * as repository from './app-users.repository.ts';
import { endAccess } from './identity.service.ts';

/** Null: somebody has this login already, in whatever practice. */
export const addUser = async (tx: Tx, user: repository.NewUser): Promise<number | null> =>
  (await repository.insertUser(tx, user))?.id ?? null;

/** Their next request is refused. */
export async function deactivateUser(tx: Tx, userId: number): Promise<void> {
  await repository.setActive(tx, userId, false);
  await endAccess(tx, userId);
}

export const reactivateUser = (tx: Tx, userId: number): Promise<number> =>
  repository.setActive(tx, userId, true);

export const changeRole = (tx: Tx, userId: number, role: Role): Promise<number> =>
  repository.updateRole(tx, userId, role);

/** In whatever practice; for operators. */
export const findUserByEmail = (
  tx: Tx,
  email: string,
): Promise<{ readonly id: number; readonly practice_id: number } | null> =>
  repository.findUser(tx, email.toLowerCase());
