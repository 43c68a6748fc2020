// The limit of a buyer's calendar month, and substitutes of approvers.

import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { aCheckout, type CheckoutBench } from '../../../testing/checkout-builders.ts';
import { aClinicWithLimit, readData } from './testing/clinic-builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let bench: CheckoutBench;
let approver: Buyer['headers'];
let practiceId: number;

/** An order is worth 52.92; two of them are within the limit of the month, three are not. */
beforeEach(async () => {
  bench = await aCheckout(app);
  practiceId = bench.me.user.practiceId;
  approver = await aClinicWithLimit(app, bench, 10_000);
  await app.asOwner.run('update clinic set month_limit_cents = 11000 where practice_id = $1', [practiceId]);
});

async function order(headers = bench.me.headers): Promise<{ ID: number; Status: string }> {
  await bench.fill();
  return readData(await bench.order(undefined, { headers })).wBestellung;
}

const get = async (url: string, headers: Buyer['headers']) =>
  readData(await app.request({ method: 'GET', url, headers }));
const post = (url: string, headers: Buyer['headers'], payload: object = {}) =>
  app.request({ method: 'POST', url, headers, payload });

test('the order that exceeds the month of its buyer waits, and says why', async () => {
  expect((await order()).Status).toBe('transmitting');
  expect((await order()).Status).toBe('transmitting');
  const third = await order();
  expect(third.Status).toBe('pending-approval');
  const [waiting] = await get('/pro/approvals', approver);
  expect(waiting).toMatchObject({
    reason: 'month',
    monthLimitCents: 11_000,
    buyersMonthCents: 3 * 5292,
    countedCents: 5292,
  });
  const mail = await app.asOwner.one<{ body_text: string }>(
    `select body_text from mail where practice_id = $1 and subject like '%Freigabe%'`,
    [practiceId],
  );
  expect(mail.body_text).toContain('158,76');
  expect(mail.body_text).toContain('110,00');
  // What waits counts, too.
  const clinic = await app.asOwner.one<{ clinic_id: string }>(
    'select clinic_id from clinic where practice_id = $1',
    [practiceId],
  );
  const url = `/services/admin/praxora_user/clinic?clinicId=${clinic.clinic_id}`;
  expect(await get(url, bench.me.headers)).toMatchObject({
    monthLimitCents: 11_000,
    orderedThisMonthCents: 3 * 5292,
  });
  // A rejected order does not.
  await post(`/pro/approvals/${third.ID}/rejection`, approver, { comment: 'Nein.' });
  expect(await get(url, bench.me.headers)).toMatchObject({ orderedThisMonthCents: 2 * 5292 });
});

test('another buyer has a month of their own, approvers have no limit, and last month is over', async () => {
  await order();
  await order();
  const colleague = bearer(await loginAs(app, await aUser(app, { practiceId })));
  expect((await order(colleague)).Status).toBe('transmitting');
  expect((await order(approver)).Status).toBe('transmitting');
  expect((await order(approver)).Status).toBe('transmitting');
  expect((await order(approver)).Status).toBe('transmitting');
  await app.asOwner.run(
    `update purchase_order set placed_at = date_trunc('month', now()) - interval '2 days' where practice_id = $1`,
    [practiceId],
  );
  expect((await order()).Status).toBe('transmitting');
});

test('orders placed at once do not slip through together', async () => {
  await app.asOwner.run('update clinic set month_limit_cents = 5292 where practice_id = $1', [practiceId]);
  const { gloves, masks } = await bench.fill();
  const answers = await Promise.all(
    [
      { ID: gloves, Anzahl: 3, GesamtpreisCent: 3702 },
      { ID: masks, Anzahl: 2, GesamtpreisCent: 1000 },
    ].map((position) => bench.order({ Positionen: [position] })),
  );
  const states = answers.map((answer) => readData(answer).wBestellung.Status).sort();
  // 42.92 and 15.90 are together more than the limit.
  expect(states).toEqual(['pending-approval', 'transmitting']);
});

test('a substitute decides in the period, and neither before nor after it', async () => {
  const user = await aUser(app, { practiceId });
  const substitute = bearer(await loginAs(app, user));
  await app.asOwner.run('update clinic set spending_limit_cents = 0 where practice_id = $1', [practiceId]);
  const waiting = (await order()).ID;
  const today = calendarDay(new Date());
  const substitutes = (from: string | null, until: string | null) =>
    app.asOwner.run(
      `update clinic_approver set substitute_id = $2, substitute_from = $3, substitute_until = $4 where practice_id = $1`,
      [practiceId, user.id, from, until],
    );
  const approve = () => post(`/pro/approvals/${waiting}/approval`, substitute);
  for (const [from, until] of [
    [addDays(today, 2), null],
    [null, addDays(today, -2)],
  ] as const) {
    await substitutes(from, until);
    expect(readRefusal(await approve())).toEqual([409, 'NOT_AN_APPROVER']);
  }
  await substitutes(addDays(today, -1), addDays(today, 1));
  expect((await order(substitute)).Status, 'as of an approver').toBe('transmitting');
  await app.asOwner.run('delete from mail where practice_id = $1', [practiceId]);
  await order();
  const mails = await app.asOwner.rows('select recipient from mail where practice_id = $1', [practiceId]);
  expect(mails).toContainEqual({ recipient: user.email });
  expect(readData(await approve())).toMatchObject({ state: 'transmitting' });
  // The substitute of somebody who was deactivated substitutes nobody.
  await app.asOwner.run(
    `update app_user set deactivated_at = now() where id = (select user_id from clinic_approver where practice_id = $1)`,
    [practiceId],
  );
  expect(readRefusal(await approve())).toEqual([409, 'NOT_AN_APPROVER']);
});
