// SQL of what approved invoices charge for goods, beside what the orders agreed on for the same quantity.
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import type { Tx } from '../../../platform/database/tx.ts';
import { type Conditions, pageClause, type Statement } from './conditions.ts';
import { type OrderConditions, orderConditions } from './order-conditions.ts';
import { gone, type ProductOfLine, productColumns, productJoins } from './orders-by-article.repository.ts';
import type { Sorting } from './paging.ts';

/** Credit notes give back; what was approved before the amounts were kept is left out. */
const charged = (conditions: Conditions): string => `
  charged as materialized (
    select p.product_id, ${gone} as gone, o.vendor_id, p.id as position_id, ip.invoice_id, ip.quantity, ip.agreed_cents, ip.charged_cents
    from purchase_order o
    join order_position p on p.practice_id = o.practice_id and p.order_id = o.id
    join invoice_position ip on ip.practice_id = p.practice_id and ip.position_id = p.id
    join invoice i on i.practice_id = ip.practice_id and i.id = ip.invoice_id
    where ${conditions.text} and i.kind = 'invoice' and i.state in ('approved', 'paid')
      and ip.agreed_cents is not null and ip.charged_cents is not null
  ), product_sum as (
    select product_id, gone, vendor_id, max(position_id) as position_id, count(distinct invoice_id)::integer as invoices,
           sum(quantity)::float8 as quantity, sum(agreed_cents)::float8 as agreed_cents, sum(charged_cents)::float8 as charged_cents
    from charged group by 1, 2, 3
  )`;

export interface InvoicedSum {
  readonly invoices: number;
  readonly agreed_cents: number;
  readonly charged_cents: number;
  readonly too_much_cents: number;
}

export function sumInvoiced(tx: Tx, wish: OrderConditions, span: DaySpan): Promise<InvoicedSum> {
  const conditions = orderConditions(wish, span);
  return tx.one<InvoicedSum & Record<string, unknown>>(
    `with ${charged(conditions)}
     select (select count(distinct invoice_id)::integer from charged) as invoices,
       coalesce(sum(agreed_cents), 0)::float8 as agreed_cents, coalesce(sum(charged_cents), 0)::float8 as charged_cents,
       coalesce(sum(greatest(charged_cents - agreed_cents, 0)), 0)::float8 as too_much_cents
     from product_sum`,
    conditions.values,
  );
}

const sorts = {
  name: 'lower(s.name_de)',
  vendor: 'lower(s.vendor_name)',
  quantity: 's.quantity',
  agreed: 's.agreed_cents',
  charged: 's.charged_cents',
  difference: 's.charged_cents - s.agreed_cents',
} as const;
export type InvoicedSort = keyof typeof sorts;

export interface InvoicedRow extends ProductOfLine, Omit<InvoicedSum, 'too_much_cents'> {
  readonly quantity: number;
  readonly found: number;
}

export function invoicedPricesStatement(
  wish: OrderConditions,
  span: DaySpan,
  { sort, descending, ...page }: Sorting<InvoicedSort>,
): Statement {
  const conditions = orderConditions(wish, span);
  return {
    sql: `with ${charged(conditions)}
     select s.*, count(*) over ()::integer as found
     from (
       select g.invoices, g.quantity, g.agreed_cents, g.charged_cents, g.position_id, ${productColumns}
       from product_sum g
       join order_position p on p.practice_id = $practice and p.id = g.position_id
       join purchase_order o on o.practice_id = p.practice_id and o.id = p.order_id ${productJoins}
     ) s
     order by ${sorts[sort]} ${descending ? 'desc' : 'asc'}, lower(s.name_de), s.position_id
     ${pageClause(conditions, page)}`,
    values: conditions.values,
  };
}
