// Budgets of the month: who sets them, what counts, and orders that wait because of one.
import type { Budget } from '@praxora/contract/purchasing/budgets.calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { readRefusal } from '../../../testing/cart-builders.ts';
import { aCheckout, type CheckoutBench } from '../../../testing/checkout-builders.ts';
import { aClinicWithLimit, readData } from '../approvals/testing/clinic-builders.ts';

let app: TestApp;
let bench: CheckoutBench;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  bench = await aCheckout(app);
});

const setBudget = (body: object) => bench.me.call('PUT', '/pro/budgets', body);
const list = async (): Promise<Budget[]> => readData(await bench.me.call('GET', '/pro/budgets'));
const aCostCenter = async (practiceId = bench.me.user.practiceId): Promise<number> =>
  (
    await app.asOwner.one<{ id: number }>(
      `insert into cost_center (practice_id, number, name) values ($1, '1100', 'Chirurgie') returning id`,
      [practiceId],
    )
  ).id;

/** 37.02 of gloves, 10.00 of masks and 5.90 shipping. */
async function anOrder(): Promise<{ ID: number; Status: string }> {
  await bench.fill();
  return readData(await bench.order()).wBestellung;
}

test('used is what was received, ordered the rest; shipping counts for the practice only', async () => {
  const costCenterId = await aCostCenter();
  await setBudget({ costCenterId: null, monthlyCents: 20_000 });
  readData(await setBudget({ costCenterId, monthlyCents: 5_000 }));
  const { ID } = await anOrder();
  await app.asOwner.run(
    `update order_position set cost_center_id = $2, cost_center_number = '1100', cost_center_name = 'Chirurgie'
     where order_id = $1 and quantity = 3`,
    [ID, costCenterId],
  );
  const figures = async () => (await list()).map(({ usedCents, orderedCents }) => [usedCents, orderedCents]);
  expect(await figures()).toEqual([
    [0, 5_292],
    [0, 3_702],
  ]);
  await app.asOwner.run('update order_position set received = 1 where order_id = $1 and quantity = 3', [ID]);
  await app.asOwner.run(`update purchase_order set state = 'partially-received' where id = $1`, [ID]);
  expect(await figures()).toEqual([
    [1_234 + 590, 3_468],
    [1_234, 2_468],
  ]);
  // What a closed order lacks will not come.
  await app.asOwner.run(`update purchase_order set state = 'fully-received' where id = $1`, [ID]);
  expect(await figures()).toEqual([
    [1_824, 0],
    [1_234, 0],
  ]);
  await app.asOwner.run(`update purchase_order set placed_at = now() - interval '32 days' where id = $1`, [
    ID,
  ]);
  expect(await figures()).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('owners set them and take them away, recorded; others read them, and foreign cost centers are unknown', async () => {
  const buyer = await aUser(app, { practiceId: bench.me.user.practiceId, role: 'purchasing' });
  const headers = bearer(await loginAs(app, buyer));
  const payload = { costCenterId: null, monthlyCents: 1_000 };
  const refused = await app.request({ method: 'PUT', url: '/pro/budgets', headers, payload });
  expect(readRefusal(refused)).toEqual([409, 'ROLE_NOT_ALLOWED']);
  readData(await setBudget(payload));
  expect(readData(await app.request({ method: 'GET', url: '/pro/budgets', headers }))).toHaveLength(1);
  const other = await aCheckout(app);
  const foreign = await aCostCenter(other.me.user.practiceId);
  const answer = await setBudget({ ...payload, costCenterId: foreign });
  expect(readRefusal(answer)).toEqual([404, 'NOT_FOUND']);
  expect(readData(await setBudget({ ...payload, monthlyCents: null }))).toEqual([]);
  const recorded = await app.asOwner.rows<{ changes: unknown }>(
    `select changes from activity where practice_id = $1 and action = 'budget.changed' order by id`,
    [bench.me.user.practiceId],
  );
  expect(recorded.map(({ changes }) => changes)).toMatchObject([
    [{ field: 'monthlyBudgetCents', before: null, after: 1_000 }],
    [{ field: 'monthlyBudgetCents', before: 1_000, after: null }],
  ]);
});

test('an amount that is no budget is refused beside its field, and the one in force stays', async () => {
  readData(await setBudget({ costCenterId: null, monthlyCents: 1_000 }));
  for (const monthlyCents of [0, -1, 2.5, '2,5', '1000', 10_000_000_001, 1e21, true]) {
    const answer = await setBudget({ costCenterId: null, monthlyCents });
    expect(answer.statusCode, String(monthlyCents)).toBe(422);
    for (const error of answer.json().errors)
      expect(error, String(monthlyCents)).toMatchObject({ field: 'monthlyCents', code: 'INCORRECT_VALUE' });
  }
  for (const costCenterId of [0, -1, 1.5, 'x', undefined])
    expect((await setBudget({ costCenterId, monthlyCents: 1 })).statusCode, String(costCenterId)).toBe(422);
  expect(await list()).toMatchObject([{ costCenterId: null, monthlyCents: 1_000 }]);
  readData(await setBudget({ costCenterId: null, monthlyCents: 10_000_000_000 }));
});

test('above a budget that asks for it an order waits where there are approvers; the second counts the first', async () => {
  await setBudget({ costCenterId: null, monthlyCents: 6_000, needsApproval: true });
  expect((await anOrder()).Status).toBe('transmitting');
  // Without approvers nobody could say yes.
  expect((await anOrder()).Status).toBe('transmitting');
  const approver = await aClinicWithLimit(app, bench, 1_000_000);
  await setBudget({ costCenterId: null, monthlyCents: 2 * 5_292 + 5_292, needsApproval: true });
  expect((await anOrder()).Status).toBe('transmitting');
  const waiting = await anOrder();
  expect(waiting.Status).toBe('pending-approval');
  const [pending] = readData(await app.request({ method: 'GET', url: '/pro/approvals', headers: approver }));
  expect(pending).toMatchObject({ reason: 'budget', order: { id: waiting.ID } });
  const mail = await app.asOwner.one<{ body_text: string }>(
    'select body_text from mail where practice_id = $1 order by id desc limit 1',
    [bench.me.user.practiceId],
  );
  expect(mail.body_text).toContain('Budget dieses Monats');
});
