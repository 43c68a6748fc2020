// Existing data of a practice under the contract's field names: values that belong together in one request, such as an
// order and one of its positions.
import type { Pool } from 'pg';

export type Fact = Readonly<Record<string, string | number>>;

interface FactQuery {
  /** Parameter $1 is the practice, $2 the user. */
  readonly sql: string;
  /** Call groups it is meant for, where a name has two meanings; left out: all. */
  readonly groups?: readonly string[];
  /** Calls that are carried out with little else; they mostly get this, and no others do. */
  readonly calls?: readonly string[];
}

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

const today = `to_char(now(), 'YYYY-MM-DD')`;
const orderIn = (...states: string[]): string =>
  `select id as "orderId", platform_order_number as "platformOrderNumber" from purchase_order
   where practice_id = $1 and state in (${states.map((state) => `'${state}'`).join(', ')})`;

/** No threshold breaks a rule, and everything divides evenly. */
const plainArticle = `0 as amount, 1 as "consumptionUnitCount", 1 as "consumptionPerScan"`;

/** Values a call needs to succeed: the right state, an amount that is in stock. */
const callFacts: readonly FactQuery[] = [
  { calls: ['approve', 'reject', 'findCheaperSplit'], sql: orderIn('pending-approval') },
  {
    calls: ['changeOrder', 'applyCheaperSplit'],
    sql: `select o.id as "orderId", p.id as "positionId", 1 as revision, p.quantity, o.net_cents as "netCents",
            o.vendor_id as "vendorId"
          from purchase_order o join order_position p on p.practice_id = o.practice_id and p.order_id = o.id
          where o.practice_id = $1 and o.state = 'pending-approval'`,
  },
  {
    calls: ['approveSeveral'],
    sql: `select id as "orderIds" from purchase_order where practice_id = $1 and state = 'pending-approval'`,
  },
  // Nobody who acts here: whoever is deleted does not come back.
  {
    calls: [
      'deleteUser',
      'previewErasure',
      'setUserApprover',
      'setUserRole',
      'setUserActive',
      'exportPersonalData',
    ],
    sql: `select id as "userId" from practice_user
          where practice_id = $1 and id <> $2 and email not like '%@praxora.example'`,
  },
  {
    calls: ['endOwnSession'],
    sql: `select id as "sessionId" from session where user_id = $2 and practice_id = $1`,
  },
  {
    calls: ['changeDevice', 'removeDevice'],
    sql: `select id as "deviceId" from device where practice_id = $1`,
  },
  {
    calls: ['getInvoice', 'downloadInvoice', 'assignInvoice'],
    sql: `select id as "invoiceId" from invoice where practice_id = $1`,
  },
  {
    calls: ['approveInvoice'],
    sql: `select id as "invoiceId" from invoice where practice_id = $1 and state = 'open'`,
  },
  {
    calls: ['markInvoicePaid'],
    sql: `select id as "invoiceId" from invoice where practice_id = $1 and state = 'approved'`,
  },
  {
    calls: ['changeApprovalSettings'],
    sql: `select version, $2::integer as "userId" from clinic where practice_id = $1`,
  },
  { calls: ['cancelOrder'], sql: orderIn('pending-approval', 'transmitting', 'ordered', 'open') },
  { calls: ['closeOrder'], sql: orderIn('partially-received') },
  { calls: ['confirmOrder', 'importResponse'], sql: orderIn('ordered', 'open', 'partially-received') },
  { calls: ['markSent'], sql: orderIn('transmitting') },
  { calls: ['sendAgain'], sql: `${orderIn('transmitting')} and transmission_error is not null` },
  {
    calls: ['bookReceipt'],
    sql: `select o.id as "orderId", p.id as "positionId", s.id as "storageId", 1 as quantity, ${today} as "happenedOn",
            'L-1' as "batchNumber", '2030-01-31' as "expirationDate"
          from purchase_order o join order_position p on p.order_id = o.id
          join article a on a.product_id = p.product_id and a.practice_id = o.practice_id and a.deleted_at is null
          cross join lateral (select id from storage where practice_id = $1 and deleted_at is null limit 1) s
          where o.practice_id = $1 and o.state in ('ordered', 'open', 'partially-received')`,
  },
  {
    calls: ['bookReturn'],
    sql: `select r.order_id as "orderId", l.position_id as "positionId", l.stock_entry_id as "stockId", 1 as quantity,
            ${today} as "happenedOn"
          from receipt r join receipt_line l on l.receipt_id = r.id join stock_entry e on e.id = l.stock_entry_id
          where r.practice_id = $1 and r.order_id is not null and e.balance > 0`,
  },
  {
    calls: ['checkBufferedPositions'],
    sql: `select id as "userId" from app_user where id = $2 and practice_id = $1`,
  },
  {
    calls: ['takeOver', 'discardBufferedPosition'],
    sql: `select id from buffered_position where practice_id = $1 and state = 'waiting'`,
  },
  {
    calls: ['takeOverSeveral', 'discardSeveral'],
    sql: `select id as "ids" from buffered_position where practice_id = $1 and state = 'waiting'`,
  },
  { calls: ['getReceipt'], sql: `select id as "receiptId" from receipt where practice_id = $1` },
  // Goods that nobody touched since they came.
  {
    calls: ['takeReceiptBack'],
    sql: `select r.id as "receiptId", l.id as "lineIds" from receipt r join receipt_line l on l.receipt_id = r.id
          where r.practice_id = $1 and r.kind = 'receipt' and l.stock_entry_id is not null
          and not exists (select from receipt_line b where b.reverses = l.id)
          and (select count(*) from stock_movement m where m.stock_entry_id = l.stock_entry_id) = 1`,
  },
  {
    calls: ['placeOrder'],
    sql: `select vendor_id as "vendorId", address_id as "addressId" from cart_position where practice_id = $1`,
  },
  {
    calls: ['moveStock'],
    sql: `select e.id as "stockId", 1 as amount, s.id as "storageId" from stock_entry e
          join storage s on s.practice_id = e.practice_id and s.id <> e.storage_id and s.deleted_at is null
          where e.practice_id = $1 and e.balance > 0`,
  },
  {
    calls: ['cancelInput'],
    sql: `select e.id as "stockId" from stock_entry e where e.practice_id = $1 and e.balance > 0 and e.order_id is null
          and (select count(*) from stock_movement m where m.stock_entry_id = e.id) = 1`,
  },
  {
    calls: [
      'getStocktaking',
      'bookStocktaking',
      'discardStocktaking',
      'pauseStocktaking',
      'reviewBlindCount',
    ],
    sql: `select id as "stocktakingId" from stocktaking where practice_id = $1 and state = 'open'`,
  },
  {
    calls: ['deleteStorage'],
    sql: `select s.id as "storageId" from storage s where s.practice_id = $1 and s.deleted_at is null
          and not exists (select from stock_entry e where e.storage_id = s.id and e.balance > 0)`,
  },
  {
    calls: ['deleteCostCenter'],
    sql: `select k.id as "costCenterId" from cost_center k where k.practice_id = $1
          and not exists (select from article a where a.cost_center_id = k.id)`,
  },
  { calls: ['createArticles'], sql: `select ${plainArticle}` },
  {
    calls: ['updateArticle'],
    sql: `select id, version, ${plainArticle} from article where practice_id = $1 and deleted_at is null and stock = 0`,
  },
  {
    calls: ['deleteArticle'],
    sql: `select id as "articleId" from article where practice_id = $1 and deleted_at is null and stock = 0`,
  },
  {
    calls: ['deleteAddress'],
    sql: `select id as "addressId" from address a where a.practice_id = $1
          and not exists (select from cart_position c where c.address_id = a.id)`,
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
