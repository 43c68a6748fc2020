// SQL of the inbox: which invoices it shows, and their sums.
import type { InvoiceState } from '@praxora/contract/purchasing/invoice';
import type { DatedDiscount } from '@praxora/rules/purchasing/invoice-dates';
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { type InvoiceRow, listed, listedJoins, signedGross } from './invoices.repository.ts';

export interface InvoiceFilter {
  readonly states: readonly InvoiceState[];
  readonly vendorId?: number | undefined;
  readonly orderId?: number | undefined;
  readonly search?: string | undefined;
  readonly format?: 'xrechnung' | 'zugferd' | 'pdf' | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Due up to this day, and not paid. */
  readonly dueUntil?: string | undefined;
}

const formatName = `case when i.format in ('PDF', 'IMAGE') then 'pdf'
  when i.profile = 'XRECHNUNG' then 'xrechnung' when i.format = 'UBL' then 'xrechnung' else 'zugferd' end`;

/** `1.234,56` and `1234.56` are searched as 1234.56, beside the words. */
const filtered = `i.practice_id = $practice and i.state = any($1::text[])
  and ($2::integer is null or i.vendor_id = $2)
  and ($3::text is null or i.number ilike $3 or i.seller_name ilike $3
    or (i.gross_cents / 100.0)::numeric(16, 2)::text = replace(replace(trim(both '%' from $3), '.', ''), ',', '.'))
  and ($4::integer is null or exists (select from invoice_order io
    where io.practice_id = $practice and io.invoice_id = i.id and io.order_id = $4))
  and ($5::text is null or ${formatName} = $5)
  and ($6::date is null or i.issued_on >= $6) and ($7::date is null or i.issued_on <= $7)
  and ($8::date is null or i.due_on <= $8 or jsonb_path_exists(i.content, '$.discounts[*].until'))`;

const filterValues = (filter: InvoiceFilter): unknown[] => [
  filter.states,
  filter.vendorId ?? null,
  filter.search === undefined ? null : `%${filter.search.replace(/[\\%_]/g, (special) => `\\${special}`)}%`,
  filter.orderId ?? null,
  filter.format ?? null,
  filter.from ?? null,
  filter.to ?? null,
  filter.dueUntil ?? null,
];

/** Checked ones first, those approved last before others. */
const decidedOrder = `i.state in ('replaced', 'cancelled'), i.approved_at desc, i.issued_on desc, i.id desc`;

export interface InboxSign
  extends Pick<
      InvoiceRow,
      'id' | 'state' | 'kind' | 'currency' | 'grossCents' | 'payableCents' | 'dueOn' | 'tooMuchCents'
    >,
    Columns<'invoice', 'document_id'> {
  readonly orderIds: readonly number[];
  readonly discounts: readonly DatedDiscount[];
  /** What persons typed and said about its lines, as text. */
  readonly choices: string;
}

/** The newest of them, with what sorts and sums them; their lines and texts are read for a page alone. */
export const listSigns = (tx: Tx, filter: InvoiceFilter, most: number): Promise<InboxSign[]> =>
  tx.rows<InboxSign>(
    `with wanted as materialized (
       select i.id, i.document_id, i.state, i.kind, i.currency, i.gross_cents, i.payable_cents, i.due_on, i.too_much_cents,
         i.content -> 'discounts' as discounts,
         case when i.format in ('PDF', 'IMAGE') then md5((i.content -> 'lines')::text) end as typed, i.approved_at, i.issued_on
       from invoice i where ${filtered} order by i.received_at desc, i.id desc limit $9)
     select i.id, i.document_id, i.state, i.kind, i.currency, i.gross_cents::float8 as "grossCents",
       i.payable_cents::float8 as "payableCents", to_char(i.due_on, 'YYYY-MM-DD') as "dueOn",
       coalesce(i.too_much_cents, 0)::float8 as "tooMuchCents", coalesce(i.discounts, '[]') as discounts,
       coalesce((select array_agg(io.order_id order by io.order_id) from invoice_order io
         where io.practice_id = $practice and io.invoice_id = i.id), '{}') as "orderIds",
       concat_ws(' ', i.typed, (select string_agg(concat(k.line_index, ':', k.position_id), ' ' order by k.line_index)
         from invoice_line_choice k where k.practice_id = $practice and k.invoice_id = i.id)) as choices
     from wanted i
     order by ${decidedOrder}`,
    [...filterValues(filter), most],
  );

export const listRows = (tx: Tx, ids: readonly number[]): Promise<InvoiceRow[]> =>
  tx.rows<InvoiceRow>(
    `select ${listed} from invoice i ${listedJoins} where i.practice_id = $practice and i.id = any($1::integer[])`,
    [ids],
  );

export const listDecided = (
  tx: Tx,
  filter: InvoiceFilter,
  page: { readonly size: number; readonly skip: number },
): Promise<InvoiceRow[]> =>
  tx.rows<InvoiceRow>(
    `select ${listed} from invoice i ${listedJoins}
     where ${filtered} order by ${decidedOrder} limit $9 offset $10`,
    [...filterValues(filter), page.size, page.skip],
  );

export const listDecidedIds = async (tx: Tx, filter: InvoiceFilter): Promise<number[]> =>
  (
    await tx.rows<Columns<'invoice', 'id'>>(
      `select i.id from invoice i where ${filtered} order by ${decidedOrder}`,
      filterValues(filter),
    )
  ).map(({ id }) => id);

interface DecidedSum {
  readonly group: 'checked' | 'closed';
  readonly count: number;
  readonly grossCents: number;
}

export const sumDecided = (tx: Tx, filter: InvoiceFilter): Promise<DecidedSum[]> =>
  tx.rows<DecidedSum & Record<string, unknown>>(
    `select case when i.state in ('replaced', 'cancelled') then 'closed' else 'checked' end as group,
       count(*)::integer as count,
       coalesce(sum(${signedGross}) filter (where i.currency = 'EUR'), 0)::float8 as "grossCents"
     from invoice i where ${filtered} group by 1`,
    filterValues(filter),
  );

interface ApprovedSum {
  readonly count: number;
  readonly grossCents: number;
}

/** Approved since the beginning of a month. */
export const sumApprovedSince = (tx: Tx, since: string): Promise<ApprovedSum> =>
  tx.one<ApprovedSum & Record<string, unknown>>(
    `select count(*)::integer as count,
       coalesce(sum(${signedGross}) filter (where i.currency = 'EUR'), 0)::float8 as "grossCents"
     from invoice i where i.practice_id = $practice and i.state in ('approved', 'paid')
       and i.approved_at >= ($1::date)::timestamp at time zone 'Europe/Berlin'`,
    [since],
  );

interface DecidedOfVendor {
  readonly count: number;
  readonly grossCents: number;
  readonly compared: number;
  readonly agreeing: number;
  readonly tooMuchCents: number;
}

/** What an invoice charged too much: as it was approved, or as it was complained about before a corrected one took its place. */
const foundTooMuch = `greatest(coalesce(i.too_much_cents, 0), coalesce((select max(c.too_much_cents) from invoice_complaint c
  where c.practice_id = $practice and c.invoice_id = i.id), 0), 0)`;

export const sumDecidedOfVendor = (tx: Tx, vendorId: number): Promise<DecidedOfVendor> =>
  tx.one<DecidedOfVendor & Record<string, unknown>>(
    `select count(*)::integer as count,
       coalesce(sum(d.gross_cents) filter (where d.currency = 'EUR'), 0)::float8 as "grossCents",
       count(*) filter (where d.is_compared)::integer as compared,
       count(*) filter (where d.is_compared and d.too_much = 0)::integer as agreeing,
       coalesce(sum(d.too_much), 0)::float8 as "tooMuchCents"
     from (
       select ${signedGross} as gross_cents, i.currency, ${foundTooMuch} as too_much, exists (select from invoice_order io
         where io.practice_id = $practice and io.invoice_id = i.id) as is_compared
       from invoice i
       where i.practice_id = $practice and i.vendor_id = $1 and i.state in ('approved', 'paid', 'replaced', 'cancelled')) d`,
    [vendorId],
  );
