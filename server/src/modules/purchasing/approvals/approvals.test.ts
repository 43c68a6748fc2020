// Orders above a clinic's limit: who waits, who decides, what becomes of a "no".
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordedActions } from '../../../testing/activity-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { readRefusal } from '../../../testing/cart-builders.ts';
import { aCheckout, type CheckoutBench } from '../../../testing/checkout-builders.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { createClinic } from '../../account/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let bench: CheckoutBench;
let approver: ReturnType<typeof caller>;
let clinicId: string;
let made = 0;

const caller =
  (headers: { authorization: string }) =>
  (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.request({ method, url, headers, ...(payload ? { payload } : {}) });

const dataOf = (answer: LightMyRequestResponse) => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

/** 52.92 net with shipping; the limit is in the middle between goods and total. */
beforeEach(async () => {
  made += 1;
  bench = await aCheckout(app);
  const { practiceId } = bench.me.user;
  const lead = await aUser(app, { practiceId, firstName: 'Thomas', lastName: 'Sommer' });
  await app.asOwner.run(
    `update vendor set transmission = 'email', email = 'orders@vendor.example' where id = $1`,
    [bench.vendor],
  );
  clinicId = `clinic-${made}`;
  await createClinic(app.asOwner, practiceId, clinicId, 5000, [lead.email]);
  approver = caller(bearer(await loginAs(app, lead)));
});

async function aWaitingOrder(): Promise<number> {
  await bench.fill();
  const order = dataOf(await bench.order()).wBestellung;
  expect(order.Status).toBe('pending-approval');
  return order.ID;
}

const stateOf = async (orderId: number) =>
  (await app.asOwner.one<{ state: string }>('select state from purchase_order where id = $1', [orderId]))
    .state;

const mailsTo = (practiceId: number) =>
  app.asOwner.rows<{ recipient: string; subject: string; body_text: string }>(
    'select recipient, subject, body_text from mail where practice_id = $1 order by id',
    [practiceId],
  );

const jobsFor = async (orderId: number) =>
  app.asOwner.rows(`select 1 from job where queue = 'transmission' and payload ->> 'orderId' = $1`, [
    String(orderId),
  ]);

describe('an order above the limit', () => {
  test('costs the list no query of its own', async () => {
    const listed = () => recordStatements(async () => dataOf(await approver('GET', '/pro/approvals')));
    await aWaitingOrder();
    const alone = await listed();
    for (let more = 0; more < 3; more += 1) await aWaitingOrder();
    expect(dataOf(await approver('GET', '/pro/approvals'))).toHaveLength(4);
    expect(await listed()).toHaveLength(alone.length);
  });

  test('waits, shipping included; the approvers are told with a link, and nothing goes to the vendor', async () => {
    const orderId = await aWaitingOrder();
    expect(await jobsFor(orderId)).toEqual([]);
    const [mail] = await mailsTo(bench.me.user.practiceId);
    expect(mail?.subject).toMatch(/wartet auf Ihre Freigabe/);
    expect(mail?.body_text).toContain(`/orders/approvals?order=${orderId}`);
    expect(mail?.body_text).toContain('52,92');
    const [pending] = dataOf(await approver('GET', '/pro/approvals'));
    expect(pending).toMatchObject({
      limitCents: 5000,
      submittedBy: 'Anna Berg',
      spentThisMonthCents: 0,
      order: { id: orderId, state: 'pending-approval', netCents: 5292 },
    });
    expect(pending.positions).toHaveLength(2);
  });

  test('has no document that could be handed to the vendor until somebody approved it', async () => {
    const documents = async (orderId: number) => {
      const answers = ['pdf', 'opentrans'].map((form) => approver('GET', `/pro/orders/${orderId}/${form}`));
      return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    };
    const waiting = await aWaitingOrder();
    const rejected = await aWaitingOrder();
    const cancelled = await aWaitingOrder();
    await approver('POST', `/pro/approvals/${rejected}/rejection`, { comment: 'Nein' });
    await approver('POST', `/pro/orders/${cancelled}/cancellation`, {});
    expect(await stateOf(cancelled)).toBe('cancelled');
    for (const orderId of [waiting, rejected, cancelled])
      expect(await documents(orderId)).toEqual([409, 409]);
    expect(readRefusal(await approver('GET', `/pro/orders/${waiting}/pdf`))).toEqual([409, 'ORDER_STATE']);
    await approver('POST', `/pro/approvals/${waiting}/approval`, { comment: '' });
    expect(await documents(waiting)).toEqual([200, 200]);
  });

  test('goes out once it is approved, and the buyer hears of it', async () => {
    const orderId = await aWaitingOrder();
    const order = dataOf(await approver('POST', `/pro/approvals/${orderId}/approval`, { comment: 'Gern.' }));
    expect(order.state).toBe('transmitting');
    expect(await jobsFor(orderId)).toHaveLength(1);
    const mail = (await mailsTo(bench.me.user.practiceId)).at(-1);
    expect(mail).toMatchObject({ recipient: bench.me.user.email });
    expect(mail?.subject).toMatch(/freigegeben/);
    expect(mail?.body_text).toContain('Gern.');
    expect(order.history.map(({ event }: { event: string }) => event)).toEqual(['submitted', 'approved']);
    expect(
      readRefusal(await approver('POST', `/pro/approvals/${orderId}/rejection`, { comment: 'Doch nicht' })),
    ).toEqual([409, 'ORDER_STATE']);
    expect(await recordedActions(app, 'order', orderId)).toEqual(['order.placed', 'order.approved']);
  });

  test('of two decisions at once one counts', async () => {
    const orderId = await aWaitingOrder();
    const answers = await Promise.all([
      approver('POST', `/pro/approvals/${orderId}/approval`, {}),
      approver('POST', `/pro/approvals/${orderId}/rejection`, { comment: 'Zu teuer' }),
      approver('POST', `/pro/approvals/${orderId}/approval`, {}),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await jobsFor(orderId)).toHaveLength((await stateOf(orderId)) === 'transmitting' ? 1 : 0);
  });
});

describe('an order needs no approval', () => {
  test('up to the limit', async () => {
    await app.asOwner.run('update clinic set spending_limit_cents = 5292 where clinic_id = $1', [clinicId]);
    await bench.fill();
    expect(dataOf(await bench.order()).wBestellung.Status).toBe('transmitting');
  });

  test('of an approver', async () => {
    await bench.fill();
    const { vendor, me } = bench;
    const answer = await approver('POST', `/api/marketplace/v1/wwarenkorb/${vendor}/${me.address}`, {});
    expect(dataOf(answer).wBestellung.Status).toBe('transmitting');
  });

  test('in a practice the service does not know, which sees nothing of it', async () => {
    const stranger = await aCheckout(app);
    await stranger.fill();
    expect(dataOf(await stranger.order()).wBestellung.Status).toBe('transmitting');
    const call = caller(stranger.me.headers);
    expect(dataOf(await call('GET', '/pro/approvals'))).toEqual([]);
    expect(dataOf(await call('GET', `/services/admin/praxora_user/clinic?clinicId=${clinicId}`))).toBeNull();
    expect(dataOf(await call('GET', `/services/approval/rejected-approvals?clinicIds=${clinicId}`))).toEqual(
      [],
    );
    expect(dataOf(await call('GET', '/api/marketplace/v1/wpraxis')).KlinikId).toBeNull();
  });
});

describe('only approvers decide', () => {
  test('the buyer does not, nor another practice', async () => {
    const orderId = await aWaitingOrder();
    const decide = (call: typeof approver) => call('POST', `/pro/approvals/${orderId}/approval`, {});
    expect(readRefusal(await decide(caller(bench.me.headers)))).toEqual([409, 'NOT_AN_APPROVER']);
    const stranger = await aCheckout(app);
    const lead = await aUser(app, { practiceId: stranger.me.user.practiceId });
    await createClinic(app.asOwner, stranger.me.user.practiceId, `other-${made}`, 1, [lead.email]);
    expect(readRefusal(await decide(caller(bearer(await loginAs(app, lead)))))).toEqual([404, 'NOT_FOUND']);
    expect(await stateOf(orderId)).toBe('pending-approval');
  });

  test('a "no" says why', async () => {
    const orderId = await aWaitingOrder();
    const answer = await approver('POST', `/pro/approvals/${orderId}/rejection`, { comment: '  ' });
    expect(answer.statusCode).toBe(422);
    expect(await stateOf(orderId)).toBe('pending-approval');
  });
});

describe('a rejected order', () => {
  const address = () => `/services/approval/rejected-approvals?clinicIds=unknown,${clinicId}`;

  async function aRejectedOrder() {
    const orderId = await aWaitingOrder();
    dataOf(await approver('POST', `/pro/approvals/${orderId}/rejection`, { comment: 'Bitte günstiger.' }));
    expect(await recordedActions(app, 'order', orderId)).toEqual(['order.placed', 'order.rejected']);
    const listed = dataOf(await caller(bench.me.headers)('GET', address()));
    const found = listed.find(
      ({ staticOrderData }: { staticOrderData: string }) => JSON.parse(staticOrderData).orderId === orderId,
    );
    return { orderId, listed, found, data: JSON.parse(found.staticOrderData) };
  }

  test('is found by a list of clinics and by the parameter repeated', async () => {
    const { orderId } = await aRejectedOrder();
    const repeated = `/services/approval/rejected-approvals?clinicIds=unknown&clinicIds=${clinicId}`;
    const listed = dataOf(await caller(bench.me.headers)('GET', repeated));
    expect(
      listed.map(({ staticOrderData }: { staticOrderData: string }) => JSON.parse(staticOrderData).orderId),
    ).toContain(orderId);
    const empty = await caller(bench.me.headers)('GET', '/services/approval/rejected-approvals?clinicIds=');
    expect(empty.statusCode).toBe(422);
  });

  test('is told as it was, with the comment, and leaves the list of orders', async () => {
    const { data, found } = await aRejectedOrder();
    expect(found.clinicId).toBe(clinicId);
    expect(data).toMatchObject({
      rejectedBy: 'Thomas Sommer',
      submittedBy: 'Anna Berg',
      netCents: 5292,
      comments: [{ author: 'Thomas Sommer', text: 'Bitte günstiger.' }],
    });
    expect(data.positions).toHaveLength(2);
    const open = dataOf(await caller(bench.me.headers)('GET', '/pro/orders?section=open'));
    expect(open.total).toBe(0);
    const mail = (await mailsTo(bench.me.user.practiceId)).at(-1);
    expect(mail?.subject).toMatch(/abgelehnt/);
    expect(mail?.body_text).toContain('Bitte günstiger.');
  });

  test('names no person who was deleted, and nobody is mailed in their place', async () => {
    await aRejectedOrder();
    const waiting = await aWaitingOrder();
    const { id, practiceId } = bench.me.user;
    const named = `select 1 from rejected_approval where static_order_data::text ~ 'Berg|Sommer'`;
    expect(await app.asOwner.rows(named), 'no name is stored').toEqual([]);
    dataOf(await approver('DELETE', `/pro/users/${id}`));
    const [{ staticOrderData }] = dataOf(await approver('GET', address()));
    expect(JSON.parse(staticOrderData).submittedBy).toBe('Former user 1');
    const before = (await mailsTo(practiceId)).length;
    dataOf(await approver('POST', `/pro/approvals/${waiting}/rejection`, { comment: 'Nein' }));
    expect(await mailsTo(practiceId)).toHaveLength(before);
  });

  test('two of the same moment stay two', async () => {
    const first = await aWaitingOrder();
    const second = await aWaitingOrder();
    await app.asOwner.run('update purchase_order set placed_at = $2 where id = any($1)', [
      [first, second],
      '2026-03-01T10:00:00.123Z',
    ]);
    for (const orderId of [first, second])
      dataOf(await approver('POST', `/pro/approvals/${orderId}/rejection`, { comment: 'Nein' }));
    const dates = dataOf(await approver('GET', address())).map(
      ({ submissionDate }: { submissionDate: string }) => submissionDate,
    );
    expect(dates).toEqual(['2026-03-01T10:00:00.124Z', '2026-03-01T10:00:00.123Z']);
  });

  test('is deleted by clinic and date; a wrong one deletes nothing', async () => {
    const { found } = await aRejectedOrder();
    const call = caller(bench.me.headers);
    const { submissionDate } = found;
    const remove = (wanted: object[]) => call('DELETE', '/services/approval/rejected-approvals', wanted);
    const unknown = { clinicId, submissionDate: '2001-01-01T00:00:00.000Z' };
    expect(readRefusal(await remove([{ clinicId, submissionDate }, unknown]))).toEqual([404, 'NOT_FOUND']);
    expect((await remove([{ clinicId, submissionDate: 'yesterday' }])).statusCode).toBe(422);
    expect(dataOf(await call('GET', address()))).toHaveLength(1);
    expect(dataOf(await remove([{ clinicId, submissionDate }]))).toEqual({ deleted: 1 });
    expect(dataOf(await call('GET', address()))).toEqual([]);
  });

  test('goes back into the cart; what has no valid offer is named', async () => {
    const { found, data } = await aRejectedOrder();
    await app.asOwner.run(`update offer set availability = 'unavailable' where id = $1`, [
      bench.offers.masks,
    ]);
    const added = dataOf(
      await caller(bench.me.headers)('POST', '/pro/approvals/rejected/cart', {
        clinicId,
        submissionDate: found.submissionDate,
      }),
    );
    expect(added.added).toMatchObject([{ productId: bench.gloves, quantity: 3 }]);
    expect(added.unavailable).toEqual([{ name: data.positions[1].name, quantity: 2 }]);
    expect(await bench.count('cart_position')).toBe(1);
  });
});

test('the admin service tells limit and approvers', async () => {
  const url = `/services/admin/praxora_user/clinic?clinicId=${clinicId}`;
  const clinic = { clinicId, spendingLimitCents: 5000, approvers: [{ name: 'Thomas Sommer' }] };
  expect(dataOf(await approver('GET', url))).toMatchObject({ ...clinic, isApprover: true });
  const read = async (address: string) => dataOf(await caller(bench.me.headers)('GET', address));
  expect(await read(url)).toMatchObject({ ...clinic, isApprover: false });
  expect(await read('/services/admin/praxora_user/clinic?clinicId=else')).toBeNull();
  expect((await read('/api/marketplace/v1/wpraxis')).KlinikId).toBe(clinicId);
});
