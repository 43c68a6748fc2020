// Contents of an export, section by section: a file for each table of a practice, with names beside ids.
import type { ExportSection } from '@praxora/contract/reports/data-export.calls';

export interface ExportedFile {
  /** Without its ending. */
  readonly name: string;
  readonly table: string;
  /** Beside the table's own columns, where ids alone tell little. */
  readonly beside?: string;
  readonly joins?: string;
  readonly order?: string;
  /** Only these columns: what belongs to a login is nobody's to read. */
  readonly columns?: string;
  /** The column with the practice's id; its `practice_id` unless told. */
  readonly practice?: string;
}

const article = {
  beside: 'a.name as article',
  joins: 'left join article a on a.practice_id = t.practice_id and a.id = t.article_id',
};
const product = { beside: 'p.name_de as product', joins: 'join product p on p.id = t.product_id' };
const vendor = { beside: 'v.name as vendor', joins: 'join vendor v on v.id = t.vendor_id' };
const vendorIfKnown = { beside: 'v.name as vendor', joins: 'left join vendor v on v.id = t.vendor_id' };
const storage = {
  beside: 's.name as storage',
  joins: 'left join storage s on s.practice_id = t.practice_id and s.id = t.storage_id',
};

type Names = Pick<ExportedFile, 'beside' | 'joins'>;
const both = (one: Names, other: Names): Names => ({
  beside: `${one.beside}, ${other.beside}`,
  joins: `${one.joins} ${other.joins}`,
});

export const exportedFiles: Record<ExportSection, readonly ExportedFile[]> = {
  practice: [
    { name: 'practice', table: 'practice', columns: 'name, country, created_at', practice: 'id' },
    {
      name: 'users',
      table: 'practice_user',
      columns: 'id, name, first_name, last_name, email, language, created_at',
    },
    {
      name: 'devices',
      table: 'device',
      columns: 'id, name, created_at, paired_at, last_seen_at, blocked_at, removed_at',
    },
    { name: 'addresses', table: 'address' },
    { name: 'cost-centers', table: 'cost_center' },
    { name: 'budgets', table: 'budget' },
    { name: 'label-printing', table: 'label_printing', order: 'practice_id' },
  ],
  vendors: [
    { name: 'own-vendors', table: 'vendor' },
    { name: 'vendor-preferences', table: 'vendor_preference', order: 'vendor_id', ...vendor },
    { name: 'price-offers', table: 'offer', ...both(product, vendor) },
    { name: 'price-history', table: 'offer_price_history', order: 'offer_id, t.valid_from' },
  ],
  articles: [
    { name: 'storages', table: 'storage' },
    { name: 'storage-targets', table: 'storage_target', order: 'storage_id, t.article_id' },
    { name: 'articles', table: 'article' },
    { name: 'article-templates', table: 'article_template', order: 'category_id' },
    { name: 'article-codes', table: 'article_code', order: 'kind, t.code', ...article },
    { name: 'dangerous-goods', table: 'dangerous_good', order: 'article_id', ...article },
    { name: 'sheet-term', table: 'sheet_term', order: 'practice_id' },
    { name: 'own-products', table: 'product' },
    { name: 'watchlist', table: 'watched_product', order: 'product_id', ...product },
    { name: 're-order-changes', table: 'reorder_change', order: 'article_id', ...article },
    { name: 're-order-puts', table: 'reorder_put', ...article },
    { name: 'put-aside', table: 'buffered_position' },
    { name: 'order-lists', table: 'order_list' },
    { name: 'search-synonyms', table: 'search_synonym' },
    { name: 'cart', table: 'cart_position', ...both(product, vendor) },
    { name: 'cart-notes', table: 'cart_note', order: 'address_id, t.vendor_id', ...vendor },
  ],
  stock: [
    { name: 'stock', table: 'stock_entry', ...both(article, storage) },
    { name: 'stock-blocks', table: 'stock_block' },
    { name: 'labels', table: 'stock_label' },
  ],
  movements: [
    { name: 'stock-movements', table: 'stock_movement', ...article },
    { name: 'treatment-references', table: 'treatment_reference', order: 'happened_on, t.booking_id' },
  ],
  stocktakings: [
    { name: 'stocktakings', table: 'stocktaking' },
    { name: 'stocktaking-counts', table: 'stocktaking_count', order: 'stocktaking_id, t.stock_entry_id' },
    { name: 'stocktaking-articles', table: 'stocktaking_article', order: 'stocktaking_id, t.article_id' },
    { name: 'stocktaking-events', table: 'stocktaking_event' },
    {
      name: 'stocktaking-labels',
      table: 'stocktaking_label',
      order: 'stocktaking_id, t.label_id',
    },
    { name: 'inventory-versions', table: 'inventory_version' },
    {
      name: 'inventory-version-lines',
      table: 'inventory_version_line',
      order: 'version_id, t.stock_entry_id',
    },
  ],
  orders: [
    { name: 'orders', table: 'purchase_order' },
    { name: 'order-positions', table: 'order_position' },
    { name: 'order-events', table: 'order_event' },
    { name: 'order-revisions', table: 'order_revision', order: 'order_id, t.revision' },
    { name: 'rejected-approvals', table: 'rejected_approval', order: 'submission_date' },
    { name: 'savings', table: 'applied_saving' },
  ],
  receipts: [
    { name: 'receipts', table: 'receipt' },
    { name: 'receipt-lines', table: 'receipt_line', ...both(article, storage) },
    { name: 'invoices', table: 'invoice', ...vendorIfKnown },
    { name: 'invoice-orders', table: 'invoice_order', order: 'invoice_id, t.order_id' },
    { name: 'invoice-positions', table: 'invoice_position', order: 'invoice_id, t.position_id' },
    { name: 'invoice-accounting', table: 'invoice_accounting', order: 'practice_id' },
    {
      name: 'invoice-vendor-accounts',
      table: 'invoice_vendor_account',
      order: 'vendor_id',
      ...vendorIfKnown,
    },
    { name: 'invoice-settings', table: 'invoice_setting', order: 'practice_id' },
    { name: 'invoice-category-accounts', table: 'invoice_category_account', order: 'category_id' },
    { name: 'invoice-mails', table: 'invoice_mail', columns: 'id, received_at, sender, subject, file_name' },
    { name: 'invoice-handovers', table: 'invoice_handover' },
    { name: 'invoice-complaints', table: 'invoice_complaint' },
    { name: 'invoice-line-choices', table: 'invoice_line_choice', order: 'invoice_id, t.line_index' },
    { name: 'invoice-line-codes', table: 'invoice_line_code', order: 'vendor_id, t.code', ...vendorIfKnown },
  ],
  // Their contents lie beside it, in a folder.
  documents: [{ name: 'documents', table: 'article_document', ...article }],
};

/** Tables of a practice that no file is made of, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  activity: 'has an export of its own',
  app_user: 'exported with the names of the persons',
  session: 'logins',
  api_token: 'logins of programs',
  invitation: 'logins to come',
  price_list: 'drafts',
  price_list_line: 'drafts',
  vendor_offer_count: 'counted from the price offers',
  erasure: 'ids of erased persons, for a restore',
  closed_practice: 'set by the operator while the practice moves',
  practice_deletion: 'announced by the operator, who tells the owners',
  clinic: "the approval service's own",
  clinic_approver: "the approval service's own",
  practice_feature: 'switches of the product',
  viewed_product: 'forgotten after a while',
  cart_undo: 'a way back that ends soon',
  optimized_cart: 'a result that ends with the next change',
  idempotent_answer: 'repetitions of requests',
  order_counter: 'the next number',
  article_month: 'summed up from the movements',
  article_week: 'summed up from the movements',
  article_import: 'drafts',
  finished_import: 'a way back that ends soon',
  finished_import_article: 'a way back that ends soon',
  article_document_version: 'the files in the folder of documents',
  invoice_mailbox: 'an address that is a secret',
  invoice_file: 'the files in the folder of invoices',
  hidden_suggestion: 'a suggestion put aside',
  digest_setting: "a user's own choice",
  digest_token: 'links in mails',
  first_steps_choice: "a user's own choice",
  expiry_reminder: 'which mails went out',
  mail: 'the outbox',
  mail_attachment: 'the outbox',
  blob: 'this very file',
  blob_part: 'this very file',
  data_export: 'this very file',
  report_export: 'files made of reports',
  report_view: 'how reports are looked at',
  report_mail: "a user's own choice",
};
