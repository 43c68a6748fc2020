// SQL of what an invoice is compared with: vendors, orders, their positions, and what earlier invoices charged.
import type { OrderSigns } from '@praxora/rules/purchasing/invoice-match/choose-orders';
import type { KnownVendor } from '@praxora/rules/purchasing/invoice-match/choose-vendor';
import type { OrderedPosition, OrderToMatch } from '@praxora/rules/purchasing/invoice-match/match-input';
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { vendorItem } from './item.sql.ts';

/** Vendors that the practice has orders with or made itself; ids and accounts are those of approved invoices. */
export const listVendors = (tx: Tx): Promise<KnownVendor[]> =>
  tx.rows<KnownVendor>(
    `select v.id, v.name, coalesce(p.customer_number, '') as "customerNumber",
       coalesce((select array_agg(distinct i.seller_vat_id) from invoice i where i.practice_id = $practice
                 and i.vendor_id = v.id and i.state in ('approved', 'paid') and i.seller_vat_id is not null), '{}') as "vatIds",
       coalesce((select array_agg(distinct account) from invoice i, unnest(i.ibans) account where i.practice_id = $practice
                 and i.vendor_id = v.id and i.state in ('approved', 'paid')), '{}') as ibans
     from vendor v
     left join vendor_preference p on p.practice_id = $practice and p.vendor_id = v.id
     where v.deleted_at is null and (v.practice_id = $practice
       or v.id in (select o.vendor_id from purchase_order o where o.practice_id = $practice))
     order by v.id`,
  );

/** Whether an order `o` went out: others cannot be charged. */
const wasPlaced = `o.state not in ('pending-approval', 'rejected', 'cancelled')`;

export interface OrderCandidate extends OrderSigns {
  readonly vendorId: number;
}

const mostCandidates = 2000;

/** Those that the vendor's answers name. */
const vendorNumbers = `
  coalesce((select array_agg(distinct e.detail ->> 'vendorOrderNumber') from order_event e where e.practice_id = $practice
            and e.order_id = o.id and e.detail ->> 'vendorOrderNumber' <> ''), '{}')`;

/** Orders of the last two years, newest first. No vendor: of all. */
export const listCandidates = (tx: Tx, vendorId: number | null): Promise<OrderCandidate[]> =>
  tx.rows<OrderCandidate>(
    `select o.id, o.vendor_id as "vendorId", array[o.order_number, o.platform_order_number] || ${vendorNumbers} as numbers,
       o.net_cents as "netCents", o.gross_cents as "grossCents",
       coalesce((select array_agg(distinct r.delivery_note) from receipt r where r.practice_id = $practice
                 and r.order_id = o.id and r.delivery_note <> ''), '{}') as "deliveryNotes"
     from purchase_order o
     where o.practice_id = $practice and ($1::integer is null or o.vendor_id = $1) and ${wasPlaced}
       and o.placed_at > now() - interval '2 years'
     order by o.placed_at desc, o.id desc limit ${mostCandidates}`,
    [vendorId],
  );

/** Null: there is no such order, or it never went out. */
export const findOrderVendor = async (tx: Tx, orderId: number): Promise<number | null> =>
  (
    await tx.maybe<{ vendorId: number }>(
      `select o.vendor_id as "vendorId" from purchase_order o
       where o.practice_id = $practice and o.id = $1 and ${wasPlaced}`,
      [orderId],
    )
  )?.vendorId ?? null;

/** How many of these orders are of this vendor and went out. */
export const countOrders = async (tx: Tx, vendorId: number, orderIds: readonly number[]): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      `select count(*)::integer as count from purchase_order o
       where o.practice_id = $practice and o.vendor_id = $1 and o.id = any($2::integer[]) and ${wasPlaced}`,
      [vendorId, orderIds],
    )
  ).count;

/** So that of two invoices about the same goods the second one is compared with what the first one charged. */
export const lockOrders = (tx: Tx, invoiceIds: readonly number[]): Promise<number> =>
  tx.run(
    `select o.id from purchase_order o
     where o.practice_id = $practice and o.id in (
       select order_id from invoice_order where practice_id = $practice and invoice_id = any($1::bigint[]))
     order by o.id for no key update`,
    [invoiceIds],
  );

export const isVendor = async (tx: Tx, vendorId: number): Promise<boolean> =>
  (await tx.maybe('select 1 from vendor where id = $1 and deleted_at is null', [vendorId])) !== null;

export interface MatchedPosition extends OrderedPosition {
  readonly nameDe: string;
  readonly nameEn: string;
  readonly picture: string;
}

export interface MatchedOrder extends OrderToMatch {
  readonly positions: readonly MatchedPosition[];
}

const chargedBy = (kinds: string): string => `
  coalesce((select sum(ip.quantity) from invoice_position ip
            join invoice i on i.practice_id = ip.practice_id and i.id = ip.invoice_id and i.kind in (${kinds})
            where ip.practice_id = $practice and ip.position_id = p.id), 0)::float8`;

/** Pieces in a pack: those of the practice's article, else of the product. */
const piecesPerPack = `
  coalesce((select max(a.consumption_unit_count) from article a where a.practice_id = $practice
            and a.product_id = p.product_id and a.deleted_at is null), c.pack_size, 1)`;

const rememberedNumbers = `
  coalesce((select array_agg(k.code order by k.code) from invoice_line_code k where k.practice_id = $practice
            and k.vendor_id = o.vendor_id and k.item = ${vendorItem}), '{}')`;

/** Columns of a position `p`, of its product `c` and of its order `o` that a comparison depends on. */
const ofPosition = {
  id: 'p.id',
  orderId: 'p.order_id',
  vendorNumber: 'p.vendor_order_number',
  gtin: 'c.gtin',
  manufacturerNumber: 'p.manufacturer_number',
  nameDe: 'p.name_de',
  nameEn: 'p.name_en',
  quantity: 'p.quantity',
  received: 'p.received - p.returned',
  returned: 'p.returned',
  unitPriceCents: 'p.unit_price_cents',
  discountCents: 'p.discount_cents',
  netCents: 'p.net_cents',
  vatPercent: 'p.vat_percent::float8',
} as const;
const ofOrder = {
  netCents: 'o.net_cents',
  grossCents: 'o.gross_cents',
  shippingCents: 'o.shipping_cents',
  surchargeCents: 'o.surcharge_cents',
} as const;

const toJson = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ');
const named = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ');

export const listOrders = (tx: Tx, orderIds: readonly number[]): Promise<MatchedOrder[]> =>
  tx.rows<MatchedOrder>(
    `select o.id, array[o.order_number, o.platform_order_number] as numbers, '{}'::text[] as "deliveryNotes",
       ${named(ofOrder)},
       coalesce((select sum(i.charges_cents) from invoice_order io
                 join invoice i on i.practice_id = io.practice_id and i.id = io.invoice_id and i.state in ('approved', 'paid')
                 where io.practice_id = $practice and io.order_id = o.id
                   -- Those of a collective invoice count for its first order, once.
                   and not exists (select from invoice_order earlier where earlier.practice_id = $practice
                     and earlier.invoice_id = io.invoice_id and earlier.order_id < io.order_id)), 0)::float8 as "invoicedChargesCents",
       coalesce((select json_agg(json_build_object(${toJson(ofPosition)}, 'names', array[p.name_de, p.name_en],
           'correctedNumbers', ${rememberedNumbers}, 'invoicedQuantity', ${chargedBy(`'invoice'`)},
           'picture', p.picture, 'creditedQuantity', ${chargedBy(`'credit-note'`)}, 'piecesPerPack', ${piecesPerPack}) order by p.line)
         from order_position p left join product c on c.id = p.product_id
         where p.practice_id = $practice and p.order_id = o.id), '[]') as positions
     from purchase_order o where o.practice_id = $practice and o.id = any($1::integer[]) order by o.id`,
    [orderIds],
  );

interface ReceiptDay {
  readonly orderId: number;
  readonly day: string;
}

/** When goods of these orders came, the first day first. */
export const listReceiptDays = (tx: Tx, orderIds: readonly number[]): Promise<ReceiptDay[]> =>
  tx.rows<ReceiptDay & Record<string, unknown>>(
    `select distinct order_id as "orderId", to_char(happened_on, 'YYYY-MM-DD') as day from receipt
     where practice_id = $practice and order_id = any($1::integer[]) and kind = 'receipt' order by 2, 1`,
    [orderIds],
  );

interface OrderVersion {
  readonly id: number;
  readonly version: string;
}

/**
 * Another version: something that `listOrders` reads has changed. Sums are made once for all orders, and nothing is written as
 * JSON: it takes a tenth of the time.
 */
export const listOrderVersions = (tx: Tx, orderIds: readonly number[]): Promise<OrderVersion[]> =>
  tx.rows<OrderVersion & Record<string, unknown>>(
    `with charged as materialized (
       select ip.position_id, string_agg(concat(i.kind, ip.quantity), ' ' order by i.id) as quantities
       from invoice_position ip join invoice i on i.practice_id = ip.practice_id and i.id = ip.invoice_id
       where ip.practice_id = $practice group by ip.practice_id, ip.position_id),
     packed as materialized (
       select a.product_id, max(a.consumption_unit_count) as pieces from article a
       where a.practice_id = $practice and a.deleted_at is null and a.product_id is not null group by a.practice_id, a.product_id),
     remembered as materialized (
       select k.vendor_id, md5(string_agg(concat_ws(' ', k.code, k.item), ' ' order by k.code)) as codes from invoice_line_code k
       where k.practice_id = $practice group by k.practice_id, k.vendor_id),
     surcharged as materialized (
       select io.order_id, string_agg(concat_ws(' ', i.id, i.charges_cents), ' ' order by i.id) as charges
       from invoice_order io join invoice i on i.practice_id = io.practice_id and i.id = io.invoice_id
       where io.practice_id = $practice and i.state in ('approved', 'paid') and i.charges_cents <> 0
       group by io.practice_id, io.order_id),
     ordered as materialized (
       select p.order_id, md5(string_agg(concat_ws('|', ${Object.values(ofPosition).join(', ')}, g.quantities, k.pieces, c.pack_size),
         ' ' order by p.id)) as positions
       from order_position p left join product c on c.id = p.product_id
       left join charged g on g.position_id = p.id left join packed k on k.product_id = p.product_id
       where p.practice_id = $practice and p.order_id = any($1::integer[]) group by p.practice_id, p.order_id)
     select o.id, concat_ws('|', ${Object.values(ofOrder).join(', ')}, r.codes, s.charges, d.positions) as version
     from purchase_order o left join ordered d on d.order_id = o.id left join remembered r on r.vendor_id = o.vendor_id
     left join surcharged s on s.order_id = o.id
     where o.practice_id = $practice and o.id = any($1::integer[])`,
    [orderIds],
  );

interface OwnAddress extends Columns<'address', 'postcode'> {
  readonly name: string;
  readonly vatId: string;
}

/** The practice's name and the addresses of its book. */
export const listOwnAddresses = (tx: Tx): Promise<OwnAddress[]> =>
  tx.rows<OwnAddress>(
    `select a.company_name as name, a.postcode, a.vat_id as "vatId" from address a where a.practice_id = $practice
     union all select p.name, '', '' from practice p where p.id = $practice`,
  );
