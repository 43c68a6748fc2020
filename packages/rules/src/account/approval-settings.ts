// Rules for the approvers of a clinic and their substitutes.
import type { PracticeUser } from './user-access.ts';

export interface Substitute {
  readonly userId: number;
  /** First and last day; null: without a beginning or an end. */
  readonly from: string | null;
  readonly until: string | null;
}

export interface ApproverSetting {
  readonly userId: number;
  readonly substitute: Substitute | null;
}

export type ApproversRefusal =
  | 'unknownUser'
  /** A reader changes nothing and so cannot be an approver. */
  | 'readerApproves'
  /** Somebody who was deactivated becomes no approver. */
  | 'inactiveApprover'
  /** A substitute is an active user who may approve, and not one of the approvers. */
  | 'substituteUnable'
  | 'lastApprover';

/** Why these users cannot be the approvers from now on; null: they can. */
export function approversRefusal(
  users: readonly PracticeUser[],
  approvers: readonly ApproverSetting[],
): ApproversRefusal | null {
  const find = (userId: number) => users.find(({ id }) => id === userId);
  for (const { userId, substitute } of approvers) {
    const user = find(userId);
    if (!user || (substitute && !find(substitute.userId))) return 'unknownUser';
    if (user.role === 'reader') return 'readerApproves';
    if (!user.isActive && !user.isApprover) return 'inactiveApprover';
  }
  const isUnable = ({ substitute }: ApproverSetting): boolean => {
    if (substitute === null) return false;
    const user = find(substitute.userId);
    return (
      !user?.isActive ||
      user.role === 'reader' ||
      approvers.some(({ userId }) => userId === substitute.userId)
    );
  };
  if (approvers.some(isUnable)) return 'substituteUnable';
  return approvers.some(({ userId }) => find(userId)?.isActive) ? null : 'lastApprover';
}
