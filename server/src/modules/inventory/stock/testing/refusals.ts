// Ways to provoke every refusal that is about articles, by its code.
import type { ArticleErrorCode } from '@praxora/contract/errors';
import { mostStock } from '@praxora/rules/shared/units';
import { expect } from 'vitest';
import type { TestApp } from '../../../../testing/app.ts';
import { readSlug } from '../../../../testing/catalog-builders.ts';
import type { ReceivingDesk } from '../../../../testing/receiving-builders.ts';
import { anImporter, asCsv } from '../../article-import/testing/importer.ts';
import { waysToBlockRefusals } from './block-refusals.ts';
import { type Provoked, type WaysToOne, waysToPurchasingRefusals } from './purchasing-refusals.ts';

export const shelved = { labelConfiguration: { unitToLabel: 'STORAGE_PRODUCT' as const } };

type Ways = Readonly<Record<ArticleErrorCode, WaysToOne>>;

/** A code of the list in the contract that is missing here is a type error. */
export function waysToRefusals(app: TestApp, desk: ReceivingDesk): Ways {
  const { keeper } = desk;
  const [storageId, otherStorage] = desk.storages;

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

  async function emptiedAndGone(): Promise<{ articleId: number; stockId: number; use: string }> {
    const room = await keeper.aStorage();
    const articleId = await keeper.anArticle(shelved);
    const { stockId } = await keeper.bookIn(articleId, 1, room);
    const { data } = await keeper.send('POST', 'stock/consumption', { stockId, amount: 1 });
    expect((await keeper.send('DELETE', `storages/${room}`)).status).toBe(200);
    return { articleId, stockId, use: data.bookingId };
  }

  return {
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
    NOT_IN_STOCK_THEN: {
      'using for a day before': async () => {
        const { articleId } = await stocked();
        return provoked(articleId, 'POST', 'stock/consumption', { articleId, date: '2026-01-15' });
      },
    },
    LABEL_USED_UP: {
      'scanning it again': async () => {
        const articleId = await keeper.anArticle();
        const { labelIds } = await keeper.bookIn(articleId, 1, storageId);
        await keeper.send('POST', 'stock/consumption', { articleId });
        return provoked(articleId, 'POST', 'stock/consumption', { labelId: labelIds[0] });
      },
    },
    LABEL_USED: {
      'scanning it again': async () => {
        const articleId = await keeper.anArticle();
        const { labelIds } = await keeper.bookIn(articleId, 2, storageId);
        await keeper.send('POST', 'stock/consumption', { labelId: labelIds[0] });
        return provoked(articleId, 'POST', 'stock/consumption', { labelId: labelIds[0] });
      },
    },
    LABEL_LOST: {
      scanning: async () => {
        const articleId = await keeper.anArticle();
        const { labelIds } = await keeper.bookIn(articleId, 1, storageId);
        await keeper.send('POST', 'labels/lost', { labelId: labelIds[0] });
        return provoked(articleId, 'POST', 'stock/consumption', { labelId: labelIds[0] });
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
      'booking in': async () =>
        input(await keeper.anArticle({ documentation: { hasBatchObligation: true } })),
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
        const catalogOrigin = { catalogProductSlug: await readSlug(app, productId) };
        return provoked(articleId, 'POST', 'inventory/article', { name: 'Noch einmal', catalogOrigin });
      },
      replacing: async () => {
        const { articleId, productId } = await desk.anArticle();
        const url = `inventory/article/${await keeper.anArticle()}/catalog-origin`;
        return provoked(articleId, 'PUT', url, { catalogProductSlug: await readSlug(app, productId) });
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
    IMPORT_USED: {
      'undoing an import': async () => {
        const me = await anImporter(app);
        await me.importAll(asCsv('Name;Bestand;Lagerort', 'Importiert;3;Keller'));
        const { id: articleId } = await app.asOwner.one<{ id: number }>(
          'select id from article where practice_id = $1',
          [me.user.practiceId],
        );
        await me.send('POST', 'stock/consumption', { articleId, amount: 1 });
        const [{ id }] = (await me.send('GET', 'inventory/article/imports')).data;
        return { answer: await me.send('POST', `inventory/article/imports/${id}/undo`), about: [articleId] };
      },
    },
    ARTICLES_CHANGED_MEANWHILE: {
      'setting thresholds': async () => {
        const articleId = await keeper.anArticle();
        const { version } = await keeper.see(articleId);
        const values = {
          minimumStock: { amount: 1 },
          warningStock: { amount: 2 },
          idealStock: { amount: 3 },
        };
        return provoked(articleId, 'PUT', 'thresholds', {
          articles: [{ articleId, version: version + 1, ...values }],
        });
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
    ...waysToPurchasingRefusals(app, desk),
    ...waysToBlockRefusals(keeper, stocked, storageId),
  };
}
