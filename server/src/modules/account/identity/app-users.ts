// Persons and the users of practices that they are: added, deactivated and back again, in the transaction of the caller.
import type { Role } from '@praxora/contract/shared/permissions';
import type { Tx } from '../../../platform/database/tx.ts';
import * as repository from './app-users.repository.ts';
import { endMembershipAccess } from './identity.service.ts';

interface NewUser extends repository.NewPerson {
  readonly practiceId: number;
  readonly role: Role;
}

/** Adds a person and makes them a user of the practice. Null: the e-mail has a login already. */
export async function addUser(tx: Tx, { practiceId, role, ...person }: NewUser): Promise<number | null> {
  const personId = await repository.addPerson(tx, person);
  return personId === null ? null : addMember(tx, practiceId, personId, role);
}

/** Makes a person a user of another practice. Null: they are one already. */
export const addMember = async (
  tx: Tx,
  practiceId: number,
  personId: number,
  role: Role,
): Promise<number | null> => (await repository.insertUser(tx, practiceId, personId, role))?.id ?? null;

/** Ends the membership in this practice: the user's next request is refused. */
export async function deactivateUser(tx: Tx, userId: number): Promise<void> {
  await repository.setActive(tx, userId, false);
  await endMembershipAccess(tx, userId);
}

export const reactivateUser = (tx: Tx, userId: number): Promise<number> =>
  repository.setActive(tx, userId, true);

export const changeRole = (tx: Tx, userId: number, role: Role): Promise<number> =>
  repository.updateRole(tx, userId, role);

/** The person of a login, whatever practices it belongs to; for operators. */
export const findPersonByEmail = (tx: Tx, email: string): Promise<{ readonly id: number } | null> =>
  repository.findPerson(tx, email.toLowerCase());

/** The user of one practice; for operators. */
export const findUserByEmail = (
  tx: Tx,
  practiceId: number,
  email: string,
): Promise<{ readonly id: number } | null> => repository.findUser(tx, practiceId, email.toLowerCase());
