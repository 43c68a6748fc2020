// What is in a sample practice is seen nowhere else: in no search, no digest and no figure.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs, type TestUser } from '../../../testing/builders.ts';
import { aProduct } from '../../../testing/catalog-builders.ts';
import { workOff } from '../../../testing/jobs.ts';
import { postQueries, searchKey } from '../../../testing/searching.ts';
import { digestJob, digestMailJob } from '../../reports/index.ts';

let app: TestApp;
let user: TestUser;
let own: string;
let sample: string;
let sampleId: number;

beforeAll(async () => {
  app = await startTestApp();
  user = await aUser(app);
  const headers = bearer(await loginAs(app, user));
  const answer = await app.request({ method: 'POST', url: '/pro/user/sample-practice', headers });
  expect(answer.statusCode, answer.body).toBe(200);
  sample = answer.json().data.token;
  own = await loginAs(app, user);
  const home = [user.practiceId];
  sampleId = (await app.asOwner.one<{ id: number }>('select id from practice where sample_of = $1', home)).id;
});
afterAll(() => app.close());

test('the search finds its products nowhere', async () => {
  const common = await aProduct(app, { name: 'Nitrila Gemeinsam' });
  await app.search.engine.start();
  for (const token of [own, sample]) {
    const query = { indexName: 'products', query: 'Nitrila' };
    const { status, body } = await postQueries(app, await searchKey(app, token), [query]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.results[0].hits.map(({ objectID }: { objectID: string }) => Number(objectID))).toEqual([
      common,
    ]);
  }
  const there = await app.asOwner.rows(
    `select 1 from product where practice_id = $1 and name_de like 'Nitrila%'`,
    [sampleId],
  );
  expect(there.length).toBeGreaterThan(0);
});

test('no digest comes from it, and none of home speaks of it', async () => {
  await app.asOwner.run(
    `insert into digest_setting (practice_id, user_id, frequency, weekday, low_stock, expiry, price_alerts, invoices, since)
     select u.practice_id, u.id, 'daily', 1, true, true, true, true, current_date - 30 from app_user u
     where u.practice_id = any($1)`,
    [[sampleId, user.practiceId]],
  );
  await digestJob.run(app.platform, { id: 0, queue: digestJob.queue, payload: {}, attempts: 1 });
  // Both are due. At home there is nothing to tell; there it is told to nobody.
  expect(await workOff(app, [digestMailJob])).toBe(2);
  expect(
    await app.asOwner.rows('select subject from mail where practice_id = any($1)', [
      [sampleId, user.practiceId],
    ]),
  ).toEqual([]);
});

test('its orders are in no figure of orders on their way, nor are its mails in one of mails', async () => {
  const figures = await app.asOwner.rows<{ orders: string }>('select orders from transmission_figures()');
  expect(figures.map(({ orders }) => Number(orders))).toEqual([0, 0]);
  expect(await app.asOwner.rows('select 1 from mail where practice_id = $1', [sampleId])).toEqual([]);
});

test('no vendor of it can be reached by a webhook: a practice’s own vendors have none', async () => {
  const ask = app.asOwner.run(
    `update vendor set transmission = 'webhook', webhook_url = 'http://127.0.0.1:9/' where practice_id = $1`,
    [sampleId],
  );
  await expect(ask).rejects.toThrow('vendor_own_webhook');
});
