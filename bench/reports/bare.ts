// The bare SQL of each report: its figures and its first page, as one would write them by hand.
import type { Client } from 'pg';

const practice = 'practice_id = 1';
const counted = `o.${practice} and o.state not in ('pending-approval', 'rejected', 'cancelled')`;
const localDay = `(o.placed_at at time zone 'Europe/Berlin')::date`;
const value = 'm.amount::numeric * e.order_unit_price_cents / e.units_per_order_unit';

const orderParts = {
  vendor: 'o.vendor_id',
  month: `date_trunc('month', ${localDay})`,
  category: 'coalesce(k.parent_id, k.id)',
  costCenter: 'p.cost_center_id',
} as const;
const stockParts = {
  month: `date_trunc('month', m.happened_on)`,
  vendor: 'e.vendor_id',
  category: 'coalesce(k.parent_id, k.id)',
  costCenter: 'm.cost_center_id',
  storage: 'e.storage_id',
} as const;
export type OrderPart = keyof typeof orderParts;
export type StockPart = keyof typeof stockParts;

const productJoins = (product: string) =>
  `left join product q on q.id = ${product} left join category k on k.id = q.category_id`;

/** Whole orders with their lines, by vendor and month. */
const wholeOrders = (part: string) => `
  select ${part}, date_trunc('month', ${localDay}), count(*), sum(o.goods_cents), sum(o.shipping_cents), sum(o.surcharge_cents),
         sum(o.net_cents), sum(l.positions), sum(l.units), sum(l.returned)
  from purchase_order o
  join (select order_id, count(*) as positions, sum(quantity) as units, sum(returned) as returned
        from order_position where ${practice} group by 1) l on l.order_id = o.id
  where ${counted} group by 1, 2`;

const orderLines = (part: string, joins = '') => `
  select ${part}, count(distinct o.id), count(*), sum(p.quantity), sum(p.net_cents), sum(p.returned)
  from purchase_order o join order_position p on p.order_id = o.id ${joins} where ${counted} group by 1`;

const articlePage = `
  select p.product_id, o.vendor_id, min(p.name_de), count(distinct o.id), sum(p.quantity), sum(p.net_cents), max(o.placed_at)
  from purchase_order o join order_position p on p.order_id = o.id where ${counted}
  group by 1, 2 order by 6 desc limit 50`;

const isUse = `(m.kind = 'consumption' or (m.kind = 'undo' and (select r.kind from stock_movement r where r.id = m.reverses) = 'consumption'))`;
const moves = (part: string, where = 'true', joins = '') => `
  select ${part}, count(*), sum(${value}) filter (where m.amount > 0 and m.kind <> 'move'),
         sum(${value}) filter (where m.amount < 0 and m.kind <> 'move'), sum(${value}) filter (where m.kind in ('correction', 'count'))
  from stock_movement m join stock_entry e on e.id = m.stock_entry_id ${joins}
  where m.${practice} and ${where} group by grouping sets ((1), ())`;
const use = (part: string, joins = '') => `
  select ${part}, sum(${value}), count(distinct m.article_id), count(distinct m.article_id) filter (where e.order_unit_price_cents is null)
  from stock_movement m join stock_entry e on e.id = m.stock_entry_id ${joins}
  where m.${practice} and ${isUse} group by grouping sets ((1), ())`;
const useRows = (limit: string) => `
  select m.article_id, m.unit_id, sum(m.amount), sum(${value}) from stock_movement m join stock_entry e on e.id = m.stock_entry_id
  where m.${practice} and ${isUse} group by 1, 2 ${limit}`;
const movementPage = `
  select m.*, a.name, s.name, u.name_de from stock_movement m join stock_entry e on e.id = m.stock_entry_id
  join article a on a.id = m.article_id join storage s on s.id = e.storage_id join consumption_unit u on u.id = m.unit_id
  where m.${practice} order by m.happened_on desc, m.id desc limit 50`;
const held = (day: string) => `
  select e.*, a.name, q.category_id, e.balance - coalesce(l.amount, 0) as held
  from stock_entry e
  left join (select stock_entry_id, sum(amount) as amount from stock_movement where ${practice} and happened_on > '${day}' group by 1) l
    on l.stock_entry_id = e.id
  join article a on a.id = e.article_id left join product q on q.id = a.product_id
  where e.${practice} and e.balance - coalesce(l.amount, 0) <> 0`;
const worth = 'sum(held::numeric * order_unit_price_cents / units_per_order_unit)';

const articleJoin = `join article a on a.id = m.article_id ${productJoins('a.product_id')}`;

export const bareOrdersByVendor = (client: Client) => run(client, wholeOrders('o.vendor_id'));
export const bareOrderGroups = async (client: Client, by: OrderPart) => {
  await bareOrdersByVendor(client);
  const isOfLines = by === 'category' || by === 'costCenter';
  await run(
    client,
    isOfLines
      ? orderLines(orderParts[by], by === 'category' ? productJoins('p.product_id') : '')
      : wholeOrders(orderParts[by]),
  );
};
export const bareOrdersByArticle = (client: Client) =>
  run(client, orderLines(`date_trunc('month', ${localDay})`), articlePage);
export const bareMovements = (client: Client, by?: StockPart) =>
  run(
    client,
    moves(stockParts.month),
    movementPage,
    ...(by ? [moves(stockParts[by], 'true', by === 'category' ? articleJoin : '')] : []),
  );
export const bareConsumption = (client: Client, by?: StockPart) =>
  run(
    client,
    use(stockParts.month),
    useRows('order by 4 limit 50'),
    `select article_id, month, used from article_month where ${practice} limit 600`,
    ...(by ? [use(stockParts[by], by === 'category' ? articleJoin : '')] : []),
  );
const bookedLater = (day: string) => `
  select count(distinct m.booking_id), sum(${value}) from stock_movement m join stock_entry e on e.id = m.stock_entry_id
  where m.${practice} and m.happened_on <= '${day}' and m.booked_at >= ('${day}'::date + 1)::timestamp at time zone 'Europe/Berlin'`;
export const bareInventory = (client: Client, day: string) =>
  run(
    client,
    bookedLater(day),
    `select storage_id, category_id, ${worth}, count(*), count(distinct article_id) from (${held(day)}) e group by grouping sets ((1), (2), ())`,
    `select * from (${held(day)}) e order by lower(name) limit 50`,
    `select article_id, batch_number, expiration_date, ${worth} from (${held(day)}) e where expiration_date is not null group by 1, 2, 3`,
  );

async function run(client: Client, ...statements: readonly string[]): Promise<void> {
  for (const sql of statements) await client.query(sql);
}
