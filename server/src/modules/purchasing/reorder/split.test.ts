// Straight through: the cheapest split of lines that do not lie in the cart yet, and putting them in like that.
import type { OptimizedVendor } from '@praxora/contract/purchasing/optimizer.calls';
import type { SplitList } from '@praxora/contract/purchasing/reorder.calls';
import { feeChanges, positionChanges } from '@praxora/rules/purchasing/split-changes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aVendor } from '../../../testing/catalog-builders.ts';
import { aReorderer, type Reorderer } from './testing/reorderer.ts';

let app: TestApp;
let me: Reorderer;
beforeAll(async () => {
  app = await startTestApp({ OPTIMIZER_THREADS: '1' });
});
beforeEach(async () => {
  me = await aReorderer(app);
});
afterAll(() => app.close());

type Line = { articleId: number; quantity: number; vendorId?: number | null };
const split = (lines: readonly Line[], more: object = {}) =>
  me.send('POST', 'reorder/optimizer', { addressId: me.address, lines, ...more });
const put = (lines: readonly Line[], more: object = {}, key?: string) =>
  me.send('POST', 'reorder/optimizer/cart', { addressId: me.address, lines, ...more }, key);
const cart = () =>
  app.asOwner.rows<{ vendorId: number; productId: number; quantity: number }>(
    `select vendor_id as "vendorId", product_id as "productId", quantity from cart_position
     where practice_id = $1 order by id`,
    [me.keeper.user.practiceId],
  );
const savings = () =>
  app.asOwner.rows('select saving_cents::integer as cents from applied_saving where practice_id = $1', [
    me.keeper.user.practiceId,
  ]);

/** Two articles that are cheapest apart, until both come in one parcel that needs no shipping. */
async function aSplit() {
  const [one, other] = [
    await aVendor(app, { shipping: 500, freeFrom: 3000 }),
    await aVendor(app, { shipping: 500, freeFrom: 3000 }),
  ];
  const gloves = await me.anArticle({
    name: 'Handschuh',
    ideal: 2,
    offers: [
      { vendorId: one, tiers: [[1, 1000]] },
      { vendorId: other, tiers: [[1, 1100]] },
    ],
  });
  const masks = await me.anArticle({
    name: 'Maske',
    ideal: 1,
    offers: [{ vendorId: other, tiers: [[1, 900]] }],
  });
  const lines = [
    { articleId: gloves.articleId, quantity: 2, vendorId: one },
    { articleId: masks.articleId, quantity: 1, vendorId: other },
  ];
  return { one, other, gloves, masks, lines };
}

test('the lines go where all of them together cost least, and come in like that, once', async () => {
  const { one, other, gloves, masks, lines } = await aSplit();
  const { data } = (await split(lines)) as { data: SplitList };
  expect(data.cartPriceDetail).toMatchObject({
    before: { netCents: 2000 + 500 + 900 + 500, packages: 2 },
    after: { netCents: 2200 + 900, packages: 1 },
    savingCents: 800,
    isProven: true,
  });
  expect(data.lines).toEqual([
    { articleId: gloves.articleId, vendorId: other, quantity: 2 },
    { articleId: masks.articleId, vendorId: other, quantity: 1 },
  ]);
  expect(data.moves).toEqual([{ positionId: -gloves.articleId, fromVendorId: one, toVendorId: other }]);
  expect(await cart()).toEqual([]);
  const done = await put(lines, {}, 'split-once');
  expect(done.data).toMatchObject({ savingCents: 800, growsByCents: 3100 });
  expect(await put(lines, {}, 'split-once')).toEqual(done);
  expect(await cart()).toEqual([
    { vendorId: other, productId: gloves.productId, quantity: 2 },
    { vendorId: other, productId: masks.productId, quantity: 1 },
  ]);
  expect(await savings()).toEqual([{ cents: 800 }]);
  // The result was for the cart without them.
  expect((await put(lines)).errors).toMatchObject({ code: 'OPTIMIZED_CART_OUTDATED' });
  expect((await me.send('POST', `cart/undo/${done.data.undoId}`)).status).toBe(200);
  expect([await cart(), await savings()]).toEqual([[], []]);
});

test('what lies in the cart stays with its vendor and counts for thresholds', async () => {
  const { one, other, gloves, masks, lines } = await aSplit();
  const cotton = await me.anArticle({
    ideal: 1,
    offers: [
      { vendorId: one, tiers: [[1, 1500]] },
      { vendorId: other, tiers: [[1, 100]] },
    ],
  });
  await me.inCart(cotton.productId, one, 1);
  const { data } = (await split(lines)) as { data: SplitList };
  // With 15.00 at the first vendor its parcel needs no shipping any more: the gloves stay, and so does the dear cotton.
  expect(data.lines).toEqual([
    { articleId: gloves.articleId, vendorId: one, quantity: 2 },
    { articleId: masks.articleId, vendorId: other, quantity: 1 },
  ]);
  const shown = data.vendors.flatMap(({ vendorId, cartPositions }: OptimizedVendor) =>
    cartPositions.map(({ productId, positionId }) => [vendorId, productId, positionId > 0]),
  );
  expect(shown).toContainEqual([one, cotton.productId, true]);
  expect(data.cartPriceDetail.after.netCents).toBe(1500 + 2000 + 900 + 500);
});

test('the same product in the cart: both become one line where the vendor sells them together', async () => {
  const vendorId = await aVendor(app, { shipping: 0 });
  const dear = await aVendor(app, { shipping: 0 });
  const { articleId, productId } = await me.anArticle({
    ideal: 20,
    offers: [
      { vendorId, tiers: [[1, 100]], minimum: 10, step: 1 },
      { vendorId: dear, tiers: [[1, 300]] },
    ],
  });
  await me.inCart(productId, vendorId, 10);
  const lines = [{ articleId, quantity: 2, vendorId: dear }];
  expect(((await split(lines)).data as SplitList).lines).toEqual([{ articleId, vendorId, quantity: 2 }]);
  expect((await put(lines)).data).toMatchObject({ growsByCents: 200, added: [{ quantity: 2 }] });
  expect(await cart()).toEqual([{ vendorId, productId, quantity: 12 }]);
});

test('a line of the list and what lies in the cart of the same product stay apart, and their changes are the saving', async () => {
  const list = await aVendor(app, { shipping: 500 });
  const cheap = await aVendor(app, { shipping: 0 });
  // Two together reach the better price: what lies in the cart becomes cheaper, too.
  const offers = [
    { vendorId: list, tiers: [[1, 400]] as [number, number][] },
    {
      vendorId: cheap,
      tiers: [
        [1, 333],
        [3, 301],
      ] as [number, number][],
    },
  ];
  const gloves = await me.anArticle({ name: 'Handschuh', ideal: 9, offers });
  const masks = await me.anArticle({ name: 'Maske', ideal: 9, offers });
  await me.inCart(gloves.productId, cheap, 1);
  await me.inCart(masks.productId, list, 1);
  const lines = [
    { articleId: gloves.articleId, quantity: 2, vendorId: list },
    { articleId: masks.articleId, quantity: 3, vendorId: list },
  ];
  const data = (await split(lines)).data as SplitList;
  const placed = (vendors: readonly OptimizedVendor[]) =>
    vendors.flatMap(({ vendorId, cartPositions }) =>
      cartPositions.map(({ positionId, quantity, lineCents }) => ({
        vendorId,
        line: positionId > 0 ? 'cart' : -positionId,
        quantity,
        lineCents,
      })),
    );
  expect(placed(data.current)).toEqual(
    expect.arrayContaining([
      { vendorId: cheap, line: 'cart', quantity: 1, lineCents: 333 },
      { vendorId: list, line: 'cart', quantity: 1, lineCents: 400 },
      { vendorId: list, line: gloves.articleId, quantity: 2, lineCents: 800 },
      { vendorId: list, line: masks.articleId, quantity: 3, lineCents: 1200 },
    ]),
  );
  expect(placed(data.vendors)).toEqual(
    expect.arrayContaining([
      { vendorId: cheap, line: 'cart', quantity: 1, lineCents: 301 },
      { vendorId: list, line: 'cart', quantity: 1, lineCents: 400 },
      { vendorId: cheap, line: gloves.articleId, quantity: 2, lineCents: 602 },
      { vendorId: cheap, line: masks.articleId, quantity: 3, lineCents: 903 },
    ]),
  );
  expect([placed(data.current).length, placed(data.vendors).length]).toEqual([4, 4]);
  const changes = [
    ...positionChanges(data.current, data.vendors),
    ...feeChanges(data.current, data.vendors),
  ].reduce((sum, { differenceCents }) => sum + differenceCents, 0);
  expect(changes + data.cartPriceDetail.savingCents).toBe(0);
  expect(data.cartPriceDetail.savingCents).toBe(800 + 1200 + 333 - 602 - 903 - 301);
});

test('it costs what the optimizer asks for the same cart with everything that lay there pinned', async () => {
  const vendors: number[] = [];
  for (const shipping of [500, 700, 900]) vendors.push(await aVendor(app, { shipping, freeFrom: 6000 }));
  const articles = [];
  for (let number = 0; number < 6; number += 1) {
    const offers = vendors.map((vendorId, index) => ({
      vendorId,
      tiers: [[1, 500 + ((number * 7 + index * 5) % 11) * 90]] as [number, number][],
    }));
    articles.push(await me.anArticle({ ideal: 1 + (number % 3), offers }));
  }
  const [lying, ...rest] = articles;
  if (!lying) throw new RangeError('Six were made');
  await me.inCart(lying.productId, lying.vendorId, 2);
  const rows = await me.list();
  const lines = rest.map(({ articleId }) => {
    const row = rows.find(({ article }) => article.id === articleId);
    return { articleId, quantity: row?.amount ?? 0, vendorId: row?.bestVendorId ?? null };
  });
  const { data } = (await split(lines)) as { data: SplitList };
  expect((await me.send('POST', 'reorder/cart', { addressId: me.address, lines })).status).toBe(200);
  const [pinned] = await app.asOwner.rows<{ id: number }>(
    'select id from cart_position where product_id = $1',
    [lying.productId],
  );
  const answer = await app.request({
    method: 'POST',
    url: '/api/marketplace/v1/middleware/basket/optimiser',
    headers: me.keeper.headers,
    payload: {
      data: { addressIds: [me.address], controlParameters: { pinnedPositionIds: [pinned?.id] } },
    },
  });
  const { before, after } = answer.json().data.cartPriceDetail;
  expect(data.cartPriceDetail).toMatchObject({ before, after });
});

test('a changed price, a changed cart or other lines are noticed, and nothing comes in', async () => {
  const { other, gloves, masks, lines } = await aSplit();
  const outdated = { status: 409, errors: { code: 'OPTIMIZED_CART_OUTDATED' } };
  expect(await put(lines)).toMatchObject(outdated);
  await split(lines);
  await app.asOwner.run('update offer set tier_price_cents = $2 where product_id = $1', [
    masks.productId,
    [1],
  ]);
  expect(await put(lines)).toMatchObject(outdated);
  await split(lines);
  expect(await put(lines.slice(1))).toMatchObject(outdated);
  expect(await put(lines, { controlParameters: { hasBuyFromFavoriteVendor: true } })).toMatchObject(outdated);
  await me.inCart(gloves.productId, other, 1);
  expect(await put(lines)).toMatchObject(outdated);
  expect(await cart()).toHaveLength(1);
});

test('an order that was placed meanwhile leaves the cart as it was, and is noticed all the same', async () => {
  const { gloves, lines } = await aSplit();
  const rows = await me.list();
  const read = lines.map((line) => ({
    ...line,
    needed: rows.find(({ article }) => article.id === line.articleId)?.needed,
  }));
  await split(read);
  await me.order(gloves.productId, 2);
  expect(await put(read)).toMatchObject({
    status: 409,
    errors: { code: 'REORDER_NEED_CHANGED', data: [{ id: gloves.articleId, title: 'Handschuh' }] },
  });
  expect([await cart(), await savings()]).toEqual([[], []]);
});

test('favourites are preferred where that is wanted', async () => {
  const { one, gloves, lines } = await aSplit();
  await me.send('PUT', `vendors/${one}/preferences`, { isFavorite: true });
  const { data } = await split(lines, { controlParameters: { hasBuyFromFavoriteVendor: true } });
  expect(data.lines[0]).toEqual({ articleId: gloves.articleId, vendorId: one, quantity: 2 });
});

test('who accepts lines sees how far it is, then the answer', async () => {
  const { lines } = await aSplit();
  const answer = await app.request({
    method: 'POST',
    url: '/pro/reorder/optimizer',
    headers: { ...me.keeper.headers, accept: 'application/x-ndjson' },
    payload: { addressId: me.address, lines },
  });
  const told = answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(told.at(-1).data.cartPriceDetail.savingCents).toBe(800);
  for (const { progress } of told.slice(0, -1)) expect(progress).toHaveProperty('bound');
});

test('wrong lines are named before anything is solved; foreign ones are not found', async () => {
  const { lines } = await aSplit();
  const dozens = await me.anArticle({ ideal: 3, offers: [{ minimum: 12, step: 12 }] });
  const wrong = [...lines, { articleId: dozens.articleId, quantity: 5 }];
  for (const send of [split, put])
    expect((await send(wrong)).errors).toMatchObject([
      { field: 'lines.2.quantity', code: 'QUANTITY_NOT_SOLD' },
    ]);
  const other = await aReorderer(app);
  expect((await other.send('POST', 'reorder/optimizer', { addressId: me.address, lines })).status).toBe(404);
  expect((await split(lines, { addressId: other.address })).status).toBe(404);
});
