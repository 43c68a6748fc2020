// From the list into the cart: all lines, or none of them and why.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anAddress, anOffer, aVendor } from '../../../testing/catalog-builders.ts';
import { aReorderer, type Reorderer } from './testing/reorderer.ts';

let app: TestApp;
let me: Reorderer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  me = await aReorderer(app);
});
afterAll(() => app.close());

type Line = { articleId: number; quantity: number; vendorId?: number | null; needed?: number };
const add = (lines: readonly Line[], addressId = me.address, key?: string) =>
  me.send('POST', 'reorder/cart', { addressId, lines }, key);
const cart = () =>
  app.asOwner.rows<{ addressId: number; productId: number; vendorId: number; quantity: number }>(
    `select address_id as "addressId", product_id as "productId", vendor_id as "vendorId", quantity
     from cart_position where practice_id = $1 order by id`,
    [me.keeper.user.practiceId],
  );

test('lines come into the chosen address, from the chosen vendor or the best, and one undo takes all of them back', async () => {
  const second = await anAddress(app, me.keeper.user.practiceId);
  const gloves = await me.anArticle({ ideal: 3, offers: [{ tiers: [[1, 500]] }, { tiers: [[1, 900]] }] });
  const masks = await me.anArticle({ ideal: 2, offers: [{ tiers: [[1, 200]] }, { tiers: [[1, 800]] }] });
  const [dear, cheap] = [gloves.vendors[1] ?? 0, masks.vendorId];
  const { data } = await add(
    [
      { articleId: gloves.articleId, quantity: 3, vendorId: dear },
      { articleId: masks.articleId, quantity: 2 },
    ],
    second,
  );
  expect(await cart()).toEqual([
    { addressId: second, productId: gloves.productId, vendorId: dear, quantity: 3 },
    { addressId: second, productId: masks.productId, vendorId: cheap, quantity: 2 },
  ]);
  expect(data).toMatchObject({
    addressId: second,
    added: [
      { articleId: gloves.articleId, vendorId: dear, quantity: 3 },
      { articleId: masks.articleId, vendorId: cheap, quantity: 2 },
    ],
    growsByCents: 3 * 900 + 590 + 2 * 200 + 590,
  });
  expect((await me.list()).map(({ amount }) => amount)).toEqual([0, 0]);
  expect((await me.send('POST', `cart/undo/${data.undoId}`)).status).toBe(200);
  expect(await cart()).toEqual([]);
  expect((await me.list()).map(({ amount }) => amount).sort()).toEqual([2, 3]);
});

test('the same request under one key comes in once', async () => {
  const { articleId } = await me.anArticle({ ideal: 3 });
  const [first, again] = [
    await add([{ articleId, quantity: 3 }], me.address, 'reorder-once'),
    await add([{ articleId, quantity: 3 }], me.address, 'reorder-once'),
  ];
  expect(again).toEqual(first);
  expect(await cart()).toMatchObject([{ quantity: 3 }]);
});

/** The lines as the list shows them. */
const linesRead = async (): Promise<Line[]> =>
  (await me.list()).map(({ article, amount, needed }) => ({
    articleId: article.id,
    quantity: amount,
    needed,
  }));

test('two people press with the same list at once: one comes in, the other is told of which articles less is needed', async () => {
  const offers = [{ minimum: 4, step: 4 }];
  const gloves = await me.anArticle({ name: 'Handschuh', ideal: 3, offers });
  const masks = await me.anArticle({ name: 'Maske', ideal: 2 });
  const lines = await linesRead();
  expect(lines.map(({ quantity, needed }) => [quantity, needed])).toEqual([
    [4, 3],
    [2, 2],
  ]);
  const answers = await Promise.all([add(lines), add(lines)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.errors).toMatchObject({
    code: 'REORDER_NEED_CHANGED',
    data: [
      { id: gloves.articleId, title: 'Handschuh' },
      { id: masks.articleId, title: 'Maske' },
    ],
  });
  expect(await cart()).toMatchObject([{ quantity: 4 }, { quantity: 2 }]);
});

test('only lines that less is needed of are named, and the others do not come in either', async () => {
  const gloves = await me.anArticle({ name: 'Handschuh', ideal: 3 });
  const masks = await me.anArticle({ name: 'Maske', ideal: 2 });
  const lines = await linesRead();
  // Another user has ordered it meanwhile.
  await me.order(gloves.productId, 1);
  const answer = await add(lines);
  expect(answer).toMatchObject({
    status: 409,
    errors: { code: 'REORDER_NEED_CHANGED', data: [{ id: gloves.articleId }] },
  });
  expect(await cart()).toEqual([]);
  expect((await add(await linesRead())).status).toBe(200);
  expect(await cart()).toMatchObject([
    { productId: gloves.productId, quantity: 2 },
    { productId: masks.productId, quantity: 2 },
  ]);
});

test('what was used since is no reason to refuse: the rest stands on the list', async () => {
  const { articleId } = await me.anArticle({ minimum: 5, ideal: 9, stock: 4 });
  const lines = await linesRead();
  await me.send('POST', 'stock/consumption', { articleId, amount: 1 });
  expect((await add(lines)).status).toBe(200);
  expect(await me.rowOf(articleId)).toMatchObject({ amount: 1 });
});

test('who does not say what was needed is taken at his word', async () => {
  const { articleId } = await me.anArticle({ ideal: 3 });
  for (const quantity of [3, 3]) expect((await add([{ articleId, quantity }])).status).toBe(200);
  expect(await cart()).toMatchObject([{ quantity: 6 }]);
  expect((await add([{ articleId, quantity: 1, needed: -1 }])).errors).toMatchObject([
    { field: 'lines.0.needed' },
  ]);
});

test('every wrong line is named at its field, and nothing is added', async () => {
  const fine = await me.anArticle({ ideal: 3 });
  const dozens = await me.anArticle({ name: 'Dutzend', ideal: 3, offers: [{ minimum: 12, step: 12 }] });
  const hidden = await me.anArticle({ name: 'Versteckt', ideal: 3 });
  await me.send('PUT', `vendors/${hidden.vendorId}/preferences`, { isHidden: true });
  const gone = await me.anArticle({ name: 'Weg', ideal: 3 });
  await app.asOwner.run('delete from offer where product_id = $1', [gone.productId]);
  const unsold = await me.anArticle({ name: 'Rarität', ideal: 3, offers: [] });
  const ended = await me.anArticle({ name: 'Ausgelaufen', isDiscontinued: true });
  const answer = await add([
    { articleId: fine.articleId, quantity: 3 },
    { articleId: dozens.articleId, quantity: 13 },
    { articleId: hidden.articleId, quantity: 1, vendorId: hidden.vendorId },
    { articleId: gone.articleId, quantity: 1, vendorId: gone.vendorId },
    { articleId: unsold.articleId, quantity: 1 },
    { articleId: ended.articleId, quantity: 1 },
  ]);
  const named = (id: number, title: string) => [{ id, title }];
  expect(answer).toMatchObject({
    status: 422,
    errors: [
      {
        field: 'lines.1.quantity',
        code: 'QUANTITY_NOT_SOLD',
        params: { minimum: 12, step: 12 },
        user_details: 'The vendor sells 12 at least, in steps of 12.',
        data: named(dozens.articleId, 'Dutzend'),
      },
      { field: 'lines.2.vendorId', code: 'VENDOR_HIDDEN', data: named(hidden.articleId, 'Versteckt') },
      { field: 'lines.3.vendorId', code: 'VENDOR_NOT_SELLING', data: named(gone.articleId, 'Weg') },
      { field: 'lines.4.vendorId', code: 'NO_VENDOR_OFFERS', data: named(unsold.articleId, 'Rarität') },
      {
        field: 'lines.5.articleId',
        code: 'ARTICLE_DISCONTINUED',
        data: named(ended.articleId, 'Ausgelaufen'),
      },
    ],
  });
  expect(await cart()).toEqual([]);
});

test('what is foreign or unknown is not found, and its line is named', async () => {
  const { articleId } = await me.anArticle({ ideal: 3 });
  const other = await aReorderer(app);
  const theirs = await other.anArticle({ ideal: 3 });
  const fine = { articleId, quantity: 3 };
  expect(await add([fine, { articleId: theirs.articleId, quantity: 1 }])).toMatchObject({
    status: 404,
    errors: { code: 'NOT_FOUND', params: { field: 'lines.1.articleId' } },
  });
  expect(await add([{ ...fine, vendorId: 999_999_999 }])).toMatchObject({
    status: 404,
    errors: { params: { field: 'lines.0.vendorId' } },
  });
  expect(await add([fine], other.address)).toMatchObject({ status: 404 });
  expect(await cart()).toEqual([]);
});

test.each([
  ['0', { quantity: 0 }, 'NUMBER_ZERO'],
  ['less than nothing', { quantity: -3 }, 'NUMBER_ZERO'],
  ['an absurd quantity', { quantity: 100_000 }, 'NUMBER_TOO_LARGE'],
  ['a text', { quantity: 'drei' }, 'INCORRECT_VALUE'],
  ['nothing', {}, 'REQUIRED_FIELD'],
])('%s is refused, naming the line', async (_, body, code) => {
  const [one, two] = [await me.anArticle({ ideal: 3 }), await me.anArticle({ ideal: 3 })];
  const lines = [
    { articleId: one.articleId, quantity: 1 },
    { articleId: two.articleId, ...body },
  ];
  expect((await add(lines as Line[])).errors).toMatchObject([{ field: 'lines.1.quantity', code }]);
  expect(await cart()).toEqual([]);
});

test('more than a position can hold with what lies there is refused, and the line before it does not come in', async () => {
  const [one, two] = [await me.anArticle({ ideal: 3 }), await me.anArticle({ ideal: 3 })];
  await me.inCart(two.productId, two.vendorId, 99_990);
  const lines = [one, two].map(({ articleId }) => ({ articleId, quantity: 20 }));
  expect((await add(lines)).errors).toMatchObject([{ field: 'lines.1.quantity', code: 'NUMBER_TOO_LARGE' }]);
  expect(await cart()).toMatchObject([{ quantity: 99_990 }]);
});

test('the same article twice is a slip', async () => {
  const { articleId } = await me.anArticle({ ideal: 3 });
  const line = { articleId, quantity: 1 };
  expect((await add([line, line])).errors).toMatchObject([
    { field: 'lines.1.articleId', code: 'INCORRECT_VALUE' },
  ]);
});

test('one number: the list, every page’s amount and "Fill up to ideal" agree', async () => {
  const vendor = await aVendor(app, { shipping: 0 });
  const wishes = [
    { minimum: 2, warning: 6, ideal: 30, pieces: 4, stock: 5 },
    { minimum: 3, warning: 5, stock: 4 },
    { minimum: 3, stock: 1 },
    { minimum: 1, ideal: 40 },
  ];
  const articles: Awaited<ReturnType<Reorderer['anArticle']>>[] = [];
  for (const [index, wish] of wishes.entries())
    articles.push(
      await me.anArticle({ ...wish, offers: [{ vendorId: vendor, minimum: 1 + index, step: 1 + index }] }),
    );
  const [first, , , last] = articles;
  if (!first || !last) throw new RangeError('Four were made');
  // A second vendor sells larger steps at a lower price, something is on its way, something lies in a cart.
  await anOffer(app, first.productId, await aVendor(app, { shipping: 0 }), { tiers: [[1, 100]], step: 5 });
  await me.receive(await me.order(last.productId, 9), 1);
  await me.inCart(last.productId, vendor, 4);
  const ids = articles.map(({ articleId }) => articleId);
  const rows = await Promise.all(ids.map((id) => me.rowOf(id)));
  const amounts = (await me.send('GET', `reorder/amounts?ids=${ids}`)).data as { amount: number }[];
  const filled = (await me.send('POST', 'reorder/fill-up', { articleIds: ids })).data;
  const numbers = amounts.map(({ amount }) => amount);
  expect(numbers).toEqual([10, 2, 3, 28]);
  expect(rows.map((row) => row?.suggested)).toEqual(numbers);
  expect(rows.map((row) => row?.amount)).toEqual(numbers);
  expect(filled.added.map(({ quantity }: { quantity: number }) => quantity)).toEqual(numbers);
});
