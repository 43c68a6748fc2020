// Rules for deactivating and reactivating users and for naming approvers. At least one active user and one approver
// always remain.

export interface PracticeUser {
  readonly id: number;
  readonly isActive: boolean;
  readonly isApprover: boolean;
}

export interface PracticeUsers {
  /** Whether the approval service knows the practice: only there anybody approves. */
  readonly hasApprovals: boolean;
  readonly users: readonly PracticeUser[];
}

export type UserChange = 'deactivate' | 'reactivate' | 'makeApprover' | 'makeBuyer';

export type UserChangeRefusal =
  /** The requesting user was deactivated in the meantime. */
  'actorInactive' | 'unknownUser' | 'noApprovals' | 'ownLogin' | 'approversOnly' | 'lastApprover';

/** Why the change is not possible; null: it is. */
export function userChangeRefusal(
  { hasApprovals, users }: PracticeUsers,
  actorId: number,
  change: UserChange,
  userId: number,
): UserChangeRefusal | null {
  const actor = users.find(({ id }) => id === actorId);
  const user = users.find(({ id }) => id === userId);
  if (!actor?.isActive) return 'actorInactive';
  if (!user) return 'unknownUser';
  const isAboutRole = change === 'makeApprover' || change === 'makeBuyer';
  if (isAboutRole && !hasApprovals) return 'noApprovals';
  // Nobody can deactivate their own login, so at least one user is always active.
  if (change === 'deactivate' && user === actor) return 'ownLogin';
  const concernsApprovals = hasApprovals && (isAboutRole || user.isApprover);
  if (concernsApprovals && !actor.isApprover) return 'approversOnly';
  const changed = users.map((one) => (one === user ? afterChange(one, change) : one));
  if (concernsApprovals && !changed.some(({ isActive, isApprover }) => isActive && isApprover))
    return 'lastApprover';
  return null;
}

export function afterChange<User extends PracticeUser>(user: User, change: UserChange): User {
  switch (change) {
    case 'deactivate':
      return { ...user, isActive: false };
    case 'reactivate':
      return { ...user, isActive: true };
    case 'makeApprover':
      return { ...user, isApprover: true };
    case 'makeBuyer':
      return { ...user, isApprover: false };
  }
}
