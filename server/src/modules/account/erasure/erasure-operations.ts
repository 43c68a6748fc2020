// Erasures by an operator: one user, and all earlier ones again after a restore. Both run as the owner, over all practices.
import type { Tx } from '../../../platform/database/tx.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { requirePractice } from '../account/practice-operations.ts';
import { recordActivity } from '../audit/audit.service.ts';
import { findUserByEmail } from '../identity/app-users.ts';
import * as repository from './erasure.repository.ts';
import { lockForDeletion } from './erasure.service.ts';
import * as deletions from './practice-deletion.repository.ts';

/** Answers the number of the pseudonym. */
export async function deleteUserOfPractice(tx: Tx, practiceId: number, email: string): Promise<number> {
  await requirePractice(tx, practiceId);
  const user = await findUserByEmail(tx, practiceId, email);
  if (user === null) throw new OperatorError(`${email} is no user of practice ${practiceId}.`);
  await repository.setPractice(tx, practiceId);
  await lockForDeletion(tx, 'operator', user.id).catch((error: unknown) => {
    throw new OperatorError(
      `User ${user.id} cannot be deleted: the practice needs an active owner and, with approvals, an approver.`,
      { cause: error },
    );
  });
  const formerNumber = await repository.eraseUser(tx, user.id);
  if (formerNumber === null) throw new OperatorError(`User ${user.id} is deleted already.`);
  await recordActivity(
    { tx, practiceId, program: { kind: 'operator', name: 'user delete' } },
    { action: 'user.deleted', subject: { type: 'user', id: user.id, name: '' } },
  );
  return formerNumber;
}

export interface Erasures {
  readonly users: readonly repository.ErasureRow[];
  /** Ids of deleted practices. */
  readonly practices: readonly number[];
}

/** Everything erased so far, as ids: read from the database before a backup takes its place. */
export const listErasures = async (tx: Tx): Promise<Erasures> => ({
  users: await repository.listErasures(tx),
  practices: await repository.listDeletedPractices(tx),
});

/** Carries earlier erasures out again in a restored database; what is erased already stays as it is. */
export async function replayErasures(tx: Tx, { users, practices }: Erasures): Promise<void> {
  for (const { practice_id: practiceId, user_id: userId } of users) {
    await repository.setPractice(tx, practiceId);
    await repository.eraseUser(tx, userId);
  }
  for (const practiceId of practices) await deletions.makeDue(tx, practiceId);
  while ((await deletions.deleteDuePractice(tx)) !== null);
}
