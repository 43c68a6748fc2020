// SQL that holds every kept figure against the ledger, over all practices. Each check is one statement, so that it sees
// one moment of a database in use.
import { localTime } from '../../../../platform/database/local-time.ts';
import type { Column } from '../../../../platform/database/row-types.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

export interface Defect {
  readonly practice_id: Column<'practice', 'id'>;
  /** The article or order it is about. */
  readonly subject: string;
  /** Description of the defect, with the saved value and that of the ledger. */
  readonly text: string;
}

const described = (source: string): string => `
  select d.practice_id, 'article ' || a.id || ' (' || a.name || ')' as subject, d.text
  from (${source}) d join article a on a.practice_id = d.practice_id and a.id = d.article_id
  order by d.practice_id, d.article_id, d.text limit 1000`;

const differs = (what: string, found: string, expected: string): string =>
  `${what} || ' is ' || coalesce((${found})::text, 'none') || ', the ledger says ' || coalesce((${expected})::text, 'none')`;

const balances = `
  select e.practice_id, e.article_id, ${differs(`'balance of stock entry ' || e.id`, 'e.balance', 'coalesce(m.sum, 0)')} as text
  from stock_entry e
  left join (select practice_id, stock_entry_id, sum(amount) as sum from stock_movement group by 1, 2) m
    on m.practice_id = e.practice_id and m.stock_entry_id = e.id
  where e.balance <> coalesce(m.sum, 0)`;

const wentBelowZero = `
  select distinct on (m.practice_id, m.stock_entry_id) m.practice_id, m.article_id,
         'stock entry ' || m.stock_entry_id || ' is below zero after movement ' || m.id as text
  from (select practice_id, article_id, stock_entry_id, id,
               sum(amount) over (partition by practice_id, stock_entry_id order by id) as balance
        from stock_movement) m
  where m.balance < 0 order by m.practice_id, m.stock_entry_id, m.id`;

/** At the end of some day; the order in which its movements were booked does not matter. */
const wasNegativeOnADay = `
  select distinct on (d.practice_id, d.stock_entry_id) d.practice_id, d.article_id,
         'stock entry ' || d.stock_entry_id || ' holds ' || d.balance || ' at the end of ' || d.happened_on as text
  from (select m.practice_id, m.article_id, m.stock_entry_id, m.happened_on,
               sum(sum(m.amount)) over (partition by m.practice_id, m.stock_entry_id order by m.happened_on) as balance
        from stock_movement m group by 1, 2, 3, 4) d
  where d.balance < 0 order by d.practice_id, d.stock_entry_id, d.happened_on`;

/** Reversed movements do not count. */
const stands = `m.reverses is null and not exists (
  select from stock_movement r where r.practice_id = m.practice_id and r.reverses = m.id)`;

const beforeArrival = `
  select m.practice_id, m.article_id,
         'movement ' || m.id || ' is dated ' || m.happened_on || ', its stock entry ' || e.id || ' arrived on ' || e.received_on as text
  from stock_movement m join stock_entry e on e.practice_id = m.practice_id and e.id = m.stock_entry_id
  where m.happened_on < e.received_on and m.amount <> 0 and ${stands}`;

/** A database's clock that differs a little from the server's makes no defect at midnight. */
const dayOfBooking = `${localTime("(m.booked_at + interval '1 hour')")}::date`;

const inFuture = `
  select m.practice_id, m.article_id,
         'movement ' || m.id || ' is dated ' || m.happened_on || ', it was booked on ' || ${localTime('m.booked_at')}::date as text
  from stock_movement m where m.happened_on > ${dayOfBooking} and ${stands}`;

const beforePractice = `
  select m.practice_id, m.article_id,
         'movement ' || m.id || ' is dated ' || m.happened_on || ', the practice began on ' || ${localTime('p.created_at')}::date as text
  from stock_movement m join practice p on p.id = m.practice_id
  where m.happened_on < ${localTime('p.created_at')}::date and ${stands}`;

/** Receipts and returns, of which not everything comes into the stock. */
const misdatedReceipts = `
  select m.practice_id, 'receipt ' || m.id as subject, 'its ' || m.kind || ' is dated ' || m.happened_on as text
  from receipt m join practice p on p.id = m.practice_id
  where m.happened_on > ${dayOfBooking} or m.happened_on < ${localTime('p.created_at')}::date
  order by m.practice_id, m.id limit 1000`;

const strayMovements = `
  select m.practice_id, m.article_id, 'movement ' || m.id || ' is of stock entry ' || e.id || ' of article ' || e.article_id as text
  from stock_movement m join stock_entry e on e.practice_id = m.practice_id and e.id = m.stock_entry_id
  where e.article_id <> m.article_id`;

const wrongReversals = `
  select r.practice_id, r.article_id, 'movement ' || r.id || ' does not take back what movement ' || m.id || ' did' as text
  from stock_movement r join stock_movement m on m.practice_id = r.practice_id and m.id = r.reverses
  where r.amount <> -m.amount or r.stock_entry_id <> m.stock_entry_id or r.id < m.id
    or r.cost_center_id is distinct from m.cost_center_id`;

const figures = `
  select a.practice_id, a.id as article_id, wrong.text
  from article a
  left join (
    select practice_id, article_id, sum(balance) as stock, min(expiration_date) as expiry,
           sum(balance) filter (where block_reason is not null) as blocked,
           round(sum(balance::numeric * order_unit_price_cents / units_per_order_unit)) as value_cents
    from stock_entry where balance > 0 group by 1, 2
  ) e on e.practice_id = a.practice_id and e.article_id = a.id
  cross join lateral unnest(
    array[a.stock <> coalesce(e.stock, 0), a.blocked_stock <> coalesce(e.blocked, 0),
          a.earliest_expiry is distinct from e.expiry, a.stock_value_cents <> coalesce(e.value_cents, 0)],
    array[${differs(`'stock'`, 'a.stock', 'coalesce(e.stock, 0)')},
          ${differs(`'blocked stock'`, 'a.blocked_stock', 'coalesce(e.blocked, 0)')},
          ${differs(`'earliest expiry'`, 'a.earliest_expiry', 'e.expiry')},
          ${differs(`'stock value in cents'`, 'a.stock_value_cents', 'coalesce(e.value_cents, 0)')}]
  ) as wrong (is_wrong, text)
  where wrong.is_wrong`;

/** The reason at an entry is that of its open record. */
const blocks = `
  select e.practice_id, e.article_id, ${differs(`'block of stock entry ' || e.id`, 'e.block_reason', 'b.reason')} as text
  from stock_entry e
  left join stock_block b on b.practice_id = e.practice_id and b.stock_entry_id = e.id and b.ended_at is null
  where e.block_reason is distinct from b.reason`;

/** Use is kept by month and by week. */
const useBy = (period: 'month' | 'week', written: string): string => `
  select coalesce(k.practice_id, u.practice_id) as practice_id, coalesce(k.article_id, u.article_id) as article_id,
         ${differs(`'${written} ' || to_char(coalesce(k.${period}, u.${period}), '${period === 'month' ? 'YYYY-MM' : 'YYYY-MM-DD'}')`, 'coalesce(k.used, 0)', 'coalesce(u.used, 0)')} as text
  from article_${period} k
  full join (
    select m.practice_id, m.article_id, date_trunc('${period}', m.happened_on)::date as ${period}, -sum(m.amount) as used
    from stock_movement m left join stock_movement o on o.practice_id = m.practice_id and o.id = m.reverses
    where m.kind = 'consumption' or (m.kind = 'undo' and o.kind = 'consumption')
    group by 1, 2, 3
  ) u on u.practice_id = k.practice_id and u.article_id = k.article_id and u.${period} = k.${period}
  where coalesce(k.used, 0) <> coalesce(u.used, 0)`;

/** Quantities stored and taken according to receipts, returns and reversals, in packs. */
const receiptLines = `
  select e.practice_id, e.article_id,
         'by its ' || d.kind || 's stock entry ' || e.id || ' moved ' || d.packs * e.units_per_order_unit
           || ', the ledger says ' || coalesce(abs(m.sum), 0) as text
  from (select l.practice_id, l.stock_entry_id, r.kind, sum(l.quantity) as packs
        from receipt_line l join receipt r on r.practice_id = l.practice_id and r.id = l.receipt_id
        where l.stock_entry_id is not null group by 1, 2, 3) d
  join stock_entry e on e.practice_id = d.practice_id and e.id = d.stock_entry_id
  left join (select practice_id, stock_entry_id, kind, sum(amount) as sum from stock_movement
             where kind in ('input', 'return', 'cancellation') group by 1, 2, 3) m
    on m.practice_id = d.practice_id and m.stock_entry_id = d.stock_entry_id
   and m.kind = case d.kind when 'receipt' then 'input' when 'reversal' then 'cancellation' else 'return' end
  where coalesce(abs(m.sum), 0) <> d.packs * e.units_per_order_unit`;

/** Goods of an order are taken back with their receipt only. */
const takenBackAlone = `
  select e.practice_id, e.article_id, 'stock entry ' || e.id || ' of an order was taken back, its receipt was not' as text
  from stock_entry e
  join stock_movement i on i.practice_id = e.practice_id and i.stock_entry_id = e.id and i.kind = 'input'
  join stock_movement v on v.practice_id = i.practice_id and v.reverses = i.id
  where e.order_id is not null
    and not exists (
      select from receipt_line l join receipt_line b on b.practice_id = l.practice_id and b.reverses = l.id
      where l.practice_id = e.practice_id and l.stock_entry_id = e.id)`;

const validLabels = `
  select e.practice_id, e.article_id, 'label ' || l.id || ' is valid, its stock entry ' || e.id || ' was taken back' as text
  from stock_label l
  join stock_entry e on e.practice_id = l.practice_id and e.id = l.stock_entry_id
  join stock_movement i on i.practice_id = e.practice_id and i.stock_entry_id = e.id and i.kind = 'input'
  join stock_movement v on v.practice_id = i.practice_id and v.reverses = i.id
  where l.withdrawn_at is null`;

/** Positions count what their receipts and returns say, beside what came before there were any. */
const orderCounts = `
  select p.practice_id, 'order ' || o.order_number as subject,
         'position ' || p.line || ' counts ' || p.received || ' received and ' || p.returned
           || ' returned, its receipts say ' || p.received_before + coalesce(l.received, 0) || ' and '
           || coalesce(l.returned, 0) as text
  from order_position p
  join purchase_order o on o.practice_id = p.practice_id and o.id = p.order_id
  left join (select l.practice_id, l.position_id,
                    sum(case r.kind when 'receipt' then l.quantity when 'reversal' then -l.quantity end) as received,
                    sum(l.quantity) filter (where r.kind = 'return') as returned
             from receipt_line l join receipt r on r.practice_id = l.practice_id and r.id = l.receipt_id
             where l.position_id is not null group by 1, 2) l
    on l.practice_id = p.practice_id and l.position_id = p.id
  where p.received <> p.received_before + coalesce(l.received, 0) or p.returned <> coalesce(l.returned, 0)
  order by p.practice_id, o.id, p.line limit 1000`;

const checks = [
  ...[
    balances,
    wentBelowZero,
    wasNegativeOnADay,
    beforeArrival,
    inFuture,
    beforePractice,
    strayMovements,
    wrongReversals,
    figures,
    blocks,
    useBy('month', 'used in'),
    useBy('week', 'used in the week of'),
    receiptLines,
    takenBackAlone,
    validLabels,
  ].map(described),
  orderCounts,
  misdatedReceipts,
];

export async function listDefects(tx: Tx): Promise<Defect[]> {
  const defects: Defect[] = [];
  for (const check of checks) defects.push(...(await tx.rows<Defect>(check)));
  return defects;
}

export const countChecked = (tx: Tx): Promise<{ movements: number; entries: number; articles: number }> =>
  tx.one(
    `select (select count(*)::float8 from stock_movement) as movements, (select count(*)::float8 from stock_entry) as entries,
            (select count(*)::float8 from article) as articles`,
  );
