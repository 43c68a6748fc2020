// Operator commands for a clinic.
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { enterPractice, requirePractice } from '../account/practice-operations.ts';
import { changedFields, recordActivities, recordProgramActivity } from '../audit/audit.service.ts';
import { findUserByEmail } from '../identity/app-users.ts';
import { inOperatorWords, type OperatorContext } from '../operator-context.ts';
import type { Settings } from './approval-changes.ts';
import { listPeople } from './approval-settings.repository.ts';
import { currentSettings, writeSettings } from './approval-settings.service.ts';
import { notifyOtherApprovers } from './clinic-notices.ts';
import * as repository from './clinics.repository.ts';

/** The practice's orders need approvals from now on. Answers what the practice had agreed on with vendors until then. */
export async function createClinic(
  tx: Tx,
  practiceId: number,
  clinicId: string,
  limitCents: number,
  approvers: readonly string[],
): Promise<{ prices: number; conditions: number }> {
  await requirePractice(tx, practiceId);
  if ((await repository.insertClinic(tx, practiceId, clinicId, limitCents)) === null) {
    throw new OperatorError(
      `Practice ${practiceId} has approvals already, or the clinic id ${clinicId} is taken.`,
    );
  }
  const approverIds: number[] = [];
  for (const email of new Set(approvers.map((address) => address.toLowerCase()))) {
    const user = await findUserByEmail(tx, practiceId, email);
    if (user === null) throw new OperatorError(`${email} is no user of practice ${practiceId}.`);
    await repository.insertApprover(tx, practiceId, user.id);
    approverIds.push(user.id);
  }
  await recordNewClinic(tx, practiceId, limitCents, approverIds);
  return repository.countAgreements(tx, practiceId);
}

function recordNewClinic(
  tx: Tx,
  practiceId: number,
  spendingLimitCents: number,
  approverIds: readonly number[],
): Promise<void> {
  const limits = changedFields(
    { approvals: false, spendingLimitCents: null },
    { approvals: true, spendingLimitCents },
  );
  const program = { kind: 'operator', name: 'clinic create' } as const;
  return recordActivities({ tx, practiceId, program }, [
    { action: 'approvals.changed', subject: { type: 'account', id: null, name: '' }, changes: limits },
    ...approverIds.map((id) => ({
      action: 'user.approverChanged' as const,
      subject: { type: 'user' as const, id, name: '' },
      changes: changedFields({ isApprover: false }, { isApprover: true }),
    })),
  ]);
}

interface ClinicChange extends Partial<Pick<Settings, 'spendingLimitCents' | 'monthLimitCents'>> {
  /** E-mails of those who approve from now on; approvers who stay keep their substitutes. */
  readonly approvers?: readonly string[];
}

/** Answers how many settings were changed. */
export async function changeClinic(
  operator: OperatorContext,
  practiceId: number,
  { approvers: emails, ...limits }: ClinicChange,
): Promise<number> {
  const { config, command } = operator;
  const { tx, practice } = await enterPractice(operator.tx, practiceId);
  await lockInPractice(tx, 'users');
  if (!(await repository.hasClinic(tx)))
    throw new OperatorError(
      `Practice ${practiceId} has no approvals. See: npm run admin -- help clinic create`,
    );
  const before = await currentSettings(tx);
  const people = await listPeople(tx);
  const approvers = emails?.map((email) => {
    const user = people.find((person) => person.email === email.toLowerCase());
    if (!user) throw new OperatorError(`${email} is no user of practice ${practiceId}.`);
    return { userId: user.id, substitute: user.substitute };
  });
  const after = { ...before, ...limits, ...(approvers ? { approvers } : {}) };
  const changes = await inOperatorWords(writeSettings(tx, after));
  for (const { activity } of changes)
    await recordProgramActivity(tx, practiceId, { kind: 'operator', name: command }, activity);
  const author = { userId: null, practiceId, practiceName: practice.name };
  const named = { firstName: config.COMPANY_NAME, lastName: '', email: '' };
  await notifyOtherApprovers(
    { ...operator, tx },
    { ...author, ...named },
    { people, changes, before, after },
  );
  return changes.length;
}
