import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anOffer, aProduct, aVendor, readSlug } from '../../../testing/catalog-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { takeIn } from './inputs.ts';
import { verifyLedger } from './verifier/verifier.ts';

let app: TestApp;
let keeper: StoreKeeper;
let storageId: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  keeper = await aStoreKeeper(app);
  storageId = await keeper.aStorage();
});

const pieces = {
  labelConfiguration: { unitToCount: 'CONSUMPTION_UNIT', consumptionPerScan: 10 },
  packagingInformation: { consumptionUnitId: 1, consumptionUnitCount: 100, orderUnitId: 2 },
} as const;

const input = async (articleId: number, amount: number, more: object = {}) =>
  (await keeper.send('POST', 'stock/manual/input', { articleId, amount, storageId, ...more })).data;

describe('booking in', () => {
  it('makes an entry, its labels and the article’s figures', async () => {
    const articleId = await keeper.anArticle(pieces);
    const booked = await input(articleId, 250, { batchNumber: 'A1', expirationDate: '2027-01-31' });
    expect(booked).toMatchObject({ stock: 250, entries: [{ change: 250, balance: 250 }] });
    expect(booked.labelIds).toHaveLength(3);
    const { data: stock } = await keeper.send('GET', `inventory/article/${articleId}/stock`);
    expect(stock).toMatchObject([
      { stockId: booked.stockId, batchNumber: 'A1', expirationDate: '2027-01-31', amount: 250 },
    ]);
    const { data: article } = await keeper.send('GET', `inventory/article/${articleId}`);
    expect(article).toMatchObject({ stock: 250, earliestExpiryDate: '2027-01-31', hasStock: true });
    const { data: movements } = await keeper.send('GET', `inventory/article/${articleId}/movements`);
    expect(movements).toMatchObject({
      total: 1,
      items: [{ kind: 'input', isFirst: true, amount: 250, canUndo: true }],
    });
  });

  it('asks for batch and expiry where the article does', async () => {
    const articleId = await keeper.anArticle({
      documentation: { hasBatchObligation: true, hasExpiryDateObligation: true },
    });
    const code = async (more: object) =>
      (await keeper.send('POST', 'stock/manual/input', { articleId, amount: 1, storageId, ...more })).errors
        .code;
    expect(await code({})).toBe('BATCH_REQUIRED');
    expect(await code({ batchNumber: 'A' })).toBe('EXPIRY_REQUIRED');
    expect((await input(articleId, 1, { batchNumber: 'A', expirationDate: '2027-01-31' })).stock).toBe(1);
  });

  it('is refused for foreign and unknown things, and for nonsense', async () => {
    const articleId = await keeper.anArticle();
    const other = await aStoreKeeper(app);
    const foreign = await other.aStorage();
    const send = async (payload: object) => (await keeper.send('POST', 'stock/manual/input', payload)).status;
    expect(await send({ articleId, amount: 1, storageId: foreign })).toBe(404);
    expect(await send({ articleId: await other.anArticle(), amount: 1, storageId })).toBe(404);
    for (const amount of [0, -1, 1.5, 1e9, '3', null])
      expect(await send({ articleId, amount, storageId })).toBe(422);
    expect(await send({ articleId, amount: 1, storageId, expirationDate: '2027-02-31' })).toBe(422);
    for (const date of ['2199-01-01', '0000-01-01', 'yesterday'])
      expect(await send({ articleId, amount: 1, storageId, date })).toBe(422);
    expect(await send({ articleId, amount: 100_001, storageId })).toBe(409);
  });

  it('can be cancelled until something was used', async () => {
    const articleId = await keeper.anArticle();
    const [first, second] = [await input(articleId, 5), await input(articleId, 5)];
    expect((await keeper.send('DELETE', `stock/input/${first.stockId}`)).data.stock).toBe(5);
    expect((await keeper.send('DELETE', `stock/input/${first.stockId}`)).errors.code).toBe(
      'STOCK_INPUT_USED',
    );
    await keeper.send('POST', 'stock/consumption', { stockId: second.stockId, amount: 1 });
    expect((await keeper.send('DELETE', `stock/input/${second.stockId}`)).errors.error).toBe(
      'Cancellation not possible! StockInput has already been used!',
    );
  });

  it('values stock at the price it was booked with, whatever becomes of prices', async () => {
    const productId = await aProduct(app);
    for (const cents of [1000, 1101])
      await anOffer(app, productId, await aVendor(app), { tiers: [[1, cents]] });
    const slug = await readSlug(app, productId);
    const articleId = await keeper.anArticle({ ...pieces, catalogOrigin: { catalogProductSlug: slug } });
    expect((await keeper.send('GET', `default-prices/${articleId}`)).data).toEqual({
      maximum: 1101,
      average: 1051,
      lowest: 1000,
    });
    const { stockId } = await input(articleId, 100, { priceType: 'maximum' });
    await input(articleId, 50, { priceType: 'average' });
    await input(articleId, 50);
    await app.asOwner.run('update offer set tier_price_cents = array[1] where product_id = $1', [productId]);
    await keeper.send('POST', 'stock/consumption', { stockId, amount: 33 });
    // 67 of 11.01 per 100, 50 of 10.51, and 50 without a price.
    expect((await keeper.see(articleId)).stockValueCents).toBe(Math.round(67 * 11.01 + 50 * 10.51));
  });

  it('is done once however often it is sent', async () => {
    const articleId = await keeper.anArticle();
    const payload = { articleId, amount: 7, storageId };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => keeper.send('POST', 'stock/manual/input', payload, 'scan-0001')),
    );
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await keeper.send('GET', `inventory/article/${articleId}`)).data.stock).toBe(7);
  });
});

describe('consumption', () => {
  it('takes what expires first, from as many entries as it needs, and can be taken back once', async () => {
    const articleId = await keeper.anArticle();
    const late = await input(articleId, 5, { expirationDate: '2028-01-31' });
    const soon = await input(articleId, 5, { expirationDate: '2027-01-31' });
    const { data: used } = await keeper.send('POST', 'stock/consumption', { articleId, amount: 7 });
    expect(used.stock).toBe(3);
    expect(used.entries).toEqual(
      expect.arrayContaining([
        { stockId: soon.stockId, change: -5, balance: 0 },
        { stockId: late.stockId, change: -2, balance: 3 },
      ]),
    );
    expect((await keeper.send('GET', `inventory/article/${articleId}/use`)).data.at(-1).used).toBe(7);
    expect((await keeper.send('POST', `stock/undo/${used.bookingId}`)).data.stock).toBe(10);
    expect((await keeper.send('POST', `stock/undo/${used.bookingId}`)).errors.code).toBe('BOOKING_UNDONE');
    expect((await keeper.send('GET', `inventory/article/${articleId}/use`)).data.at(-1).used).toBe(0);
  });

  it('by label takes the scan’s amount from that label’s entry', async () => {
    const articleId = await keeper.anArticle(pieces);
    const { labelIds, stockId } = await input(articleId, 100);
    const { data } = await keeper.send('POST', 'stock/consumption', { labelId: labelIds[0] });
    const { data: movements } = await keeper.send('GET', `inventory/article/${articleId}/movements`);
    expect(movements.items[0]).toMatchObject({ labelId: labelIds[0], priceType: 'notRecorded' });
    const { data: entries } = await keeper.send('GET', `inventory/article/${articleId}/stock`);
    expect(entries[0]).toMatchObject({ priceType: 'notRecorded', labelId: expect.stringMatching(/^PX/) });
    expect(data.entries).toEqual([{ stockId, change: -10, balance: 90 }]);
    expect((await keeper.send('POST', 'stock/consumption', { labelId: 'PX000000000' })).status).toBe(404);
  });

  it('by the permanent label takes what expires first', async () => {
    const articleId = await keeper.anArticle({ labelConfiguration: { unitToLabel: 'STORAGE_PRODUCT' } });
    expect((await input(articleId, 3)).labelIds).toEqual([]);
    const { permanentLabelId } = (await keeper.send('GET', `inventory/article/${articleId}`)).data;
    expect((await keeper.send('POST', 'stock/consumption', { labelId: permanentLabelId })).data.stock).toBe(
      2,
    );
  });

  it('never goes below zero, whoever takes at once', async () => {
    const articleId = await keeper.anArticle();
    await input(articleId, 10);
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => keeper.send('POST', 'stock/consumption', { articleId, amount: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.errors).toMatchObject({
      code: 'NOT_ENOUGH_STOCK',
      params: { available: 0 },
      data: [{ id: articleId }],
    });
  });
});

describe('moving and correcting', () => {
  it('moves a part into an entry of its own, and back', async () => {
    const articleId = await keeper.anArticle();
    const { stockId } = await input(articleId, 8, { batchNumber: 'B' });
    const target = await keeper.aStorage();
    const { data } = await keeper.send('POST', 'stock/move', { stockId, amount: 3, storageId: target });
    expect(data).toMatchObject({ stock: 8 });
    const code = async (payload: object) => (await keeper.send('POST', 'stock/move', payload)).errors.code;
    expect(await code({ stockId, amount: 3, storageId })).toBe('SAME_STORAGE');
    expect(await code({ stockId, amount: 6, storageId: target })).toBe('NOT_ENOUGH_STOCK');
    expect((await keeper.send('POST', `stock/undo/${data.bookingId}`)).data.stock).toBe(8);
    const { data: stock } = await keeper.send('GET', `inventory/article/${articleId}/stock`);
    expect(stock).toMatchObject([{ stockId, amount: 8 }]);
  });

  it('takes labels along with all of an entry, and back when the move is undone', async () => {
    const articleId = await keeper.anArticle();
    const { stockId, labelIds } = await input(articleId, 2);
    const target = await keeper.aStorage();
    const labelled = async () => {
      const { data } = await keeper.send('GET', `inventory/article/${articleId}/stock`);
      return data.map((entry: { stockId: number; labelIds: string[] }) => [entry.stockId, entry.labelIds]);
    };
    const { data } = await keeper.send('POST', 'stock/move', { stockId, amount: 2, storageId: target });
    expect(await labelled()).toEqual([[data.stockId, expect.arrayContaining(labelIds)]]);
    await keeper.send('POST', `stock/undo/${data.bookingId}`);
    expect(await labelled()).toEqual([[stockId, expect.arrayContaining(labelIds)]]);
    expect((await keeper.send('POST', 'stock/consumption', { labelId: labelIds[0] })).data.stock).toBe(1);
  });

  it('counts as use: what was corrected or moved can be cancelled only when that is taken back', async () => {
    const articleId = await keeper.anArticle();
    const { stockId, bookingId } = await input(articleId, 5);
    await keeper.send('POST', 'stock/consumption', { stockId, amount: 1 });
    const { data } = await keeper.send('POST', 'stock/correction', { stockId, amount: 5 });
    expect((await keeper.send('DELETE', `stock/input/${stockId}`)).errors.code).toBe('STOCK_INPUT_USED');
    expect((await keeper.send('POST', `stock/undo/${bookingId}`)).errors.code).toBe('STOCK_INPUT_USED');
    const movements = async () =>
      (await keeper.send('GET', `inventory/article/${articleId}/movements`)).data.items;
    const shown = (await movements()).map(({ kind, canUndo }: Record<string, unknown>) => [kind, canUndo]);
    expect(shown).toEqual([
      ['correction', true],
      ['consumption', true],
      ['input', false],
    ]);
    for (const { bookingId: id } of (await movements()).slice(0, 2))
      await keeper.send('POST', `stock/undo/${id}`);
    expect((await movements()).at(-1)).toMatchObject({ kind: 'input', canUndo: true });
    expect((await keeper.send('POST', `stock/undo/${data.bookingId}`)).errors.code).toBe('BOOKING_UNDONE');
    expect((await keeper.send('DELETE', `stock/input/${stockId}`)).data.stock).toBe(0);
  });

  it('sets an entry to what is really there', async () => {
    const articleId = await keeper.anArticle();
    const { stockId } = await input(articleId, 8);
    expect((await keeper.send('POST', 'stock/correction', { stockId, amount: 11 })).data.stock).toBe(11);
    expect((await keeper.send('POST', 'stock/correction', { stockId, amount: 0 })).data.stock).toBe(0);
  });
});

it('several articles booked in together are taken back together, or not at all', async () => {
  const { id: userId, practiceId, email } = keeper.user;
  const noNames = { firstName: '', lastName: '', practiceName: '', dentalOfficeId: '' };
  const names = { ...noNames, personId: 0, sessionId: 0, apiTokenId: null, device: null, isSample: false };
  const user = { userId, practiceId, email, ...names, country: 'DE', isPro20: true, role: 'owner' } as const;
  const meta = { is_pro20: true, basket_counter: 0 };
  const [first, second] = [await keeper.anArticle(), await keeper.anArticle()];
  const receive = (bookingId: string) =>
    app.platform.database.forPractice(practiceId, async (tx) => {
      const context = { ...app.platform, tx, user, meta, requestId: '', ip: '' };
      const lot = { storageId, batchNumber: '', expirationDate: null, orderUnitPriceCents: 250 };
      const paid = { priceType: 'paid', type: 'INCOMING_GOODS_FROM_ORDER' } as const;
      await takeIn(context, { articleId: first, amount: 3, ...lot, ...paid }, { bookingId });
      return takeIn(context, { articleId: second, amount: 5, ...lot, ...paid }, { bookingId });
    });
  const stocks = async () => [(await keeper.see(first)).stock, (await keeper.see(second)).stock];
  const [one, other] = [randomUUID(), randomUUID()];
  await receive(one);
  await receive(other);
  expect((await keeper.send('POST', `stock/undo/${one}`)).data.entries).toHaveLength(2);
  expect(await stocks()).toEqual([3, 5]);
  await keeper.send('POST', 'stock/consumption', { articleId: second, amount: 1 });
  expect((await keeper.send('POST', `stock/undo/${other}`)).errors.code).toBe('STOCK_INPUT_USED');
  expect(await stocks()).toEqual([3, 4]);
  expect((await keeper.see(second)).stockValueCents).toBe(1000);
  expect((await verifyLedger(app.asOwner)).defects).toEqual([]);
});

it('a batch tells all about itself', async () => {
  const articleId = await keeper.anArticle();
  const { stockId } = await input(articleId, 4, { batchNumber: 'LOT-7' });
  await keeper.send('POST', 'stock/consumption', { stockId, amount: 1 });
  const { data } = await keeper.send('GET', 'stock/recall?batchNumber=lot-7');
  expect(data).toMatchObject([{ articleId, amount: 3, movements: [{ amount: -1 }, { amount: 4 }] }]);
  expect((await (await aStoreKeeper(app)).send('GET', 'stock/recall?batchNumber=lot-7')).data).toEqual([]);
});

it('a recall finds a batch by a part of its number and in any spelling, the batch itself first', async () => {
  const articleId = await keeper.anArticle();
  for (const batchNumber of ['0912', 'NB26-0912', 'nb 260912', 'NB26-0913', ''])
    await input(articleId, 1, { batchNumber });
  const recall = async (wanted: string) => {
    const { data } = await keeper.send('GET', `stock/recall?batchNumber=${encodeURIComponent(wanted)}`);
    return data.map(({ batchNumber, fits }: { batchNumber: string; fits: string }) => [batchNumber, fits]);
  };
  expect(await recall('NB26 0912')).toEqual([
    ['nb 260912', 'whole'],
    ['NB26-0912', 'whole'],
  ]);
  expect(await recall('0912')).toEqual([
    ['0912', 'whole'],
    ['nb 260912', 'part'],
    ['NB26-0912', 'part'],
  ]);
  expect(await recall('N')).toEqual([]);
  expect(await recall('%')).toEqual([]);
});

it('the ledger cannot be rewritten', async () => {
  const articleId = await keeper.anArticle();
  await input(articleId, 4);
  await expect(
    app.asOwner.run('update stock_movement set amount = 5 where article_id = $1', [articleId]),
  ).rejects.toThrow(/only ever added to/);
});
