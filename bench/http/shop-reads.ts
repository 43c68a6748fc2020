// Reading what the shop shows: the practice, the catalogue, the cart and orders.
import { get, marketplace, oneEach, pick, type Row } from './row.ts';

const offersOf = (products: string): string =>
  `select o.product_id, o.id, o.vendor_id, v.name, v.hue, o.order_number, o.tier_from, o.tier_price_cents, o.minimum_quantity, o.order_step,
          o.availability, o.delivery_days, p.name_de, p.name_en, p.picture, p.pack_text_de, p.pack_text_en, m.name as manufacturer
   from offer o join vendor v on v.id = o.vendor_id join product p on p.id = o.product_id
   join manufacturer m on m.id = p.manufacturer_id where o.product_id in (${products})`;

const ordersPage = (where: string): string =>
  `select o.*, v.hue, p.count, p.units, p.received from (
     select id, order_number, platform_order_number, vendor_id, vendor_name, delivery_address ->> 'shortName', state, placed_at,
            transmission_error, delivery_date, net_cents, gross_cents, rating
     from purchase_order where practice_id = $1 and ${where} order by placed_at desc, id desc limit 40) o
   join vendor v on v.id = o.vendor_id
   join lateral (select count(*), sum(quantity) as units, sum(received) as received from order_position where order_id = o.id) p
     on true`;

export const shopReads: readonly Row[] = [
  { what: 'health', ask: get(() => '/healthz'), floor: () => [] },
  {
    what: 'profile',
    ask: get(() => `${marketplace}/wpraxis`),
    floor: ({ userId }) => [
      {
        text: `select u.*, p.name, p.country, p.edition, p.dental_office_id,
                      (select count(*) from cart_position c where c.practice_id = p.id)
               from practice_user u join practice p on p.id = u.practice_id where u.id = $1`,
        values: [[userId]],
      },
    ],
    ...{ goal: 3, share: 6 },
  },
  {
    what: 'config',
    ask: get(() => `${marketplace}/config`),
    floor: () => [{ text: 'select country, vat_class, percent, valid_from from vat_rate' }],
    ...{ goal: 3, share: 3 },
  },
  {
    what: 'categories',
    ask: get(() => '/pro/catalog/categories'),
    floor: () => [
      { text: 'select id, slug, parent_id, name_de, name_en, picture from category order by position' },
    ],
    share: 1,
  },
  {
    what: 'vendors',
    ask: get(() => '/pro/vendors'),
    floor: ({ practiceId }) => [
      {
        text: `select v.*, c.*, p.*, n.offers from vendor v join vendor_condition c on c.vendor_id = v.id
               left join vendor_preference p on p.vendor_id = v.id and p.practice_id = $1
               left join vendor_offer_count n on n.vendor_id = v.id where c.country = 'DE'`,
        values: [[practiceId]],
      },
    ],
    share: 1,
  },
  {
    what: 'product detail',
    ask: get(({ productIds }, turn) => `/pro/catalog/product/${pick(productIds, turn)}`),
    floor: ({ productIds }) => [
      {
        text: offersOf(`select $1::integer union all
                (select id from product where category_id = (select category_id from product where id = $1) limit 8)`),
        values: oneEach(productIds),
      },
    ],
    ...{ goal: 4, share: 4 },
  },
  {
    what: 'saved articles',
    ask: get(() => '/pro/saved/article/list'),
    floor: ({ practiceId }) => [
      {
        text: `select s.product_id, s.saved_at, p.name_de, p.name_en, p.picture, p.pack_text_de, p.pack_text_en,
                      (select min(tier_price_cents[1]) from offer o where o.product_id = p.id)
               from (select product_id, max(placed_at) as saved_at from order_position join purchase_order o on o.id = order_id
                     where o.practice_id = $1 group by 1 order by 2 desc limit 40) s join product p on p.id = s.product_id`,
        values: [[practiceId]],
      },
    ],
  },
  {
    what: 'cart list',
    ask: get(() => `${marketplace}/wwarenkorb/list`),
    floor: ({ practiceId }) => [
      {
        text: `select c.*, v.name, a.short_name, p.name_de, p.name_en, p.slug, o.tier_from, o.tier_price_cents, d.*
               from cart_position c join vendor v on v.id = c.vendor_id join address a on a.id = c.address_id
               join product p on p.id = c.product_id
               left join offer o on o.vendor_id = c.vendor_id and o.product_id = c.product_id and o.practice_id is null
               left join vendor_condition d on d.vendor_id = c.vendor_id and d.country = 'DE' where c.practice_id = $1`,
        values: [[practiceId]],
      },
    ],
    ...{ goal: 3, share: 4 },
  },
  {
    what: 'cart, items by address',
    ask: get(() => `${marketplace}/wwarenkorb/addresses/items-count`),
    floor: ({ practiceId }) => [
      {
        text: 'select address_id, count(*) from cart_position where practice_id = $1 group by 1',
        values: [[practiceId]],
      },
    ],
    share: 2,
  },
  {
    what: 'orders list',
    ask: get(() => '/pro/orders'),
    floor: ({ practiceId }) => [{ text: ordersPage('true'), values: [[practiceId]] }],
    ...{ goal: 4, share: 3 },
  },
  {
    what: 'orders, counts',
    ask: get(() => '/pro/orders/counts'),
    floor: ({ practiceId }) => [
      {
        text: `select state, vendor_id, vendor_name, address_id, count(*) from purchase_order where practice_id = $1
               group by 1, 2, 3, 4`,
        values: [[practiceId]],
      },
    ],
    share: 2,
  },
  {
    what: 'order',
    ask: get(({ orderIds }, turn) => `/pro/orders/${pick(orderIds, turn)}`),
    floor: ({ orderIds }) => [
      {
        text: `select o.*, (select json_agg(p) from order_position p where p.order_id = o.id),
                      (select json_agg(e) from order_event e where e.practice_id = o.practice_id and e.order_id = o.id)
               from purchase_order o where id = $1`,
        values: oneEach(orderIds),
      },
    ],
    share: 2,
  },
];
