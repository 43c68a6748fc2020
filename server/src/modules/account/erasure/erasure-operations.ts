// Erasures by an operator: one user, and all earlier ones again after a restore. Both run as the owner, over all practices.
import { actForPractice, type Tx } from '../../../platform/database/tx.ts';
import { deletePassingMails } from '../../../platform/mail/outbox.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { enterPractice } from '../account/practice-operations.ts';
import { findUserByEmail } from '../identity/app-users.ts';
import { inOperatorWords, type OperatorContext } from '../operator-context.ts';
import { eraseUser } from './erase-user.ts';
import * as repository from './erasure.repository.ts';
import { erasePerson } from './erasure.service.ts';
import * as deletions from './practice-deletion.repository.ts';

/** Answers the number of the pseudonym. */
export async function deleteUserOfPractice(
  operator: OperatorContext,
  practiceId: number,
  email: string,
): Promise<number> {
  const { config, publicUrl, command } = operator;
  const { tx, practice } = await enterPractice(operator.tx, practiceId);
  const user = await findUserByEmail(tx, practiceId, email);
  if (user === null) throw new OperatorError(`${email} is no user of practice ${practiceId}.`);
  const changer = {
    ...{ tx, config, publicUrl, practice, by: config.COMPANY_NAME, userId: null },
    actor: 'operator' as const,
    recorder: { tx, practiceId, program: { kind: 'operator', name: command } as const },
  };
  return inOperatorWords(erasePerson(changer, user.id));
}

export interface Erasures {
  readonly users: readonly repository.ErasureRow[];
  /** Ids of deleted practices. */
  readonly practices: readonly number[];
}

/** Everything erased so far, as ids: to be kept beside backups, which are older than some of it. */
export const listErasures = async (tx: Tx): Promise<Erasures> => ({
  users: await repository.listErasures(tx),
  practices: await repository.listDeletedPractices(tx),
});

/**
 * Carries earlier erasures out again in a restored database, as the owner and before the server starts. Erased users and unknown ids
 * are left alone, so that it may run twice. A user who was added after the erasure is another one with the same id, and stays.
 */
export async function replayErasures(tx: Tx, { users, practices }: Erasures): Promise<void> {
  // The persons got these mails when they were erased.
  await deletePassingMails(tx);
  for (const { practice_id: practiceId, user_id: userId, erased_at: erasedAt } of users) {
    const ofPractice = await actForPractice(tx, practiceId);
    if (await repository.existedBefore(ofPractice, userId, erasedAt))
      await eraseUser(ofPractice, practiceId, userId);
  }
  for (const practiceId of practices) await deletions.makeDue(tx, practiceId);
  while ((await deletions.deleteDuePractice(tx)) !== null);
}
