// Changes that checkout and optimizer make to the cart.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { UserContext } from '../../../platform/context.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';
import { readNote, reassign, takeOut } from './cart.service.ts';

let app: TestApp;
let me: Buyer;
let [a, b, c]: number[] = [];
let [gloves, masks]: number[] = [];
beforeAll(async () => {
  app = await startTestApp();
  me = await aBuyer(app);
  [a, b, c] = [await aVendor(app), await aVendor(app), await aVendor(app)];
  [gloves, masks] = [await aProduct(app), await aProduct(app)];
  for (const product of [gloves, masks]) for (const vendor of [a, b, c]) await anOffer(app, product, vendor);
});
afterAll(() => app.close());
beforeEach(() => app.asOwner.run('delete from cart_position'));

/** As the services of other modules do: in a transaction of the practice. */
async function inPractice<Result>(work: (context: UserContext) => Promise<Result>) {
  const meta = { is_pro20: true, basket_counter: -1 };
  const user = { ...me.user, userId: me.user.id, firstName: '', lastName: '', country: 'DE' };
  const who = {
    ...user,
    personId: 0,
    sessionId: 0,
    apiTokenId: null,
    device: null,
    practiceName: '',
    dentalOfficeId: '',
    isPro20: true,
    isSample: false,
    role: 'owner' as const,
  };
  const result = await app.platform.database.forPractice(me.user.practiceId, (tx) =>
    work({ ...app.platform, tx, meta, user: who, requestId: 'test', ip: '127.0.0.1' }),
  );
  return { result, counter: meta.basket_counter };
}

const put = (productId: number | undefined, vendor: number | undefined, quantity: number) =>
  me.add({ productId, lieferantId: vendor, Anzahl: quantity });
const undo = (undoId: string) => me.call('POST', `/pro/cart/undo/${undoId}`);
const lies = () =>
  app.asOwner.rows(
    'select id, vendor_id as vendor, product_id as product, quantity from cart_position order by id',
  );
const optimized = async (moves: readonly (readonly [position: number, vendor: number | undefined])[]) => {
  const assignment = new Map(moves.map(([position, vendor]) => [position, vendor ?? 0]));
  return inPractice((context) => reassign(context, me.address, assignment, {}));
};

test('reassigning moves, merges and even swaps; undo brings everything back, and the saving goes', async () => {
  const atA = await put(gloves, a, 3);
  const atB = await put(gloves, b, 5);
  const mask = await put(masks, a, 2);
  const glovesAtC = await put(gloves, c, 7);
  const before = await lies();
  const { result, counter } = await optimized([
    [atA, b],
    [atB, a],
    [glovesAtC, a],
    [mask, a],
  ]);
  expect({ moved: result.moved, counter }).toEqual({ moved: 3, counter: 3 });
  expect(await lies()).toEqual([
    { id: atA, vendor: b, product: gloves, quantity: 3 },
    { id: atB, vendor: a, product: gloves, quantity: 12 },
    { id: mask, vendor: a, product: masks, quantity: 2 },
  ]);
  await app.asOwner.run(
    `insert into applied_saving (practice_id, address_id, undo_id, applied_by, saving_cents, packages_before, packages_after)
     values ($1, $2, $3, $4, 100, 3, 2)`,
    [me.user.practiceId, me.address, result.undoId, me.user.id],
  );
  // A change of another product meanwhile does not prevent the undo, and stays.
  await put(masks, a, 1);
  expect((await undo(result.undoId)).json()).toMatchObject({
    data: {
      restored: 3,
      positions: expect.arrayContaining([
        { positionId: atA, quantity: 3 },
        { positionId: atB, quantity: 5 },
      ]),
    },
    state: { basket_counter: 4 },
  });
  expect(await lies()).toEqual(before.map((row) => (row.id === mask ? { ...row, quantity: 3 } : row)));
  expect(await app.asOwner.rows('select 1 from applied_saving')).toEqual([]);
  expect(readRefusal(await undo(result.undoId))).toEqual([404, 'NOT_FOUND']);
});

test('merging keeps the position that stood there', async () => {
  const atA = await put(gloves, a, 3);
  const atB = await put(gloves, b, 5);
  await optimized([[atA, b]]);
  expect(await lies()).toEqual([{ id: atB, vendor: b, product: gloves, quantity: 8 }]);
});

test('an optimization that was changed since cannot be undone, and nothing happens', async () => {
  const position = await put(gloves, a, 3);
  const { result } = await optimized([[position, b]]);
  await put(gloves, b, 1);
  const now = await lies();
  expect(readRefusal(await undo(result.undoId))).toEqual([409, 'UNDO_NOT_POSSIBLE']);
  expect(await lies()).toEqual(now);
  // With the quantity restored, the undo is possible.
  await me.market('POST', `wwarenkorbposition-update/${position}`, { Anzahl: 3 });
  expect((await undo(result.undoId)).statusCode).toBe(200);
  expect(await lies()).toEqual([{ id: position, vendor: a, product: gloves, quantity: 3 }]);
});

test('an optimization of a cart that is no more is refused as a whole', async () => {
  const position = await put(gloves, a, 3);
  await expect(
    optimized([
      [position, b],
      [position + 1000, b],
    ]),
  ).rejects.toMatchObject({ code: 'OPTIMIZED_CART_OUTDATED' });
  expect(await lies()).toMatchObject([{ id: position, vendor: a }]);
});

test('checkout takes positions out, and their baskets’ note with them', async () => {
  const [first, second] = [await put(gloves, a, 3), await put(masks, b, 1)];
  const write = (vendor: number | undefined, text: string) =>
    me.market('POST', `wwarenkorb/mitteilung/${vendor}/${me.address}`, { Mitteilung: text });
  await write(a, 'Für A');
  await write(b, 'Für B');
  const { counter } = await inPractice((context) => takeOut(context, [first]));
  expect(counter).toBe(1);
  expect(await lies()).toMatchObject([{ id: second }]);
  const notes = await inPractice(async ({ tx }) => [
    await readNote(tx, a ?? 0, me.address),
    await readNote(tx, b ?? 0, me.address),
  ]);
  expect(notes.result).toEqual(['', 'Für B']);
});

test('notes stay with their baskets when positions move', async () => {
  const position = await put(gloves, a, 3);
  await me.market('POST', `wwarenkorb/mitteilung/${a}/${me.address}`, { Mitteilung: 'Für A' });
  const { result } = await optimized([[position, b]]);
  await undo(result.undoId);
  const { data } = (await me.market('GET', 'wwarenkorb/list')).json();
  expect(data.Warenkoerbe).toMatchObject([{ Lieferant: { ID: a }, Mitteilung: 'Für A' }]);
});
