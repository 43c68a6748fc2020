// A practice of its own with an inventory, filled by the calls a colleague's screen would make.
import { type BrowserContext, expect } from '@playwright/test';
import { addDays } from '../../packages/rules/src/shared/calendar.ts';
import { calendarDay } from '../../packages/rules/src/shared/dates.ts';
import { createPractice, type TestUser } from './operator.ts';

interface Movement {
  readonly kind: string;
  readonly labelId: string | null;
  readonly user: string;
  readonly scannedAt: string | null;
}

interface Thresholds {
  readonly minimum?: number;
  readonly warning?: number;
  readonly ideal?: number;
}

/** Logs the browser in as the only user of a new practice, or of the one given. */
export async function enterAsStorekeeper(context: BrowserContext, name: string, known?: TestUser) {
  const { email, password } = known ?? (await createPractice(name));
  const login = await context.request.post('/pro/login', { data: { email, password } });
  expect(login.status()).toBe(200);
  const headers = { Authorization: `Bearer ${(await login.json()).data.token}` };
  const send = async <Data>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    data?: object,
  ): Promise<Data> => {
    const answer = await context.request.fetch(`/pro/${path}`, {
      method,
      headers,
      ...(data ? { data } : {}),
    });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return ((await answer.json()) as { data: Data }).data;
  };
  return {
    storage: async (storageName: string): Promise<number> =>
      (await send<{ id: number }>('POST', 'storages', { name: storageName })).id,
    /** Counted in packs. */
    article: async (
      articleName: string,
      { minimum = 0, warning = 0, ideal = 0 }: Thresholds,
    ): Promise<number> => {
      const { saved } = await send<{ saved: { id: number }[] }>('POST', 'inventory/article', {
        name: articleName,
        notificationInformation: {
          minimumStock: { amount: minimum },
          warningStock: { amount: warning },
          idealStock: { amount: ideal },
        },
      });
      const [first] = saved;
      if (!first) throw new Error(`${articleName} was not saved`);
      return first.id;
    },
    /** An own article with what its form would send. */
    articleWith: async (articleName: string, more: object): Promise<number> => {
      const { saved } = await send<{ saved: { id: number }[] }>('POST', 'inventory/article', {
        name: articleName,
        ...more,
      });
      const [first] = saved;
      if (!first) throw new Error(`${articleName} was not saved`);
      return first.id;
    },
    /** A product of the catalogue, with batch and expiry date to be recorded. */
    articleOf: async (productId: number, storageId: number) => {
      const { slug, gtin } = await send<{ slug: string; gtin: string | null }>(
        'GET',
        `catalog/product/${productId}`,
      );
      const { saved } = await send<{ saved: { id: number; title: string }[] }>('POST', 'inventory/article', {
        name: `Article ${slug}`,
        catalogOrigin: { catalogProductSlug: slug },
        documentation: { hasBatchObligation: true, hasExpiryDateObligation: true },
        storageConfiguration: { defaultStorageId: storageId },
      });
      const [first] = saved;
      if (!first) throw new Error(`${slug} was not saved`);
      return { id: first.id, name: first.title, gtin: (gtin ?? '').padStart(14, '0') };
    },
    /** A product of the catalogue, with so many labels for the batch records per input. */
    batchLabelled: async (productId: number, storageId: number, prints: number) => {
      const { slug } = await send<{ slug: string }>('GET', `catalog/product/${productId}`);
      await send('POST', 'inventory/article', {
        name: `Article ${slug}`,
        catalogOrigin: { catalogProductSlug: slug },
        documentation: { hasBatchLabel: true, numberOfBatchLabelPrints: prints },
        storageConfiguration: { defaultStorageId: storageId },
      });
    },
    /** With one permanent label, at the shelf. */
    shelfArticle: async (articleName: string): Promise<number> => {
      const { saved } = await send<{ saved: { id: number }[] }>('POST', 'inventory/article', {
        name: articleName,
        labelConfiguration: { unitToLabel: 'STORAGE_PRODUCT' },
      });
      const [first] = saved;
      if (!first) throw new Error(`${articleName} was not saved`);
      return first.id;
    },
    /** Receives the whole quantity of an order's first position, in one lot. */
    receive: async (
      orderId: number,
      quantity: number,
      storageId: number,
      batchNumber: string,
      expirationDate: string,
    ) => {
      const { positions } = await send<{ positions: { id: number }[] }>('GET', `orders/${orderId}`);
      const [position] = positions;
      if (!position) throw new Error('The order has no positions');
      // An order can be received once it went out.
      await expect(() => send('GET', `receiving/orders/${orderId}`)).toPass();
      await send('POST', `receiving/orders/${orderId}`, {
        positions: [
          { positionId: position.id, lots: [{ quantity, batchNumber, expirationDate, storageId }] },
        ],
      });
    },
    /** A product of the catalogue, counted in packs, with nothing to be recorded. */
    lowArticle: async (
      productId: number,
      { minimum = 0, warning = 0, ideal = 0 }: Thresholds,
      storageId: number,
    ) => {
      const { slug } = await send<{ slug: string }>('GET', `catalog/product/${productId}`);
      const { saved } = await send<{ saved: { id: number; title: string }[] }>('POST', 'inventory/article', {
        name: `Article ${slug}`,
        catalogOrigin: { catalogProductSlug: slug },
        notificationInformation: {
          minimumStock: { amount: minimum },
          warningStock: { amount: warning },
          idealStock: { amount: ideal },
        },
        storageConfiguration: { defaultStorageId: storageId },
      });
      const [first] = saved;
      if (!first) throw new Error(`${slug} was not saved`);
      return { id: first.id, name: first.title };
    },
    bookIn: (articleId: number, amount: number, storageId: number, more: object) =>
      send<{ stockId: number; labelIds: string[] }>('POST', 'stock/manual/input', {
        articleId,
        amount,
        storageId,
        ...more,
      }),
    ownPrice: (articleId: number, vendorId: number, priceCents: number, orderNumber = '') =>
      send<{ id: number }>('POST', `custom-price-offers/${articleId}`, { vendorId, priceCents, orderNumber }),
    removeOwnPrices: async (articleId: number) => {
      for (const { id } of await send<{ id: number }[]>('GET', `custom-price-offers/${articleId}`))
        await send('DELETE', `custom-price-offers/${id}/article/${articleId}`);
    },
    ownVendor: async (vendorName: string): Promise<number> =>
      (await send<{ id: number }>('POST', 'vendors/custom', { name: vendorName })).id,
    changeOwnVendor: (vendorId: number, change: { name: string } & Readonly<Record<string, string>>) =>
      send('PUT', `vendors/custom/${vendorId}`, change),
    deleteOwnVendor: (vendorId: number) => send('DELETE', `vendors/custom/${vendorId}`),
    use: (articleId: number, amount: number, date?: string) =>
      send('POST', 'stock/consumption', { articleId, amount, ...(date && { date }) }),
    thresholdsOf: async (articleId: number) => {
      const { minimumStock, warningStock, idealStock } = await send<Record<string, number>>(
        'GET',
        `inventory/article/${articleId}`,
      );
      return { minimumStock, warningStock, idealStock };
    },
    stockOf: async (articleId: number): Promise<number> =>
      (await send<{ stock: number }>('GET', `inventory/article/${articleId}`)).stock,
    /** As its page shows them, the latest first. */
    movementsOf: async (articleId: number) =>
      (await send<{ items: Movement[] }>('GET', `inventory/article/${articleId}/movements?pageSize=200`))
        .items,
    isPutOnReorder: async (articleId: number): Promise<boolean> => {
      const { rows } = await send<{ rows: { article: { id: number }; put: object | null }[] }>(
        'GET',
        'reorder',
      );
      return rows.some(({ article, put }) => article.id === articleId && put !== null);
    },
    /** Orders that goods can come for now. */
    receivableOrders: async (): Promise<number[]> =>
      (await send<{ items: { id: number }[] }>('GET', 'receiving/orders')).items.map(({ id }) => id),
    /** Counted amount of each entry of a storage, in its open count. */
    countedIn: async (storageId: number): Promise<(number | null)[]> =>
      (await send<{ lines: { counted: number | null }[] }>('POST', 'stocktakings', { storageId })).lines.map(
        ({ counted }) => counted,
      ),
    /** What a storage should have. */
    setTargets: (storageId: number, targets: readonly { articleId: number; amount: number }[]) =>
      send('PUT', `storages/${storageId}/targets`, { targets }),
    /** The label that sticks on a storage. */
    storageLabel: async (storageId: number): Promise<string> => {
      const [label] = await send<{ labelId: string }[]>('POST', 'labels/storages', {
        storageIds: [storageId],
      });
      return label?.labelId ?? '';
    },
    /** What lies in a storage of an article. */
    stockIn: async (articleId: number, storageId: number): Promise<number> =>
      (await send<{ storageId: number; amount: number }[]>('GET', `inventory/article/${articleId}/stock`))
        .filter((entry) => entry.storageId === storageId)
        .reduce((sum, { amount }) => sum + amount, 0),
    /** The code to pair it with. */
    device: (deviceName: string) =>
      send<{ id: number; code: string }>('POST', 'devices', { name: deviceName }),
    block: (stockId: number) =>
      send('POST', 'stock/block', {
        stockIds: [stockId],
        isWholeBatch: true,
        reason: 'quarantine',
        note: '',
      }),
    blockDevice: (deviceId: number, deviceName: string, blocked: boolean) =>
      send('PUT', `devices/${deviceId}`, { name: deviceName, blocked }),
    inDays: (days: number): string => addDays(calendarDay(new Date()), days),
  };
}
