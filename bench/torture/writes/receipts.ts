// Receipts: goods of a large order that comes in many small deliveries, and goods that came without an order.
import type { SupervisedProduct } from '../supervised-product.ts';
import { readReceipts } from './deliveries.ts';
import { keeper, openKeeper } from './demo-user.ts';
import { type PrepareWrites, post } from './write-kind.ts';

export const prepareReceipts: PrepareWrites = async (product) => {
  const { token, storageId } = await openKeeper(product);
  const { orderId, positionId } = await makeLargeOrder(product);
  const lot = { quantity: 1, storageId };
  return {
    ...{ name: 'receipt', clients: 1, pause: 150, token },
    async write(sender, key) {
      const positions = [{ positionId, lots: [lot, { ...lot, batchNumber: key }] }];
      await sender.send(post(key, `/pro/receiving/orders/${orderId}`, { deliveryNote: key, positions }));
    },
    async readStored(owner) {
      const stored = await readReceipts(owner, 'receipt', 2);
      const { rows } = await owner.query<{ received: number }>(
        'select received from order_position where id = $1',
        [positionId],
      );
      // The order counts what came: two units of each receipt.
      const isCounted = rows[0]?.received === stored.length * 2;
      return isCounted ? stored : stored.map((write) => ({ ...write, isWhole: false }));
    },
  };
};

export const prepareOutsideReceipts: PrepareWrites = async (product) => {
  const { token, storageId, articleIds } = await openKeeper(product);
  const articles = articleIds
    .slice(0, 3)
    .map((articleId) => ({ articleId, orderUnitPriceCents: 1200, lots: [{ quantity: 1, storageId }] }));
  return {
    ...{ name: 'outside receipt', clients: 1, pause: 150, token },
    async write(sender, key) {
      await sender.send(post(key, '/pro/receiving/outside', { deliveryNote: key, articles }));
    },
    readStored: (owner) => readReceipts(owner, 'outside_receipt', articles.length),
  };
};

/** More of one of its articles is on its way to the practice than ever comes in. */
function makeLargeOrder(
  product: SupervisedProduct,
): Promise<{ readonly orderId: number; readonly positionId: number }> {
  return product.withOwner(async (owner) => {
    const { rows } = await owner.query<{ orderId: number; positionId: number }>(
      `update order_position set quantity = 10000, net_cents = 10000 * unit_price_cents - discount_cents,
         received = 0, returned = 0 where id = (
         select p.id from order_position p
         join purchase_order o on o.practice_id = p.practice_id and o.id = p.order_id and o.state in ('ordered', 'open')
         join article a on a.practice_id = p.practice_id and a.product_id = p.product_id and a.deleted_at is null
           and a.use_inventory and not a.has_batch_obligation and not a.has_expiry_obligation and not a.has_batch_label
         join practice_user u on u.practice_id = p.practice_id and u.email = $1
         where p.received = 0 order by p.id limit 1)
       returning order_id as "orderId", id as "positionId"`,
      [keeper],
    );
    if (rows[0] === undefined) throw new Error('There is no order whose goods could come in');
    return rows[0];
  });
}
