// What single calls need to be carried out: the right state, an amount that is in stock.

export interface FactQuery {
  /** Parameter $1 is the practice, $2 the user. */
  readonly sql: string;
  /** Call groups it is meant for, where a name has two meanings; left out: all. */
  readonly groups?: readonly string[];
  /** Calls that are carried out with little else; they mostly get this, and no others do. */
  readonly calls?: readonly string[];
}

const today = `to_char(now(), 'YYYY-MM-DD')`;
const orderIn = (...states: string[]): string =>
  `select id as "orderId", platform_order_number as "platformOrderNumber" from purchase_order
   where practice_id = $1 and state in (${states.map((state) => `'${state}'`).join(', ')})`;

/** No threshold breaks a rule, and everything divides evenly. */
const plainArticle = `0 as amount, 1 as "consumptionUnitCount", 1 as "consumptionPerScan"`;

export const callFacts: readonly FactQuery[] = [
  { calls: ['findCheaperSplit'], sql: orderIn('pending-approval') },
  // As the approver saw it.
  {
    calls: ['approve', 'reject'],
    sql: `select o.id as "orderId", (select count(*)::integer + 1 from order_revision r
            where r.practice_id = o.practice_id and r.order_id = o.id) as revision
          from purchase_order o where o.practice_id = $1 and o.state = 'pending-approval'`,
  },
  {
    calls: ['changeOrder', 'applyCheaperSplit'],
    sql: `select o.id as "orderId", p.id as "positionId", 1 as revision, p.quantity, o.net_cents as "netCents",
            o.vendor_id as "vendorId"
          from purchase_order o join order_position p on p.practice_id = o.practice_id and p.order_id = o.id
          where o.practice_id = $1 and o.state = 'pending-approval'`,
  },
  {
    calls: ['approveSeveral'],
    sql: `select o.id as "orderIds", (select count(*)::integer + 1 from order_revision r
            where r.practice_id = o.practice_id and r.order_id = o.id) as revisions
          from purchase_order o where o.practice_id = $1 and o.state = 'pending-approval'`,
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
    calls: ['receiveInvoice'],
    sql: `select 'R-' || gen_random_uuid() as number, 'Fuzz Dental' as "sellerName", ${today} as "issuedOn",
            1000 as "netCents", 1190 as "grossCents", o.id as "orderId", m.id::integer as "mailId"
          from purchase_order o join invoice_mail m on m.practice_id = o.practice_id
          where o.practice_id = $1 and o.state = 'ordered'`,
  },
  {
    calls: ['typeInvoiceLines'],
    sql: `select id as "invoiceId" from invoice where practice_id = $1 and state = 'open' and format in ('PDF', 'IMAGE')`,
  },
  {
    calls: ['chooseInvoiceLine'],
    sql: `select i.id as "invoiceId", 0 as "lineIndex", p.id as "positionId"
          from invoice i join invoice_order io on io.practice_id = i.practice_id and io.invoice_id = i.id
          join order_position p on p.practice_id = io.practice_id and p.order_id = io.order_id
          where i.practice_id = $1 and i.state = 'open'`,
  },
  {
    calls: ['undoImport'],
    sql: `select id as "importId" from finished_import where practice_id = $1`,
  },
  {
    calls: ['handInvoicesOver'],
    sql: `select to_char(approved_at, 'YYYY-MM') as month from invoice where practice_id = $1 and state = 'approved'`,
  },
  {
    calls: ['downloadHandover'],
    sql: `select id as "handoverId" from invoice_handover where practice_id = $1`,
  },
  {
    calls: ['openPackage'],
    sql: `select e.id as "stockId", l.id as "labelId" from stock_entry e
          join article a on a.practice_id = e.practice_id and a.id = e.article_id and a.use_within_days is not null
          join stock_label l on l.practice_id = e.practice_id and l.stock_entry_id = e.id and l.withdrawn_at is null
          where e.practice_id = $1 and e.opened_on is null and e.balance >= e.units_per_order_unit`,
  },
  {
    calls: ['markInvoicePaid', 'withdrawInvoiceApproval'],
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
