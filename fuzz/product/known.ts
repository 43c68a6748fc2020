// Existing data of a practice under the contract's field names: values that belong together in one request, such as an
// order and one of its positions.
import type { Pool } from 'pg';
import { callFacts, type FactQuery } from './call-facts.ts';

export type Fact = Readonly<Record<string, string | number>>;

const orderGroups = ['orders', 'receiving', 'approvals'];

const factQueries: readonly FactQuery[] = [
  { sql: `select unnest(array['DE', 'AT']) as country` },
  // Numbers with a form of their own: a text made by chance would be refused.
  {
    sql: `select * from (values ('DE', '80331', '089 99998-120', '0170 1234567', '089 99998-129', 'DE136695976'),
                                ('AT', '1070', '+43 1 58858', '', '', 'ATU13585627'))
          as address (country, postcode, phone, mobile, fax, "vatId")`,
    groups: ['account'],
  },
  { sql: `select id as "productId", slug from product where practice_id is null or practice_id = $1` },
  { sql: `select id as "vendorId" from vendor where practice_id is null or practice_id = $1` },
  {
    calls: ['updateOwnVendor'],
    sql: `select id as "vendorId" from vendor where practice_id = $1 and deleted_at is null`,
  },
  {
    calls: ['deleteOwnVendor'],
    sql: `select v.id as "vendorId" from vendor v where v.practice_id = $1 and v.deleted_at is null
          and not exists (select from offer o where o.vendor_id = v.id)`,
  },
  {
    sql: `select o.product_id as "productId", o.vendor_id as "vendorId" from offer o
          where o.practice_id is null or o.practice_id = $1`,
  },
  { sql: `select id as "manufacturerId" from manufacturer` },
  { sql: `select id as "unitId" from consumption_unit` },
  {
    sql: `select a.id as "addressId", s.office_id as "dentalOfficeId" from session s
          join address a on a.practice_id = s.practice_id where s.practice_id = $1 and s.expires_at > now()`,
  },
  { sql: `select id as "addressId" from address where practice_id = $1 and kind = 'shipping'` },
  {
    sql: `select id as "billingAddressId" from address where practice_id = $1 and kind = 'billing'`,
  },
  {
    sql: `select id as "positionId", vendor_id as "vendorId", address_id as "addressId", product_id as "productId"
          from cart_position where practice_id = $1`,
    groups: ['cart', 'optimizer', 'price engine'],
  },
  { sql: `select id as "listId" from order_list where practice_id = $1`, groups: ['quick order'] },
  { sql: `select id as "undoId" from cart_undo where practice_id = $1` },
  {
    sql: `select o.id as "orderId", p.id as "positionId", o.vendor_id as "vendorId",
            o.platform_order_number as "platformOrderNumber"
          from purchase_order o join order_position p on p.order_id = o.id where o.practice_id = $1`,
    groups: orderGroups,
  },
  {
    sql: `select o.id as "orderId", p.id as "positionId" from purchase_order o join order_position p on p.order_id = o.id
          where o.practice_id = $1 and o.state in ('ordered', 'open', 'partially-received')`,
    groups: orderGroups,
  },
  {
    sql: `select id as "orderId" from purchase_order
          where practice_id = $1 and (transmission_error is not null or state = 'transmitting')`,
    groups: ['orders'],
  },
  {
    sql: `select l.position_id as "positionId", r.order_id as "orderId", l.stock_entry_id as "stockId"
          from receipt r join receipt_line l on l.receipt_id = r.id
          where r.practice_id = $1 and r.order_id is not null and l.stock_entry_id is not null`,
    groups: ['receiving'],
  },
  {
    sql: `select id as "orderId" from purchase_order where practice_id = $1 and state = 'pending-approval'`,
    groups: ['approvals'],
  },
  {
    sql: `select c.clinic_id as "clinicId", to_char(r.submission_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
            as "submissionDate"
          from rejected_approval r join clinic c on c.practice_id = r.practice_id where r.practice_id = $1`,
  },
  { sql: `select clinic_id as "clinicId" from clinic where practice_id = $1` },
  {
    sql: `select a.id as "articleId", a.manufacturer_id as "manufacturerId", p.slug from article a
          join product p on p.id = a.product_id where a.practice_id = $1 and a.deleted_at is null`,
  },
  // A product becomes an article once.
  {
    calls: ['createArticles'],
    sql: `select p.slug from product p where p.practice_id is null
          and not exists (select from article a where a.product_id = p.id and a.practice_id = $1)`,
  },
  { sql: `select id as "storageId" from storage where practice_id = $1 and deleted_at is null` },
  { sql: `select id as "costCenterId" from cost_center where practice_id = $1` },
  {
    sql: `select id as "stockId", article_id as "articleId", storage_id as "storageId", batch_number as "batchNumber"
          from stock_entry where practice_id = $1 and balance > 0`,
  },
  {
    sql: `select l.id as "labelId", l.stock_entry_id as "stockId" from stock_label l where l.practice_id = $1`,
  },
  {
    sql: `select booking_id as "bookingId", stock_entry_id as "stockId" from stock_movement where practice_id = $1`,
  },
  {
    sql: `select o.id as "priceOfferId", a.id as "articleId", o.vendor_id as "vendorId" from offer o
          join article a on a.product_id = o.product_id and a.practice_id = o.practice_id
          where o.practice_id = $1 and a.deleted_at is null`,
  },
  {
    sql: `select id as "documentId", article_id as "articleId" from article_document where practice_id = $1`,
  },
  {
    sql: `select s.id as "stocktakingId", e.id as "stockId", s.storage_id as "storageId" from stocktaking s
          join stock_entry e on e.practice_id = s.practice_id and e.storage_id = s.storage_id
          where s.practice_id = $1 and s.state = 'open'`,
  },
  {
    sql: `select id as "importId", 0 as "row" from article_import where practice_id = $1 and created_by = $2`,
  },
  {
    sql: `select id as "priceListId", vendor_id as "vendorId", 0 as "row" from price_list
          where practice_id = $1 and created_by = $2`,
  },
  {
    sql: `select gtin, coalesce(pzn, '00000000') as pzn, manufacturer_number as "number" from product
          where gtin is not null and (practice_id is null or practice_id = $1)`,
  },
];

/** Limit on facts per kind: a part of a long list is enough. */
const mostFacts = 200;

export interface FactKind {
  readonly groups: readonly string[] | undefined;
  readonly calls: readonly string[] | undefined;
  readonly facts: readonly Fact[];
}
export type Knowledge = readonly FactKind[];

/** Facts of a practice; deterministic as long as its data are the same. */
export async function readKnowledge(owner: Pool, practiceId: number, userId: number): Promise<Knowledge> {
  const kinds: FactKind[] = [];
  for (const { sql, groups, calls } of [...factQueries, ...callFacts]) {
    const { rows } = await owner.query<Fact>(
      `select * from (${sql}) fact where $1::integer > 0 and $2::integer > 0 order by md5(fact::text) limit ${mostFacts}`,
      [practiceId, userId],
    );
    if (rows.length > 0) kinds.push({ groups, calls, facts: rows });
  }
  return kinds;
}
