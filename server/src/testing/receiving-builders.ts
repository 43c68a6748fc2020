// Orders to receive, made to order for tests, and a desk where goods come in.
import type { OrderState } from '@praxora/rules/shared/order-state';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { aProduct, aVendor, readSlug } from './catalog-builders.ts';
import { aStoreKeeper, type StoreKeeper } from './inventory-builders.ts';

const address = {
  id: 1,
  kind: 'shipping',
  type: 'Praxis',
  shortName: 'Praxis',
  companyName: 'Praxis',
  salutation: null,
  firstName: '',
  lastName: '',
  street: 'Marktplatz 1',
  postcode: '80331',
  location: 'München',
  country: 'DE',
  phone: '',
  mobile: '',
  fax: '',
  vatId: '',
};

interface PositionWish {
  /** Null: it is in no catalogue any more. */
  readonly productId: number | null;
  readonly quantity: number;
  readonly unitPriceCents?: number;
  readonly discountCents?: number;
  readonly manufacturerNumber?: string;
  readonly vendorOrderNumber?: string;
}

export interface OrderedPosition {
  readonly id: number;
  readonly quantity: number;
}

export interface TestOrder {
  readonly id: number;
  readonly vendorId: number;
  readonly positions: readonly OrderedPosition[];
}

let count = 0;

async function anOrder(
  app: TestApp,
  user: StoreKeeper['user'],
  wished: readonly PositionWish[],
  state: OrderState = 'ordered',
): Promise<TestOrder> {
  count += 1;
  const { asOwner } = app;
  const { practiceId } = user;
  const vendorId = await aVendor(app);
  const { id } = await asOwner.one<{ id: number }>(
    `insert into purchase_order (practice_id, order_number, platform_order_number, vendor_id, vendor_name, customer_number,
       message, address_id, delivery_address, billing_address, state, goods_cents, shipping_cents, surcharge_cents,
       net_cents, vat, vat_cents, gross_cents, placed_by)
     select $1, $2, $2, v.id, v.name, '', '', 1, $4, $4, $5, 0, 0, 0, 0, '[]', 0, 0, $6 from vendor v where v.id = $3
     returning id`,
    [practiceId, `T-${count}`, vendorId, JSON.stringify(address), state, user.id],
  );
  const positions: OrderedPosition[] = [];
  for (const [index, wish] of wished.entries()) {
    const { quantity, unitPriceCents = 1000, discountCents = 0 } = wish;
    positions.push(
      await asOwner.one<{ id: number; quantity: number }>(
        `insert into order_position (practice_id, order_id, line, product_id, name_de, name_en, manufacturer,
           manufacturer_number, pack_text_de, pack_text_en, picture, vendor_order_number, quantity, unit_price_cents,
           discount_cents, net_cents, vat_percent)
         values ($1, $2, $3, $4, 'Ware', 'Goods', '', $5, '', '', '', $6, $7, $8, $9, $10, 19) returning id, quantity`,
        [
          practiceId,
          id,
          index + 1,
          wish.productId,
          wish.manufacturerNumber ?? '',
          wish.vendorOrderNumber ?? '',
          quantity,
          unitPriceCents,
          discountCents,
          quantity * unitPriceCents - discountCents,
        ],
      ),
    );
  }
  return { id, vendorId, positions };
}

/** Test helper for a user who books goods in: two articles to order, one counted in pieces, and two storages. */
export async function aReceivingDesk(app: TestApp) {
  const keeper = await aStoreKeeper(app);
  const storages = [await keeper.aStorage(), await keeper.aStorage()] as const;
  /** An article of a product of the catalogue; its id and the product's. */
  const anArticle = async (wish: Parameters<StoreKeeper['anArticle']>[0] = {}) => {
    const productId = await aProduct(app);
    const slug = await readSlug(app, productId);
    return {
      productId,
      articleId: await keeper.anArticle({ ...wish, catalogOrigin: { catalogProductSlug: slug } }),
    };
  };
  const order = (wished: readonly PositionWish[], state?: OrderState) =>
    anOrder(app, keeper.user, wished, state);
  const receive = (orderId: number, positions: readonly object[], more: object = {}, key?: string) =>
    keeper.send('POST', `receiving/orders/${orderId}`, { positions, ...more }, key);
  const giveBack = (orderId: number, positions: readonly object[], more: object = {}) =>
    keeper.send('POST', `receiving/orders/${orderId}/returns`, { positions, ...more });
  const takeBack = (receiptId: number, wanted: object = {}, key?: string) =>
    keeper.send('POST', `receiving/receipts/${receiptId}/reversal`, wanted, key);
  /** Everything a receipt writes, counted; to see that nothing was. */
  const traces = () =>
    app.asOwner.one<Record<string, number>>(
      `select (select count(*)::integer from receipt where practice_id = $1) as receipts,
              (select count(*)::integer from receipt_line where practice_id = $1) as lines,
              (select count(*)::integer from stock_entry where practice_id = $1) as entries,
              (select count(*)::integer from stock_movement where practice_id = $1) as movements,
              (select count(*)::integer from stock_label l join stock_entry e on e.practice_id = l.practice_id and e.id = l.stock_entry_id
               where e.practice_id = $1) as labels,
              (select count(*)::integer from order_event where practice_id = $1) as events,
              (select coalesce(sum(received + returned), 0)::integer from order_position where practice_id = $1) as units`,
      [keeper.user.practiceId],
    );
  /** Refused with this code (of the whole, or of this field), and nothing is left of it. */
  const expectRefused = async (work: () => ReturnType<StoreKeeper['send']>, code: string, field?: string) => {
    const before = await traces();
    const { errors } = await work();
    if (field === undefined) expect(errors).toMatchObject({ code });
    else expect(errors).toEqual(expect.arrayContaining([expect.objectContaining({ code, field })]));
    expect(await traces()).toEqual(before);
  };
  return { keeper, storages, anArticle, order, receive, giveBack, takeBack, traces, expectRefused };
}

export type ReceivingDesk = Awaited<ReturnType<typeof aReceivingDesk>>;
