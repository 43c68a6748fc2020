// Rows of each table that moves and that the demo data leave empty, so that a move is tried with all of them.
import type { TestApp } from '../../../../testing/app.ts';
import { readMovedTables } from '../schema.repository.ts';

/** Columns by name, each with an SQL expression; `$1` is the practice. */
type Row = Readonly<Record<string, string>>;

/** The first row of the practice, and the last one. */
const first = (table: string, column = 'id'): string =>
  `(select min(${column}) from ${table} where practice_id = $1)`;
const last = (table: string): string => `(select max(id) from ${table} where practice_id = $1)`;

const [owner, colleague] = [first('app_user'), last('app_user')];
const [article, entry, storage] = [first('article'), first('stock_entry'), first('storage')];
const [order, vendor] = [first('purchase_order'), first('purchase_order', 'vendor_id')];
const position = `(select min(id) from order_position where practice_id = $1 and order_id = ${order})`;
const category = `(select max(p.category_id) from article a join product p on p.id = a.product_id where a.practice_id = $1)`;

/** In an order in which each finds what it refers to. */
const rows: readonly (readonly [table: string, row: Row])[] = [
  [
    'invoice_accounting',
    { adviser_number: '1001', client_number: '1', expense_account: `'4000'`, vat_keys: `'[]'` },
  ],
  ['invoice_category_account', { category_id: category, account: `'4100'` }],
  ['invoice_vendor_account', { vendor_id: vendor, account: `'70001'` }],
  [
    'invoice_setting',
    { line_tolerance_cents: '2', document_tolerance_cents: '5', owner_limit_cents: 'null' },
  ],
  ['invoice_mail', { sender: `'a@x.example'`, subject: `'Rechnung'`, sha256: `repeat('a', 64)` }],
  ['invoice_handover', { month: `'2026-10-01'`, created_by: owner }],
  ['invoice_line_code', { vendor_id: vendor, code: `'AB-1'`, item: `'Handschuhe'` }],
  ['invoice_line_choice', { invoice_id: first('invoice'), line_index: '0', position_id: position }],
  ['sheet_term', { years: '3' }],
  ['clinic', { clinic_id: `'moving-clinic'`, spending_limit_cents: '5000000', changed_by: owner }],
  ['clinic_approver', { user_id: owner, substitute_id: colleague }],
  [
    'rejected_approval',
    {
      submission_date: 'now()',
      order_id: order,
      static_order_data: `(select jsonb_build_object('orderId', o.id, 'vendorId', o.vendor_id, 'platformOrderNumber', o.platform_order_number,
        'positions', jsonb_build_array(jsonb_build_object('productId', ${first('article', 'product_id')})))
        from purchase_order o where o.practice_id = $1 and o.id = ${order})`,
    },
  ],
  ['order_revision', { order_id: order, revision: '1', content: `'{"positions": []}'` }],
  ['idempotent_answer', { key: `'moved-key'`, call: `'POST storages'`, data: `'{}'` }],
  ['search_synonym', { words: `array['ohb', 'mundschutz']` }],
  [
    'api_token',
    {
      user_id: owner,
      name: `'Buchhaltung'`,
      token_hash: `'\\x01'`,
      ending: `'abcd'`,
      scopes: `array['orders:read']`,
    },
  ],
  [
    'applied_saving',
    {
      address_id: first('address'),
      undo_id: 'gen_random_uuid()',
      applied_by: owner,
      saving_cents: '100',
      packages_before: '3',
      packages_after: '2',
    },
  ],
  [
    'article_template',
    {
      category_id: category,
      unit_to_count: `'ORDER_UNIT'`,
      unit_to_label: `'SALES_UNIT'`,
      minimum_stock: '1',
      warning_stock: '2',
      ideal_stock: '3',
      notifications_enabled: 'true',
      has_batch_obligation: 'false',
      has_expiry_obligation: 'false',
      has_batch_label: 'false',
      batch_label_prints: '0',
      asks_reference: 'false',
      default_storage_id: storage,
      use_inventory: 'true',
    },
  ],
  ['article_code', { kind: `'number'`, code: `'EIGEN-1'`, article_id: article }],
  ['cart_note', { address_id: first('address'), vendor_id: vendor, message: `'Bitte klingeln'` }],
  [
    'digest_setting',
    {
      user_id: owner,
      frequency: `'daily'`,
      weekday: '1',
      low_stock: 'true',
      expiry: 'true',
      since: 'current_date',
    },
  ],
  ['digest_token', { token_hash: `'\\x02'`, user_id: owner }],
  [
    'expiry_reminder',
    {
      user_id: owner,
      article_id: article,
      batch_number: `'L1'`,
      expiration_date: `'2027-01-31'`,
      reminder: `'oneMonth'`,
      sent_on: 'current_date',
    },
  ],
  ['erasure', { user_id: colleague }],
  ['first_steps_choice', { user_id: owner, skipped: `array['storages']`, is_put_away: 'false' }],
  [
    'invitation',
    {
      email: `'neu@x.example'`,
      first_name: `'Neu'`,
      last_name: `'Hier'`,
      language: `'de'`,
      role: `'stock'`,
      token_hash: `'\\x03'`,
      invited_by: owner,
      expires_at: `now() + interval '7 days'`,
    },
  ],
  ['viewed_product', { product_id: first('article', 'product_id') }],
  ['hidden_suggestion', { article_id: article, used_per_week: '1.5', hidden_by: owner }],
  ['reorder_put', { article_id: article, quantity: '2', put_by: owner }],
  ['label_printing', { defaults: 'null' }],
  ['order_list', { name: `'Dienstags'`, lines: `'[]'` }],
  ['report_view', { name: `'Alle'`, report: `'orders-by-vendor'`, query: `'{}'`, made_by: owner }],
  [
    'mail',
    {
      message_id: `'every@x'`,
      recipient: `'a@x.example'`,
      subject: `'s'`,
      body_text: `'t'`,
      body_html: `'h'`,
    },
  ],
  ['report_mail', { user_id: owner, view_id: first('report_view') }],
  ['storage_target', { storage_id: storage, article_id: article, amount: '4' }],
  [
    'mail_attachment',
    {
      mail_id: first('mail'),
      file_name: `'bestellung.pdf'`,
      media_type: `'application/pdf'`,
      content: `'\\x25'`,
    },
  ],
  [
    'stock_block',
    {
      stock_entry_id: entry,
      reason: `'recall'`,
      blocked_by: owner,
      ended_at: 'now()',
      ended_by: colleague,
    },
  ],
  [
    'treatment_reference',
    {
      booking_id: `(select min(booking_id::text)::uuid from stock_movement where practice_id = $1)`,
      reference: `'P-1'`,
      happened_on: 'current_date',
      changed_by: owner,
    },
  ],
  [
    'inventory_version',
    {
      number: '1',
      as_of: 'current_date',
      made_by: owner,
      value_cents: '100',
      articles: '1',
      entries: '1',
      storages: '1',
      without_price: '0',
    },
  ],
  [
    'inventory_version_line',
    {
      version_id: first('inventory_version'),
      stock_entry_id: entry,
      article_id: article,
      name: `'Handschuhe'`,
      manufacturer: `'M'`,
      manufacturer_number: `'1'`,
      storage: `'Lager'`,
      batch_number: `'L1'`,
      quantity: '1',
      unit_de: `'Stück'`,
      unit_en: `'piece'`,
      units_per_order_unit: '1',
    },
  ],
  ['stocktaking', { storage_id: storage, started_by: colleague }],
  ['stocktaking_article', { stocktaking_id: last('stocktaking'), article_id: article }],
  [
    'stocktaking_count',
    {
      stocktaking_id: last('stocktaking'),
      stock_entry_id: entry,
      counted: '1',
      expected: '2',
      counted_by: owner,
    },
  ],
  [
    'stocktaking_event',
    {
      stocktaking_id: last('stocktaking'),
      kind: `'counted'`,
      stock_entry_id: entry,
      counted: '1',
      user_id: owner,
      colleague_id: colleague,
    },
  ],
  [
    'stocktaking_label',
    {
      stocktaking_id: last('stocktaking'),
      stock_entry_id: entry,
      label_id: first('stock_label'),
    },
  ],
];

export async function fillEveryTable({ asOwner }: TestApp, practiceId: number): Promise<void> {
  for (const [table, row] of rows)
    await asOwner.run(
      `insert into ${table} (practice_id, ${Object.keys(row).join(', ')}) values ($1, ${Object.values(row).join(', ')})`,
      [practiceId],
    );
  // As an approval keeps what it was decided on.
  await asOwner.run(
    `update invoice set decided_match = jsonb_build_object('total', null, 'rows', jsonb_build_array(
       jsonb_build_object('lineIndex', 0, 'positionId', ${position}), jsonb_build_object('lineIndex', 1, 'positionId', null)))
     where practice_id = $1 and id = ${first('invoice')}`,
    [practiceId],
  );
}

/** The tables that move and have no row of the practice. */
export async function listEmptyTables({ asOwner }: TestApp, practiceId: number): Promise<string[]> {
  const empty: string[] = [];
  for (const { name, columns } of await readMovedTables(asOwner)) {
    if (!columns.some((column) => column.name === 'practice_id')) continue;
    const row = await asOwner.maybe(`select 1 as found from ${name} where practice_id = $1 limit 1`, [
      practiceId,
    ]);
    if (row === null) empty.push(name);
  }
  return empty;
}
