// Who writes which table: one module each. Reading is free.

/** A module of server/src/modules, or a folder of the platform, with the tables that it alone writes. */
export const tableOwners: Readonly<Record<string, readonly string[]>> = {
  'platform/database': ['schema_migration'],
  'platform/http': ['idempotent_answer'],
  'platform/jobs': ['job'],
  'platform/mail': ['mail', 'mail_attachment'],
  'platform/rate-limit.ts': ['rate_limit'],
  'system/blobs': ['blob', 'blob_part'],
  'system/error-reports': ['error_report'],
  'system/reference': ['manufacturer', 'product'],
  'account/account': ['address', 'practice'],
  'account/api-tokens': ['api_token'],
  'account/devices': ['device', 'device_pairing'],
  'account/features': ['practice_feature'],
  'account/identity': ['familiar_place', 'password_reset', 'recovery_code', 'session', 'two_step_login'],
  'account/operators': ['clinic'],
  'account/users': ['app_user', 'clinic_approver', 'invitation'],
  'vendors/offers': ['offer', 'offer_price_history'],
  'vendors/price-lists': ['price_list', 'price_list_line'],
  'vendors/vendors': ['vendor', 'vendor_condition', 'vendor_preference'],
  'inventory/article-import': ['article_import'],
  'inventory/articles': ['article'],
  'inventory/cost-centers': ['cost_center'],
  'inventory/documents': ['article_document', 'article_document_version'],
  'inventory/labels': ['label_printing'],
  'inventory/stock': [
    'article_month',
    'article_week',
    'stock_entry',
    'stock_entry_price',
    'stock_label',
    'stock_movement',
    'stocktaking_count',
  ],
  'inventory/stocktaking': ['stocktaking', 'stocktaking_label'],
  'inventory/storages': ['storage'],
  'inventory/thresholds': ['hidden_suggestion'],
  'purchasing/approvals': ['rejected_approval'],
  'purchasing/buffered-positions': ['buffered_position'],
  'purchasing/cart': ['applied_saving', 'cart_note', 'cart_position', 'cart_undo'],
  'purchasing/optimizer': ['optimized_cart', 'optimizer_saving'],
  'purchasing/orders': ['order_counter', 'order_event', 'order_position', 'purchase_order'],
  'purchasing/receiving': ['receipt', 'receipt_line'],
  'purchasing/reorder': ['reorder_change', 'reorder_put'],
  'shop/catalog': ['viewed_product', 'watched_product'],
  'shop/catalog-import': ['catalog_change', 'vendor_catalogue'],
  'shop/quick-order': ['order_list'],
  'shop/search': ['search_event', 'search_query', 'search_synonym'],
  'reports/data-export': ['data_export'],
  'reports/digest': ['digest_setting', 'digest_token', 'expiry_reminder'],
  'reports/reports': [
    'inventory_version',
    'inventory_version_line',
    'report_export',
    'report_mail',
    'report_view',
  ],
};

/** Temporary tables, which live as long as one transaction of an import. */
export const temporaryTables = /^import_/;

/** Modules that still write a table of another module of their own domain; no line is added here. */
export const secondWriters: Readonly<Record<string, readonly string[]>> = {
  'account/identity': ['app_user'],
  'account/operators': [
    'app_user',
    'clinic_approver',
    'password_reset',
    'practice',
    'recovery_code',
    'session',
    'two_step_login',
  ],
};
