// SQL of the cart.
import type { Tx } from '../../platform/database/tx.ts';

type Row = Record<string, unknown>;

export const defaultAddress = (tx: Tx): Promise<{ id: number; country: string } | null> =>
  tx.maybe(`select id, country from address where kind = 'shipping' order by id limit 1`);

export const findAddress = (tx: Tx, id: number): Promise<{ id: number; country: string } | null> =>
  tx.maybe(`select id, country from address where kind = 'shipping' and id = $1`, [id]);

interface OfferRow extends Row {
  readonly vendor_id: number;
  readonly vendor_name: string;
  readonly tier_from: number[];
  readonly tier_price_cents: number[];
  readonly minimum_quantity: number;
  readonly order_step: number;
  readonly discountable: boolean;
  readonly discount_basis_points: number;
}

/** Offers of a product that can be bought now, by vendors that are not hidden and deliver to the country. */
export const listBuyableOffers = (tx: Tx, productId: number, country: string): Promise<OfferRow[]> =>
  tx.rows<OfferRow>(
    `select v.id as vendor_id, v.name as vendor_name, o.tier_from, o.tier_price_cents, o.minimum_quantity, o.order_step,
            o.discountable, coalesce(p.discount_basis_points, 0) as discount_basis_points
     from offer o
     join vendor v on v.id = o.vendor_id
     left join vendor_preference p on p.vendor_id = v.id
     left join vendor_condition c on c.vendor_id = v.id and c.country = $2
     where o.product_id = $1 and o.availability <> 'unavailable' and not coalesce(p.is_hidden, false)
       and (c.vendor_id is not null or p.own_shipping_cents is not null)
     order by v.id`,
    [productId, country],
  );

/** Adds to what lies there; two tabs adding at once lose nothing. */
export const addQuantity = (
  tx: Tx,
  addressId: number,
  vendorId: number,
  productId: number,
  quantity: number,
): Promise<{ id: number; quantity: number }> =>
  tx.one(
    `insert into cart_position (practice_id, address_id, vendor_id, product_id, quantity)
     values (current_practice(), $1, $2, $3, $4)
     on conflict (practice_id, address_id, vendor_id, product_id)
       do update set quantity = least(cart_position.quantity + excluded.quantity, 99999)
     returning id, quantity`,
    [addressId, vendorId, productId, quantity],
  );

export const countPositions = async (tx: Tx): Promise<number> =>
  (await tx.one<{ count: number }>('select count(*)::integer as count from cart_position')).count;
