// An answer in lines under an Idempotency-Key.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aCart, type TestCart, twoVendors } from '../../../testing/planned-carts.ts';

let app: TestApp;
let cart: TestCart;
let stranger: TestCart;
beforeAll(async () => {
  app = await startTestApp();
  [cart, stranger] = [await aCart(app, twoVendors), await aCart(app, twoVendors)];
});
afterAll(() => app.close());

async function optimize(addressIds: number[], key: string) {
  const answer = await app.request({
    method: 'POST',
    url: '/api/marketplace/v1/middleware/basket/optimiser',
    headers: { ...cart.headers, accept: 'application/x-ndjson', 'idempotency-key': key },
    payload: { data: { addressIds } },
  });
  const last = JSON.parse(answer.body.trimEnd().split('\n').at(-1) ?? '');
  return { code: last.errors?.code, data: JSON.stringify(last.data) };
}

test('is free after a refusal, given again to its repetition, and refused to another request', async () => {
  const key = 'optimize-once-1';
  expect((await optimize([stranger.addressId], key)).code).toBe('NOT_FOUND');
  const first = await optimize([cart.addressId], key);
  expect(first.data).toContain(String(cart.addressId));
  // A newly computed answer would contain the new quantity.
  await app.asOwner.run('update cart_position set quantity = quantity + 1 where address_id = $1', [
    cart.addressId,
  ]);
  expect(await optimize([cart.addressId], key)).toEqual(first);
  expect((await optimize([cart.addressId], 'optimize-once-2')).data).not.toBe(first.data);
  expect((await optimize([stranger.addressId], key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('of two at the same moment both get the one that was kept', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => optimize([cart.addressId], 'optimize-at-once')),
  );
  expect(answers[0]?.data).toBeTruthy();
  expect(new Set(answers.map(({ data }) => data)).size).toBe(1);
});
