// Orders by e-mail to a real SMTP server in this process: they arrive whole, again and again with the same Message-ID.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mailJob } from '../../../platform/mail/mail.ts';
import { recordedActions } from '../../../testing/activity-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, readRefusal } from '../../../testing/cart-builders.ts';
import { MailServer } from './testing/mail-server.ts';
import {
  aTransmission,
  failOnce,
  type TransmissionBench,
  transmitAll,
} from './testing/transmission-bench.ts';

const smtp = new MailServer();
let app: TestApp;
let bench: TransmissionBench;
beforeAll(async () => {
  await smtp.start();
  app = await startTestApp({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://praxora.example' });
  bench = await aTransmission(app);
});
afterAll(async () => {
  await app.close();
  await smtp.stop();
});
beforeEach(async () => {
  smtp.received.length = 0;
  await app.asOwner.run('delete from job');
  await bench.setWay({ email: 'bestellung@depot.example' });
  await speak('de');
});

const speak = (language: 'de' | 'en') =>
  app.asOwner.run(
    'update person set language = $2 where id = (select person_id from app_user where id = $1)',
    [bench.buyer.me.user.id, language],
  );

const mailOf = (orderId: number) =>
  app.asOwner.one<Record<string, unknown>>(
    `select state, message_id, body_text, last_error, (select count(*)::integer from mail_attachment where mail_id = id) as files
     from mail where order_id = $1`,
    [orderId],
  );
const eventsOf = async (orderId: number) => (await bench.see(orderId)).history.map(({ event }) => event);
const messageIds = () => smtp.received.map(({ headers }) => headers['message-id']);

test('arrives with PDF and openTRANS, answers go to whoever ordered, and then it is ordered', async () => {
  const id = await bench.place();
  expect(await bench.see(id)).toMatchObject({ state: 'transmitting', transmission: 'email' });
  await transmitAll(app);
  const order = await bench.see(id);
  expect(order).toMatchObject({ state: 'ordered', transmissionError: null });
  expect(order.history.at(-1)).toMatchObject({
    event: 'transmitted',
    user: '',
    detail: { by: 'email', to: 'bestellung@depot.example' },
  });

  expect(smtp.received).toHaveLength(1);
  const [mail] = smtp.received;
  expect(mail?.headers).toMatchObject({
    to: 'bestellung@depot.example',
    'reply-to': bench.buyer.me.user.email,
    subject: `Bestellung ${order.orderNumber} (${order.platformOrderNumber}), Kundennummer K-4711`,
    'message-id': `<order.${await bench.transmissionId(id)}@praxora.example>`,
  });
  expect(mail?.text).toContain('Bitte vormittags <liefern> & klingeln');
  expect(mail?.text).toContain('2 Positionen, 52,92\u00a0€ netto');
  const name = `Bestellung-${order.orderNumber}-${order.platformOrderNumber}`;
  expect(mail?.files.map(({ name: own, mediaType }) => [own, mediaType])).toEqual([
    [`${name}.pdf`, 'application/pdf'],
    [`${name}.xml`, 'application/xml'],
  ]);
  // The documents sent are those the practice can open.
  for (const [index, path] of ['pdf', 'opentrans'].entries()) {
    const own = await bench.buyer.me.call('GET', `/pro/orders/${id}/${path}`);
    expect(own.headers['content-disposition']).toContain(
      `attachment; filename="${mail?.files[index]?.name}"`,
    );
    expect(own.rawPayload.equals(mail?.files[index]?.content ?? Buffer.alloc(0))).toBe(true);
  }
  expect(await mailOf(id)).toMatchObject({ state: 'sent', body_text: '', files: 0 });
});

test('a server that is busy is asked again, with the same Message-ID', async () => {
  const id = await bench.place();
  smtp.refuse('mail', 451, 'later, please', 2);
  await transmitAll(app);
  expect(await app.asOwner.rows(`select state, attempts from job`)).toEqual([{ state: 'done', attempts: 3 }]);
  expect(messageIds()).toEqual([(await mailOf(id)).message_id]);
  expect(await eventsOf(id)).toEqual(['placed', 'transmitted']);
});

test('a refused address fails at once, shows on the order and is told to whoever ordered', async () => {
  await speak('en');
  const id = await bench.place();
  smtp.refuse('recipient', 550, '5.1.1 unknown user');
  await transmitAll(app);
  const failed = await bench.see(id);
  expect(failed.state).toBe('transmitting');
  expect(failed.transmissionError).toMatch(/^mail-refused: .*5\.1\.1 unknown user/);
  expect(failed.history.at(-1)).toMatchObject({
    event: 'transmission-failed',
    detail: { reason: 'mail-refused' },
  });
  const [listed] = (await bench.buyer.me.call('GET', '/pro/orders')).json().data.items;
  expect(listed).toMatchObject({ id, hasFailed: true });
  expect(await mailOf(id)).toMatchObject({ state: 'failed', files: 2 });

  await transmitAll(app, [mailJob]);
  const [told] = smtp.received;
  expect(told?.headers).toMatchObject({
    to: bench.buyer.me.user.email,
    subject: `Order ${failed.orderNumber} could not be transmitted`,
  });
  expect(told?.text).toContain("The vendor's email address refused the order.");
  expect(told?.text).toContain(`https://praxora.example/orders/${id}`);

  // After the address is changed, sending again transmits the same order.
  await bench.setWay({ email: 'neu@depot.example' });
  const again = await bench.post(id, 'transmission');
  expect(again.json().data).toMatchObject({ state: 'transmitting', transmissionError: null });
  expect(readRefusal(await bench.post(id, 'transmission'))).toEqual([409, 'ORDER_STATE']);
  await transmitAll(app);
  expect(smtp.received.at(-1)?.headers).toMatchObject({
    to: 'neu@depot.example',
    'message-id': (await mailOf(id)).message_id,
  });
  expect(smtp.received.at(-1)?.files).toHaveLength(2);
  expect(await eventsOf(id)).toEqual(['placed', 'transmission-failed', 'sent-again', 'transmitted']);
  expect(readRefusal(await bench.post(id, 'transmission'))).toEqual([409, 'ORDER_STATE']);
});

test('after eight attempts it is given up; in German for a German user', async () => {
  const id = await bench.place();
  smtp.refuse('connect', 421, 'closed today', 8);
  await transmitAll(app);
  expect(await app.asOwner.rows(`select state, attempts from job where queue = 'transmission'`)).toEqual([
    { state: 'failed', attempts: 8 },
  ]);
  expect((await bench.see(id)).transmissionError).toMatch(/^mail-unreachable: /);
  await transmitAll(app, [mailJob]);
  expect(smtp.received.at(-1)?.headers.subject).toMatch(/^Bestellung .* konnte nicht übermittelt werden$/);
});

test('giving up is told once, even when the process dies before the job knows', async () => {
  const id = await bench.place();
  smtp.refuse('recipient', 550, 'unknown');
  await transmitAll(app);
  await app.asOwner.run(`update job set state = 'waiting' where queue = 'transmission'`);
  await transmitAll(app);
  expect(await eventsOf(id)).toEqual(['placed', 'transmission-failed']);
  expect(await app.asOwner.rows(`select 1 from job where queue = 'mail'`)).toHaveLength(1);
  expect(smtp.received).toEqual([]);
});

test('what was cancelled before its turn is not sent', async () => {
  const id = await bench.place();
  smtp.refuse('mail', 451, 'later, please');
  await failOnce(app);
  expect((await mailOf(id)).state).toBe('queued');
  const cancelled = await bench.buyer.me.call('POST', `/pro/orders/${id}/cancellation`, { comment: '' });
  expect(cancelled.json().data.state).toBe('cancelled');
  await transmitAll(app);
  expect(smtp.received).toEqual([]);
  expect(await mailOf(id)).toMatchObject({ state: 'failed' });
  expect(await eventsOf(id)).toEqual(['placed', 'cancelled']);
});

test('who marks it as sent ends the attempts', async () => {
  const id = await bench.place();
  const marked = await bench.post(id, 'sent');
  expect(marked.json().data).toMatchObject({ state: 'ordered' });
  expect(marked.json().data.history.at(-1)).toMatchObject({
    event: 'transmitted',
    user: 'Anna Berg',
    detail: { by: 'hand' },
  });
  await transmitAll(app);
  expect(smtp.received).toEqual([]);
  expect(readRefusal(await bench.post(id, 'sent'))).toEqual([409, 'ORDER_STATE']);
  expect(await recordedActions(app, 'order', id)).toEqual(['order.placed', 'order.markedSent']);
});

test('a vendor without an address gets it by hand, until it has one', async () => {
  await bench.setWay({});
  const id = await bench.place();
  expect(await app.asOwner.rows('select 1 from job')).toEqual([]);
  expect(await bench.see(id)).toMatchObject({ state: 'transmitting', transmission: 'manual' });
  expect(readRefusal(await bench.post(id, 'transmission'))).toEqual([409, 'ORDER_STATE']);
  await bench.setWay({ email: 'endlich@depot.example' });
  expect((await bench.post(id, 'transmission')).statusCode).toBe(200);
  await transmitAll(app);
  expect(await bench.see(id)).toMatchObject({ state: 'ordered' });
  expect(smtp.received).toHaveLength(1);
});

test('a connection to the database that breaks while the mail server thinks: sent again, the same', async () => {
  const id = await bench.place();
  const accepted = smtp.hold('accepted');
  const working = transmitAll(app);
  await accepted;
  await app.asOwner.run(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where state = 'idle in transaction' and datname = current_database()`,
  );
  smtp.release();
  await working;
  expect(await eventsOf(id)).toEqual(['placed', 'transmitted']);
  expect(new Set(messageIds()).size).toBe(1);
  expect(smtp.received).toHaveLength(2);
});

test('a process that lost its lease while sending: the next one waits, and sends nothing twice', async () => {
  const second = await app.another();
  const id = await bench.place();
  const accepted = smtp.hold('accepted');
  const slow = transmitAll(app);
  await accepted;
  await app.asOwner.run(
    `update job set leased_until = now() - interval '1 second' where queue = 'transmission'`,
  );
  const next = transmitAll(second);
  await vi.waitUntil(
    async () =>
      (
        await app.asOwner.rows(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length > 0,
    { timeout: 20_000, interval: 20 },
  );
  smtp.release();
  await Promise.all([slow, next]);
  expect(smtp.received).toHaveLength(1);
  expect(await eventsOf(id)).toEqual(['placed', 'transmitted']);
  expect(await app.asOwner.rows('select state, attempts from job')).toEqual([{ state: 'done', attempts: 2 }]);
});

test("another practice's order does not exist", async () => {
  const id = await bench.place();
  const other = await aBuyer(app);
  for (const [method, path] of [
    ['GET', 'pdf'],
    ['GET', 'opentrans'],
    ['POST', 'transmission'],
    ['POST', 'sent'],
  ] as const)
    expect(readRefusal(await other.call(method, `/pro/orders/${id}/${path}`)), path).toEqual([
      404,
      'NOT_FOUND',
    ]);
});
