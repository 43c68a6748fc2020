// Settings of a clinic's approvals: limits, approvers and their substitutes, changed by approvers and operators.
import type {
  ApprovalSettings,
  approvalSettingCalls,
} from '@praxora/contract/account/approval-settings.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { hasPermission } from '@praxora/contract/shared/permissions';
import { type ApproversRefusal, approversRefusal } from '@praxora/rules/account/approval-settings';
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { holdVersion, refuseOutdated } from '../../../platform/database/versions.ts';
import { Refusal } from '../../../platform/errors.ts';
import { recordActivity } from '../audit/audit.service.ts';
import { type ApprovalChange, changesBetween, type Settings } from './approval-changes.ts';
import * as repository from './approval-settings.repository.ts';
import { notifyOtherApprovers, personName } from './clinic-notices.ts';

export async function getApprovalSettings({
  tx,
  user,
}: Pick<UserContext, 'tx' | 'user'>): Promise<ApprovalSettings> {
  const { limits, people } = await readSettings(tx);
  const names = new Map(people.map((person) => [person.id, person]));
  const told = (id: number) => {
    const person = names.get(id);
    return { id, name: person ? personName(person) : '', isActive: person?.isActive ?? false };
  };
  return {
    ...limits,
    approvers: people
      .filter(({ isApprover }) => isApprover)
      .map(({ id, substitute }) => ({
        ...told(id),
        substitute: substitute && {
          ...told(substitute.userId),
          from: substitute.from,
          until: substitute.until,
        },
      })),
    candidates: people
      .filter(({ isActive, role }) => isActive && hasPermission(role, 'approve'))
      .map((person) => ({ id: person.id, name: personName(person) })),
    canChange: isApprover(user, people),
  };
}

/** A program approves nothing, whoever created its token. */
const isApprover = (
  { userId, apiTokenId, device }: UserContext['user'],
  people: readonly repository.PersonRow[],
): boolean =>
  apiTokenId === null && device === null && people.some((one) => one.id === userId && one.isApprover);

async function readSettings(tx: Tx) {
  const limits = await repository.findLimits(tx);
  if (limits === null) throw new Refusal('NOT_FOUND');
  return { limits, people: await repository.listPeople(tx) };
}

const toRefusal: Readonly<Record<ApproversRefusal, () => Refusal>> = {
  unknownUser: () => new Refusal('NOT_FOUND'),
  readerApproves: () => new Refusal('READER_APPROVES'),
  inactiveApprover: () => new Refusal('NOT_FOUND'),
  substituteUnable: () => new Refusal('SUBSTITUTE_UNABLE'),
  lastApprover: () => new Refusal('LAST_APPROVER'),
};

export async function changeApprovalSettings(
  context: UserContext,
  { version, ...wanted }: BodyOf<typeof approvalSettingCalls.changeApprovalSettings>,
): Promise<ApprovalSettings> {
  const { tx, user } = context;
  // Users, roles and approvers are changed one after the other.
  await lockInPractice(tx, 'users');
  const current = await holdVersion(context, 'clinic', user.practiceId);
  const { people } = await readSettings(tx);
  if (!isApprover(user, people)) throw new Refusal('APPROVER_NEEDED');
  const before = await currentSettings(tx);
  refuseOutdated(version, current, () => changesBetween(before, wanted).length === 0);
  const changes = await writeSettings(tx, wanted);
  for (const change of changes) await recordActivity(context, change.activity);
  await notifyOtherApprovers(context, user, { people, changes, before, after: wanted });
  return getApprovalSettings(context);
}

export async function currentSettings(tx: Tx): Promise<Settings> {
  const { limits, people } = await readSettings(tx);
  return {
    spendingLimitCents: limits.spendingLimitCents,
    monthLimitCents: limits.monthLimitCents,
    approvers: people
      .filter(({ isApprover: approves }) => approves)
      .map(({ id, substitute }) => ({ userId: id, substitute })),
  };
}

/** The changes that were made; none when everything was so already. The caller holds the lock of the users. */
export async function writeSettings(tx: Tx, wanted: Settings): Promise<ApprovalChange[]> {
  const before = await currentSettings(tx);
  const refusal = approversRefusal(await repository.listPeople(tx), wanted.approvers);
  if (refusal) throw toRefusal[refusal]();
  const changes = changesBetween(before, wanted);
  const ids = new Set(wanted.approvers.map(({ userId }) => userId));
  const removed = before.approvers.map(({ userId }) => userId).filter((userId) => !ids.has(userId));
  if (changes.some(({ kind }) => kind === 'limits')) await repository.updateLimits(tx, wanted);
  if (removed.length > 0) await repository.removeApprovers(tx, removed);
  const changed = new Set(changes.map(({ userId }) => userId));
  for (const { userId, substitute } of wanted.approvers)
    if (changed.has(userId)) await repository.saveApprover(tx, userId, substitute);
  return changes;
}
