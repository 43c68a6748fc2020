// The e-mail digest, read from the outbox: who gets it when, what it says in both languages, and how it ends.
import { addDays, addMonths, startOfWeek } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startWorker } from '../../../platform/jobs/worker.ts';
import { mailJob } from '../../../platform/mail/mail.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { readRefusal } from '../../../testing/cart-builders.ts';
import { anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { workOff } from '../../../testing/jobs.ts';
import { digestJob, digestMailJob } from './digest.job.ts';

let app: TestApp;
let keeper: StoreKeeper;
let storage: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asOwner.run('delete from job');
  await app.asOwner.run('delete from digest_setting');
  keeper = await aStoreKeeper(app);
  storage = await keeper.aStorage();
});

const today = calendarDay(new Date());
const contents = { lowStock: true, expiry: true, priceAlerts: true, invoices: true };
const daily = { frequency: 'daily', weekday: 1, ...contents };
const choose = (setting: object, who = keeper) => who.send('PUT', 'user/digest', { ...daily, ...setting });

/** The morning so many days from now: the daily job, then what it caused. */
async function morning(daysAhead: number): Promise<void> {
  const at = new Date(`${addDays(today, daysAhead)}T08:00:00Z`);
  const platform = { ...app.platform, now: () => at };
  await digestJob.run(platform, { id: 0, queue: 'digest', payload: {}, attempts: 1 });
  await workOff({ ...app, platform }, [digestMailJob]);
  await workOff(app, [mailJob]);
}

interface Mail extends Record<string, unknown> {
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
  readonly unsubscribe_link: string;
}
const mails = (who = keeper) =>
  app.asOwner.rows<Mail>(
    `select subject, body_text, body_html, unsubscribe_link, state from mail where recipient = $1 order by id`,
    [who.user.email],
  );
const speak = (language: 'de' | 'en', who = keeper) =>
  app.asOwner.run(
    'update person set language = $2 where id = (select person_id from app_user where id = $1)',
    [who.user.id, language],
  );

/** Below its minimum, so that the re-order list has it. */
const aLowArticle = (name: string) =>
  keeper.anArticle({
    name,
    notificationInformation: {
      notificationsEnabled: true,
      minimumStock: { amount: 5, unitId: 2 },
      warningStock: { amount: 8, unitId: 2 },
      idealStock: { amount: 20, unitId: 2 },
    },
  });
const aBatch = async (
  batchNumber: string,
  expirationDate: string,
  amount = 12,
  name = `Ampullen ${batchNumber}`,
) => {
  const articleId = await keeper.anArticle({
    name,
    notificationInformation: { notificationsEnabled: false },
    documentation: { hasBatchObligation: batchNumber !== '', hasExpiryDateObligation: true },
  } as never);
  await keeper.bookIn(articleId, amount, storage, { batchNumber, expirationDate });
  return articleId;
};

test('in German: what the re-order list counts, and what expires, with the way there and the way out', async () => {
  await aLowArticle('Handschuhe <M>');
  await aBatch('NB26-0912', addDays(today, 20));
  await aBatch('', addMonths(today, 2), 1500, 'Lack');
  await choose({});
  await morning(1);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Praxora: 1 Artikel nachbestellen, 2 Chargen verfallen bald');
  const text = mail?.body_text ?? '';
  expect(text).toContain('Guten Tag Anna,');
  expect(text).toContain(
    'Am oder unter dem Mindestbestand (1)\n- Handschuhe <M>: Bestand 0, Mindestbestand 5',
  );
  expect(text).toMatch(
    /Verfällt innerhalb eines Monats \(1\)\n- Ampullen NB26-0912, Charge NB26-0912, 12 Packungen, haltbar bis \d\d\.\d\d\.\d{4}/,
  );
  expect(text).toMatch(/Verfällt innerhalb von drei Monaten \(1\)\n- Lack, 1\.500 Packungen, haltbar bis/);
  expect(text).toContain('/re-order');
  expect(text).toContain(`E-Mail abbestellen:\n${mail?.unsubscribe_link}`);
  expect(mail?.unsubscribe_link).toMatch(/\/auth\/unsubscribe\?token=[\w-]{43}$/);
  expect(mail?.body_html).toContain('<li>Handschuhe &lt;M&gt;: Bestand 0, Mindestbestand 5</li>');
  expect(mail).toMatchObject({ state: 'outbox' });
});

test('in English, weekly, with expiry alone', async () => {
  await speak('en');
  await aLowArticle('Gloves');
  await aBatch('A-1', addDays(today, 10), 3, 'Varnish');
  const nextMonday = addDays(startOfWeek(today), 7);
  const ahead = Math.round((Date.parse(nextMonday) - Date.parse(today)) / 86_400_000);
  await choose({ frequency: 'weekly', weekday: 1, lowStock: false });
  for (let day = 1; day < ahead; day += 1) await morning(day);
  expect(await mails(), 'not before its day').toEqual([]);
  await morning(ahead);
  const [mail] = await mails();
  if (ahead > 10) throw new RangeError('The batch has expired by then');
  expect(mail?.subject).toBe('Praxora: 1 batch expires soon');
  expect(mail?.body_text).toContain('Hello Anna,');
  expect(mail?.body_text).toContain('Expires within one month (1)\n- Varnish, batch A-1, 3 packs, use by');
  expect(mail?.body_text).toContain('once a week (Monday)');
  expect(mail?.body_text).not.toContain('Gloves');
});

test('nothing to say, no mail; and the day counts as told', async () => {
  await choose({});
  await morning(1);
  expect(await mails()).toEqual([]);
  await aLowArticle('Tupfer');
  await morning(1);
  expect(await mails(), 'one digest a day').toEqual([]);
  await morning(2);
  expect(await mails()).toHaveLength(1);
});

test('what is left out on the re-order list is not told', async () => {
  const articleId = await aLowArticle('Becher');
  await keeper.send('PUT', `reorder/${articleId}`, { leaveOut: true });
  await choose({});
  await morning(1);
  const { data } = await keeper.send('GET', 'reorder/counts');
  expect([data.count, await mails()]).toEqual([0, []]);
});

test('each batch is reminded of three months and one month before, each once, wherever it lies', async () => {
  await choose({ lowStock: false });
  const expiry = addMonths(today, 4);
  const articleId = await aBatch('C-7', expiry, 6);
  const [{ id: stockId }] = (await app.asOwner.rows<{ id: number }>(
    'select id from stock_entry where article_id = $1',
    [articleId],
  )) as [{ id: number }];
  const days = Math.round((Date.parse(expiry) - Date.parse(today)) / 86_400_000);
  const told: number[] = [];
  const elsewhere = await keeper.aStorage();
  for (let day = 1; day <= days + 2; day += 3) {
    if (told.length === 1 && day % 2 === 0)
      await keeper.send('POST', 'stock/move', { stockId, amount: 1, storageId: elsewhere });
    await morning(day);
    if ((await mails()).length > told.length) told.push(day);
  }
  expect(told).toHaveLength(2);
  const [first = '', second = ''] = (await mails()).map(({ body_text }) => body_text);
  expect(first).toContain('Verfällt innerhalb von drei Monaten (1)');
  expect(second).toContain('Verfällt innerhalb eines Monats (1)');
  expect(second).toContain('6 Packungen');
});

test('two processes at the same time write one mail', async () => {
  await aLowArticle('Masken');
  await choose({});
  await app.asOwner.run('update digest_setting set since = $1::date - 1', [today]);
  const other = await app.another();
  await Promise.all([digestJob.schedule(app.platform), digestJob.schedule(other.platform)]);
  expect(await app.asOwner.rows(`select 1 from job where queue = 'digest'`)).toHaveLength(1);
  // Yesterday's, which is due.
  await app.asOwner.run(`update job set run_at = now(), payload = '{}', singleton_key = 'digest:yesterday'`);
  const handlers = [digestJob, digestMailJob, mailJob];
  const workers = [app, other, app, other].map(({ platform }) =>
    startWorker(platform, handlers, { idleMilliseconds: 20 }),
  );
  await vi.waitUntil(async () => (await mails()).some(({ state }) => state === 'outbox'), {
    timeout: 20_000,
  });
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(await mails()).toHaveLength(1);
  const jobs = await app.asOwner.rows(`select state from job where queue = 'digest' order by id`);
  expect(jobs, 'and tomorrow there is another').toEqual([{ state: 'done' }, { state: 'waiting' }]);
});

test('a practice hears of its own stock only, and one that left the edition of nothing', async () => {
  await aLowArticle('Meine Watte');
  const other = await aStoreKeeper(app);
  await choose({});
  await choose({}, other);
  await morning(1);
  expect([(await mails()).length, (await mails(other)).length]).toEqual([1, 0]);
  await app.asOwner.run(`update practice set edition = 'legacy' where id = $1`, [keeper.user.practiceId]);
  await morning(2);
  expect(await mails()).toHaveLength(1);
});

test('a price alert is told once, again when the price falls further, and not when it is not chosen', async () => {
  const product = await aProduct(app, { name: 'Nitrilhandschuh' });
  const offer = await anOffer(app, product, await aVendor(app), { tiers: [[1, 890]] });
  await keeper.send('PUT', `catalog/product/${product}/watch`, { isWatched: true, targetCents: 900 });
  await choose({ priceAlerts: false });
  await morning(1);
  expect(await mails()).toEqual([]);
  await choose({});
  await morning(2);
  await morning(3);
  const [mail, ...more] = await mails();
  expect([mail?.subject, more.length]).toEqual(['Praxora: 1 Preismeldung', 0]);
  expect(mail?.body_text).toContain(
    'Preismeldungen Ihrer Merkliste (1)\n- Nitrilhandschuh: 8,90\u00a0€, unter Ihrem Zielpreis 9,00\u00a0€',
  );
  expect(mail?.body_text).toContain('/inventory/saved/watchlist');
  await app.asOwner.run('update offer set tier_price_cents = array[800] where id = $1', [offer]);
  await morning(4);
  expect((await mails()).map(({ body_text }) => body_text)[1]).toContain('8,00\u00a0€');
  await app.asOwner.run('update offer set tier_price_cents = array[950] where id = $1', [offer]);
  await morning(5);
  await app.asOwner.run('update offer set tier_price_cents = array[890] where id = $1', [offer]);
  await morning(6);
  expect(await mails(), 'the alert ended in between').toHaveLength(3);
});

async function aDigest(): Promise<string> {
  await aLowArticle('Watte');
  await choose({});
  await morning(1);
  const [mail] = await mails();
  return new URL(mail?.unsubscribe_link ?? '').searchParams.get('token') ?? '';
}
const frequency = async () => (await keeper.send('GET', 'user/digest')).data.frequency;

test('the link ends it by a POST only: opening it changes nothing, and the token is kept as a hash', async () => {
  const token = await aDigest();
  const url = `/auth/unsubscribe?token=${token}`;
  for (const method of ['GET', 'HEAD'] as const) await app.request({ method, url });
  await app.request({ method: 'GET', url: '/pro/digest/unsubscribe' });
  expect(await frequency()).toBe('daily');
  const kept = await app.asOwner.rows('select * from digest_token');
  expect(JSON.stringify(kept)).not.toContain(token);
  const post = () => app.request({ method: 'POST', url: '/pro/digest/unsubscribe', payload: { token } });
  expect((await post()).json().data).toEqual({ unsubscribed: true });
  expect(await frequency()).toBe('off');
  expect((await post()).statusCode, 'once more').toBe(200);
  await morning(2);
  expect(await mails()).toHaveLength(1);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
  ],
])('the one click of a mail program ends it, too (%s)', async (type, payload) => {
  const token = await aDigest();
  const headers = { 'content-type': type };
  const wrong = await app.request({ method: 'POST', url: '/auth/unsubscribe?token=x', headers, payload });
  expect(readRefusal(wrong)).toEqual([422, 'TOKEN_EXPIRED']);
  const answer = await app.request({
    method: 'POST',
    url: `/auth/unsubscribe?token=${token}`,
    headers,
    payload,
  });
  expect(answer.statusCode).toBe(200);
  expect(await frequency()).toBe('off');
});

test('a token nobody was given ends nothing', async () => {
  await aDigest();
  for (const token of ['x', 'a'.repeat(43)]) {
    const answer = await app.request({ method: 'POST', url: '/pro/digest/unsubscribe', payload: { token } });
    expect(readRefusal(answer)).toEqual([422, 'TOKEN_EXPIRED']);
  }
  expect(await frequency()).toBe('daily');
});

test('the practice can switch it off for all: no mail, and everybody’s choice is kept', async () => {
  await aLowArticle('Handschuhe');
  await choose({});
  await keeper.send('POST', 'features', { activateDigest: false });
  await morning(1);
  expect(await mails()).toEqual([]);
  expect((await keeper.send('GET', 'user/digest')).data).toMatchObject(daily);
  await keeper.send('POST', 'features', { activateDigest: true });
  await morning(2);
  expect(await mails()).toHaveLength(1);
});
