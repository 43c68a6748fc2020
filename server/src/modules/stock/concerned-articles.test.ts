// Every refusal of a stock or article call names the articles it is about, each with its id and title, so that the screen
// can link to them. A code of the list in the contract that is missing here is a type error.
import { type ArticleErrorCode, articleErrorCodes } from '@praxora/contract/errors';
import { mostStock } from '@praxora/rules/units';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { aProduct } from '../../testing/catalog-builders.ts';
import type { StoreKeeper } from '../../testing/inventory-builders.ts';
import { aReceivingDesk, type ReceivingDesk } from '../../testing/receiving-builders.ts';

let app: TestApp;
let desk: ReceivingDesk;
let keeper: StoreKeeper;
let storageId: number;
let otherStorage: number;
beforeAll(async () => {
  app = await startTestApp();
  desk = await aReceivingDesk(app);
  ({ keeper } = desk);
  [storageId, otherStorage] = desk.storages;
});
afterAll(() => app.close());

type Answer = Awaited<ReturnType<StoreKeeper['send']>>;
interface Provoked {
  readonly answer: Answer;
  /** The articles the refusal must name. */
  readonly about: readonly number[];
}

const shelved = { labelConfiguration: { unitToLabel: 'STORAGE_PRODUCT' as const } };

async function provoked(articleId: number, method: 'POST' | 'DELETE' | 'PUT', url: string, body?: object) {
  return { answer: await keeper.send(method, url, body), about: [articleId] };
}

const input = (articleId: number, more: object = {}) =>
  provoked(articleId, 'POST', 'stock/manual/input', { articleId, amount: 1, storageId, ...more });

async function stocked(amount = 3): Promise<{ articleId: number; stockId: number; bookingId: string }> {
  const articleId = await keeper.anArticle(shelved);
  return { articleId, ...(await keeper.bookIn(articleId, amount, storageId)) };
}

/** As much of it as can be kept. */
async function full() {
  const entry = await stocked();
  await app.asOwner.run('update article set stock = $2 where id = $1', [entry.articleId, mostStock]);
  return entry;
}

/** An article whose stock came with an order. */
async function received() {
  const article = await desk.anArticle();
  const order = await desk.order([{ ...article, quantity: 5 }]);
  const { data } = await desk.receive(order.id, [
    { positionId: order.positions[0]?.id, lots: [{ quantity: 1, storageId }] },
  ]);
  const { articleId } = article;
  const { data: movements } = await keeper.send('GET', `inventory/article/${articleId}/movements`);
  return {
    articleId,
    receiptId: data.receiptId as number,
    stockId: data.order.receipts[0].lines[0].stockId as number,
    bookingId: movements.items[0].bookingId as string,
  };
}

/** As its form would send it. */
async function changed(articleId: number, change: object): Promise<Provoked> {
  const { data } = await keeper.send('GET', `inventory/article/${articleId}`);
  const { vat: _vat, ...payload } = data;
  return provoked(articleId, 'PUT', 'inventory/article', { ...payload, ...change });
}

const slugOf = async (productId: number) =>
  (await app.asOwner.one<{ slug: string }>('select slug from product where id = $1', [productId])).slug;

const ways: Record<ArticleErrorCode, Readonly<Record<string, () => Promise<Provoked>>>> = {
  STORAGE_NOT_EMPTY: {
    deleting: async () => {
      const room = await keeper.aStorage();
      const about = [await keeper.anArticle(shelved), await keeper.anArticle(shelved)];
      for (const articleId of [...about, ...about]) await keeper.bookIn(articleId, 1, room);
      return { answer: await keeper.send('DELETE', `storages/${room}`), about };
    },
  },
  STOCK_LEFT_IN_ARTICLE: {
    deleting: async () => {
      const { articleId } = await stocked();
      return provoked(articleId, 'DELETE', `inventory/article/${articleId}`);
    },
    'taking several out of the inventory': async () => {
      const about = [(await stocked()).articleId, (await stocked()).articleId];
      const articleIds = [...about, await keeper.anArticle()];
      const change = { articleIds, useInventory: false };
      return { answer: await keeper.send('POST', 'inventory/article/bulk', change), about };
    },
    changing: async () => changed((await stocked()).articleId, { useInventory: false }),
  },
  STOCK_INPUT_USED: {
    cancelling: async () => {
      const { articleId, stockId } = await stocked();
      await keeper.send('POST', 'stock/consumption', { stockId, amount: 1 });
      return provoked(articleId, 'DELETE', `stock/input/${stockId}`);
    },
    undoing: async () => {
      const { articleId, stockId, bookingId } = await stocked();
      await keeper.send('POST', 'stock/consumption', { stockId, amount: 1 });
      return provoked(articleId, 'POST', `stock/undo/${bookingId}`);
    },
  },
  NOT_ENOUGH_STOCK: {
    using: async () => {
      const { articleId } = await stocked();
      return provoked(articleId, 'POST', 'stock/consumption', { articleId, amount: 4 });
    },
    moving: async () => {
      const { articleId, stockId } = await stocked();
      const move = { stockId, amount: 4, storageId: otherStorage };
      return provoked(articleId, 'POST', 'stock/move', move);
    },
  },
  STOCK_TOO_LARGE: {
    'booking in': async () => input((await full()).articleId),
    correcting: async () => {
      const { articleId, stockId } = await full();
      return provoked(articleId, 'POST', 'stock/correction', { stockId, amount: 4 });
    },
  },
  TOO_MANY_LABELS: {
    'booking in': async () => input(await keeper.anArticle(), { amount: 2001 }),
    receiving: async () => {
      const articles = [await keeper.anArticle(), await keeper.anArticle()];
      const lots = [{ quantity: 1001, storageId }];
      const silent = await keeper.anArticle(shelved);
      const answer = await keeper.send('POST', 'receiving/outside', {
        articles: [...articles, silent].map((articleId) => ({ articleId, lots })),
      });
      return { answer, about: articles };
    },
  },
  BATCH_REQUIRED: {
    'booking in': async () => input(await keeper.anArticle({ documentation: { hasBatchObligation: true } })),
  },
  EXPIRY_REQUIRED: {
    'booking in': async () =>
      input(await keeper.anArticle({ documentation: { hasExpiryDateObligation: true } })),
  },
  ARTICLE_NOT_IN_INVENTORY: {
    'booking in': async () => input(await keeper.anArticle({ useInventory: false })),
  },
  ARTICLE_EXISTS: {
    creating: async () => {
      const { articleId, productId } = await desk.anArticle({ name: 'Der erste' });
      const catalogOrigin = { catalogProductSlug: await slugOf(productId) };
      return provoked(articleId, 'POST', 'inventory/article', { name: 'Noch einmal', catalogOrigin });
    },
    replacing: async () => {
      const { articleId, productId } = await desk.anArticle();
      const url = `inventory/article/${await keeper.anArticle()}/catalog-origin`;
      return provoked(articleId, 'PUT', url, { catalogProductSlug: await slugOf(productId) });
    },
  },
  UNIT_LOCKED: {
    changing: async () =>
      changed((await stocked()).articleId, {
        packagingInformation: { consumptionUnitId: 1, consumptionUnitCount: 1, orderUnitId: 2 },
      }),
  },
  LABEL_PLACEMENT_LOCKED: {
    changing: async () => {
      const { articleId } = await stocked();
      const { labelConfiguration } = await keeper.see(articleId);
      return changed(articleId, {
        labelConfiguration: { ...labelConfiguration, unitToLabel: 'SALES_UNIT' },
      });
    },
  },
  STORAGE_GONE: {
    correcting: async () => {
      const { articleId, stockId } = await emptiedAndGone();
      return provoked(articleId, 'POST', 'stock/correction', { stockId, amount: 1 });
    },
    undoing: async () => {
      const { articleId, use } = await emptiedAndGone();
      return provoked(articleId, 'POST', `stock/undo/${use}`);
    },
  },
  SAME_STORAGE: {
    moving: async () => {
      const { articleId, stockId } = await stocked();
      return provoked(articleId, 'POST', 'stock/move', { stockId, amount: 1, storageId });
    },
  },
  BOOKING_UNDONE: {
    'undoing twice': async () => {
      const { articleId, bookingId } = await stocked();
      await keeper.send('POST', `stock/undo/${bookingId}`);
      return provoked(articleId, 'POST', `stock/undo/${bookingId}`);
    },
    'undoing goods of several articles twice': async () => {
      const about = [await keeper.anArticle(), await keeper.anArticle()];
      const lots = [{ quantity: 1, storageId }];
      const articles = about.map((articleId) => ({ articleId, lots }));
      await keeper.send('POST', 'receiving/outside', { articles });
      const { data } = await keeper.send('GET', `inventory/article/${about[0]}/movements`);
      const undo = `stock/undo/${data.items[0].bookingId}`;
      expect((await keeper.send('POST', undo)).status).toBe(200);
      return { answer: await keeper.send('POST', undo), about };
    },
  },
  RECEIPT_USED: {
    'taking the receipt back': async () => {
      const { articleId, stockId, receiptId } = await received();
      await keeper.send('POST', 'stock/consumption', { stockId, amount: 1 });
      return provoked(articleId, 'POST', `receiving/receipts/${receiptId}/reversal`, {});
    },
  },
  RECEIPT_TAKEN_BACK: {
    'taking the receipt back twice': async () => {
      const { articleId, receiptId } = await received();
      await keeper.send('POST', `receiving/receipts/${receiptId}/reversal`, {});
      return provoked(articleId, 'POST', `receiving/receipts/${receiptId}/reversal`, {});
    },
  },
  LABEL_WITHDRAWN: {
    scanning: async () => {
      const articleId = await keeper.anArticle();
      const { stockId, labelIds } = await keeper.bookIn(articleId, 1, storageId);
      await keeper.send('DELETE', `stock/input/${stockId}`);
      return provoked(articleId, 'POST', 'stock/consumption', { labelId: labelIds[0] });
    },
  },
  BOOKED_WITH_ORDER: {
    cancelling: async () => {
      const { articleId, stockId } = await received();
      return provoked(articleId, 'DELETE', `stock/input/${stockId}`);
    },
    undoing: async () => {
      const { articleId, bookingId } = await received();
      return provoked(articleId, 'POST', `stock/undo/${bookingId}`);
    },
  },
};

async function emptiedAndGone(): Promise<{ articleId: number; stockId: number; use: string }> {
  const room = await keeper.aStorage();
  const articleId = await keeper.anArticle(shelved);
  const { stockId } = await keeper.bookIn(articleId, 1, room);
  const { data } = await keeper.send('POST', 'stock/consumption', { stockId, amount: 1 });
  expect((await keeper.send('DELETE', `storages/${room}`)).status).toBe(200);
  return { articleId, stockId, use: data.bookingId };
}

const named = async (ids: readonly number[]) => {
  const rows = await app.asOwner.rows<{ id: number; title: string }>(
    'select id, name as title from article where id = any($1) order by id',
    [ids],
  );
  expect(rows).toHaveLength(ids.length);
  return rows;
};

describe.each(articleErrorCodes)('%s', (code) => {
  test.each(Object.keys(ways[code]))('%s', async (way) => {
    const { answer, about } = await (ways[code][way] as () => Promise<Provoked>)();
    expect(answer.errors).toMatchObject({ code });
    const told = [...answer.errors.data].sort((a: { id: number }, b: { id: number }) => a.id - b.id);
    expect(told).toEqual(await named(about));
  });
});

it('a storage names no more than twenty of its articles', async () => {
  const room = await keeper.aStorage();
  for (let made = 0; made < 22; made += 1) await keeper.bookIn(await keeper.anArticle(shelved), 1, room);
  expect((await keeper.send('DELETE', `storages/${room}`)).errors.data).toHaveLength(20);
});

it('errors of a receipt name the article at their field', async () => {
  const fine = await keeper.anArticle();
  const strict = await keeper.anArticle({
    name: 'Anästhetikum',
    documentation: { hasBatchObligation: true },
  });
  const lots = [{ quantity: 1, storageId }];
  const { errors } = await keeper.send('POST', 'receiving/outside', {
    articles: [fine, strict].map((articleId) => ({ articleId, lots })),
  });
  expect(errors).toMatchObject([
    { code: 'BATCH_REQUIRED', field: 'articles.1.lots.0.batchNumber', data: await named([strict]) },
  ]);
});

it('of several new articles each names the one that exists', async () => {
  const { articleId, productId } = await desk.anArticle();
  const article = { name: 'Doppelt', catalogOrigin: { catalogProductSlug: await slugOf(productId) } };
  const some = await keeper.send('POST', 'inventory/article', { articles: [article, { name: 'Neu' }] });
  expect(some.data.failed).toMatchObject([
    { index: 0, problems: [{ code: 'ARTICLE_EXISTS', data: await named([articleId]) }] },
  ]);
  const none = await keeper.send('POST', 'inventory/article', { articles: [article, article] });
  expect(none.errors).toMatchObject(
    [0, 1].map((index) => ({
      code: 'ARTICLE_EXISTS',
      field: `articles.${index}`,
      data: [{ id: articleId }],
    })),
  );
});

it('two articles that become the same product at once: one does, the other is told which', async () => {
  for (let time = 0; time < 5; time += 1) {
    const catalogProductSlug = await slugOf(await aProduct(app));
    const articles = await Promise.all([keeper.anArticle(), keeper.anArticle()]);
    const answers = await Promise.all(
      articles.map((id) =>
        keeper.send('PUT', `inventory/article/${id}/catalog-origin`, { catalogProductSlug }),
      ),
    );
    const winner = articles[answers.findIndex(({ status }) => status === 200)];
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.errors).toMatchObject({ code: 'ARTICLE_EXISTS', data: [{ id: winner }] });
  }
});
