// Order lists: lines kept by name for the whole practice, open ones too, and filled in again.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aProduct } from '../../../testing/catalog-builders.ts';
import { aReceivingDesk } from '../../../testing/receiving-builders.ts';

let app: TestApp;
let me: Awaited<ReturnType<typeof aBuyer>>;
let products: { mask: number; bag: number };

async function aBuyer() {
  const { send, user } = (await aReceivingDesk(app)).keeper;
  return { send, practiceId: user.practiceId };
}

beforeAll(async () => {
  app = await startTestApp();
  products = {
    mask: await aProduct(app, { name: 'MaskoPro Typ IIR' }),
    bag: await aProduct(app, { name: 'SteriBeutel 90' }),
  };
});
beforeEach(async () => {
  me = await aBuyer();
});
afterAll(() => app.close());

const keep = (name: string, quantity = 2) =>
  me.send('POST', 'quick-order/lists', { name, lines: [{ productId: products.mask, quantity }] });

test('are kept by name, filled in again with today’s products, renamed and deleted', async () => {
  const { data: list } = await keep('Monatsbestellung');
  expect(list).toMatchObject({ name: 'Monatsbestellung', lineCount: 1, lastUsedAt: null, version: 1 });
  expect((await keep('monatsbestellung')).errors).toMatchObject({ code: 'RESOURCE_EXISTS' });
  const gone = await aProduct(app, { name: 'Auslaufware' });
  const lines = [products.mask, gone].map((productId) => ({ productId, quantity: 6 }));
  const path = `quick-order/lists/${list.id}`;
  const { data: changed } = await me.send('PUT', path, { lines, version: 1 });
  expect(changed).toMatchObject({ lineCount: 2, version: 2 });
  const late = await me.send('PUT', path, { name: 'Anders', version: 1 });
  expect(late.errors.code).toBe('CHANGED_MEANWHILE');
  expect((await me.send('PUT', path, { lines, version: 1 })).data).toEqual(changed);
  await app.asOwner.run('delete from product where id = $1', [gone]);
  const { data: filled } = await me.send('POST', `${path}/fill`);
  expect(filled.list).toMatchObject({ version: 2, lastUsedAt: expect.any(String) });
  expect(filled.lines).toMatchObject([
    { quantity: 6, product: { id: products.mask } },
    { title: 'Auslaufware', quantity: 6, product: null },
  ]);
  expect((await me.send('DELETE', `${path}?version=2`)).data).toEqual({ deleted: true });
  expect((await me.send('GET', 'quick-order/lists')).data).toEqual([]);
});

test('keep open lines open: what was written and cannot be ordered yet', async () => {
  const lines = [
    { productId: products.mask, quantity: 6 },
    { productId: products.bag, quantity: null, amountText: '1 Pack' },
    { text: 'steri rols', quantity: 2 },
    { text: 'nitrila s', quantity: null, amountText: '2,5' },
  ];
  const { data: list } = await me.send('POST', 'quick-order/lists', { name: 'Mit offenen Zeilen', lines });
  expect(list.lineCount).toBe(4);
  const path = `quick-order/lists/${list.id}`;
  expect((await me.send('POST', `${path}/fill`)).data.lines).toMatchObject([
    { quantity: 6, amountText: '', isOpen: false, product: { id: products.mask } },
    { quantity: null, amountText: '1 Pack', isOpen: false, product: { id: products.bag } },
    { title: 'steri rols', quantity: 2, amountText: '', isOpen: true, product: null },
    { title: 'nitrila s', quantity: null, amountText: '2,5', isOpen: true, product: null },
  ]);
  // Sending the same lines again changes nothing.
  expect((await me.send('PUT', path, { lines, version: 99 })).data.version).toBe(1);
  const nothing = await me.send('PUT', path, { lines: [{ text: ' ', quantity: 1 }] });
  expect([nothing.status, nothing.errors[0].field]).toEqual([422, 'lines.0.text']);
});

test('are no other practice’s, and at most a hundred', async () => {
  const { data } = await keep('Prophylaxe');
  await app.asOwner.run(
    `insert into order_list (practice_id, name, lines) select $1, 'Liste ' || n, '[]' from generate_series(1, 99) n`,
    [me.practiceId],
  );
  expect((await keep('Zu viel')).errors.code).toBe('TOO_MANY_ORDER_LISTS');
  me = await aBuyer();
  const path = `quick-order/lists/${data.id}`;
  const foreign = [
    await me.send('PUT', path, { name: 'x' }),
    await me.send('DELETE', path),
    await me.send('POST', `${path}/fill`),
  ];
  expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await keep('Prophylaxe')).status).toBe(200);
});
