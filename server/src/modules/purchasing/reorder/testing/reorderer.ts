// A test user with a re-order list: articles at low stock, offers for them, and the list as returned.
import type { ReorderRow } from '@praxora/contract/purchasing/reorder';
import { expect } from 'vitest';
import type { TestApp } from '../../../../testing/app.ts';
import { anAddress, anOffer, aVendor } from '../../../../testing/catalog-builders.ts';
import { aReceivingDesk } from '../../../../testing/receiving-builders.ts';

interface ArticleWish {
  readonly name?: string;
  readonly minimum?: number;
  readonly warning?: number;
  readonly ideal?: number;
  /** More than one: it is counted in pieces. */
  readonly pieces?: number;
  readonly stock?: number;
  readonly isWatched?: boolean;
  readonly useInventory?: boolean;
  readonly isDiscontinued?: boolean;
  readonly offers?: readonly (Parameters<typeof anOffer>[3] & { readonly vendorId?: number })[];
}

export async function aReorderer(app: TestApp) {
  const desk = await aReceivingDesk(app);
  const { keeper, storages } = desk;
  const address = await anAddress(app, keeper.user.practiceId);
  const { send } = keeper;

  /** Counted and wanted in its counting unit; one vendor sells it unless said otherwise. */
  async function anArticle(wish: ArticleWish = {}) {
    const { minimum = 0, warning = 0, ideal = 0, pieces = 1, stock = 0, offers = [{}] } = wish;
    const unitId = pieces > 1 ? 1 : 2;
    const amount = (some: number) => ({ amount: some, unitId });
    const { articleId, productId } = await desk.anArticle({
      ...(wish.name === undefined ? {} : { name: wish.name }),
      useInventory: wish.useInventory ?? true,
      labelConfiguration: {
        unitToCount: pieces > 1 ? 'CONSUMPTION_UNIT' : 'ORDER_UNIT',
        unitToLabel: 'STORAGE_PRODUCT',
      },
      packagingInformation: { orderUnitId: 2, consumptionUnitId: unitId, consumptionUnitCount: pieces },
      notificationInformation: {
        notificationsEnabled: wish.isWatched ?? true,
        minimumStock: amount(minimum),
        warningStock: amount(warning),
        idealStock: amount(ideal),
      },
      discontinuedInventoryArticleInformation: {
        isInventoryArticleDiscontinued: wish.isDiscontinued ?? false,
      },
    });
    if (stock > 0) await keeper.bookIn(articleId, stock, storages[0]);
    const vendors: number[] = [];
    for (const { vendorId = undefined, ...offer } of offers) {
      const vendor = vendorId ?? (await aVendor(app));
      vendors.push(vendor);
      await anOffer(app, productId, vendor, offer);
    }
    return { articleId, productId, vendors, vendorId: vendors[0] ?? 0 };
  }

  const list = async (query = ''): Promise<ReorderRow[]> => {
    const { status, data, errors } = await send('GET', `reorder${query}`);
    expect(status, JSON.stringify(errors)).toBe(200);
    return data.rows;
  };
  const rowOf = async (articleId: number): Promise<ReorderRow | undefined> =>
    (await list()).find(({ article }) => article.id === articleId);
  const counts = async () => (await send('GET', 'reorder/counts')).data;

  /** Ordered, and of that so much received. */
  const order = (productId: number, quantity: number, state?: Parameters<typeof desk.order>[1]) =>
    desk.order([{ productId, quantity }], state);
  const receive = (ordered: Awaited<ReturnType<typeof order>>, quantity: number, storageId?: number | null) =>
    desk.receive(ordered.id, [
      {
        positionId: ordered.positions[0]?.id,
        lots: [{ quantity, storageId: storageId === undefined ? storages[0] : storageId }],
      },
    ]);
  const inCart = (productId: number, vendorId: number, quantity: number, addressId = address) =>
    app.asOwner.run(
      `insert into cart_position (practice_id, address_id, vendor_id, product_id, quantity)
       values ($1, $2, $3, $4, $5)`,
      [keeper.user.practiceId, addressId, vendorId, productId, quantity],
    );

  return {
    app,
    desk,
    keeper,
    send,
    storages,
    address,
    anArticle,
    list,
    rowOf,
    counts,
    order,
    receive,
    inCart,
  };
}

export type Reorderer = Awaited<ReturnType<typeof aReorderer>>;
