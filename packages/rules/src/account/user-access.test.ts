import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterChange, type PracticeUsers, type UserChange, userChangeRefusal } from './user-access.ts';

const active = { isActive: true, isApprover: false };
const approver = { isActive: true, isApprover: true };
const gone = { isActive: false, isApprover: false };
const goneApprover = { isActive: false, isApprover: true };
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
  ] as const)('%s', (_, users, actor, change, user, refusal) => {
    expect(userChangeRefusal(users, actor, change, user)).toBe(refusal);
  });
});

const changes: readonly UserChange[] = ['deactivate', 'reactivate', 'makeApprover', 'makeBuyer'];
const someUsers = fc.array(fc.record({ isActive: fc.boolean(), isApprover: fc.boolean() }), {
  minLength: 1,
  maxLength: 5,
});
const steps = fc.array(
  fc.record({ actor: fc.nat({ max: 4 }), change: fc.constantFrom(...changes), user: fc.nat({ max: 4 }) }),
  { maxLength: 40 },
);

describe('whatever is asked, in whatever order', () => {
  it('somebody active stays, and an active approver; no buyer becomes one without an approver', () => {
    fc.assert(
      fc.property(someUsers, fc.boolean(), steps, (initial, hasApprovals, asked) => {
        let users = practice(approver, ...initial).users;
        for (const { actor, change, user } of asked) {
          const before = users;
          const by = before.find(({ id }) => id === actor + 1);
          if (userChangeRefusal({ hasApprovals, users }, actor + 1, change, user + 1) !== null) continue;
          users = before.map((one) => (one.id === user + 1 ? afterChange(one, change) : one));
          expect(by?.isActive).toBe(true);
          expect(users.some(({ isActive }) => isActive)).toBe(true);
          if (!hasApprovals)
            expect(users.map((one) => one.isApprover)).toEqual(before.map((one) => one.isApprover));
          else {
            expect(users.some(({ isActive, isApprover }) => isActive && isApprover)).toBe(true);
            for (const [index, one] of users.entries())
              if (one.isApprover !== before[index]?.isApprover) expect(by?.isApprover).toBe(true);
          }
        }
      }),
    );
  });
});
