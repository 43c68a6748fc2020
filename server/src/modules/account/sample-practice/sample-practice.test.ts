// Sample practices: full of data, apart from everybody else, without anything that leaves them, and gone the next morning.
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../../cli/commands.ts';
import { makeSampleAs } from '../../../sample-practice.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs, type TestUser } from '../../../testing/builders.ts';
import { readRefusal } from '../../../testing/cart-builders.ts';
import { workOff } from '../../../testing/jobs.ts';
import { transmissionJob } from '../../purchasing/index.ts';
import { sampleOfErasedJob } from './sample-of-erased.job.ts';
import { sampleDeletionJob } from './sample-practice.service.ts';

let app: TestApp;
let user: TestUser;
let sample: string;
/** Two of one practice and one of another, each with a session in a sample practice. */
let first: TestUser;
let second: TestUser;
let stranger: TestUser;
let sessions: readonly string[];

beforeAll(async () => {
  app = await startTestApp();
  user = await aUser(app, { name: 'Praxis Anfang' });
  sample = await openSample(await loginAs(app, user));
});
afterAll(() => app.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = (token: string, method: Method, path: string, payload?: object) =>
  app.request({
    ...{ method, url: `/${path}`, headers: bearer(token) },
    ...(payload ? { payload } : {}),
  } as InjectOptions);
const data = async (token: string, path: string) => (await ask(token, 'GET', path)).json().data;
const profile = (token: string) => data(token, 'api/marketplace/v1/wpraxis');

async function openSample(token: string): Promise<string> {
  const answer = await ask(token, 'POST', 'pro/user/sample-practice');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.token;
}

const sampleOf = async (practiceId: number): Promise<number | undefined> =>
  (await app.asOwner.maybe<{ id: number }>('select id from practice where sample_of = $1', [practiceId]))?.id;

describe('opening one', () => {
  test('leads into a practice of its own, full of data, with the way back', async () => {
    expect(await profile(sample)).toMatchObject({
      Praxis: 'Beispielpraxis',
      Rolle: 'owner',
      BeispielVon: { ID: user.practiceId, Praxis: 'Praxis Anfang' },
      Praxen: 1,
    });
    const contents = await app.asOwner.one(
      `select (select count(*)::integer from article where practice_id = $1) as articles,
              (select count(*)::integer from vendor where practice_id = $1) as vendors,
              (select count(*) > 50 from purchase_order where practice_id = $1) as "hasOrders",
              (select count(*) > 1000 from stock_movement where practice_id = $1) as "hasMovements",
              (select count(*)::integer from cart_position where practice_id = $1) as positions`,
      [await sampleOf(user.practiceId)],
    );
    expect(contents).toEqual({
      articles: 120,
      vendors: 6,
      hasOrders: true,
      hasMovements: true,
      positions: 12,
    });
    expect((await data(sample, 'pro/dashboard/first-steps')).isSetUp).toBe(true);
    expect((await data(sample, 'pro/invoices')).total).toBe(16);
    expect((await data(sample, 'pro/invoices/summary')).differing.count).toBeGreaterThan(3);
  });

  test('keeps the ledger: every balance is the sum of its movements', async () => {
    const wrong = await app.asOwner.rows(
      `select e.id from stock_entry e left join stock_movement m on m.practice_id = e.practice_id and m.stock_entry_id = e.id
       where e.practice_id = $1 group by e.id, e.balance having e.balance <> coalesce(sum(m.amount), 0)`,
      [await sampleOf(user.practiceId)],
    );
    expect(wrong).toEqual([]);
  });

  test('replaces the session; the way back is a switch; the login never opens it', async () => {
    const there = await openSample(await loginAs(app, user));
    const back = await ask(there, 'POST', 'pro/user/practice', { practiceId: user.practiceId });
    expect(back.statusCode).toBe(200);
    expect(readRefusal(await ask(there, 'GET', 'pro/storages'))).toEqual([409, 'PRACTICE_CHANGED']);
    const own = back.json().data.token;
    expect(await profile(own)).toMatchObject({ Praxis: 'Praxis Anfang', BeispielVon: null, Praxen: 1 });
    await openSample(own);
    expect(await profile(await loginAs(app, user))).toMatchObject({ Praxis: 'Praxis Anfang' });
    expect(await data(await loginAs(app, user), 'pro/user/practices')).toHaveLength(1);
  });

  test('again there keeps the session', async () => {
    expect(await openSample(sample)).toBe(sample);
  });

  test('by several at once makes one for a practice, and strangers never meet', async () => {
    first = await aUser(app);
    second = await aUser(app, {
      practiceId: first.practiceId,
      firstName: 'Selma',
      lastName: 'Weggang',
      role: 'reader',
    });
    stranger = await aUser(app, { country: 'AT' });
    sessions = await Promise.all(
      [first, second, stranger].map(async (one) => openSample(await loginAs(app, one))),
    );
    const [mine = '', colleague = '', foreign = ''] = sessions;
    expect((await ask(mine, 'POST', 'pro/storages', { name: 'Keller' })).statusCode).toBe(200);
    const names = async (token: string) =>
      (await data(token, 'pro/storages')).map(({ name }: { name: string }) => name);
    expect(await names(colleague)).toContain('Keller');
    expect(await names(foreign)).not.toContain('Keller');
    expect(await names(sample)).not.toContain('Keller');
    expect(await profile(colleague)).toMatchObject({ Rolle: 'owner' });
    expect(await profile(foreign)).toMatchObject({ Land: 'AT' });
  });

  test('is switched off by the operator', async () => {
    const off = await app.another({ SAMPLE_PRACTICE: 'false' });
    const headers = bearer(await loginAs(app, user));
    const answer = await off.request({ method: 'POST', url: '/pro/user/sample-practice', headers });
    expect(readRefusal(answer)).toEqual([409, 'SAMPLE_PRACTICE_OFF']);
    const config = await off.request({ method: 'GET', url: '/api/marketplace/v1/config' });
    expect(config.json().data.hasSamplePractice).toBe(false);
    await off.close();
  });
});

describe('nothing leaves it', () => {
  test.each<[Method, string, object?]>([
    [
      'POST',
      'pro/invitations',
      { email: 'kim@praxis.example', firstName: 'Kim', lastName: 'Ott', role: 'stock' },
    ],
    ['PUT', 'pro/users/1/role', { role: 'stock' }],
    ['POST', 'pro/api-tokens', { name: 'Programm', scopes: ['order'], lastDay: null }],
    ['POST', 'pro/devices', { name: 'Tablet' }],
    ['POST', 'pro/exports'],
    ['GET', 'pro/user/personal-data'],
    ['PUT', 'pro/user/password', { oldPassword: 'correct horse', password: 'x', passwordConfirmation: 'x' }],
    ['POST', 'pro/user/two-step/setup', {}],
    ['PUT', 'pro/user/digest', { frequency: 'daily', weekday: 1, lowStock: true, expiry: true }],
    ['PUT', 'pro/reports/mail', {}],
  ])('%s %s is refused', async (method, path, body) => {
    expect(readRefusal(await ask(sample, method, path, body))).toEqual([409, 'SAMPLE_PRACTICE']);
  });

  test('an order is placed and never sent, and no mail is written', async () => {
    const practiceId = await sampleOf(user.practiceId);
    const { vendorId, addressId, newest } = await app.asOwner.one<Record<string, number>>(
      `select vendor_id as "vendorId", address_id as "addressId", (select max(id)::integer from purchase_order) as newest
       from cart_position where practice_id = $1 order by id limit 1`,
      [practiceId],
    );
    const answer = await ask(sample, 'POST', `api/marketplace/v1/wwarenkorb/${vendorId}/${addressId}`, {});
    expect(answer.json().data.wBestellung, answer.body).toMatchObject({ Status: 'ordered' });
    expect(await workOff(app, [transmissionJob])).toBe(0);
    const placed = await app.asOwner.rows<{ state: string; by: string }>(
      `select distinct o.state, e.detail ->> 'by' as by from purchase_order o
       join order_event e on e.practice_id = o.practice_id and e.order_id = o.id and e.event = 'transmitted'
       where o.practice_id = $1 and o.id > $2`,
      [practiceId, newest],
    );
    expect(placed).toEqual([{ state: 'ordered', by: 'sample' }]);
    expect(await app.asOwner.rows('select 1 from mail where practice_id = $1', [practiceId])).toEqual([]);
  });
});

describe('it counts nowhere', () => {
  test('not among the practices of the operator', async () => {
    const list = commands.find(({ name }) => name === 'practice list');
    expect(await list?.run(app.asOwner, [])).not.toContain('Beispielpraxis');
    const show = commands.find(({ name }) => name === 'practice show');
    const sampleId = String(await sampleOf(user.practiceId));
    await expect(show?.run(app.asOwner, ['--practice', sampleId])).rejects.toThrow('There is no practice');
  });

  test('not in the rating of a vendor that all can buy at', async () => {
    const { id } = await app.asOwner.one<{ id: number }>(
      `insert into vendor (name, slug, transmission) values ('Alle', 'alle', 'manual') returning id`,
    );
    for (let count = 0; count < 5; count += 1) {
      // Of the five practices that a rating needs, one is a sample practice.
      const practiceId = count === 4 ? await sampleOf(user.practiceId) : (await aUser(app)).practiceId;
      await app.asOwner.run(
        `insert into purchase_order (practice_id, order_number, platform_order_number, vendor_id, vendor_name, customer_number,
           message, address_id, delivery_address, billing_address, state, goods_cents, shipping_cents, surcharge_cents, net_cents,
           vat, vat_cents, gross_cents, placed_by, rating, rated_at)
         select $1::integer, 'B-1', 'PX-T' || $1::integer, $2, 'Alle', '', '', 1, '{}', '{}', 'fully-received', 0, 0, 0, 0, '[]', 0, 0,
           (select min(id) from app_user where practice_id = $1), 1, now()`,
        [practiceId, id],
      );
    }
    await app.asOwner.one('select refresh_vendor_rating($1)', [id]);
    expect(await app.asOwner.one('select rating from vendor where id = $1', [id])).toEqual({ rating: null });
  });

  test('not in what others find: its vendors and products are its own', async () => {
    const shared = await app.asOwner.one(
      `select (select count(*)::integer from product where practice_id is null) as products,
              (select count(*)::integer from vendor where practice_id is null and slug <> 'alle') as vendors,
              (select count(*)::integer from catalog_change) as changes`,
    );
    expect(shared).toEqual({ products: 0, vendors: 0, changes: 0 });
    const own = await loginAs(app, user);
    expect(await data(own, 'pro/vendors')).toEqual(expect.objectContaining({}));
    expect(JSON.stringify(await data(own, 'pro/vendors'))).not.toContain('Depotia');
    expect(JSON.stringify(await data(sample, 'pro/vendors'))).toContain('Depotia');
  });
});

describe('leaving', () => {
  test('who is deactivated at home is out of it at once', async () => {
    const own = await loginAs(app, first);
    const answer = await ask(own, 'PUT', `pro/users/${second.id}/active`, { isActive: false });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await ask(sessions[1] ?? '', 'GET', 'pro/storages')).statusCode).toBe(401);
    expect((await ask(sessions[2] ?? '', 'GET', 'pro/storages')).statusCode).toBe(200);
  });

  test('who is erased at home is erased there, name and all', async () => {
    const answer = await ask(await loginAs(app, first), 'DELETE', `pro/users/${second.id}`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await app.asOwner.rows(`select 1 from person where last_name = 'Weggang'`)).toEqual([]);
    expect((await ask(sessions[1] ?? '', 'GET', 'pro/storages')).statusCode).toBe(401);
    expect(await workOff(app, [sampleOfErasedJob])).toBe(1);
    expect(await sampleOf(first.practiceId)).toBeUndefined();
  });
});

describe('every night', () => {
  test('all are deleted and nothing else, and the next opening makes a new one', async () => {
    const practices = () => app.asOwner.rows('select id from practice where sample_of is null order by id');
    const before = await practices();
    const persons = await app.asOwner.rows('select id from person order by id');
    await sampleDeletionJob.schedule(app.platform);
    await app.asOwner.run(`update job set run_at = now() where queue = $1`, [sampleDeletionJob.queue]);
    expect(await workOff(app, [sampleDeletionJob])).toBe(1);
    expect(await app.asOwner.rows('select id from practice where sample_of is not null')).toEqual([]);
    expect(await practices()).toEqual(before);
    expect(await app.asOwner.rows('select id from person order by id')).toEqual(persons);
    expect(await app.asOwner.rows('select 1 from deleted_practice')).toEqual([]);
    expect((await ask(sessions[2] ?? '', 'GET', 'pro/storages')).statusCode).toBe(401);
    await openSample(await loginAs(app, stranger));
    expect(await sampleOf(stranger.practiceId)).toBeDefined();
  });

  test('goes with its practice when that is deleted', async () => {
    const sampleId = await sampleOf(stranger.practiceId);
    await app.asOwner.run(
      `insert into practice_deletion (practice_id, delete_on) values ($1, '2020-01-01')`,
      [stranger.practiceId],
    );
    await app.asOwner.one('select * from delete_due_practice()');
    const ids = [stranger.practiceId, sampleId];
    expect(await app.asOwner.rows('select 1 from practice where id = any($1)', [ids])).toEqual([]);
    expect(await app.asOwner.rows('select 1 from person where email = $1', [stranger.email])).toEqual([]);
  });

  test('one that could not be made leaves nothing behind', async () => {
    const wanted = {
      homeId: user.practiceId + 100_000,
      personId: 2_000_000_000,
      country: 'DE',
      language: 'de',
    } as const;
    await expect(makeSampleAs(app.owner)({ ...wanted, today: '2026-11-15' })).rejects.toThrow();
    expect(await sampleOf(wanted.homeId)).toBeUndefined();
  });
});
