import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterChange, type PracticeUsers, type UserChange, userChangeRefusal } from './user-access.ts';

const active = { isActive: true, isApprover: false, role: 'owner' } as const;
const approver = { ...active, isApprover: true };
const gone = { ...active, isActive: false };
const goneApprover = { ...gone, isApprover: true };
const stock = { ...active, role: 'stock' } as const;
const buyer = { ...active, role: 'purchasing' } as const;
const reader = { ...active, role: 'reader' } as const;
const stockApprover = { ...stock, isApprover: true };
/** User 1 is the first, and so on. */
const practice = (...users: Omit<PracticeUsers['users'][number], 'id'>[]): PracticeUsers => ({
  hasApprovals: false,
  users: users.map((user, index) => ({ id: index + 1, ...user })),
});
const clinic = (...users: Parameters<typeof practice>): PracticeUsers => ({
  ...practice(...users),
  hasApprovals: true,
});

describe('who may change the users of a practice', () => {
  it.each([
    ['a colleague is deactivated', practice(active, active), 1, 'deactivate', 2, null],
    ['and reactivated', practice(active, gone), 1, 'reactivate', 2, null],
    ['twice is harmless', practice(active, gone), 1, 'deactivate', 2, null],
    ['nobody deactivates themselves', practice(active, active), 1, 'deactivate', 1, 'ownLogin'],
    ['not even the last one', practice(active, gone), 1, 'deactivate', 1, 'ownLogin'],
    ['nobody of another practice', practice(active), 1, 'deactivate', 9, 'unknownUser'],
    ['nobody who is not there any more', practice(gone, active), 1, 'deactivate', 2, 'actorInactive'],
    ['no approvers without approvals', practice(active, active), 1, 'makeApprover', 2, 'noApprovals'],
    ['a buyer makes nobody an approver', clinic(active, approver), 1, 'makeApprover', 1, 'approversOnly'],
    ['nor takes the role away', clinic(active, approver), 1, 'makeBuyer', 2, 'approversOnly'],
    ['nor deactivates an approver', clinic(active, approver), 1, 'deactivate', 2, 'approversOnly'],
    ['nor reactivates one', clinic(active, approver, goneApprover), 1, 'reactivate', 3, 'approversOnly'],
    ['but deactivates another buyer', clinic(active, approver, active), 1, 'deactivate', 3, null],
    ['an approver makes another', clinic(approver, active), 1, 'makeApprover', 2, null],
    ['and takes the role away again', clinic(approver, approver), 1, 'makeBuyer', 2, null],
    ['gives their own up', clinic(approver, approver), 1, 'makeBuyer', 1, null],
    ['unless they are the last', clinic(approver, active), 1, 'makeBuyer', 1, 'lastApprover'],
    ['who counts only while active', clinic(approver, goneApprover), 1, 'makeBuyer', 1, 'lastApprover'],
    ['an owner changes a role', practice(active, stock), 1, { role: 'purchasing' }, 2, null],
    ['makes another owner', practice(active, stock), 1, { role: 'owner' }, 2, null],
    ['and demotes another owner', practice(active, active), 1, { role: 'reader' }, 2, null],
    ['nobody changes the own role', practice(active, active), 1, { role: 'stock' }, 1, 'ownRole'],
    ['not even to more', practice(stock, active), 1, { role: 'owner' }, 1, 'ownersOnly'],
    ['a buyer changes no role', practice(buyer, active, stock), 1, { role: 'owner' }, 3, 'ownersOnly'],
    ['and deactivates nobody', practice(stock, active), 1, 'deactivate', 2, 'ownersOnly'],
    ['an owner deletes a user', practice(active, reader), 1, 'delete', 2, null],
    ['but never the own login', practice(active, active), 1, 'delete', 1, 'ownLogin'],
    ['no role from nowhere for a stranger', practice(active), 1, { role: 'stock' }, 9, 'unknownUser'],
    ['an approver of any role names another', clinic(stockApprover, active), 1, 'makeApprover', 2, null],
    ['but no reader', clinic(approver, reader), 1, 'makeApprover', 2, 'readerApproves'],
    ['no approver becomes a reader', clinic(active, approver), 1, { role: 'reader' }, 2, 'readerApproves'],
    ['an approver may get another role', clinic(active, approver), 1, { role: 'stock' }, 2, null],
    ['an operator demotes an owner', practice(active, active), 'operator', { role: 'stock' }, 1, null],
    ['but not the last', practice(active, gone), 'operator', { role: 'stock' }, 1, 'lastOwner'],
    ['nor deactivates the last', practice(active, stock), 'operator', 'deactivate', 1, 'lastOwner'],
    ['nor deletes the last', practice(active, stock), 'operator', 'delete', 1, 'lastOwner'],
    ['reactivates an owner', practice(gone, stock), 'operator', 'reactivate', 1, null],
    ['nobody of another practice', practice(active), 'operator', 'deactivate', 9, 'unknownUser'],
    ['keeps the last approver', clinic(active, approver), 'operator', 'deactivate', 2, 'lastApprover'],
  ] as const)('%s', (_, users, actor, change, user, refusal) => {
    expect(userChangeRefusal(users, actor, change, user)).toBe(refusal);
  });
});

const roles = ['owner', 'purchasing', 'stock', 'reader'] as const;
const changes: readonly UserChange[] = [
  ...(['deactivate', 'reactivate', 'delete', 'makeApprover', 'makeBuyer'] as const),
  ...roles.map((role) => ({ role })),
];
const someUsers = fc.array(
  fc.record({ isActive: fc.boolean(), isApprover: fc.boolean(), role: fc.constantFrom(...roles) }),
  { minLength: 1, maxLength: 5 },
);
const steps = fc.array(
  fc.record({ actor: fc.nat({ max: 4 }), change: fc.constantFrom(...changes), user: fc.nat({ max: 4 }) }),
  { maxLength: 40 },
);

describe('whatever is asked, in whatever order', () => {
  it('an active owner stays, and an active approver; nobody becomes one without an approver', () => {
    fc.assert(
      fc.property(someUsers, fc.boolean(), steps, (initial, hasApprovals, asked) => {
        let users = practice(approver, ...initial).users;
        for (const { actor, change, user } of asked) {
          const before = users;
          const by = before.find(({ id }) => id === actor + 1);
          if (userChangeRefusal({ hasApprovals, users }, actor + 1, change, user + 1) !== null) continue;
          users = before.flatMap((one) => (one.id === user + 1 ? (afterChange(one, change) ?? []) : one));
          expect(by?.isActive).toBe(true);
          expect(users.some(({ isActive, role }) => isActive && role === 'owner')).toBe(true);
          if (hasApprovals)
            expect(users.some(({ isActive, isApprover }) => isActive && isApprover)).toBe(true);
          for (const one of users) {
            const earlier = before.find(({ id }) => id === one.id);
            if (one.role !== earlier?.role) expect(by?.role).toBe('owner');
            if (one.isApprover !== earlier?.isApprover) expect(hasApprovals && by?.isApprover).toBe(true);
          }
        }
      }),
    );
  });
});
