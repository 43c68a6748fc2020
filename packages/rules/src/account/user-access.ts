// Rules for deactivating and reactivating users, for their roles and for naming approvers. At least one active owner and, in a
// clinic, one active approver always remain.

export type UserRole = 'owner' | 'purchasing' | 'stock' | 'reader';

export interface PracticeUser {
  readonly id: number;
  readonly isActive: boolean;
  readonly isApprover: boolean;
  readonly role: UserRole;
}

export interface PracticeUsers {
  /** Whether the approval service knows the practice: only there anybody approves. */
  readonly hasApprovals: boolean;
  readonly users: readonly PracticeUser[];
}

/** A change of one user; `{ role }` gives the user this role. */
export type UserChange =
  | 'deactivate'
  | 'reactivate'
  | 'delete'
  | 'makeApprover'
  | 'makeBuyer'
  | { readonly role: UserRole };

export type UserChangeRefusal =
  /** The requesting user was deactivated in the meantime. */
  | 'actorInactive'
  /** The requesting user is no owner, or no owner any more. */
  | 'ownersOnly'
  | 'unknownUser'
  | 'noApprovals'
  | 'ownLogin'
  | 'ownRole'
  | 'lastOwner'
  /** A reader changes nothing and so cannot be an approver. */
  | 'readerApproves'
  | 'approversOnly'
  | 'lastApprover';

/** An operator may make every change of users but for leaving a practice without an owner or an approver. */
export type Actor = number | 'operator';

/** Why the change is not possible; null: it is. */
export function userChangeRefusal(
  { hasApprovals, users }: PracticeUsers,
  actor: Actor,
  change: UserChange,
  userId: number,
): UserChangeRefusal | null {
  const user = users.find(({ id }) => id === userId);
  const isAboutApproval = change === 'makeApprover' || change === 'makeBuyer';
  if (actor !== 'operator') {
    const person = users.find(({ id }) => id === actor);
    if (!person?.isActive) return 'actorInactive';
    if (!isAboutApproval && person.role !== 'owner') return 'ownersOnly';
    if (!user) return 'unknownUser';
    if (user === person && !isAboutApproval && change !== 'reactivate')
      return typeof change === 'object' ? 'ownRole' : 'ownLogin';
    if (isAboutApproval && !hasApprovals) return 'noApprovals';
    if (
      hasApprovals &&
      (isAboutApproval || (user.isApprover && typeof change !== 'object')) &&
      !person.isApprover
    )
      return 'approversOnly';
  }
  if (!user) return 'unknownUser';
  const changed = afterChange(user, change);
  if (hasApprovals && changed?.isApprover && changed.role === 'reader') return 'readerApproves';
  const remaining = users
    .flatMap((one) => (one === user ? (changed ?? []) : one))
    .filter(({ isActive }) => isActive);
  if (!remaining.some(({ role }) => role === 'owner')) return 'lastOwner';
  if (hasApprovals && isAboutApprovers(user, changed) && !remaining.some(({ isApprover }) => isApprover))
    return 'lastApprover';
  return null;
}

const isAboutApprovers = (before: PracticeUser, after: PracticeUser | null): boolean =>
  before.isApprover && !(after?.isActive && after.isApprover);

/** The user after the change; null: deleted. */
export function afterChange<User extends PracticeUser>(user: User, change: UserChange): User | null {
  if (typeof change === 'object') return { ...user, role: change.role };
  switch (change) {
    case 'deactivate':
      return { ...user, isActive: false };
    case 'reactivate':
      return { ...user, isActive: true };
    case 'delete':
      return null;
    case 'makeApprover':
      return { ...user, isApprover: true };
    case 'makeBuyer':
      return { ...user, isApprover: false };
  }
}
