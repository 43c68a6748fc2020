// The saving that the dashboard shows: known from what somebody solved, else looked for once in the background.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, anExampleCart, type Buyer } from '../../../testing/cart-builders.ts';
import { workOff } from '../../../testing/jobs.ts';
import { openBackgroundPool, savingJob } from './saving.ts';
import type { SolverPool } from './solver-pool.ts';

let app: TestApp;
let pool: SolverPool;
let me: Buyer;
beforeAll(async () => {
  app = await startTestApp();
  pool = openBackgroundPool(app.platform.config);
});
afterAll(async () => {
  await pool.close();
  await app.close();
});
beforeEach(async () => {
  me = await aBuyer(app);
});
afterEach(async () => {
  await app.asOwner.run('delete from job');
  // Frees the vendor names, because each test creates its own example cart.
  await app.asOwner.run(`update vendor set name = name || ' ' || id`);
});

const ask = async (excluded: readonly number[] = []) => {
  const answer = await me.call(
    'GET',
    `/pro/cart/saving${excluded.length ? `?excluded=${excluded.join(',')}` : ''}`,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const look = () => workOff(app, [savingJob(pool)]);
const jobs = async () => (await app.asOwner.rows(`select 1 from job where queue = 'cart-saving'`)).length;
/** Answer of the optimizer's own call for the cart. */
const solve = async (controlParameters: object = {}) =>
  (
    await me.market('POST', 'middleware/basket/optimiser', { addressIds: [me.address], controlParameters })
  ).json().data.cartPriceDetail;

test('nothing is looked for in an empty cart', async () => {
  expect(await ask()).toEqual({ saving: null, isLooking: false });
  expect(await jobs()).toBe(0);
});

test('is found in the background, once however often it is asked for, and is what the optimizer says', async () => {
  await anExampleCart(app, me);
  expect(await ask()).toEqual({ saving: null, isLooking: true });
  expect(await ask()).toEqual({ saving: null, isLooking: true });
  expect(await jobs()).toBe(1);
  expect(await look()).toBe(1);
  const found = await ask();
  expect(found.isLooking).toBe(false);
  expect(await jobs()).toBe(1);
  const { savingCents, before, after } = await solve();
  expect(found.saving).toEqual({
    addressId: me.address,
    savingCents,
    packagesBefore: before.packages,
    packagesAfter: after.packages,
  });
  expect(savingCents).toBeGreaterThan(0);
});

test('what somebody had solved already is not looked for again', async () => {
  await anExampleCart(app, me);
  const { savingCents } = await solve();
  expect((await ask()).saving).toMatchObject({ savingCents });
  expect(await jobs()).toBe(0);
});

test('a cart that changed meanwhile is another one: the old saving is told no more', async () => {
  const { positions } = await anExampleCart(app, me);
  await ask();
  await app.asOwner.run('update cart_position set quantity = quantity + 1 where id = $1', [positions[0]]);
  expect(await look()).toBe(1);
  expect(
    await app.asOwner.rows('select 1 from optimized_cart where practice_id = $1', [me.user.practiceId]),
  ).toEqual([]);
  expect(await ask()).toEqual({ saving: null, isLooking: true });
  await look();
  expect((await ask()).saving).not.toBeNull();
  await app.asOwner.run('update cart_position set quantity = quantity + 1 where id = $1', [positions[0]]);
  expect((await ask()).saving).toBeNull();
});

test('what is not checked stays out of it', async () => {
  const { positions } = await anExampleCart(app, me);
  const excluded = positions.slice(0, 3);
  await ask(excluded);
  await look();
  const { savingCents } = await solve({ excludedPositionIds: excluded });
  expect((await ask(excluded)).saving?.savingCents ?? 0).toBe(Math.max(savingCents, 0));
  expect(await ask(positions)).toEqual({ saving: null, isLooking: false });
  expect((await me.call('GET', '/pro/cart/saving?excluded=x')).statusCode).toBe(422);
});

test('a cart that is as cheap as can be has none, and is not looked at again', async () => {
  await anExampleCart(app, me);
  await ask();
  await look();
  const { undoId } = (
    await me.market('POST', 'middleware/apply/basket/optimiser', { addressId: me.address })
  ).json().data;
  expect(undoId).toBeDefined();
  await ask();
  await look();
  expect(await ask()).toEqual({ saving: null, isLooking: false });
});

test('an address that is gone when the job comes is no fault, and another practice knows nothing of it', async () => {
  await anExampleCart(app, me);
  await ask();
  await app.asOwner.run('delete from cart_position where practice_id = $1', [me.user.practiceId]);
  await app.asOwner.run('delete from address where id = $1', [me.address]);
  expect(await look()).toBe(1);
  me = await aBuyer(app);
  expect(await ask()).toEqual({ saving: null, isLooking: false });
});
