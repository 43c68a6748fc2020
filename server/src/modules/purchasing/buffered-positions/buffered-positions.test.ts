// Positions put aside: everybody of the practice sees and takes them, nobody else does, and the first one wins.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { aBuyer, type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { anAddress, anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';
import { explainPlan } from '../../../testing/plans.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { listWaiting } from './buffered-positions.repository.ts';

let app: TestApp;
let otherProcess: TestApp;
let me: Buyer;
let colleague: { readonly authorization: string };
let [cheap, dear]: number[] = [];
let product: number;
beforeAll(async () => {
  app = await startTestApp();
  otherProcess = await app.another();
  [cheap, dear] = [await aVendor(app, { shipping: 0 }), await aVendor(app, { shipping: 0 })];
  product = await aProduct(app, { name: 'Nitrilhandschuhe M' });
  await anOffer(app, product, dear ?? 0, { tiers: [[1, 900]] });
  await anOffer(app, product, cheap ?? 0, { tiers: [[1, 700]] });
});
afterAll(() => app.close());
beforeEach(async () => {
  me = await aBuyer(app);
  const { practiceId } = me.user;
  const user = await aUser(app, { practiceId, firstName: 'Britta', lastName: 'Kern' });
  colleague = bearer(await loginAs(app, user));
});

const path = '/pro/basket/position/buffered';
const putAside = async (body: object = {}): Promise<number> => {
  const answer = await me.call('POST', path, { productId: product, quantity: 2, ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.id;
};
const asColleague = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, process = app) =>
  process.request({ method, url, headers: colleague, ...(payload ? { payload } : {}) });
const waiting = async () => (await me.call('GET', path)).json().data;
const inCart = () =>
  app.asOwner.rows('select vendor_id, address_id, quantity from cart_position where practice_id = $1', [
    me.user.practiceId,
  ]);

test('what waits looks its products up by their keys, however large the catalogue is', async () => {
  expect(await explainPlan(app, listWaiting)).toMatch(/Index Cond: \(id = CASE WHEN/);
});

test('what one puts aside waits for the whole practice, the oldest first', async () => {
  await app.asOwner.run(
    `update person set first_name = 'Anna', last_name = 'Berg' where id = (select person_id from app_user where id = $1)`,
    [me.user.id],
  );
  const { articleId } = await anArticle('Handschuhe im Schrank');
  const first = await putAside({ note: '  für Zimmer 2 ' });
  const second = await putAside({ productId: undefined, articleId, quantity: 5 });
  const listed = (await asColleague('GET', path)).json().data;
  expect(listed).toMatchObject([
    {
      id: first,
      productId: product,
      articleId: null,
      name: { de: 'Nitrilhandschuhe M', en: 'Nitrilhandschuhe M' },
      quantity: 2,
      unitPriceCents: 700,
      putAsideBy: 'Anna Berg',
      note: 'für Zimmer 2',
    },
    {
      id: second,
      articleId,
      name: { de: 'Handschuhe im Schrank', en: 'Handschuhe im Schrank' },
      quantity: 5,
      note: '',
    },
  ]);
  expect(Math.abs(Date.parse(listed[0].putAsideAt) - Date.now())).toBeLessThan(60_000);
});

async function anArticle(name: string): Promise<{ articleId: number }> {
  const { slug } = await app.asOwner.one<{ slug: string }>('select slug from product where id = $1', [
    product,
  ]);
  const answer = await me.call('POST', '/pro/inventory/article', {
    name,
    catalogOrigin: { catalogProductSlug: slug },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return { articleId: answer.json().data.saved[0].id };
}

test('the check answers for the own id only, and tells how many wait', async () => {
  const check = (id: number | string) => me.call('GET', `${path}/check/${id}`);
  expect((await check(me.user.id)).json().data).toEqual({ hasBufferedPositions: false, count: 0 });
  await putAside();
  await putAside();
  expect((await check(me.user.id)).json().data).toEqual({ hasBufferedPositions: true, count: 2 });
  const stranger = await aUser(app);
  const { id: sameOffice } = await aUser(app, { practiceId: me.user.practiceId });
  for (const id of [stranger.id, sameOffice, 999_999_999])
    expect(readRefusal(await check(id)), String(id)).toEqual([404, 'NOT_FOUND']);
  for (const id of ['me', '0', '-1', '2,5', '99999999999'])
    expect((await check(id)).statusCode, id).toBe(422);
});

test('taking over puts it into the cart from the vendor that raises the total least, once', async () => {
  const second = await anAddress(app, me.user.practiceId);
  const id = await putAside();
  const taken = await asColleague('POST', `${path}/${id}/cart`, { addressId: second });
  expect(taken.json().data).toMatchObject({
    id,
    vendorId: cheap,
    quantity: 2,
    addressId: second,
    growsByCents: 1400,
  });
  expect(taken.json().state.basket_counter).toBe(1);
  expect(await waiting()).toEqual([]);
  const late = await me.call('POST', `${path}/${id}/cart`, {});
  expect(readRefusal(late)).toEqual([409, 'BUFFERED_TAKEN']);
  expect(late.json().errors.params).toEqual({ who: 'Britta Kern' });
  expect(readRefusal(await me.call('DELETE', `${path}/${id}`))).toEqual([409, 'BUFFERED_TAKEN']);
  expect(await inCart()).toEqual([{ vendor_id: cheap, address_id: second, quantity: 2 }]);
});

test('what was discarded is not bought, and the second one is told', async () => {
  const id = await putAside();
  expect((await asColleague('DELETE', `${path}/${id}`)).json().data).toEqual({ id });
  for (const late of [
    await me.call('DELETE', `${path}/${id}`),
    await me.call('POST', `${path}/${id}/cart`, {}),
  ]) {
    expect(readRefusal(late)).toEqual([409, 'BUFFERED_DISCARDED']);
    expect(late.json().errors.error).toBe('Britta Kern has already discarded this.');
  }
  expect(await inCart()).toEqual([]);
});

test('of twenty at once, in two processes, one wins', async () => {
  const id = await putAside();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const process = index % 2 === 0 ? app : otherProcess;
      return index % 5 === 0
        ? asColleague('DELETE', `${path}/${id}`, undefined, process)
        : asColleague('POST', `${path}/${id}/cart`, {}, process);
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
  const bought = answers.some(({ statusCode, json }) => statusCode === 200 && 'vendorId' in json().data);
  expect(await inCart()).toHaveLength(bought ? 1 : 0);
});

test('all at once: what somebody was quicker with and what nobody sells is named, the rest is taken', async () => {
  const unsold = await aProduct(app, { name: 'Nicht mehr zu haben' });
  const [one, two, gone, left] = [
    await putAside(),
    await putAside({ quantity: 3 }),
    await putAside(),
    await putAside({ productId: unsold }),
  ];
  await asColleague('DELETE', `${path}/${gone}`);
  const answer = await me.call('POST', `${path}/cart`, { ids: [two, one, gone, left] });
  expect(answer.json().data).toMatchObject({
    taken: [{ id: one }, { id: two }],
    unavailable: [{ id: left, name: { de: 'Nicht mehr zu haben' } }],
    gone: [gone],
    growsByCents: 5 * 700,
  });
  expect(await inCart()).toEqual([{ vendor_id: cheap, address_id: me.address, quantity: 5 }]);
  expect(await waiting()).toMatchObject([{ id: left }]);
  const single = await me.call('POST', `${path}/${left}/cart`, {});
  expect(readRefusal(single)).toEqual([409, 'NO_VENDOR_OFFERS']);
  expect((await me.call('POST', `${path}/discard`, { ids: [left, gone] })).json().data).toEqual({
    discarded: [left],
    gone: [gone],
  });
  expect(await waiting()).toEqual([]);
});

test('many cost as many questions to the database as one', async () => {
  const takeAll = async (ids: readonly number[]): Promise<number> =>
    (await recordStatements(() => me.call('POST', `${path}/cart`, { ids }))).length;
  const one = [await putAside()];
  const many = await Promise.all(Array.from({ length: 30 }, () => putAside()));
  expect(await takeAll(many)).toBe(await takeAll(one));
  expect(await inCart()).toMatchObject([{ quantity: 62 }]);
});

test('another practice sees none, and its ids and addresses are unknown', async () => {
  const id = await putAside();
  const stranger = await aBuyer(app);
  expect((await stranger.call('GET', path)).json().data).toEqual([]);
  for (const answer of [
    await stranger.call('DELETE', `${path}/${id}`),
    await stranger.call('POST', `${path}/${id}/cart`, {}),
    await stranger.call('POST', `${path}/cart`, { ids: [id] }),
    await stranger.call('POST', `${path}/discard`, { ids: [id] }),
    await me.call('POST', `${path}/${id}/cart`, { addressId: stranger.address }),
    await me.call('POST', `${path}/cart`, { ids: [id, 999_999_999] }),
    await me.call('DELETE', `${path}/999999999`),
    await me.call('POST', path, { productId: 999_999_999, quantity: 1 }),
    await stranger.call('POST', path, { articleId: (await anArticle('Meiner')).articleId, quantity: 1 }),
  ])
    expect(readRefusal(answer)).toEqual([404, 'NOT_FOUND']);
  expect(await waiting()).toMatchObject([{ id }]);
  expect(await inCart()).toEqual([]);
});

test('wrong input is refused and puts nothing aside', async () => {
  const wrong = [
    { productId: product },
    { productId: product, quantity: 0 },
    { productId: product, quantity: -1 },
    { productId: product, quantity: 2.5 },
    { productId: product, quantity: '2,5' },
    { productId: product, quantity: 100_000 },
    { productId: product, articleId: 1, quantity: 1 },
    { quantity: 1 },
    { productId: product, quantity: 1, note: 'x'.repeat(501) },
  ];
  for (const body of wrong)
    expect((await me.call('POST', path, body)).statusCode, JSON.stringify(body)).toBe(422);
  expect(await waiting()).toEqual([]);
});

test('a repeated request puts aside once and takes once', async () => {
  const send = (url: string, key: string, payload: object) =>
    app.request({ method: 'POST', url, headers: { ...me.headers, 'idempotency-key': key }, payload });
  const body = { productId: product, quantity: 1 };
  const [first, again] = [await send(path, 'put-aside-1', body), await send(path, 'put-aside-1', body)];
  expect(again.json().data).toEqual(first.json().data);
  const { id } = first.json().data;
  expect(await waiting()).toHaveLength(1);
  const [taken, repeated] = [
    await send(`${path}/${id}/cart`, 'take-over-1', {}),
    await send(`${path}/${id}/cart`, 'take-over-1', {}),
  ];
  expect(repeated.json().data).toEqual(taken.json().data);
  expect(await inCart()).toMatchObject([{ quantity: 1 }]);
});

test('a device that puts aside for ever is stopped', async () => {
  await app.asOwner.run(
    `insert into buffered_position (practice_id, product_id, quantity, put_aside_by)
     select $1, $2, 1, $3 from generate_series(1, 1000)`,
    [me.user.practiceId, product, me.user.id],
  );
  const answer = await me.call('POST', path, { productId: product, quantity: 1 });
  expect(readRefusal(answer)).toEqual([409, 'TOO_MANY_BUFFERED']);
});

test('what was decided is forgotten after a while, what waits is not', async () => {
  const [decided, left] = [await putAside(), await putAside()];
  await me.call('DELETE', `${path}/${decided}`);
  await app.asOwner.run(
    `update buffered_position set put_aside_at = now() - interval '31 days',
       decided_at = case when decided_at is null then null else now() - interval '31 days' end where practice_id = $1`,
    [me.user.practiceId],
  );
  await app.platform.database.plain.rows('select forget_buffered_positions()');
  expect(readRefusal(await me.call('DELETE', `${path}/${decided}`))).toEqual([404, 'NOT_FOUND']);
  expect(await waiting()).toMatchObject([{ id: left }]);
});
