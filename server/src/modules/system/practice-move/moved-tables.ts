// Which rows of a practice move to another installation, and how their ids are found. Tables, ids and references come from the
// database's catalogue; this file says the rest. coverage.test.ts fails on a table or a column that is in neither.

/** Tables with rows of a practice or of its persons that stay behind, and why. */
export const leftBehind: Readonly<Record<string, string>> = {
  session: 'everybody logs in again',
  password_reset: 'a link that was used must not work a second time',
  familiar_place: 'hashes that hold in their own installation only',
  practice_deletion: 'announced by the operator of the installation it leaves',
  closed_practice: 'the practice is open where it arrives',
  invoice_mailbox: "an address in the installation's own mailbox",
  cart_undo: 'a way back that ends soon',
  optimized_cart: 'a result that is computed again',
  article_import: 'a draft: the file is uploaded again',
  finished_import: 'a way back that ends soon',
  finished_import_article: 'a way back that ends soon',
  price_list: 'a draft: the file is uploaded again',
  price_list_line: 'a draft: the file is uploaded again',
  data_export: 'made again on request',
  report_export: 'made again on request',
  blob: 'files of exports, which end soon',
  blob_part: 'files of exports, which end soon',
};

/** Tables that belong to persons, with the column that names the person. */
export const personTables: Readonly<Record<string, string>> = {
  person: 'id',
  two_step_login: 'person_id',
  recovery_code: 'person_id',
};

/** Shared tables whose rows are matched, each by its own key. */
export const sharedTables = ['category', 'consumption_unit', 'manufacturer', 'product', 'vendor'] as const;
export type SharedTable = (typeof sharedTables)[number];

interface SharedColumn {
  readonly name: string;
  /** Expression over the shared row `r`. */
  readonly from: string;
}
interface SharedSection {
  readonly columns: readonly SharedColumn[];
  readonly source: string;
}

const keyed = (table: string, key: string, name: string, where = ''): SharedSection => ({
  columns: [
    { name: 'id', from: 'r.id' },
    { name: 'key', from: `r.${key}` },
    { name: 'name', from: `r.${name}` },
  ],
  source: `(select * from ${table} ${where}) r`,
});

/**
 * How shared rows stand in the file: their key and name, and for products all that is needed to create one. Of a shared vendor nothing
 * else is written: its address for orders and its secrets belong to the installation.
 */
export const sharedSections = (productColumns: readonly string[]): Record<SharedTable, SharedSection> => ({
  category: keyed('category', 'slug', 'name_de'),
  consumption_unit: keyed('consumption_unit', 'name_de', 'name_en'),
  manufacturer: keyed('manufacturer', 'name', 'name'),
  vendor: keyed('vendor', 'slug', 'name', 'where practice_id is null'),
  product: {
    columns: [
      ...productColumns.map((name) => ({ name, from: `r.${name}` })),
      { name: 'manufacturer_name', from: 'm.name' },
      { name: 'category_slug', from: 'c.slug' },
      { name: 'unit_name', from: 'u.name_de' },
      { name: 'content_unit_name', from: 'cu.name_de' },
    ],
    source: `(select * from product where practice_id is null) r
      join manufacturer m on m.id = r.manufacturer_id left join category c on c.id = r.category_id
      join consumption_unit u on u.id = r.unit_id join consumption_unit cu on cu.id = r.content_unit_id`,
  },
});

/** Columns with the id of a row, without a foreign key. Null: the row stays behind, and so does its id. */
export const statedReferences: Readonly<Record<string, string | null>> = {
  'activity.api_token_id': 'api_token',
  'activity.device_id': 'device',
  'activity.session_id': null,
  'address.changed_by': 'app_user',
  'app_user.changed_by': 'app_user',
  'applied_saving.address_id': 'address',
  'article.changed_by': 'app_user',
  'clinic.changed_by': 'app_user',
  'inventory_version_line.article_id': 'article',
  'inventory_version_line.stock_entry_id': 'stock_entry',
  'offer.changed_by': 'app_user',
  'order_list.changed_by': 'app_user',
  'person.changed_by': 'app_user',
  'practice.changed_by': 'app_user',
  'purchase_order.address_id': 'address',
  'stocktaking_count.counted_by': 'app_user',
  'storage.changed_by': 'app_user',
  'vendor.changed_by': 'app_user',
  'vendor_preference.changed_by': 'app_user',
};

/** Columns that are named like references, or hold JSON or lists, and are taken as they are. */
export const plainColumns: readonly string[] = [
  'activity.request_id',
  'address.vat_id',
  'api_token.scopes',
  'applied_saving.undo_id',
  'article.permanent_label_id',
  'clinic.clinic_id',
  'dangerous_good.hazards',
  'dangerous_good.pictograms',
  'dangerous_good.precautions',
  'first_steps_choice.skipped',
  // Repeated requests get the answer that they got; its ids are those of the installation that gave it.
  'idempotent_answer.data',
  'invoice.content',
  'invoice.document_id',
  'invoice.ibans',
  'invoice.seller_vat_id',
  'invoice_accounting.vat_keys',
  'label_printing.defaults',
  'mail.message_id',
  'offer.tier_from',
  'offer.tier_price_cents',
  'order_revision.content',
  'practice.dental_office_id',
  'purchase_order.billing_address',
  'purchase_order.delivery_address',
  'purchase_order.transmission_id',
  'purchase_order.vat',
  'receipt.booking_id',
  'search_synonym.words',
  'stock_label.first_id',
  'stock_label.id',
  'stock_label.replacement_id',
  'stock_movement.booking_id',
  'stock_movement.label_id',
  'stocktaking_label.label_id',
  'storage.label_id',
  'treatment_reference.booking_id',
];

/** Values that must be unique in an installation. The import refuses a file with one that is taken, and lists them. */
export const globalKeys: Readonly<Record<string, string>> = {
  'api_token.token_hash': 'API token',
  'applied_saving.undo_id': 'applied saving',
  'article.permanent_label_id': 'permanent label',
  'clinic.clinic_id': 'clinic',
  'device.code_hash': 'pairing code',
  'device.token_hash': 'device',
  'digest_token.token_hash': 'link of a digest',
  'invitation.token_hash': 'invitation',
  'mail.message_id': 'mail',
  'practice.dental_office_id': 'practice',
  'practice.sample_of': 'sample practice',
  'purchase_order.transmission_id': 'transmission',
  'stock_label.id': 'label',
};

/** Values that must be unique in an installation and are made anew where they are taken. */
export const renewedKeys: readonly string[] = [
  'person.email',
  'product.slug',
  'purchase_order.platform_order_number',
  'vendor.slug',
];

/** The id that a row has here, from an expression of the id it had. */
const newId = (table: string, expression: string): string =>
  `(select i.new_id from import_ids_${table} i where i.old_id = (${expression})::bigint)`;

const idInText = (table: string): string =>
  `case when s.subject_id ~ '^[0-9]{1,18}$' then ${newId(table, 's.subject_id')}::text end`;

/** What an entry of the activity log is about, and where its id is from. */
export const subjects = {
  account: 'practice',
  address: 'address',
  apiToken: 'api_token',
  article: 'article',
  articleTemplate: 'category',
  costCenter: 'cost_center',
  device: 'device',
  inventoryVersion: 'inventory_version',
  invitation: 'invitation',
  invoice: 'invoice',
  order: 'purchase_order',
  searchWords: 'search_synonym',
  storage: 'storage',
  user: 'app_user',
  vendor: 'vendor',
} as const;

/** A report's name, and the number of an import that stays behind. Others without a table here lose their id. */
export const subjectsAsTheyAre: readonly string[] = ['articleImport', 'report'];
export const subjectsWithoutId: readonly string[] = ['call', 'dataExport'];

/** Fields of the activity log whose values are ids of users (`activityFields` of the contract). */
const userFields = `('holder', 'substitute')`;
const newUser = (value: string): string =>
  `case when c.change ->> 'field' in ${userFields} then to_jsonb(${newId('app_user', `c.change ->> '${value}'`)})
        else c.change -> '${value}' end`;

/** Filters of a saved report with ids separated by commas. */
const filters = {
  addressIds: 'address',
  articleIds: 'article',
  categoryIds: 'category',
  costCenterIds: 'cost_center',
  manufacturerIds: 'manufacturer',
  productIds: 'product',
  storageIds: 'storage',
  vendorIds: 'vendor',
} as const;
const newFilter = Object.entries(filters)
  .map(
    ([filter, table]) => `when '${filter}' then (
      select string_agg(coalesce(case when w.word ~ '^[0-9]+$' then ${newId(table, 'w.word')}::text else w.word end, '0'), ',' order by w.place)
      from regexp_split_to_table(q.value, ',') with ordinality as w (word, place))`,
  )
  .join('\n');

const platformNumber = (expression: string): string =>
  `coalesce((select n.new_number from import_order_number n where n.old_number = ${expression}), ${expression})`;
const freeSlug = (table: 'product' | 'vendor'): string =>
  `case when exists (select from ${table} t where t.slug = s.slug) then s.slug || '--' || ${newId(table, 's.id')} else s.slug end`;

/** Columns whose content holds ids, or that are made anew: the expression over the row `s` of the file. */
export const contentColumns: Readonly<Record<string, string>> = {
  'activity.changes': `(
    select coalesce(jsonb_agg(c.change || jsonb_build_object('before', ${newUser('before')}, 'after', ${newUser('after')}) order by c.place), '[]')
    from jsonb_array_elements(s.changes) with ordinality as c (change, place))`,
  'activity.subject_id': `case s.subject_type ${[
    ...Object.entries(subjects).map(([subject, table]) => `when '${subject}' then ${idInText(table)}`),
    ...subjectsAsTheyAre.map((subject) => `when '${subject}' then s.subject_id`),
  ].join(' ')} end`,
  // By product: the next digest tells its prices once more.
  'digest_setting.reported_prices': `'{}'::jsonb`,
  'invoice.decided_match': `case when s.decided_match is null then null else s.decided_match || jsonb_build_object('rows', (
    select coalesce(jsonb_agg(m.line || jsonb_build_object('positionId', ${newId('order_position', `m.line ->> 'positionId'`)})
      order by m.place), '[]') from jsonb_array_elements(s.decided_match -> 'rows') with ordinality as m (line, place))) end`,
  'order_event.detail': `case when s.detail ? 'receiptId'
    then s.detail || jsonb_build_object('receiptId', ${newId('receipt', `s.detail ->> 'receiptId'`)}) else s.detail end`,
  'order_list.lines': `(
    select coalesce(jsonb_agg(l.line || jsonb_build_object('productId', ${newId('product', `l.line ->> 'productId'`)},
      'vendorId', ${newId('vendor', `l.line ->> 'vendorId'`)}) order by l.place), '[]')
    from jsonb_array_elements(s.lines) with ordinality as l (line, place))`,
  'product.slug': freeSlug('product'),
  'purchase_order.platform_order_number': platformNumber('s.platform_order_number'),
  'rejected_approval.static_order_data': `s.static_order_data || jsonb_build_object(
    'orderId', ${newId('purchase_order', `s.static_order_data ->> 'orderId'`)},
    'vendorId', ${newId('vendor', `s.static_order_data ->> 'vendorId'`)},
    'platformOrderNumber', ${platformNumber(`s.static_order_data ->> 'platformOrderNumber'`)},
    'positions', (select coalesce(jsonb_agg(p.line || jsonb_build_object('productId', ${newId('product', `p.line ->> 'productId'`)})
                  order by p.place), '[]') from jsonb_array_elements(s.static_order_data -> 'positions') with ordinality as p (line, place)))`,
  'report_view.query': `(
    select coalesce(jsonb_object_agg(q.key, case q.key ${newFilter} else q.value end), '{}') from jsonb_each_text(s.query) q)`,
  'vendor.slug': freeSlug('vendor'),
};

/** Written by a trigger from other columns. */
export const derivedColumns: readonly string[] = ['purchase_order.search_text'];

/** Ids of shared rows in JSON that the practice needs: for each shared table, statements over the practice $1. */
export const neededInContent: Readonly<Partial<Record<SharedTable, readonly string[]>>> = {
  product: [
    `select (l ->> 'productId')::integer from order_list, jsonb_array_elements(lines) l where practice_id = $1`,
  ],
  vendor: [
    `select (l ->> 'vendorId')::integer from order_list, jsonb_array_elements(lines) l where practice_id = $1`,
  ],
};

/**
 * Queues whose waiting jobs move, held until `job release`. Others are asked for again (exports) or made by the next day's work
 * (digests).
 */
export const movedQueues: readonly string[] = ['mail', 'transmission', 'two-step-reset'];
export const leftQueues: readonly string[] = [
  'cart-saving',
  'data-export',
  'digest-mail',
  'report-export',
  'report-mail',
];

export const jobColumns: readonly string[] = ['queue', 'payload', 'run_at'];

/** Payload and key of a moved job, over the row `s` of the file. */
export const jobPayload = `s.payload || jsonb_strip_nulls(jsonb_build_object(
  'practiceId', ${newId('practice', `s.payload ->> 'practiceId'`)}, 'orderId', ${newId('purchase_order', `s.payload ->> 'orderId'`)},
  'mailId', ${newId('mail', `s.payload ->> 'mailId'`)}, 'userId', ${newId('app_user', `s.payload ->> 'userId'`)}))`;
export const jobKey = `case when s.queue = 'transmission'
  then 'transmission:' || ${newId('purchase_order', `s.payload ->> 'orderId'`)} || ':' || (s.payload ->> 'round') end`;
