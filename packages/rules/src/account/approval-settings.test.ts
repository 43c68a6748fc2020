import fc from 'fast-check';
import { expect, test } from 'vitest';
import { approversRefusal } from './approval-settings.ts';
import type { PracticeUser, UserRole } from './user-access.ts';

const user = (id: number, role: UserRole = 'purchasing', more: Partial<PracticeUser> = {}): PracticeUser => ({
  id,
  role,
  isActive: true,
  isApprover: false,
  ...more,
});
const users = [
  user(1, 'owner', { isApprover: true }),
  user(2),
  user(3, 'stock'),
  user(4, 'reader'),
  user(5, 'purchasing', { isActive: false }),
  user(6, 'purchasing', { isActive: false, isApprover: true }),
];
const alone = (userId: number) => ({ userId, substitute: null });
const withSubstitute = (userId: number, substitute: number) => ({
  userId,
  substitute: { userId: substitute, from: null, until: null },
});

test.each([
  [[alone(1)], null],
  [[alone(2), alone(3)], null],
  [[withSubstitute(1, 2)], null],
  [[withSubstitute(1, 2), withSubstitute(3, 2)], null],
  [[alone(1), alone(6)], null],
  [[alone(6)], 'lastApprover'],
  [[], 'lastApprover'],
  [[alone(9)], 'unknownUser'],
  [[withSubstitute(1, 9)], 'unknownUser'],
  [[alone(4)], 'readerApproves'],
  [[alone(5)], 'inactiveApprover'],
  [[withSubstitute(1, 1)], 'substituteUnable'],
  [[withSubstitute(1, 2), alone(2)], 'substituteUnable'],
  [[withSubstitute(1, 4)], 'substituteUnable'],
  [[withSubstitute(1, 5)], 'substituteUnable'],
])('%j: %s', (approvers, refusal) => {
  expect(approversRefusal(users, approvers)).toBe(refusal);
});

test('whoever approves afterwards is active or was an approver before, and somebody active always approves', () => {
  const id = fc.integer({ min: 1, max: 7 });
  const setting = fc.record({
    userId: id,
    substitute: fc.option(fc.record({ userId: id, from: fc.constant(null), until: fc.constant(null) })),
  });
  fc.assert(
    fc.property(fc.array(setting, { maxLength: 4 }), (approvers) => {
      if (approversRefusal(users, approvers) !== null) return;
      const known = approvers.map(({ userId }) => users.find((one) => one.id === userId));
      expect(known.some((one) => one?.isActive)).toBe(true);
      for (const one of known) expect(one?.isActive || one?.isApprover).toBe(true);
      for (const { substitute } of approvers)
        if (substitute) expect(users.find((one) => one.id === substitute.userId)?.isActive).toBe(true);
    }),
  );
});
