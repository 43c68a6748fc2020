// Reading what the inventory shows: articles, their stock, what to order and what expires.
import { get, oneEach, pick, type Row } from './row.ts';

const page = (more = ''): string =>
  `select a.id, a.name, a.stock, a.stock_value_cents, a.earliest_expiry, a.minimum_stock, a.warning_stock, a.ideal_stock, m.name,
          s.name, u.name_de, u.name_en, p.picture, p.slug, t.all
   from (select id, count(*) over () as all from article where practice_id = $1 and use_inventory and deleted_at is null ${more}
         order by lower(name), id limit 50) t
   join article a on a.id = t.id left join manufacturer m on m.id = a.manufacturer_id
   left join storage s on s.id = a.default_storage_id join consumption_unit u on u.id = a.order_unit_id
   join product p on p.id = a.product_id`;

export const stockReads: readonly Row[] = [
  {
    what: 'inventory list',
    ask: get(() => '/pro/inventory/article/list'),
    floor: ({ practiceId }) => [{ text: page(), values: [[practiceId]] }],
    ...{ goal: 4, share: 3 },
  },
  {
    what: 'inventory list of a storage',
    ask: get(({ storageId }) => `/pro/inventory/article/list/storage/${storageId}`),
    floor: ({ practiceId, storageId }) => [
      { text: page('and default_storage_id = $2'), values: [[practiceId, storageId]] },
    ],
    ...{ goal: 4, share: 1 },
  },
  {
    what: 'article',
    ask: get(({ articleIds }, turn) => `/pro/inventory/article/${pick(articleIds, turn)}`),
    floor: ({ articleIds }) => [
      {
        text: `select a.*, m.name, p.*, u.name_de, u.name_en from article a left join manufacturer m on m.id = a.manufacturer_id
               join product p on p.id = a.product_id join consumption_unit u on u.id = a.order_unit_id where a.id = $1`,
        values: oneEach(articleIds),
      },
    ],
    ...{ goal: 3, share: 3 },
  },
  {
    what: 'stock of an article',
    ask: get(({ articleIds }, turn) => `/pro/inventory/article/${pick(articleIds, turn)}/stock`),
    floor: ({ practiceId, articleIds }) => [
      {
        text: `select e.*, s.name from stock_entry e join storage s on s.id = e.storage_id
               where e.practice_id = $1 and e.article_id = $2 and balance > 0`,
        values: articleIds.map((id) => [practiceId, id]),
      },
    ],
    share: 2,
  },
  {
    what: 'movements of an article',
    ask: get(({ articleIds }, turn) => `/pro/inventory/article/${pick(articleIds, turn)}/movements`),
    floor: ({ practiceId, articleIds }) => [
      {
        text: `select m.*, e.batch_number, e.expiration_date, s.name, u.first_name, u.last_name
               from (select * from stock_movement where practice_id = $1 and article_id = $2 order by id desc limit 50) m
               join stock_entry e on e.id = m.stock_entry_id join storage s on s.id = e.storage_id
               left join practice_user u on u.id = m.user_id`,
        values: articleIds.map((id) => [practiceId, id]),
      },
    ],
    share: 1,
  },
  {
    what: 'scan of a GTIN',
    ask: get(({ gtin }) => `/pro/inventory/scan?gtin=${gtin}`),
    floor: ({ practiceId, gtin }) => [
      {
        text: `select a.id, a.name from product p join article a on a.product_id = p.id and a.practice_id = $1 where p.gtin = $2`,
        values: [[practiceId, gtin]],
      },
    ],
    share: 2,
  },
  {
    what: 're-order list',
    ask: get(() => '/pro/reorder'),
    floor: ({ practiceId }) => [
      {
        text: `select a.id, a.name, a.stock, a.minimum_stock, a.warning_stock, a.ideal_stock, o.vendor_id, o.tier_from, o.tier_price_cents
               from article a left join offer o on o.product_id = a.product_id
               where a.practice_id = $1 and a.deleted_at is null and a.use_inventory and a.stock <= a.warning_stock`,
        values: [[practiceId]],
      },
    ],
    share: 1,
  },
  {
    what: 'dashboard, expiry',
    ask: get(() => '/pro/dashboard/expiry'),
    floor: ({ practiceId }) => [
      {
        text: `select date_trunc('month', expiration_date), count(*), sum(balance * order_unit_price_cents) from stock_entry
               where practice_id = $1 and balance > 0 and expiration_date < current_date + 180 group by 1`,
        values: [[practiceId]],
      },
    ],
    share: 1,
  },
  {
    what: 'orders to receive',
    ask: get(() => '/pro/receiving/orders'),
    floor: ({ practiceId }) => [
      {
        text: `select o.id, o.order_number, o.vendor_name, o.state, o.placed_at, sum(p.quantity), sum(p.received)
               from purchase_order o join order_position p on p.order_id = o.id
               where o.practice_id = $1 and o.state in ('ordered', 'open', 'partially-received')
               group by 1 order by o.placed_at desc limit 40`,
        values: [[practiceId]],
      },
    ],
    share: 1,
  },
];
