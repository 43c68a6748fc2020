// SQL of invoices, their files and the orders they are about. Only the download reads a file's content.
import type { InvoiceDetail, InvoiceListed } from '@praxora/contract/purchasing/invoice';
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { personName } from '../../account/index.ts';
import type { InvoiceContent } from './invoice-content.ts';

export interface NewInvoice
  extends Pick<
    InvoiceListed,
    | 'kind'
    | 'format'
    | 'profile'
    | 'number'
    | 'issuedOn'
    | 'dueOn'
    | 'currency'
    | 'netCents'
    | 'grossCents'
    | 'payableCents'
    | 'sellerName'
  > {
  readonly sellerKey: string;
  readonly sellerVatId: string | null;
  readonly ibans: readonly string[];
  readonly content: InvoiceContent;
  readonly keepUntil: string;
}

/** A user who received it, or the sender of the mail it came with. */
export interface Receipt {
  readonly userId: number | null;
  readonly sender: string | null;
}

/** Null: the same seller, number and year were received before. */
export const insertInvoice = async (
  tx: Tx,
  invoice: NewInvoice,
  { userId, sender }: Receipt,
): Promise<number | null> =>
  (
    await tx.maybe<Columns<'invoice', 'id'>>(
      `insert into invoice (practice_id, kind, format, profile, number, issued_on, due_on, currency, net_cents,
         gross_cents, payable_cents, seller_name, seller_key, seller_vat_id, ibans, content, keep_until, received_by,
         received_from)
       values ($practice, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
       on conflict do nothing returning id`,
      [
        invoice.kind,
        invoice.format,
        invoice.profile,
        invoice.number,
        invoice.issuedOn,
        invoice.dueOn,
        invoice.currency,
        invoice.netCents,
        invoice.grossCents,
        invoice.payableCents,
        invoice.sellerName,
        invoice.sellerKey,
        invoice.sellerVatId,
        invoice.ibans,
        JSON.stringify(invoice.content),
        invoice.keepUntil,
        userId,
        sender,
      ],
    )
  )?.id ?? null;

interface NewFile extends Columns<'invoice_file', 'sha256' | 'content'> {
  readonly fileName: string;
  readonly mediaType: string;
}

/** False: the same file was received before. */
export const insertFile = async (tx: Tx, invoiceId: number, file: NewFile): Promise<boolean> =>
  (await tx.run(
    `insert into invoice_file (practice_id, invoice_id, file_name, media_type, size, sha256, content)
     values ($practice, $1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [invoiceId, file.fileName, file.mediaType, file.content.length, file.sha256, file.content],
  )) === 1;

interface KnownRow extends Columns<'invoice', 'number'> {
  readonly receivedOn: string;
}

/** The invoice with this file, or of this seller, number and year. */
export const findKnown = (
  tx: Tx,
  sha256: string,
  { sellerKey, number, issuedOn }: Pick<NewInvoice, 'sellerKey' | 'number' | 'issuedOn'>,
): Promise<KnownRow | null> =>
  tx.maybe<KnownRow>(
    `select i.number, to_char(i.received_at, 'YYYY-MM-DD') as "receivedOn" from invoice i
     join invoice_file f on f.practice_id = i.practice_id and f.invoice_id = i.id
     where i.practice_id = $practice and (f.sha256 = $1 or (i.seller_key = $2 and upper(i.number) = upper($3)
       and date_part('year', i.issued_on) = date_part('year', $4::date)))
     limit 1`,
    [sha256, sellerKey, number, issuedOn],
  );

export interface InvoiceRow
  extends Omit<
      InvoiceListed,
      | 'comparison'
      | 'differenceCount'
      | 'positions'
      | 'receivedAt'
      | 'discount'
      | 'group'
      | 'approval'
      | 'isForOwners'
    >,
    Columns<'invoice', 'vendor_sign' | 'orders_sign' | 'ibans'> {
  readonly content: InvoiceContent;
  readonly receivedAt: Date;
  readonly approvedAt: Date | null;
  readonly approvedBy: string | null;
}

/** Of an invoice `i`, in sums: a credit note lowers them, with whatever sign it is written. */
export const signedGross = `case when i.kind = 'credit-note' then -abs(i.gross_cents) else i.gross_cents end`;

/** The columns of `InvoiceRow`. Of an invoice `i`, with `listedJoins`. */
export const listed = `
  i.id, i.state, i.kind, i.format, i.profile, i.number, to_char(i.issued_on, 'YYYY-MM-DD') as "issuedOn",
  to_char(i.due_on, 'YYYY-MM-DD') as "dueOn", i.currency, i.net_cents::float8 as "netCents",
  i.gross_cents::float8 as "grossCents", i.payable_cents::float8 as "payableCents", i.seller_name as "sellerName",
  i.vendor_id as "vendorId", v.name as "vendorName", v.hue as "vendorHue", i.received_at as "receivedAt", i.content, i.ibans,
  i.vendor_sign, i.orders_sign, i.approved_at as "approvedAt",
  ${personName('w')} as "approvedBy", coalesce(i.too_much_cents, 0)::float8 as "tooMuchCents",
  coalesce((select json_agg(json_build_object('id', o.id, 'orderNumber', o.order_number) order by o.id)
            from invoice_order io join purchase_order o on o.practice_id = io.practice_id and o.id = io.order_id
            where io.practice_id = $practice and io.invoice_id = i.id), '[]') as orders`;

export const listedJoins = `left join vendor v on v.id = i.vendor_id left join practice_user w on w.id = i.approved_by`;

export interface DetailRow extends InvoiceRow, Columns<'invoice_file', 'sha256'> {
  readonly sellerVatId: string | null;
  readonly fileName: string;
  readonly mediaType: string;
  readonly keepUntil: string;
  readonly receivedBy: string | null;
  readonly receivedFrom: string | null;
  readonly paidAt: Date | null;
  readonly isKnownAccount: boolean;
  readonly isAccountConfirmed: boolean;
  readonly vendorEmail: string | null;
  readonly customerNumber: string | null;
  readonly predecessor: NamedInvoice | null;
  readonly successor: NamedInvoice | null;
  readonly decidedMatch: DecidedMatch | null;
}

interface NamedInvoice {
  readonly id: number;
  readonly number: string;
}

/** What was found on the day of the approval. */
export type DecidedMatch = Pick<InvoiceDetail, 'rows' | 'charges' | 'total'>;

/** An account is known if no approved invoice of the vendor names others only. */
const isKnownAccount = `(not exists (select from invoice other where other.practice_id = $practice
    and other.vendor_id = i.vendor_id and other.state in ('approved', 'paid') and other.id <> i.id and cardinality(other.ibans) > 0)
  or exists (select from invoice other where other.practice_id = $practice and other.vendor_id = i.vendor_id
    and other.state in ('approved', 'paid') and other.id <> i.id and other.ibans && i.ibans))`;

/** Money goes only to an account that an approved invoice of the vendor named, or that somebody made sure of. */
const isAccountConfirmed = `(i.account_confirmed_at is not null
  or exists (select from invoice other where other.practice_id = $practice and other.vendor_id = i.vendor_id
    and other.state in ('approved', 'paid') and other.id <> i.id and other.ibans && i.ibans))`;

const named = (other: string): string => `json_build_object('id', ${other}.id, 'number', ${other}.number)`;

export const findInvoice = (tx: Tx, id: number): Promise<DetailRow | null> =>
  tx.maybe<DetailRow>(
    `select ${listed}, i.seller_vat_id as "sellerVatId", f.file_name as "fileName", f.media_type as "mediaType", f.sha256,
       to_char(i.keep_until, 'YYYY-MM-DD') as "keepUntil", ${personName('u')} as "receivedBy", i.received_from as "receivedFrom",
       i.paid_at as "paidAt", ${isKnownAccount} as "isKnownAccount",
       ${isAccountConfirmed} as "isAccountConfirmed", v.email as "vendorEmail", i.decided_match as "decidedMatch",
       nullif(coalesce(i.content ->> 'customerNumber', p.customer_number), '') as "customerNumber",
       (select ${named('earlier')} from invoice earlier
        where earlier.practice_id = $practice and earlier.id = i.predecessor_id) as predecessor,
       (select ${named('later')} from invoice later
        where later.practice_id = $practice and later.predecessor_id = i.id limit 1) as successor
     from invoice i
     join invoice_file f on f.practice_id = i.practice_id and f.invoice_id = i.id
     left join practice_user u on u.id = i.received_by
     ${listedJoins}
     left join vendor_preference p on p.practice_id = i.practice_id and p.vendor_id = i.vendor_id
     where i.practice_id = $practice and i.id = $1`,
    [id],
  );

export const hasInvoice = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe('select 1 from invoice where practice_id = $practice and id = $1', [id])) !== null;

export interface LockedInvoice extends Columns<'invoice', 'state' | 'number' | 'format'> {
  readonly keepUntil: string;
  readonly isHandedOver: boolean;
}

/** Keeps the row until the end of the transaction. */
export const lockInvoice = (tx: Tx, id: number): Promise<LockedInvoice | null> =>
  tx.maybe<LockedInvoice>(
    `select state, number, format, to_char(keep_until, 'YYYY-MM-DD') as "keepUntil",
       handover_id is not null as "isHandedOver"
     from invoice where practice_id = $practice and id = $1 for update`,
    [id],
  );

type FileRow = Columns<'invoice_file', 'file_name' | 'media_type' | 'content'>;

export const findFile = (tx: Tx, id: number): Promise<FileRow | null> =>
  tx.maybe<FileRow>(
    'select file_name, media_type, content from invoice_file where practice_id = $practice and invoice_id = $1',
    [id],
  );

export const updateAssignment = (
  tx: Tx,
  id: number,
  vendorId: number | null,
  vendorMatchedBy: string | null,
  ordersMatchedBy: string | null,
): Promise<number> =>
  tx.run(
    `update invoice set vendor_id = $2, vendor_sign = $3, orders_sign = $4
     where practice_id = $practice and id = $1`,
    [id, vendorId, vendorMatchedBy, ordersMatchedBy],
  );

export async function replaceOrders(tx: Tx, id: number, orderIds: readonly number[]): Promise<void> {
  await tx.run('delete from invoice_order where practice_id = $practice and invoice_id = $1', [id]);
  await tx.run(
    `insert into invoice_order (practice_id, invoice_id, order_id)
     select $practice, $1, one.order_id from unnest($2::integer[]) as one (order_id) returning order_id`,
    [id, orderIds],
  );
}

interface ChargedPosition {
  readonly positionId: number;
  readonly quantity: number;
  readonly chargedCents: number | null;
  readonly agreedCents: number | null;
}

export async function approveInvoice(
  tx: Tx,
  id: number,
  userId: number,
  sums: { readonly tooMuchCents: number; readonly chargesCents: number; readonly decided: DecidedMatch },
  positions: readonly ChargedPosition[],
): Promise<void> {
  await tx.run(
    `update invoice set state = 'approved', approved_at = now(), approved_by = $2, too_much_cents = $3, charges_cents = $4,
       decided_match = $5
     where practice_id = $practice and id = $1`,
    [id, userId, sums.tooMuchCents, sums.chargesCents, JSON.stringify(sums.decided)],
  );
  await tx.run(
    `insert into invoice_position (practice_id, invoice_id, position_id, quantity, charged_cents, agreed_cents)
     select $practice, $1, c."positionId", sum(c.quantity), sum(c."chargedCents"), sum(c."agreedCents")
     from jsonb_to_recordset($2::jsonb) as c ("positionId" integer, quantity numeric, "chargedCents" bigint, "agreedCents" bigint)
     group by c."positionId" returning position_id`,
    [id, JSON.stringify(positions)],
  );
}

export const saveLines = (tx: Tx, id: number, lines: InvoiceContent['lines']): Promise<number> =>
  tx.run(
    `update invoice set content = jsonb_set(content, '{lines}', $2::jsonb) where practice_id = $practice and id = $1`,
    [id, JSON.stringify(lines)],
  );

/** It waits for the vendor again where it was complained about. */
export async function withdrawApproval(tx: Tx, id: number): Promise<void> {
  await tx.run(
    `update invoice i set approved_at = null, approved_by = null, too_much_cents = null, charges_cents = null, decided_match = null,
       state = case when exists (select from invoice_complaint c where c.practice_id = $practice and c.invoice_id = i.id)
         then 'complained' else 'open' end
     where i.practice_id = $practice and i.id = $1`,
    [id],
  );
  await tx.run('delete from invoice_position where practice_id = $practice and invoice_id = $1', [id]);
}

export const markPaid = (tx: Tx, id: number, userId: number): Promise<number> =>
  tx.run(
    `update invoice set state = 'paid', paid_at = now(), paid_by = $2 where practice_id = $practice and id = $1`,
    [id, userId],
  );
