// SQL of what the tax adviser needs, and of what was handed over.
import type { InvoiceAccounting } from '@praxora/contract/purchasing/invoice-accounting';
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { personName } from '../../account/index.ts';
import { signedGross } from './invoices.repository.ts';

type Settings = NonNullable<InvoiceAccounting['settings']>;

export const findSettings = (tx: Tx): Promise<Settings | null> =>
  tx.maybe<Settings & Record<string, unknown>>(
    `select adviser_number as "adviserNumber", client_number as "clientNumber", fiscal_year_month as "fiscalYearMonth",
       account_length as "accountLength", expense_account as "expenseAccount", vat_keys as "vatKeys"
     from invoice_accounting where practice_id = $practice`,
  );

export const saveSettings = (tx: Tx, settings: Settings): Promise<number> =>
  tx.run(
    `insert into invoice_accounting (practice_id, adviser_number, client_number, fiscal_year_month, account_length, expense_account, vat_keys)
     values ($practice, $1, $2, $3, $4, $5, $6)
     on conflict (practice_id) do update set adviser_number = excluded.adviser_number,
       client_number = excluded.client_number, fiscal_year_month = excluded.fiscal_year_month,
       account_length = excluded.account_length, expense_account = excluded.expense_account,
       vat_keys = excluded.vat_keys`,
    [
      settings.adviserNumber,
      settings.clientNumber,
      settings.fiscalYearMonth,
      settings.accountLength,
      settings.expenseAccount,
      JSON.stringify(settings.vatKeys),
    ],
  );

interface VendorAccount {
  readonly vendorId: number;
  readonly account: string;
}

/** How many of them are vendors that the practice has invoices of. */
export const countVendorsOfInvoices = async (tx: Tx, vendorIds: readonly number[]): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      `select count(distinct vendor_id)::integer as count from invoice
       where practice_id = $practice and vendor_id = any($1::integer[])`,
      [vendorIds],
    )
  ).count;

export async function saveVendorAccounts(tx: Tx, accounts: readonly VendorAccount[]): Promise<void> {
  await tx.run('delete from invoice_vendor_account where practice_id = $practice');
  await tx.run(
    `insert into invoice_vendor_account (practice_id, vendor_id, account)
     select $practice, a."vendorId", a.account from jsonb_to_recordset($1::jsonb) as a ("vendorId" integer, account text)
     returning account`,
    [JSON.stringify(accounts)],
  );
}

interface CategoryAccount {
  readonly categoryId: number;
  readonly account: string;
}

/** How many of them are main categories. */
export const countMainCategories = async (tx: Tx, categoryIds: readonly number[]): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      'select count(*)::integer as count from category where parent_id is null and id = any($1::integer[])',
      [categoryIds],
    )
  ).count;

export async function saveCategoryAccounts(tx: Tx, accounts: readonly CategoryAccount[]): Promise<void> {
  await tx.run('delete from invoice_category_account where practice_id = $practice');
  await tx.run(
    `insert into invoice_category_account (practice_id, category_id, account)
     select $practice, a."categoryId", a.account from jsonb_to_recordset($1::jsonb) as a ("categoryId" integer, account text)
     returning account`,
    [JSON.stringify(accounts)],
  );
}

export const listCategories = (tx: Tx): Promise<InvoiceAccounting['categories']> =>
  tx.rows<InvoiceAccounting['categories'][number] & Record<string, unknown>>(
    `select c.id, json_build_object('de', c.name_de, 'en', c.name_en) as name, a.account from category c
     left join invoice_category_account a on a.practice_id = $practice and a.category_id = c.id
     where c.parent_id is null order by c.position, c.id`,
  );

const isChecked = `i.state in ('approved', 'paid') and i.currency = 'EUR'`;

export const listVendors = (tx: Tx): Promise<InvoiceAccounting['vendors']> =>
  tx.rows<InvoiceAccounting['vendors'][number] & Record<string, unknown>>(
    `select v.id, v.name, a.account from vendor v
     left join invoice_vendor_account a on a.practice_id = $practice and a.vendor_id = v.id
     where v.id in (select i.vendor_id from invoice i where i.practice_id = $practice and ${isChecked})
     order by lower(v.name), v.id`,
  );

/** By the month of the invoice's day. */
export const listOpenMonths = (tx: Tx): Promise<InvoiceAccounting['open']> =>
  tx.rows<InvoiceAccounting['open'][number] & Record<string, unknown>>(
    `select to_char(i.issued_on, 'YYYY-MM') as month, count(*)::integer as count,
       sum(${signedGross})::float8 as "grossCents"
     from invoice i where i.practice_id = $practice and ${isChecked} and i.handover_id is null
     group by 1 order by 1 desc`,
  );

interface HandoverRow extends Omit<InvoiceAccounting['handovers'][number], 'createdAt'> {
  readonly createdAt: Date;
}

export const listHandovers = (tx: Tx): Promise<HandoverRow[]> =>
  tx.rows<HandoverRow & Record<string, unknown>>(
    `select h.id, to_char(h.month, 'YYYY-MM') as month, h.created_at as "createdAt", ${personName('u')} as "createdBy",
       s.count, s."grossCents"
     from invoice_handover h
     join practice_user u on u.id = h.created_by
     cross join lateral (
       select count(*)::integer as count, coalesce(sum(${signedGross}), 0)::float8 as "grossCents"
       from invoice i where i.practice_id = $practice and i.handover_id = h.id) s
     where h.practice_id = $practice
     order by h.month desc`,
  );

/** Null: the month was handed over before. */
export const insertHandover = async (tx: Tx, firstDay: string, userId: number): Promise<number | null> =>
  (
    await tx.maybe<Columns<'invoice_handover', 'id'>>(
      `insert into invoice_handover (practice_id, month, created_by) values ($practice, $1, $2)
       on conflict (practice_id, month) do nothing returning id`,
      [firstDay, userId],
    )
  )?.id ?? null;

/** Those of the month, and earlier ones that came after their own month was handed over. */
export const assignInvoices = (tx: Tx, handoverId: number, lastDay: string): Promise<number> =>
  tx.run(
    `update invoice i set handover_id = $1
     where i.practice_id = $practice and ${isChecked} and i.handover_id is null and i.issued_on <= $2`,
    [handoverId, lastDay],
  );

/** Vendors of a hand-over without an account, and invoices of no vendor. */
export const countWithoutAccount = async (tx: Tx, handoverId: number): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      `select count(*)::integer as count from invoice i
       left join invoice_vendor_account a on a.practice_id = i.practice_id and a.vendor_id = i.vendor_id
       where i.practice_id = $practice and i.handover_id = $1 and a.account is null`,
      [handoverId],
    )
  ).count;

export interface HandedOver {
  readonly id: number;
  readonly number: string;
  readonly kind: string;
  readonly issuedOn: string;
  readonly dueOn: string | null;
  readonly grossCents: number;
  readonly vendor: string;
  readonly account: string;
  readonly documentId: string;
  readonly fileName: string;
  /** Rates of its VAT breakdown; empty where it has none. */
  readonly vatRates: readonly number[];
  readonly parts: readonly ChargedPart[];
}

/** What an invoice charges for one cost center, expense account and rate. */
export interface ChargedPart {
  readonly costCenter: string;
  /** Empty: the usual one. */
  readonly account: string;
  readonly vatPercent: number;
  /** In proportion to the gross amounts. */
  readonly weight: number;
}

interface FoundHandover {
  readonly month: string;
  readonly createdAt: Date;
}

export const findHandover = (tx: Tx, id: number): Promise<FoundHandover | null> =>
  tx.maybe<FoundHandover & Record<string, unknown>>(
    `select to_char(month, 'YYYY-MM') as month, created_at as "createdAt" from invoice_handover
     where practice_id = $practice and id = $1`,
    [id],
  );

export const listHandedOver = (tx: Tx, handoverId: number): Promise<HandedOver[]> =>
  tx.rows<HandedOver & Record<string, unknown>>(
    `select i.id, i.number, i.kind, to_char(i.issued_on, 'YYYY-MM-DD') as "issuedOn", to_char(i.due_on, 'YYYY-MM-DD') as "dueOn",
       i.gross_cents::float8 as "grossCents", v.name as vendor, a.account, i.document_id as "documentId",
       f.file_name as "fileName",
       coalesce(i.content -> 'vatRates', '[]') as "vatRates",
       coalesce((select json_agg(c order by c."costCenter", c.account, c."vatPercent") from (
         select coalesce(p.cost_center_number, '') as "costCenter", coalesce(ca.account, '') as account,
           p.vat_percent::float8 as "vatPercent", sum(abs(ip.charged_cents) * (100 + p.vat_percent))::float8 as weight
         from invoice_position ip
         join order_position p on p.practice_id = ip.practice_id and p.id = ip.position_id
         left join product d on d.id = p.product_id
         left join category k on k.id = d.category_id
         left join invoice_category_account ca on ca.practice_id = ip.practice_id and ca.category_id = coalesce(k.parent_id, k.id)
         where ip.practice_id = $practice and ip.invoice_id = i.id and ip.charged_cents <> 0
         group by 1, 2, 3) c), '[]') as parts
     from invoice i
     join vendor v on v.id = i.vendor_id
     join invoice_vendor_account a on a.practice_id = i.practice_id and a.vendor_id = i.vendor_id
     join invoice_file f on f.practice_id = i.practice_id and f.invoice_id = i.id
     where i.practice_id = $practice and i.handover_id = $1 order by i.issued_on, i.id`,
    [handoverId],
  );

type FileContent = Columns<'invoice_file', 'invoice_id' | 'content'>;

export const listContents = (tx: Tx, invoiceIds: readonly number[]): Promise<FileContent[]> =>
  tx.rows<FileContent>(
    'select invoice_id, content from invoice_file where practice_id = $practice and invoice_id = any($1::integer[])',
    [invoiceIds],
  );
