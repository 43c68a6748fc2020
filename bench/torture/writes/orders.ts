// Checkouts, and orders that are approved after them. The key of a write is the note of its order.
import type { Client } from 'pg';
import type { StoredWrite } from '../../cluster/comparison.ts';
import type { Sender } from '../../cluster/repeating-clients.ts';
import type { SupervisedProduct } from '../supervised-product.ts';
import { approver, buyer, keeper, openToken } from './demo-user.ts';
import { type PrepareWrites, post } from './write-kind.ts';

const quantity = 3;
const marketplace = '/api/marketplace/v1';

/** A vendor's basket, and what is put into it. */
interface Basket {
  readonly addressId: number;
  readonly vendorId: number;
  readonly productId: number;
}

export const prepareCheckouts: PrepareWrites = async (product) => {
  const basket = await findBasket(product, keeper);
  return {
    // Two clients would fill the same basket.
    ...{ name: 'checkout', clients: 1, pause: 100, token: await openToken(product, keeper) },
    write: async (sender, key) => void (await placeOrder(sender, key, basket)),
    readStored: (owner) => readOrders(owner, 'checkout', ['placed']),
  };
};

export const prepareApprovals: PrepareWrites = async (product) => {
  const basket = await findBasket(product, buyer);
  const authorization = `Bearer ${await openToken(product, approver)}`;
  // All orders of the buyer are to wait.
  await product.withOwner((owner) => owner.query('update clinic set spending_limit_cents = 0'));
  return {
    ...{ name: 'approval', clients: 1, pause: 100, token: await openToken(product, buyer) },
    async write(sender, key) {
      const orderId = await placeOrder(sender, key, basket);
      const approve = post(`${key}-approve`, `/pro/approvals/${orderId}/approval`, { comment: key });
      await sender.send({ ...approve, headers: { ...approve.headers, authorization } });
    },
    readStored: (owner) => readOrders(owner, 'approval', ['submitted', 'approved']),
  };
};

/** The id of the order. */
async function placeOrder(sender: Sender, key: string, basket: Basket): Promise<number> {
  const { addressId, vendorId, productId } = basket;
  const data = { productId, lieferantId: vendorId, addressId, Anzahl: quantity };
  await sender.send(post(`${key}-add`, `${marketplace}/wwarenkorbposition`, { data }));
  await sender.send(
    post(`${key}-note`, `${marketplace}/wwarenkorb/mitteilung/${vendorId}/${addressId}`, {
      data: { Mitteilung: key },
    }),
  );
  const { wBestellung } = await sender.send(
    post(`${key}-order`, `${marketplace}/wwarenkorb/${vendorId}/${addressId}`, { data: {} }),
  );
  return wBestellung.ID;
}

/** Whole: one position with the quantity that was put into the basket once, and each event once. */
async function readOrders(
  owner: Client,
  name: string,
  events: readonly string[],
): Promise<readonly StoredWrite[]> {
  const { rows } = await owner.query<StoredWrite>(
    `select o.message as key, count(*)::int as times,
       bool_and(
         (select array_agg(p.quantity) from order_position p where p.practice_id = o.practice_id and p.order_id = o.id)
           = array[$2::integer]
         and (select array_agg(e.event order by e.id) from order_event e
              where e.practice_id = o.practice_id and e.order_id = o.id and e.event = any($3)) = $3::text[]
       ) as "isWhole"
     from purchase_order o where starts_with(o.message, $1) group by o.message`,
    [`${name}-`, quantity, events],
  );
  return rows;
}

/** Of a vendor of whose goods nothing lies in the basket, and who sells single units. */
function findBasket(product: SupervisedProduct, email: string): Promise<Basket> {
  return product.withOwner(async (owner) => {
    const { rows } = await owner.query<Basket>(
      `select d.id as "addressId", o.vendor_id as "vendorId", o.product_id as "productId"
       from practice_user u
       join practice on practice.id = u.practice_id
       join address d on d.practice_id = u.practice_id and d.kind = 'shipping'
       join offer o on o.practice_id is null and o.minimum_quantity = 1 and o.order_step = 1 and o.availability = 'available'
       join vendor_condition c on c.vendor_id = o.vendor_id and c.country = practice.country
       where u.email = $1 and not exists (
         select from cart_position p where p.practice_id = u.practice_id and p.vendor_id = o.vendor_id and p.address_id = d.id)
       order by d.is_default desc, d.id, o.vendor_id, o.product_id limit 1`,
      [email],
    );
    if (rows[0] === undefined) throw new Error(`${email} can order nothing`);
    return rows[0];
  });
}
