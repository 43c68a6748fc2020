// Every column that refers to a user or a person, and where the export of personal data has it. A test compares this list with the
// catalogue of the database.

export interface RecordReference {
  /** Section of the export. */
  readonly section: string;
  readonly table: string;
  readonly column: string;
  /** Expression of the record's id. */
  readonly id: string;
  /** Expression of the time; null: it is not stored. */
  readonly at: string;
}

const record = (table: string, column: string, section: string, at: string, id = 'id'): RecordReference => ({
  section,
  table,
  column,
  id,
  at,
});

/** Records that a user made or changed: exported by id and time. */
export const recordReferences: readonly RecordReference[] = [
  record('purchase_order', 'placed_by', 'ordersPlaced', 'placed_at'),
  record('order_event', 'user_id', 'orderEvents', 'at'),
  record('receipt', 'booked_by', 'receipts', 'booked_at'),
  record('stock_movement', 'user_id', 'stockMovements', 'booked_at'),
  record('stocktaking', 'started_by', 'stocktakingsStarted', 'started_at'),
  record('stocktaking_count', 'counted_by', 'stocktakingCounts', 'counted_at', 'stock_entry_id'),
  record('stocktaking_event', 'user_id', 'stocktakingEvents', 'happened_at'),
  record('stocktaking_event', 'colleague_id', 'stocktakingsTakenOver', 'happened_at'),
  record('stock_label', 'printed_by', 'stockLabelsPrinted', 'printed_at'),
  record('stock_label', 'withdrawn_by', 'stockLabelsLost', 'withdrawn_at'),
  record('stock_block', 'blocked_by', 'stockBlocked', 'blocked_at'),
  record('stock_block', 'ended_by', 'stockUnblocked', 'ended_at'),
  record('dangerous_good', 'changed_by', 'dangerousGoodsDescribed', 'changed_at', 'article_id'),
  record('treatment_reference', 'changed_by', 'treatmentReferences', 'changed_at', 'booking_id'),
  record('stock_entry', 'batch_labels_printed_by', 'batchLabelsPrinted', 'batch_labels_printed_at'),
  record('article', 'permanent_label_printed_by', 'articleLabelsPrinted', 'permanent_label_printed_at'),
  record('article', 'changed_by', 'articlesChanged', 'changed_at'),
  record('article_document_version', 'uploaded_by', 'documentsUploaded', 'uploaded_at', 'document_id'),
  record('article_import', 'created_by', 'articleImports', 'created_at'),
  record('finished_import', 'finished_by', 'articleImportsFinished', 'finished_at'),
  record('price_list', 'created_by', 'priceLists', 'created_at'),
  record('offer', 'changed_by', 'priceOffersChanged', 'changed_at'),
  record('vendor', 'changed_by', 'vendorsChanged', 'changed_at'),
  record('vendor_preference', 'changed_by', 'vendorTermsChanged', 'changed_at', 'vendor_id'),
  record('invoice', 'received_by', 'invoicesReceived', 'received_at'),
  record('invoice', 'approved_by', 'invoicesApproved', 'approved_at'),
  record('invoice', 'paid_by', 'invoicesPaid', 'paid_at'),
  record('invoice', 'account_confirmed_by', 'invoiceAccountsConfirmed', 'account_confirmed_at'),
  record('invoice_handover', 'created_by', 'invoicesHandedOver', 'created_at'),
  record('invoice_complaint', 'sent_by', 'invoiceComplaints', 'sent_at'),
  record('applied_saving', 'applied_by', 'savingsApplied', 'applied_at'),
  record('buffered_position', 'put_aside_by', 'positionsPutAside', 'put_aside_at'),
  record('buffered_position', 'decided_by', 'positionsDecided', 'decided_at'),
  record('hidden_suggestion', 'hidden_by', 'suggestionsHidden', 'hidden_at', 'article_id'),
  record('reorder_change', 'put_by', 'reorderChanges', 'put_at', 'article_id'),
  record('reorder_put', 'put_by', 'reorderPuts', 'put_at'),
  record('order_list', 'changed_by', 'orderListsChanged', 'changed_at'),
  record('address', 'changed_by', 'addressesChanged', 'changed_at'),
  record('storage', 'changed_by', 'storagesChanged', 'changed_at'),
  record('practice', 'changed_by', 'accountDataChanged', 'changed_at'),
  record('label_printing', 'changed_by', 'printingChanged', 'changed_at', 'practice_id'),
  record('clinic', 'changed_by', 'approvalsChanged', 'changed_at', 'practice_id'),
  record('app_user', 'changed_by', 'usersChanged', 'changed_at'),
  record('person', 'changed_by', 'namesChanged', 'changed_at'),
  record('inventory_version', 'made_by', 'inventoriesFrozen', 'made_at'),
  record('report_view', 'made_by', 'reportViews', 'made_at'),
  record('report_export', 'requested_by', 'reportExports', 'requested_at'),
  record('data_export', 'requested_by', 'dataExports', 'requested_at'),
  record('invitation', 'invited_by', 'invitationsSent', 'invited_at'),
  record('device', 'created_by', 'devicesPaired', 'created_at'),
];

/** Columns that other sections of the export cover. */
export const coveredReferences: Readonly<Record<string, string>> = {
  'activity.user_id': 'activity',
  'api_token.user_id': 'apiTokens',
  'app_user.person_id': 'membership',
  'clinic_approver.user_id': 'membership',
  'clinic_approver.substitute_id': 'membership',
  'device.held_by': 'devices',
  'digest_setting.user_id': 'digest',
  'familiar_place.person_id': 'login',
  'password_reset.person_id': 'login',
  'recovery_code.person_id': 'login',
  'session.user_id': 'sessions',
  'two_step_login.person_id': 'login',
  'two_step_login.reset_requested_by': 'activity',
};

/** Columns that are deliberately left out, with the reason. */
export const omittedReferences: Readonly<Record<string, string>> = {
  'digest_token.user_id': 'a secret of the link that ends the digest; the digest itself is exported',
  'erasure.user_id': 'exists only once the person is erased',
  'first_steps_choice.user_id': 'tells which hints were put away, not the person',
  'expiry_reminder.user_id': 'tells which batches the digest named, not the person',
  'price_list_line.matched_by': 'names the way an article was found, not a person',
  'session.replaced_by': 'refers to another session of the person, not to the person',
  'report_mail.user_id': 'copies the saved view and the day of a mail that the mails list',
};
