// Closing a practice to changes while it moves to another installation. Reading goes on; every change is refused, and its jobs wait.
import type { ActivityAction } from '@praxora/contract/account/activity';
import type { Tx } from '../../../platform/database/tx.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { requirePractice } from '../account/practice-operations.ts';
import { recordProgramActivity } from '../audit/audit.service.ts';
import * as repository from './closing.repository.ts';

const record = (tx: Tx, practiceId: number, command: string, action: ActivityAction): Promise<void> =>
  recordProgramActivity(
    tx,
    practiceId,
    { kind: 'operator', name: command },
    { action, subject: { type: 'account', id: practiceId, name: '' } },
  );

/** Inside a transaction. Once it has ended, nothing of the practice changes until the practice is opened. */
export async function closePractice(tx: Tx, practiceId: number): Promise<void> {
  await requirePractice(tx, practiceId);
  await repository.lockChanges(tx, practiceId).catch((error: unknown) => {
    throw isLockTimeout(error) ? stillAtWork(practiceId, 'A change') : error;
  });
  const closing = await repository.findClosing(tx, practiceId);
  if (closing !== null)
    throw new OperatorError(
      `Practice ${practiceId} has been closed since ${closing.closed_at.toISOString()}.`,
    );
  // A job that is under way may have sent something already, and must be able to note it.
  if ((await repository.countRunningJobs(tx, practiceId)) > 0) throw stillAtWork(practiceId, 'A job');
  // The last change: from the next line on it would be refused.
  await record(tx, practiceId, 'practice close', 'account.closed');
  await repository.insertClosing(tx, practiceId);
}

const isLockTimeout = (error: unknown): boolean => (error as { code?: unknown }).code === '55P03';

const stillAtWork = (practiceId: number, work: string): OperatorError =>
  new OperatorError(
    `${work} of practice ${practiceId} is still under way. Nothing was closed; try again in a minute.`,
  );

/** A practice that was exported is opened only when the operator says that the copy is not in use. */
export async function openPractice(tx: Tx, practiceId: number, isCopyUnused: boolean): Promise<void> {
  const { exported_at: exportedAt } = await requireClosed(tx, practiceId);
  if (exportedAt !== null && !isCopyUnused)
    throw new OperatorError(
      `Practice ${practiceId} was exported at ${exportedAt.toISOString()} and may live in another installation. ` +
        'If it was not imported there, or was deleted there, open it with --after-export.',
    );
  await repository.deleteClosing(tx, practiceId);
  await record(tx, practiceId, 'practice open', 'account.opened');
}

/** A practice can be exported while it is closed, also a second time. */
export async function requireClosed(tx: Tx, practiceId: number) {
  await requirePractice(tx, practiceId);
  const closing = await repository.findClosing(tx, practiceId);
  if (closing === null)
    throw new OperatorError(
      `Practice ${practiceId} is open. Close it first: npm run admin -- practice close --practice ${practiceId}`,
    );
  return closing;
}

export async function noteExport(tx: Tx, practiceId: number): Promise<void> {
  await repository.noteExport(tx, practiceId);
  await record(tx, practiceId, 'practice export', 'account.exported');
}

export const noteImport = (tx: Tx, practiceId: number): Promise<void> =>
  record(tx, practiceId, 'practice import', 'account.imported');
