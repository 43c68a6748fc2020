// Benchmark rows of calls that write: the cart, an order, stock.
import type { Client } from 'pg';
import type { Place } from './place.ts';
import { marketplace, pick, type Row } from './row.ts';

/** Without stock, so that the product, on the same data, has no more to read for it. */
const entry = `insert into stock_entry (practice_id, article_id, storage_id, price_type, units_per_order_unit, received_on, balance)
  values ($1, $2, $3, 'notRecorded', 1, current_date, 0) returning id`;

const perArticle = ({ practiceId, articleIds, storageId }: Place): unknown[][] =>
  articleIds.map((id) => [practiceId, id, storageId]);

/** Five positions, and nothing else, in the basket that is ordered. */
async function fillBasket(owner: Client, { practiceId, addressId, vendorId, soldIds }: Place): Promise<void> {
  const basket = [practiceId, addressId, vendorId];
  await owner.query(
    'delete from cart_position where practice_id = $1 and address_id = $2 and vendor_id = $3',
    basket,
  );
  await owner.query(
    `insert into cart_position (practice_id, address_id, vendor_id, product_id, quantity)
     select $1, $2, $3, product, 1 from unnest($4::integer[]) product`,
    [...basket, soldIds.slice(0, 5)],
  );
}

export const bookings: readonly Row[] = [
  {
    what: 'add to the cart',
    ask: ({ place }, turn) => ({
      ...{ method: 'POST', path: `${marketplace}/wwarenkorbposition` },
      body: {
        data: {
          ...{
            productId: pick(place.soldIds, turn),
            lieferantId: place.vendorId,
            addressId: place.addressId,
          },
          Anzahl: 1,
        },
      },
    }),
    floor: ({ practiceId, addressId, vendorId, soldIds }) => [
      {
        text: `insert into cart_position (practice_id, address_id, vendor_id, product_id, quantity) values ($1, $2, $3, $4, 1)
               on conflict (practice_id, address_id, vendor_id, product_id) do update set quantity = cart_position.quantity + 1
               returning *`,
        values: soldIds.map((id) => [practiceId, addressId, vendorId, id]),
      },
    ],
    ...{ goal: 4, share: 2 },
  },
  {
    what: 'set a quantity in the cart',
    ask: ({ place }, turn) => ({
      ...{ method: 'POST', path: `${marketplace}/wwarenkorbposition-update/${place.positionId}` },
      body: { data: { Anzahl: 1 + (turn % 9) } },
    }),
    floor: ({ positionId }) => [
      {
        text: 'update cart_position set quantity = 1 + quantity % 9 where id = $1 returning *',
        values: [[positionId]],
      },
    ],
    ...{ goal: 4, share: 1 },
  },
  {
    what: 'book in',
    ask: ({ place }, turn) => ({
      ...{ method: 'POST', path: '/pro/stock/manual/input' },
      body: { articleId: pick(place.articleIds, turn), amount: 2, storageId: place.storageId },
    }),
    floor: (place) => [
      {
        text: `with entry as (${entry}), noted as (
                 insert into stock_movement (practice_id, article_id, stock_entry_id, booking_id, kind, input_type, amount,
                   unit_to_count, unit_id, happened_on)
                 select $1, $2, id, gen_random_uuid(), 'input', 'CORRECTION', 1, 'ORDER_UNIT', 2, current_date from entry)
               update article set stock = stock + 1 where id = $2 returning id, stock`,
        values: perArticle(place),
      },
    ],
    ...{ goal: 4, share: 1 },
  },
  {
    what: 'consume',
    ready: async ({ client, place: { articleIds, storageId } }) => {
      for (const articleId of articleIds) {
        const body = { articleId, amount: 500, storageId };
        const { status, content } = await client.send({
          ...{ method: 'POST', path: '/pro/stock/manual/input', body },
        });
        if (status !== 200) throw new Error(`Stock for consuming: ${status} ${content.toString()}`);
      }
    },
    ask: ({ place }, turn) => ({
      ...{ method: 'POST', path: '/pro/stock/consumption' },
      body: { articleId: pick(place.articleIds, turn), amount: 1 },
    }),
    floor: (place) => [
      {
        text: `with taken as (
                 update stock_entry set balance = balance - 1 where id = (
                   select id from stock_entry where practice_id = $1 and article_id = $2 and balance > 0
                   order by expiration_date nulls last, id limit 1) returning id
               ), noted as (
                 insert into stock_movement (practice_id, article_id, stock_entry_id, booking_id, kind, amount, unit_to_count,
                   unit_id, happened_on)
                 select $1, $2, id, gen_random_uuid(), 'consumption', -1, 'ORDER_UNIT', 2, current_date from taken
               ), used as (
                 insert into article_month (practice_id, article_id, month, used)
                 select $1, $2, date_trunc('month', current_date)::date, 1 from taken
                 on conflict (practice_id, article_id, month) do update set used = article_month.used + 1
               ), used_in_week as (
                 insert into article_week (practice_id, article_id, week, used)
                 select $1, $2, date_trunc('week', current_date)::date, 1 from taken
                 on conflict (practice_id, article_id, week) do update set used = article_week.used + 1
               )
               update article set stock = stock - 1 where id = $2 and $3::integer > 0 returning id, stock`,
        values: perArticle(place),
      },
    ],
    ...{ goal: 4, share: 1 },
  },
  {
    what: 'place an order of 5 positions',
    prepare: fillBasket,
    ask: ({ place }) => ({
      ...{ method: 'POST', path: `${marketplace}/wwarenkorb/${place.vendorId}/${place.addressId}` },
      body: { data: {} },
    }),
    floor: ({ practiceId, addressId, vendorId, orderIds }) => [
      {
        text: `with numbered as (
                 insert into order_counter (practice_id, year, last) values ($1, 2000, 1)
                 on conflict (practice_id, year) do update set last = order_counter.last + 1 returning last
               ), placed as (
                 insert into purchase_order (practice_id, order_number, platform_order_number, vendor_id, vendor_name,
                   customer_number, message, address_id, delivery_address, billing_address, state, goods_cents, shipping_cents,
                   surcharge_cents, net_cents, vat, vat_cents, gross_cents, placed_by)
                 select practice_id, 'floor-' || last, 'floor-' || nextval('platform_order_number'), vendor_id, vendor_name,
                   customer_number, message, address_id, delivery_address, billing_address, 'cancelled', goods_cents, shipping_cents,
                   surcharge_cents, net_cents, vat, vat_cents, gross_cents, placed_by
                 from purchase_order, numbered where id = $4 returning id
               ), positions as (
                 insert into order_position (practice_id, order_id, line, product_id, name_de, name_en, manufacturer,
                   manufacturer_number, pack_text_de, pack_text_en, picture, vendor_order_number, quantity, unit_price_cents,
                   discount_cents, net_cents, vat_percent)
                 select $1, o.id, row_number() over (), p.id, p.name_de, p.name_en, '', p.manufacturer_number, p.pack_text_de,
                   p.pack_text_en, '', '', 1, 100, 0, 100, 19
                 from placed o, cart_position c join product p on p.id = c.product_id
                 where c.practice_id = $1 and c.address_id = $2 and c.vendor_id = $3
               ), noted as (
                 insert into order_event (practice_id, order_id, event, state) select $1, id, 'placed', 'ordered' from placed
               )
               delete from cart_position where practice_id = $1 and address_id = $2 and vendor_id = $3 returning id`,
        values: [[practiceId, addressId, vendorId, orderIds[0]]],
      },
    ],
    goal: 4,
  },
];
