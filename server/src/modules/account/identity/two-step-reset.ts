// Removal of the second step of a person who lost it: requested by an owner, carried out by a job after a wait in which the person or
// an owner can cancel it. Of a person in several practices only an operator removes it.
import type { userCalls } from '@praxora/contract/account/users.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { rolesWith } from '@praxora/contract/shared/permissions';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { enterPractice } from '../account/practice-operations.ts';
import { type Recorder, recordActivity } from '../audit/audit.service.ts';
import { type NoticeSender, notifyAccessChange, toNoticeSender } from './access-notices.ts';
import { endPersonSessions } from './identity.repository.ts';
import { deleteTwoStep } from './two-step.repository.ts';
import * as repository from './two-step-reset.repository.ts';

const waitHours = 24;
const queue = 'two-step-reset';

export async function requestTwoStepReset(
  context: UserContext,
  userId: number,
): Promise<DataOf<typeof userCalls.requestTwoStepReset>> {
  const { tx, user, now } = context;
  const subject = await lockSubject(context, userId);
  if (userId === user.userId) throw new Refusal('OWN_TWO_STEP');
  if (!subject.is_active) throw new Refusal('NOT_FOUND');
  if (!subject.has_two_step) throw new Refusal('TWO_STEP_OFF');
  if (subject.practices > 1) throw new Refusal('TWO_STEP_ELSEWHERE');
  if (subject.reset_at !== null) return { resetAt: subject.reset_at.toISOString() };
  const resetAt = new Date(now().getTime() + waitHours * 60 * 60 * 1000);
  await repository.setReset(tx, subject.person_id, resetAt, user.userId);
  await enqueue(tx, queue, { practiceId: user.practiceId, userId }, { runAt: resetAt });
  await record(context, 'twoStep.resetRequested', userId, resetAt);
  await notifyAccessChange(
    toNoticeSender(context),
    userId,
    { kind: 'twoStep', event: 'resetRequested', at: resetAt },
    [user.userId],
  );
  return { resetAt: resetAt.toISOString() };
}

/** By an owner, or by the person whose second step it is. */
export async function cancelTwoStepReset(
  context: UserContext,
  userId: number,
): Promise<DataOf<typeof userCalls.cancelTwoStepReset>> {
  const subject = await lockSubject(context, userId);
  if (subject.reset_at === null) return { isCancelled: false };
  const sender = { ...toNoticeSender(context), recorder: context };
  await cancel(sender, userId, subject, [context.user.userId]);
  return { isCancelled: true };
}

/** The second of two changes at once sees the first; a former owner changes nothing but the own login. */
async function lockSubject({ tx, user }: UserContext, userId: number): Promise<repository.ResetSubject> {
  await lockInPractice(tx, 'users');
  if (userId !== user.userId && !(await repository.isActiveOwner(tx, user.userId)))
    throw new Refusal('ROLE_NOT_ALLOWED', { roles: rolesWith('manageUsers').join(', ') });
  const subject = await repository.findResetSubject(tx, userId);
  if (subject === null) throw new Refusal('NOT_FOUND');
  return subject;
}

interface ResetSender extends NoticeSender {
  readonly recorder: Recorder;
}

async function cancel(
  sender: ResetSender,
  userId: number,
  { person_id }: repository.ResetSubject,
  informed: readonly number[],
): Promise<void> {
  await repository.setReset(sender.tx, person_id, null, null);
  await record(sender.recorder, 'twoStep.resetCancelled', userId);
  await notifyAccessChange(sender, userId, { kind: 'twoStep', event: 'resetCancelled' }, informed);
}

/** Removes the second step and its codes, and ends all sessions. False: there was none. */
export async function removeSecondStep(tx: Tx, personId: number): Promise<boolean> {
  if ((await deleteTwoStep(tx, personId)) === 0) return false;
  await endPersonSessions(tx, personId, null);
  return true;
}

/** Records the removal in one practice, and mails it to the person and the owners there. */
export async function announceReset(
  sender: ResetSender,
  userId: number,
  informed: readonly number[] = [],
): Promise<void> {
  await record(sender.recorder, 'twoStep.reset', userId);
  await notifyAccessChange(sender, userId, { kind: 'twoStep', event: 'reset' }, informed);
}

/**
 * Carries out what is due and still allowed: who requested it is an owner still, and the person a user of this practice alone.
 * Does nothing where the removal was cancelled, or requested anew for later.
 */
export const twoStepResetJob: JobHandler = {
  queue,
  maxAttempts: 10,
  run: async ({ database, config, publicUrl, now }, { payload }) => {
    const { practiceId, userId } = payload as { practiceId: number; userId: number };
    await database.forPractice(practiceId, async (tx) => {
      await lockInPractice(tx, 'users');
      const subject = await repository.findResetSubject(tx, userId);
      if (!subject?.reset_at || subject.reset_at > now()) return;
      const { practice } = await enterPractice(tx, practiceId);
      const sender: ResetSender = {
        ...{ tx, practice, config, publicUrl, by: config.COMPANY_NAME, userId: null },
        recorder: { tx, practiceId, program: { kind: 'job', name: queue } },
      };
      if (!subject.is_by_owner || subject.practices !== 1) return cancel(sender, userId, subject, []);
      await removeSecondStep(tx, subject.person_id);
      await announceReset(sender, userId);
    });
  },
};

const record = (
  recorder: Recorder,
  action: 'twoStep.resetRequested' | 'twoStep.resetCancelled' | 'twoStep.reset',
  userId: number,
  resetAt: Date | null = null,
): Promise<void> =>
  recordActivity(recorder, {
    action,
    subject: { type: 'user', id: userId, name: '' },
    changes: resetAt === null ? [] : [{ field: 'resetDay', before: null, after: calendarDay(resetAt) }],
  });
