// Row types of all tables. Generated from the migrated database by `npm run generate:schema`; a test fails while it is old.

export interface Tables {
  readonly activity: {
    readonly id: number;
    readonly practice_id: number;
    readonly at: Date;
    readonly author_kind: 'user' | 'device' | 'token' | 'operator' | 'job';
    readonly user_id: number | null;
    readonly device_id: number | null;
    readonly api_token_id: number | null;
    readonly program: string | null;
    readonly session_id: number | null;
    readonly client_kind: string | null;
    readonly client_system: string | null;
    readonly area: 'access' | 'vendors' | 'articles' | 'orders' | 'invoices' | 'reports' | 'settings';
    readonly action: string;
    readonly subject_type: string;
    readonly subject_id: string | null;
    readonly subject_name: string;
    readonly changes: unknown;
    readonly request_id: string | null;
    readonly logged_in_at: Date | null;
    readonly has_second_step: boolean | null;
  };
  readonly address: {
    readonly id: number;
    readonly practice_id: number;
    readonly kind: 'billing' | 'shipping';
    readonly type: 'Praxis' | 'Labor' | 'Prophylaxe-Shop' | 'Sonstiges' | 'practice';
    readonly short_name: string;
    readonly company_name: string;
    readonly salutation: 'Mr' | 'Mrs' | null;
    readonly first_name: string;
    readonly last_name: string;
    readonly street: string;
    readonly postcode: string;
    readonly location: string;
    readonly country: string;
    readonly phone: string;
    readonly mobile: string;
    readonly fax: string;
    readonly vat_id: string;
    readonly created_at: Date;
    readonly version: number;
    readonly changed_at: Date | null;
    readonly changed_by: number | null;
    readonly is_default: boolean;
  };
  readonly api_token: {
    readonly id: number;
    readonly practice_id: number;
    readonly user_id: number;
    readonly name: string;
    readonly token_hash: Buffer;
    readonly ending: string;
    readonly scopes: string[];
    readonly created_at: Date;
    readonly last_day: string | null;
    readonly last_used_at: Date | null;
    readonly revoked_at: Date | null;
  };
  readonly app_meta: {
    readonly key: string;
    readonly value: unknown;
  };
  readonly app_user: {
    readonly id: number;
    readonly practice_id: number;
    readonly created_at: Date;
    readonly deactivated_at: Date | null;
    readonly last_login_at: Date | null;
    readonly version: number;
    readonly changed_at: Date | null;
    readonly changed_by: number | null;
    readonly role: 'owner' | 'purchasing' | 'stock' | 'reader';
    readonly person_id: number | null;
    readonly former_number: number | null;
  };
  readonly applied_saving: {
    readonly id: number;
    readonly practice_id: number;
    readonly address_id: number;
    readonly undo_id: string;
    readonly applied_by: number;
    readonly applied_at: Date;
    readonly saving_cents: number;
    readonly packages_before: number;
    readonly packages_after: number;
  };
  readonly article: {
    readonly id: number;
    readonly practice_id: number;
    readonly product_id: number;
    readonly name: string;
    readonly manufacturer_id: number;
    readonly manufacturer_number: string;
    readonly is_dangerous_good: boolean;
    readonly unit_to_count: 'ORDER_UNIT' | 'CONSUMPTION_UNIT';
    readonly unit_to_label: 'SALES_UNIT' | 'STORAGE_PRODUCT' | 'CONSUMABLE_UNIT';
    readonly consumption_per_scan: number;
    readonly order_unit_id: number;
    readonly consumption_unit_id: number;
    readonly consumption_unit_count: number;
    readonly notifications_enabled: boolean;
    readonly minimum_amount: number;
    readonly minimum_unit_id: number;
    readonly warning_amount: number;
    readonly warning_unit_id: number;
    readonly ideal_amount: number;
    readonly ideal_unit_id: number;
    readonly minimum_stock: number;
    readonly warning_stock: number;
    readonly ideal_stock: number;
    readonly has_batch_obligation: boolean;
    readonly has_expiry_obligation: boolean;
    readonly has_batch_label: boolean;
    readonly batch_label_prints: number;
    readonly is_discontinued: boolean;
    readonly cost_center_id: number | null;
    readonly default_storage_id: number | null;
    readonly notice: string;
    readonly use_inventory: boolean;
    readonly vat_class: 'fullTax' | 'reducedTax' | null;
    readonly permanent_label_id: string | null;
    readonly stock: number;
    readonly stock_value_cents: number;
    readonly earliest_expiry: string | null;
    readonly created_at: Date;
    readonly updated_at: Date;
    readonly deleted_at: Date | null;
    readonly version: number;
    readonly changed_at: Date | null;
    readonly changed_by: number | null;
    readonly permanent_label_printed_at: Date | null;
    readonly permanent_label_printed_by: number | null;
    readonly opening_expiry: string | null;
    readonly blocked_stock: number;
    readonly use_within_days: number | null;
    readonly asks_reference: boolean;
  };
  readonly article_code: {
    readonly practice_id: number;
    readonly kind: 'gtin' | 'pzn' | 'number';
    readonly code: string;
    readonly article_id: number;
    readonly assigned_at: Date;
  };
  readonly article_document: {
    readonly id: number;
    readonly practice_id: number;
    readonly article_id: number;
    readonly type: 'SAFETY_DATA_SHEET' | 'TECHNICAL_DATA_SHEET' | 'INSTRUCTIONS_FOR_USE' | 'MISCELLANEOUS';
    readonly effective_on: string;
    readonly created_at: Date;
  };
  readonly article_document_version: {
    readonly practice_id: number;
    readonly document_id: number;
    readonly version: number;
    readonly file_name: string;
    readonly media_type: string;
    readonly size: number;
    readonly content: Buffer;
    readonly uploaded_by: number;
    readonly uploaded_at: Date;
  };
  readonly article_import: {
    readonly id: string;
    readonly practice_id: number;
    readonly file_name: string;
    readonly header: unknown;
    readonly mapping: unknown;
    readonly created_by: number;
    readonly created_at: Date;
    readonly corrections: unknown;
    readonly left_out: number[];
    readonly create_storages: boolean;
    readonly skip_existing: boolean;
    readonly default_storage_id: number | null;
    readonly changed_at: Date;
    readonly rows: string;
    readonly update_existing: boolean;
  };
  readonly article_month: {
    readonly practice_id: number;
    readonly article_id: number;
    readonly month: string;
    readonly used: number;
  };
  readonly article_template: {
    readonly practice_id: number;
    readonly category_id: number;
    readonly unit_to_count: 'ORDER_UNIT' | 'CONSUMPTION_UNIT';
    readonly unit_to_label: 'SALES_UNIT' | 'STORAGE_PRODUCT' | 'CONSUMABLE_UNIT';
    readonly minimum_stock: number;
    readonly warning_stock: number;
    readonly ideal_stock: number;
    readonly notifications_enabled: boolean;
    readonly has_batch_obligation: boolean;
    readonly has_expiry_obligation: boolean;
    readonly has_batch_label: boolean;
    readonly batch_label_prints: number;
    readonly use_within_days: number | null;
    readonly asks_reference: boolean;
    readonly default_storage_id: number | null;
    readonly use_inventory: boolean;
    readonly changed_at: Date;
  };
  readonly article_week: {
    readonly practice_id: number;
    readonly article_id: number;
    readonly week: string;
    readonly used: number;
  };
  readonly blob: {
    readonly id: string;
    readonly practice_id: number;
    readonly name: string;
    readonly media_type: string;
    readonly size: number;
    readonly created_at: Date;
    readonly expires_at: Date;
    readonly is_whole: boolean;
  };
  readonly blob_part: {
    readonly practice_id: number;
    readonly blob_id: string;
    readonly number: number;
    readonly content: Buffer;
  };
  readonly budget: {
    readonly practice_id: number;
    readonly id: number;
    readonly cost_center_id: number | null;
    readonly monthly_cents: number;
    readonly needs_approval: boolean;
  };
  readonly buffered_position: {
    readonly id: number;
    readonly practice_id: number;
    readonly product_id: number | null;
    readonly article_id: number | null;
    readonly quantity: number;
    readonly note: string;
    readonly put_aside_by: number | null;
    readonly put_aside_at: Date;
    readonly state: 'waiting' | 'taken' | 'discarded';
    readonly decided_by: number | null;
    readonly decided_at: Date | null;
    readonly device_id: number | null;
    readonly decided_by_device: number | null;
  };
  readonly cart_note: {
    readonly practice_id: number;
    readonly address_id: number;
    readonly vendor_id: number;
    readonly message: string;
  };
  readonly cart_position: {
    readonly id: number;
    readonly practice_id: number;
    readonly address_id: number;
    readonly vendor_id: number;
    readonly product_id: number;
    readonly quantity: number;
    readonly created_at: Date;
    readonly cost_center_id: number | null;
  };
  readonly cart_undo: {
    readonly id: string;
    readonly practice_id: number;
    readonly kind: 'removed' | 'optimized' | 'added';
    readonly before: unknown;
    readonly after: unknown;
    readonly created_at: Date;
    readonly cart: unknown;
    readonly rules: unknown;
  };
  readonly catalog_change: {
    readonly id: number;
    readonly product_id: number | null;
    readonly transaction_id: string;
    readonly changed_at: Date;
  };
  readonly category: {
    readonly id: number;
    readonly slug: string;
    readonly parent_id: number | null;
    readonly name_de: string;
    readonly name_en: string;
    readonly picture: string;
    readonly position: number;
  };
  readonly clinic: {
    readonly practice_id: number;
    readonly clinic_id: string;
    readonly spending_limit_cents: number;
    readonly month_limit_cents: number | null;
    readonly version: number;
    readonly changed_at: Date | null;
    readonly changed_by: number | null;
  };
  readonly clinic_approver: {
    readonly practice_id: number;
    readonly user_id: number;
    readonly substitute_id: number | null;
    readonly substitute_from: string | null;
    readonly substitute_until: string | null;
  };
  readonly closed_practice: {
    readonly practice_id: number;
    readonly closed_at: Date;
    readonly exported_at: Date | null;
  };
  readonly consumption_unit: {
    readonly id: number;
    readonly name_de: string;
    readonly name_en: string;
  };
  readonly cost_center: {
    readonly id: number;
    readonly practice_id: number;
    readonly number: string;
    readonly name: string;
    readonly is_standard: boolean;
    readonly is_active: boolean;
  };
  readonly dangerous_good: {
    readonly practice_id: number;
    readonly article_id: number;
    readonly signal_word: 'danger' | 'warning' | null;
    readonly pictograms: string[];
    readonly hazards: string[];
    readonly precautions: string[];
    readonly storage_class: string | null;
    readonly pack_grams: number | null;
    readonly use_text: string;
    readonly notes: string;
    readonly sheet_url: string;
    readonly sheet_on: string | null;
    readonly changed_at: Date;
    readonly changed_by: number | null;
  };
  readonly data_export: {
    readonly id: number;
    readonly practice_id: number;
    readonly requested_by: number;
    readonly requested_at: Date;
    readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
    readonly sections_done: number;
    readonly blob_id: string | null;
  };
  readonly deleted_practice: {
    readonly id: number;
    readonly deleted_on: string;
  };
  readonly device: {
    readonly id: number;
    readonly practice_id: number;
    readonly name: string;
    readonly created_at: Date;
    readonly created_by: number;
    readonly code_hash: Buffer | null;
    readonly code_ends_at: Date | null;
    readonly token_hash: Buffer | null;
    readonly paired_at: Date | null;
    readonly last_seen_at: Date | null;
    readonly blocked_at: Date | null;
    readonly removed_at: Date | null;
    readonly held_by: number;
  };
  readonly digest_setting: {
    readonly practice_id: number;
    readonly user_id: number;
    readonly frequency: 'off' | 'daily' | 'weekly';
    readonly weekday: number;
    readonly low_stock: boolean;
    readonly expiry: boolean;
    readonly since: string;
    readonly price_alerts: boolean;
    readonly reported_prices: unknown;
    readonly invoices: boolean;
  };
  readonly digest_token: {
    readonly token_hash: Buffer;
    readonly practice_id: number;
    readonly user_id: number;
    readonly created_at: Date;
  };
  readonly erasure: {
    readonly practice_id: number;
    readonly user_id: number;
    readonly erased_at: Date;
  };
  readonly error_report: {
    readonly id: number;
    readonly received_at: Date;
    readonly event_id: string;
    readonly level: string;
    readonly message: string;
    readonly tags: unknown;
    readonly event: unknown;
  };
  readonly expiry_reminder: {
    readonly practice_id: number;
    readonly user_id: number;
    readonly article_id: number;
    readonly batch_number: string;
    readonly expiration_date: string;
    readonly reminder: 'threeMonths' | 'oneMonth';
    readonly sent_on: string;
  };
  readonly familiar_place: {
    readonly person_id: number;
    readonly place_hash: Buffer;
    readonly last_login_at: Date;
  };
  readonly finished_import: {
    readonly practice_id: number;
    readonly id: string;
    readonly file_name: string;
    readonly created: number;
    readonly changed: number;
    readonly stock_entries: number;
    readonly storage_ids: number[];
    readonly finished_by: number;
    readonly finished_at: Date;
  };
  readonly finished_import_article: {
    readonly practice_id: number;
    readonly import_id: string;
    readonly article_id: number;
    readonly version: number;
    readonly before: unknown;
  };
  readonly first_steps_choice: {
    readonly practice_id: number;
    readonly user_id: number;
    readonly skipped: string[];
    readonly is_put_away: boolean;
  };
  readonly hidden_suggestion: {
    readonly practice_id: number;
    readonly article_id: number;
    readonly used_per_week: number;
    readonly hidden_by: number;
    readonly hidden_at: Date;
  };
  readonly idempotent_answer: {
    readonly practice_id: number;
    readonly key: string;
    readonly call: string;
    readonly data: unknown;
    readonly created_at: Date;
    readonly fingerprint: Buffer | null;
  };
  readonly inventory_version: {
    readonly id: number;
    readonly practice_id: number;
    readonly number: number;
    readonly as_of: string;
    readonly made_by: number;
    readonly made_at: Date;
    readonly value_cents: number;
    readonly articles: number;
    readonly entries: number;
    readonly storages: number;
    readonly without_price: number;
  };
  readonly inventory_version_line: {
    readonly practice_id: number;
    readonly version_id: number;
    readonly stock_entry_id: number;
    readonly article_id: number;
    readonly name: string;
    readonly manufacturer: string;
    readonly manufacturer_number: string;
    readonly category_de: string | null;
    readonly category_en: string | null;
    readonly storage: string;
    readonly batch_number: string;
    readonly expiration_date: string | null;
    readonly quantity: number;
    readonly unit_de: string;
    readonly unit_en: string;
    readonly order_unit_price_cents: number | null;
    readonly units_per_order_unit: number;
    readonly value_cents: number | null;
  };
  readonly invitation: {
    readonly id: number;
    readonly practice_id: number;
    readonly email: string;
    readonly first_name: string;
    readonly last_name: string;
    readonly language: 'de' | 'en';
    readonly token_hash: Buffer;
    readonly invited_by: number | null;
    readonly invited_at: Date;
    readonly expires_at: Date;
    readonly role: 'owner' | 'purchasing' | 'stock' | 'reader';
  };
  readonly invoice: {
    readonly practice_id: number;
    readonly id: number;
    readonly state: 'open' | 'complained' | 'approved' | 'paid' | 'replaced' | 'cancelled';
    readonly kind: 'invoice' | 'credit-note' | 'down-payment';
    readonly format: 'UBL' | 'CII' | 'ZUGFeRD1' | 'PDF' | 'IMAGE';
    readonly profile: string | null;
    readonly number: string;
    readonly issued_on: string;
    readonly due_on: string | null;
    readonly currency: string;
    readonly net_cents: number | null;
    readonly gross_cents: number;
    readonly payable_cents: number;
    readonly seller_name: string;
    readonly seller_key: string;
    readonly seller_vat_id: string | null;
    readonly ibans: string[];
    readonly vendor_id: number | null;
    readonly vendor_sign: 'vat-id' | 'iban' | 'customer-number' | 'name' | 'order' | 'person' | null;
    readonly orders_sign: 'order-number' | 'delivery-note' | 'amount' | 'person' | null;
    readonly content: unknown;
    readonly keep_until: string;
    readonly received_at: Date;
    readonly received_by: number | null;
    readonly approved_at: Date | null;
    readonly approved_by: number | null;
    readonly too_much_cents: number | null;
    readonly charges_cents: number | null;
    readonly paid_at: Date | null;
    readonly paid_by: number | null;
    readonly predecessor_id: number | null;
    readonly account_confirmed_at: Date | null;
    readonly account_confirmed_by: number | null;
    readonly decided_match: unknown;
    readonly handover_id: number | null;
    readonly document_id: string;
    readonly received_from: string | null;
  };
  readonly invoice_accounting: {
    readonly practice_id: number;
    readonly adviser_number: number;
    readonly client_number: number;
    readonly fiscal_year_month: number;
    readonly account_length: number;
    readonly expense_account: string;
    readonly vat_keys: unknown;
  };
  readonly invoice_category_account: {
    readonly practice_id: number;
    readonly category_id: number;
    readonly account: string;
  };
  readonly invoice_complaint: {
    readonly practice_id: number;
    readonly id: number;
    readonly invoice_id: number;
    readonly recipient: string;
    readonly subject: string;
    readonly body: string;
    readonly too_much_cents: number;
    readonly sent_at: Date;
    readonly sent_by: number;
  };
  readonly invoice_file: {
    readonly practice_id: number;
    readonly invoice_id: number;
    readonly file_name: string;
    readonly media_type: string;
    readonly size: number;
    readonly sha256: string;
    readonly content: Buffer;
  };
  readonly invoice_handover: {
    readonly practice_id: number;
    readonly id: number;
    readonly month: string;
    readonly created_at: Date;
    readonly created_by: number;
  };
  readonly invoice_line_choice: {
    readonly practice_id: number;
    readonly invoice_id: number;
    readonly line_index: number;
    readonly position_id: number | null;
  };
  readonly invoice_line_code: {
    readonly practice_id: number;
    readonly vendor_id: number;
    readonly code: string;
    readonly item: string;
  };
  readonly invoice_mail: {
    readonly practice_id: number;
    readonly id: number;
    readonly received_at: Date;
    readonly sender: string;
    readonly subject: string;
    readonly sha256: string;
    readonly file_name: string | null;
    readonly media_type: string | null;
    readonly content: Buffer | null;
  };
  readonly invoice_mailbox: {
    readonly practice_id: number;
    readonly tag: string;
  };
  readonly invoice_order: {
    readonly practice_id: number;
    readonly invoice_id: number;
    readonly order_id: number;
  };
  readonly invoice_position: {
    readonly practice_id: number;
    readonly invoice_id: number;
    readonly position_id: number;
    readonly quantity: string;
    readonly charged_cents: number | null;
    readonly agreed_cents: number | null;
  };
  readonly invoice_setting: {
    readonly practice_id: number;
    readonly line_tolerance_cents: number;
    readonly document_tolerance_cents: number;
    readonly owner_limit_cents: number | null;
  };
  readonly invoice_vendor_account: {
    readonly practice_id: number;
    readonly vendor_id: number;
    readonly account: string;
  };
  readonly job: {
    readonly id: number;
    readonly queue: string;
    readonly payload: unknown;
    readonly singleton_key: string | null;
    readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'held';
    readonly attempts: number;
    readonly run_at: Date;
    readonly leased_until: Date | null;
    readonly last_error: string | null;
    readonly created_at: Date;
    readonly finished_at: Date | null;
  };
  readonly label_printing: {
    readonly practice_id: number;
    readonly defaults: unknown;
    readonly version: number;
    readonly changed_at: Date | null;
    readonly changed_by: number | null;
  };
  readonly mail: {
    readonly id: number;
    readonly practice_id: number;
    readonly message_id: string;
    readonly recipient: string;
    readonly subject: string;
    readonly body_text: string;
    readonly body_html: string;
    readonly state: 'queued' | 'sent' | 'outbox' | 'failed';
    readonly last_error: string | null;
    readonly created_at: Date;
    readonly sent_at: Date | null;
    readonly order_id: number | null;
    readonly reply_to: string;
    readonly unsubscribe_link: string;
    readonly is_deleted_when_sent: boolean;
  };
  readonly mail_attachment: {
    readonly practice_id: number;
    readonly mail_id: number;
    readonly file_name: string;
    readonly media_type: string;
    readonly content: Buffer;
  };
  readonly manufacturer: {
    readonly id: number;
    readonly name: string;
  };
  readonly manufacturer_alias: {
    readonly name: string;
    readonly manufacturer_id: number;
  };
  readonly offer: {
    readonly id: number;
    readonly product_id: number;
    readonly vendor_id: number;
    readonly order_number: string;
    readonly tier_from: number[];
    readonly tier_price_cents: number[];
    readonly minimum_quantity: number;
    readonly order_step: number;
    readonly availability: 'available' | 'low' | 'backorder' | 'unavailable';
    readonly delivery_days: number | null;
    readonly discountable: boolean;
    readonly vat_class: 'fullTax' | 'reducedTax';
    readonly updated_at: Date;
    readonly practice_id: number | null;
    readonly version: number;
    readonly changed_at: Date | null;
    readonly changed_by: number | null;
    readonly price_quantity: string;
    readonly order_minimum: number | null;
    readonly bare_number: string;
  };
  readonly offer_price_history: {
    readonly offer_id: number;
    readonly valid_from: string;
    readonly unit_price_cents: number;
    readonly practice_id: number | null;
  };
  readonly optimized_cart: {
    readonly practice_id: number;
    readonly address_id: number;
    readonly parameters: string;
    readonly fingerprint: string;
    readonly assignment: unknown;
    readonly before_cents: number;
    readonly after_cents: number;
    readonly packages_before: number;
    readonly packages_after: number;
    readonly solved_at: Date;
  };
  readonly order_counter: {
    readonly practice_id: number;
    readonly year: number;
    readonly last: number;
  };
  readonly order_event: {
    readonly id: number;
    readonly practice_id: number;
    readonly order_id: number;
    readonly at: Date;
    readonly user_id: number | null;
    readonly event: string;
    readonly state: string;
    readonly detail: unknown;
    readonly device_id: number | null;
  };
  readonly order_list: {
    readonly id: number;
    readonly practice_id: number;
    readonly name: string;
    readonly lines: unknown;
    readonly last_used_at: Date | null;
    readonly version: number;
    readonly changed_at: Date | null;
    readonly changed_by: number | null;
  };
  readonly order_position: {
    readonly id: number;
    readonly practice_id: number;
    readonly order_id: number;
    readonly line: number;
    readonly product_id: number | null;
    readonly name_de: string;
    readonly name_en: string;
    readonly manufacturer: string;
    readonly manufacturer_number: string;
    readonly pack_text_de: string;
    readonly pack_text_en: string;
    readonly picture: string;
    readonly vendor_order_number: string;
    readonly quantity: number;
    readonly received: number;
    readonly returned: number;
    readonly unit_price_cents: number;
    readonly discount_cents: number;
    readonly net_cents: number;
    readonly vat_percent: string;
    readonly confirmed_quantity: number | null;
    readonly backordered_quantity: number | null;
    readonly delivery_date: string | null;
    readonly received_before: number;
    readonly cost_center_id: number | null;
    readonly cost_center_number: string | null;
    readonly cost_center_name: string | null;
  };
  readonly order_revision: {
    readonly practice_id: number;
    readonly order_id: number;
    readonly revision: number;
    readonly content: unknown;
    readonly saved_at: Date;
  };
  readonly password_reset: {
    readonly token_hash: Buffer;
    readonly person_id: number;
    readonly created_at: Date;
    readonly expires_at: Date;
    readonly used_at: Date | null;
  };
  readonly person: {
    readonly id: number;
    readonly email: string;
    readonly password_hash: string;
    readonly first_name: string;
    readonly last_name: string;
    readonly language: 'de' | 'en';
    readonly created_at: Date;
    readonly version: number;
    readonly changed_at: Date | null;
    readonly changed_by: number | null;
    readonly toured_at: Date | null;
    readonly read_release: string | null;
  };
  readonly practice: {
    readonly id: number;
    readonly dental_office_id: string;
    readonly name: string;
    readonly country: string;
    readonly edition: 'pro20' | 'legacy';
    readonly created_at: Date;
    readonly contact_person: string;
    readonly email: string | null;
    readonly version: number;
    readonly changed_at: Date | null;
    readonly changed_by: number | null;
    readonly two_step_required_since: Date | null;
    readonly sample_of: number | null;
  };
  readonly practice_deletion: {
    readonly practice_id: number;
    readonly announced_at: Date;
    readonly delete_on: string;
  };
  readonly practice_feature: {
    readonly practice_id: number;
    readonly feature: 'costCenters' | 'scanApp' | 'labelPrinting' | 'digest' | 'apiTokens';
    readonly is_active: boolean;
  };
  readonly price_list: {
    readonly id: string;
    readonly practice_id: number;
    readonly vendor_id: number | null;
    readonly file_name: string;
    readonly format: 'csv' | 'xlsx' | 'bmecat';
    readonly header: unknown;
    readonly samples: unknown;
    readonly mapping: unknown;
    readonly created_by: number;
    readonly created_at: Date;
    readonly changed_at: Date;
    readonly checked_at: Date;
  };
  readonly price_list_line: {
    readonly practice_id: number;
    readonly price_list_id: string;
    readonly row: number;
    readonly line: number;
    readonly cells: string;
    readonly corrections: unknown;
    readonly chosen_article_id: number | null;
    readonly is_left_out: boolean;
    readonly verdict: 'ready' | 'wrong' | 'unmatched' | 'leftOut';
    readonly problems: unknown;
    readonly article_id: number | null;
    readonly matched_by: string | null;
    readonly candidate_ids: number[];
    readonly price_cents: number | null;
    readonly minimum_quantity: number | null;
    readonly discountable: boolean | null;
    readonly order_number: string | null;
    readonly valid_until: string | null;
    readonly first_line: number | null;
    readonly differs: boolean;
    readonly status: string;
    readonly confirmed_price_cents: number | null;
  };
  readonly product: {
    readonly id: number;
    readonly slug: string;
    readonly name_de: string;
    readonly name_en: string;
    readonly description_de: string;
    readonly description_en: string;
    readonly manufacturer_id: number;
    readonly manufacturer_number: string;
    readonly gtin: string | null;
    readonly pzn: string | null;
    readonly category_id: number | null;
    readonly family: string;
    readonly variant: string;
    readonly pack_size: number;
    readonly unit_id: number;
    readonly content_unit_id: number;
    readonly pack_text_de: string;
    readonly pack_text_en: string;
    readonly vat_class: 'fullTax' | 'reducedTax';
    readonly has_batch: boolean;
    readonly has_expiry: boolean;
    readonly is_dangerous_good: boolean;
    readonly is_medicine: boolean;
    readonly picture: string | null;
    readonly updated_at: Date;
    readonly practice_id: number | null;
    readonly bare_number: string;
  };
  readonly purchase_order: {
    readonly id: number;
    readonly practice_id: number;
    readonly order_number: string;
    readonly platform_order_number: string;
    readonly vendor_id: number;
    readonly vendor_name: string;
    readonly customer_number: string;
    readonly message: string;
    readonly address_id: number;
    readonly delivery_address: unknown;
    readonly billing_address: unknown;
    readonly state:
      | 'pending-approval'
      | 'transmitting'
      | 'ordered'
      | 'open'
      | 'partially-received'
      | 'fully-received'
      | 'rejected'
      | 'cancelled';
    readonly goods_cents: number;
    readonly shipping_cents: number;
    readonly surcharge_cents: number;
    readonly net_cents: number;
    readonly vat: unknown;
    readonly vat_cents: number;
    readonly gross_cents: number;
    readonly placed_by: number;
    readonly placed_at: Date;
    readonly transmission_id: string;
    readonly transmission_round: number;
    readonly transmission_error: string | null;
    readonly transmitted_at: Date | null;
    readonly delivery_date: string | null;
    readonly confirmed_at: Date | null;
    readonly completed_at: Date | null;
    readonly rating: number | null;
    readonly rating_comment: string;
    readonly rated_at: Date | null;
    readonly section: string | null;
    readonly search_text: string;
    readonly vendors_net_cents: number | null;
    readonly order_reference: string;
    readonly requested_delivery_date: string | null;
  };
  readonly query_suggestion: {
    readonly id: number;
    readonly query: string;
    readonly language: 'de' | 'en';
    readonly weight: number;
  };
  readonly rate_limit: {
    readonly key: string;
    readonly window_start: Date;
    readonly attempts: number;
  };
  readonly receipt: {
    readonly id: number;
    readonly practice_id: number;
    readonly kind: 'receipt' | 'return' | 'reversal';
    readonly order_id: number | null;
    readonly vendor_id: number | null;
    readonly vendor_name: string;
    readonly delivery_note: string;
    readonly note: string;
    readonly happened_on: string;
    readonly booked_by: number | null;
    readonly booked_at: Date;
    readonly booking_id: string;
    readonly device_id: number | null;
  };
  readonly receipt_line: {
    readonly id: number;
    readonly practice_id: number;
    readonly receipt_id: number;
    readonly position_id: number | null;
    readonly article_id: number | null;
    readonly quantity: number;
    readonly batch_number: string;
    readonly expiration_date: string | null;
    readonly storage_id: number | null;
    readonly stock_entry_id: number | null;
    readonly reverses: number | null;
  };
  readonly recovery_code: {
    readonly person_id: number;
    readonly code_hash: Buffer;
    readonly used_at: Date | null;
  };
  readonly rejected_approval: {
    readonly practice_id: number;
    readonly submission_date: Date;
    readonly order_id: number;
    readonly static_order_data: unknown;
    readonly created_at: Date;
  };
  readonly reorder_change: {
    readonly practice_id: number;
    readonly article_id: number;
    readonly quantity: number | null;
    readonly quantity_beside: number | null;
    readonly vendor_id: number | null;
    readonly chosen_at: Date | null;
    readonly snoozed_until: string | null;
    readonly snoozed_at_stock: number | null;
    readonly snoozed_at: Date | null;
    readonly left_out_at: Date | null;
    readonly put_quantity: number | null;
    readonly put_by: number | null;
    readonly put_at: Date | null;
    readonly device_id: number | null;
  };
  readonly reorder_put: {
    readonly id: number;
    readonly practice_id: number;
    readonly article_id: number;
    readonly quantity: number;
    readonly put_by: number | null;
    readonly device_id: number | null;
    readonly put_at: Date;
    readonly taken_back_at: Date | null;
  };
  readonly report_export: {
    readonly id: number;
    readonly practice_id: number;
    readonly requested_by: number;
    readonly requested_at: Date;
    readonly report: string;
    readonly format: 'csv' | 'xlsx' | 'pdf';
    readonly language: 'de' | 'en';
    readonly query: unknown;
    readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
    readonly rows_done: number;
    readonly row_count: number;
    readonly blob_id: string | null;
  };
  readonly report_mail: {
    readonly practice_id: number;
    readonly user_id: number;
    readonly view_id: number;
    readonly sent_for: string | null;
  };
  readonly report_view: {
    readonly id: number;
    readonly practice_id: number;
    readonly name: string;
    readonly report: string;
    readonly query: unknown;
    readonly made_by: number;
    readonly made_at: Date;
  };
  readonly schema_migration: {
    readonly name: string;
    readonly checksum: string;
    readonly applied_at: Date;
  };
  readonly search_event: {
    readonly id: number;
    readonly received_at: Date;
    readonly event_type: 'click' | 'conversion' | 'view';
    readonly event_subtype: 'addToCart' | 'purchase' | null;
    readonly event_name: string;
    readonly index_name: string;
    readonly object_ids: string[];
    readonly positions: number[] | null;
    readonly query_id: string | null;
    readonly user_token: string;
    readonly currency: string | null;
    readonly value_cents: number | null;
  };
  readonly search_query: {
    readonly query: string;
    readonly mark: string | null;
    readonly searches: number;
    readonly fruitless: number;
    readonly clicks: number;
    readonly last_searched_at: Date;
    readonly language: 'de' | 'en' | null;
  };
  readonly search_synonym: {
    readonly id: number;
    readonly practice_id: number;
    readonly words: string[];
    readonly made_at: Date;
  };
  readonly session: {
    readonly token_hash: Buffer;
    readonly practice_id: number;
    readonly user_id: number;
    readonly utk: string;
    readonly created_at: Date;
    readonly expires_at: Date;
    readonly id: number;
    readonly device_kind: 'computer' | 'phone' | 'tablet' | 'unknown';
    readonly device_system: string;
    readonly device_browser: string;
    readonly last_used_at: Date;
    readonly office_id: string;
    readonly replaced_at: Date | null;
    readonly replaced_by: number | null;
    readonly has_second_step: boolean;
  };
  readonly sheet_term: {
    readonly practice_id: number;
    readonly years: number;
  };
  readonly stock_block: {
    readonly practice_id: number;
    readonly id: number;
    readonly stock_entry_id: number;
    readonly reason: 'recall' | 'damaged' | 'quarantine';
    readonly note: string;
    readonly blocked_at: Date;
    readonly blocked_by: number;
    readonly ended_at: Date | null;
    readonly ended_by: number | null;
  };
  readonly stock_entry: {
    readonly id: number;
    readonly practice_id: number;
    readonly article_id: number;
    readonly storage_id: number;
    readonly batch_number: string;
    readonly expiration_date: string | null;
    readonly price_type: 'maximum' | 'average' | 'lowest' | 'notRecorded' | 'paid';
    readonly order_unit_price_cents: number | null;
    readonly units_per_order_unit: number;
    readonly vendor_id: number | null;
    readonly vendor_name: string;
    readonly order_id: number | null;
    readonly received_on: string;
    readonly moved_from: number | null;
    readonly balance: number;
    readonly created_at: Date;
    readonly batch_labels: number;
    readonly batch_labels_due: boolean;
    readonly batch_labels_printed_at: Date | null;
    readonly batch_labels_printed_by: number | null;
    readonly block_reason: 'recall' | 'damaged' | 'quarantine' | null;
    readonly use_first: boolean;
    readonly opened_on: string | null;
  };
  readonly stock_label: {
    readonly id: string;
    readonly practice_id: number;
    readonly stock_entry_id: number;
    readonly created_at: Date;
    readonly withdrawn_at: Date | null;
    readonly is_due: boolean;
    readonly printed_at: Date | null;
    readonly printed_by: number | null;
    readonly knows_uses: boolean;
    readonly first_id: string | null;
    readonly replacement_id: string | null;
    readonly withdrawn_by: number | null;
  };
  readonly stock_movement: {
    readonly id: number;
    readonly practice_id: number;
    readonly article_id: number;
    readonly stock_entry_id: number;
    readonly booking_id: string;
    readonly kind:
      | 'input'
      | 'consumption'
      | 'correction'
      | 'move'
      | 'count'
      | 'cancellation'
      | 'undo'
      | 'return'
      | 'write-off'
      | 'price';
    readonly input_type:
      | 'CORRECTION'
      | 'INCOMING_GOODS_FROM_OUTSIDE_ORDER'
      | 'INCOMING_GOODS_FROM_ORDER'
      | null;
    readonly amount: number;
    readonly unit_to_count: string;
    readonly unit_id: number;
    readonly reverses: number | null;
    readonly label_id: string | null;
    readonly user_id: number | null;
    readonly device_id: number | null;
    readonly note: string;
    readonly happened_on: string;
    readonly booked_at: Date;
    readonly cost_center_id: number | null;
    readonly scanned_at: Date | null;
    readonly scanned_at_told: Date | null;
  };
  readonly stocktaking: {
    readonly id: number;
    readonly practice_id: number;
    readonly storage_id: number;
    readonly started_by: number | null;
    readonly started_at: Date;
    readonly state: 'open' | 'booked' | 'discarded';
    readonly finished_at: Date | null;
    readonly device_id: number | null;
    readonly is_blind: boolean;
    readonly revealed_at: Date | null;
    readonly paused_at: Date | null;
    readonly is_permanent: boolean;
  };
  readonly stocktaking_article: {
    readonly practice_id: number;
    readonly stocktaking_id: number;
    readonly article_id: number;
  };
  readonly stocktaking_count: {
    readonly practice_id: number;
    readonly stocktaking_id: number;
    readonly stock_entry_id: number;
    readonly counted: number;
    readonly expected: number;
    readonly counted_by: number | null;
    readonly counted_at: Date;
    readonly device_id: number | null;
    readonly needs_recount: boolean;
  };
  readonly stocktaking_event: {
    readonly practice_id: number;
    readonly id: number;
    readonly stocktaking_id: number;
    readonly kind:
      | 'started'
      | 'counted'
      | 'raised'
      | 'found'
      | 'recount'
      | 'paused'
      | 'continued'
      | 'handed-over'
      | 'revealed'
      | 'finished'
      | 'discarded';
    readonly stock_entry_id: number | null;
    readonly counted: number | null;
    readonly user_id: number | null;
    readonly device_id: number | null;
    readonly colleague_id: number | null;
    readonly happened_at: Date;
  };
  readonly stocktaking_label: {
    readonly practice_id: number;
    readonly stocktaking_id: number;
    readonly label_id: string;
    readonly stock_entry_id: number;
  };
  readonly storage: {
    readonly id: number;
    readonly practice_id: number;
    readonly name: string;
    readonly created_at: Date;
    readonly deleted_at: Date | null;
    readonly version: number;
    readonly changed_at: Date | null;
    readonly changed_by: number | null;
    readonly label_id: string | null;
  };
  readonly storage_target: {
    readonly practice_id: number;
    readonly storage_id: number;
    readonly article_id: number;
    readonly amount: number;
  };
  readonly treatment_reference: {
    readonly practice_id: number;
    readonly booking_id: string;
    readonly reference: string;
    readonly udi: string;
    readonly serial_number: string;
    readonly happened_on: string;
    readonly changed_at: Date;
    readonly changed_by: number | null;
  };
  readonly two_step_login: {
    readonly person_id: number;
    readonly secret: Buffer;
    readonly confirmed_at: Date | null;
    readonly last_step: number;
    readonly reset_at: Date | null;
    readonly reset_requested_by: number | null;
  };
  readonly vat_rate: {
    readonly country: string;
    readonly vat_class: 'fullTax' | 'reducedTax';
    readonly valid_from: string;
    readonly percent: string;
  };
  readonly vendor: {
    readonly id: number;
    readonly name: string;
    readonly slug: string;
    readonly rating: string | null;
    readonly transmission: 'email' | 'webhook' | 'manual';
    readonly email: string | null;
    readonly webhook_url: string | null;
    readonly phone: string;
    readonly hue: number;
    readonly created_at: Date;
    readonly practice_id: number | null;
    readonly webhook_secret: string | null;
    readonly street: string;
    readonly postcode: string;
    readonly location: string;
    readonly country: string;
    readonly contact_person: string;
    readonly deleted_at: Date | null;
    readonly version: number;
    readonly changed_at: Date | null;
    readonly changed_by: number | null;
  };
  readonly vendor_catalogue: {
    readonly id: number;
    readonly vendor_id: number;
    readonly catalogue_id: string;
    readonly version: string;
    readonly updates: number;
    readonly imported_at: Date;
  };
  readonly vendor_catalogue_group: {
    readonly vendor_catalogue_id: number;
    readonly group_id: string;
    readonly name: string;
    readonly parent_id: string;
  };
  readonly vendor_category: {
    readonly vendor_id: number;
    readonly group_id: string;
    readonly category_id: number;
  };
  readonly vendor_condition: {
    readonly vendor_id: number;
    readonly country: string;
    readonly shipping_cents: number;
    readonly free_shipping_from_cents: number | null;
    readonly surcharge_cents: number;
    readonly surcharge_below_cents: number;
    readonly delivery_days_min: number;
    readonly delivery_days_max: number;
  };
  readonly vendor_condition_change: {
    readonly vendor_id: number;
    readonly country: string;
    readonly valid_from: string;
    readonly delivers: boolean;
    readonly shipping_cents: number;
    readonly free_shipping_from_cents: number | null;
    readonly surcharge_cents: number;
    readonly surcharge_below_cents: number;
    readonly delivery_days_min: number;
    readonly delivery_days_max: number;
    readonly applied_at: Date | null;
  };
  readonly vendor_offer_count: {
    readonly vendor_id: number;
    readonly offers: number;
  };
  readonly vendor_preference: {
    readonly practice_id: number;
    readonly vendor_id: number;
    readonly is_favourite: boolean;
    readonly is_hidden: boolean;
    readonly discount_basis_points: number;
    readonly customer_number: string;
    readonly default_message: string;
    readonly own_shipping_cents: number | null;
    readonly own_free_shipping_from_cents: number | null;
    readonly own_surcharge_cents: number | null;
    readonly own_surcharge_below_cents: number | null;
    readonly updated_at: Date;
    readonly version: number;
    readonly changed_at: Date | null;
    readonly changed_by: number | null;
    readonly own_never_free: boolean;
  };
  readonly viewed_product: {
    readonly practice_id: number;
    readonly product_id: number;
    readonly viewed_at: Date;
  };
  readonly watched_product: {
    readonly practice_id: number;
    readonly product_id: number;
    readonly created_at: Date;
    readonly target_cents: number | null;
  };
  readonly write_position: {
    readonly credential: string;
    readonly position: number;
    readonly written_at: Date;
  };
}
