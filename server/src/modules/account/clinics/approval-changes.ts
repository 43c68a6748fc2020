// Differences between two states of a clinic's approval settings, as the activity log records them.
import type { FieldChange } from '@praxora/contract/account/activity';
import type { ApproverSetting, Substitute } from '@praxora/rules/account/approval-settings';
import { type Activity, changedFields } from '../audit/audit.service.ts';

export interface Settings {
  readonly spendingLimitCents: number;
  readonly monthLimitCents: number | null;
  readonly approvers: readonly ApproverSetting[];
}

export interface ApprovalChange {
  readonly kind: 'limits' | 'approver' | 'substitute';
  /** The approver; null for limits. */
  readonly userId: number | null;
  readonly activity: Activity;
}

export function changesBetween(before: Settings, after: Settings): ApprovalChange[] {
  const limits = changedFields(limitFields(before), limitFields(after));
  const settingOf = ({ approvers }: Settings, userId: number) =>
    approvers.find((setting) => setting.userId === userId);
  const ids = new Set([...before.approvers, ...after.approvers].map(({ userId }) => userId));
  return [
    ...(limits.length > 0 ? [limitChange(limits)] : []),
    ...[...ids].flatMap((userId) =>
      approverChanges(userId, settingOf(before, userId), settingOf(after, userId)),
    ),
  ];
}

const limitFields = ({ spendingLimitCents, monthLimitCents }: Settings) => ({
  spendingLimitCents,
  monthLimitCents,
});

const limitChange = (changes: readonly FieldChange[]): ApprovalChange => ({
  kind: 'limits',
  userId: null,
  activity: { action: 'approvals.changed', subject: { type: 'account', id: null, name: '' }, changes },
});

function approverChanges(
  userId: number,
  before: ApproverSetting | undefined,
  after: ApproverSetting | undefined,
): ApprovalChange[] {
  const subject = { type: 'user', id: userId, name: '' } as const;
  const approval = changedFields({ isApprover: before !== undefined }, { isApprover: after !== undefined });
  const substitutes = after
    ? changedFields(substituteFields(before?.substitute ?? null), substituteFields(after.substitute))
    : [];
  const changes: ApprovalChange[] = [
    {
      kind: 'approver',
      userId,
      activity: { action: 'user.approverChanged', subject, changes: approval },
    },
    {
      kind: 'substitute',
      userId,
      activity: { action: 'user.substituteChanged', subject, changes: substitutes },
    },
  ];
  return changes.filter(({ activity }) => activity.changes?.length);
}

/** Persons by their ids: their names are erasable. */
const substituteFields = (substitute: Substitute | null) => ({
  substitute: substitute?.userId ?? null,
  substituteFrom: substitute?.from ?? null,
  substituteUntil: substitute?.until ?? null,
});
