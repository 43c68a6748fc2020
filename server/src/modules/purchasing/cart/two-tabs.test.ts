// Two tabs, two users, two server processes change one cart at once: nothing is lost, nothing counts twice.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, type Buyer } from '../../../testing/cart-builders.ts';
import { anAddress, anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';

let app: TestApp;
let otherProcess: TestApp;
let me: Buyer;
let second: number;
let [a, b]: number[] = [];
let product: number;
beforeAll(async () => {
  app = await startTestApp();
  otherProcess = await app.another();
  me = await aBuyer(app);
  second = await anAddress(app, me.user.practiceId);
  [a, b] = [await aVendor(app), await aVendor(app)];
  product = await aProduct(app);
  await anOffer(app, product, a);
  await anOffer(app, product, b);
});
afterAll(() => app.close());
beforeEach(() => app.asOwner.run('delete from cart_position'));

const quantities = async (): Promise<number> =>
  (
    await app.asOwner.one<{ sum: number }>(
      'select coalesce(sum(quantity), 0)::integer as sum from cart_position',
    )
  ).sum;

/** The even ones go to one process, the odd ones to the other. */
const send = (index: number, method: 'POST' | 'DELETE', path: string, payload?: object) =>
  (index % 2 === 0 ? app : otherProcess).request({
    method,
    url: path.startsWith('/') ? path : `/api/marketplace/v1/${path}`,
    headers: me.headers,
    ...(payload ? { payload } : {}),
  });
const parallel = <Result>(work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 20 }, (_, index) => work(index)));

test('additions and moves', async () => {
  const position = await me.add({ productId: product, lieferantId: a, Anzahl: 5 });
  const elsewhere = await me.add({ productId: product, lieferantId: b, addressId: second, Anzahl: 7 });
  const answers = await parallel((index) => {
    const step = index % 4;
    if (step < 2) {
      const data = { productId: product, lieferantId: step === 0 ? a : b, Anzahl: 1 };
      return send(index, 'POST', 'wwarenkorbposition', { data });
    }
    return step === 2
      ? send(index, 'POST', `wwarenkorbposition/${position}/address/${index % 8 === 2 ? second : me.address}`)
      : send(index, 'POST', `wwarenkorbposition/${elsewhere}/lieferant/${index % 8 === 3 ? a : b}`);
  });
  // A move may come too late, because its position was merged into another: 404, and nothing changed.
  expect(answers.filter(({ statusCode }) => ![200, 404].includes(statusCode))).toEqual([]);
  expect(await quantities()).toBe(5 + 7 + 10);
});

test('removals, undos and additions', async () => {
  const positions: { own: number; id: number }[] = [];
  for (let quantity = 1; quantity <= 20; quantity += 1) {
    const own = await aProduct(app);
    await anOffer(app, own, a ?? 0);
    positions.push({ own, id: await me.add({ productId: own, Anzahl: quantity }) });
  }
  const all = await quantities();
  const undoIds = await parallel(async (index) => {
    const removed = await send(index, 'DELETE', `wwarenkorbposition/${positions[index]?.id}`);
    return removed.json().data.undoId as string;
  });
  expect(await quantities()).toBe(0);
  // Each undo is sent twice while the same product is added again.
  const answers = await parallel(async (index) => {
    const data = { productId: positions[index]?.own, Anzahl: 1 };
    return Promise.all([
      send(0, 'POST', `/pro/cart/undo/${undoIds[index]}`),
      send(1, 'POST', 'wwarenkorbposition', { data }),
      send(1, 'POST', `/pro/cart/undo/${undoIds[index]}`),
    ]);
  });
  for (const [one, , other] of answers) expect([one.statusCode, other.statusCode].sort()).toEqual([200, 404]);
  expect(await quantities()).toBe(all + 20);
});

test('clearing against additions: what was cleared and what lies there make up all that was added', async () => {
  const answers = await parallel((index) =>
    index % 5 === 4
      ? send(index, 'DELETE', 'wwarenkorbposition/all')
      : send(index, 'POST', 'wwarenkorbposition', {
          data: { productId: product, lieferantId: a, Anzahl: 2 },
        }),
  );
  for (const answer of answers) {
    const { undoId, removed } = answer.json().data;
    if (removed !== undefined)
      expect((await send(0, 'POST', `/pro/cart/undo/${undoId}`)).statusCode).toBe(200);
  }
  expect(await quantities()).toBe(16 * 2);
});
