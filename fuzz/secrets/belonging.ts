// Where a planted word belongs: what a practice writes is kept where it is shown again, and nowhere else.
import { articleFields } from '@praxora/rules/inventory/article-fields';
import { importFields } from '@praxora/rules/inventory/article-import-fields';
import { priceListFields } from '@praxora/rules/vendors/price-list-fields';

const by = (calls: readonly string[], field: string): string[] => calls.map((call) => `${call}: ${field}`);
const addresses = ['account createAddress', 'account updateAddress'];
const storages = ['storages createStorage', 'storages createStorages', 'storages renameStorage'];
const articles = ['articles createArticles', 'articles updateArticle'];
const assignedCodes = by(['article codes assignCode'], 'number');
const imports = ['article import uploadImport', 'article import correctImportRow'];
const importedFile = [
  ...by(['article import uploadImport'], 'file'),
  ...by(['article import uploadImport'], 'heading'),
];
const priceLists = ['price lists uploadPriceList', 'price lists correctPriceListLine'];
const priceListFile = by(['price lists uploadPriceList'], 'file');
const priceListHeader = by(['price lists uploadPriceList'], 'heading');
/** A correction of any cell, right or wrong, stays until it is taken over. */
const correctedLines = priceListFields.flatMap((field) => by(['price lists correctPriceListLine'], field));
const costCenters = ['cost centers createCostCenter', 'cost centers updateCostCenter'];
const documents = ['documents createDocument', 'documents updateDocument'];
const invoices = ['invoices receiveInvoice'];
const complaints = ['invoices complainInvoice'];
const typedLines = [
  ...by(['invoices typeInvoiceLines'], 'number'),
  ...by(['invoices typeInvoiceLines'], 'name'),
];
const priceOffers = ['price offers createPriceOffer', 'price offers updatePriceOffer'];
const receipts = [
  'receiving bookReceipt',
  'receiving bookOutside',
  'receiving bookReturn',
  'receiving takeReceiptBack',
];
const bookings = [
  'stock bookInput',
  'stock bookConsumption',
  'stock writeOff',
  'stock correctStock',
  'stock moveStock',
  ...receipts,
];
const removals = ['stock bookConsumption', 'treatments setTreatment'];
const deviceNames = by(['devices createDevice', 'devices changeDevice'], 'name');
const decisions = [
  'approvals approve',
  'approvals approveSeveral',
  'approvals reject',
  'approvals changeOrder',
  'approvals applyCheaperSplit',
];
const batches = by(
  ['stock bookInput', 'receiving bookReceipt', 'receiving bookOutside', 'stocktaking addFoundBatch'],
  'batchNumber',
);
const addressFields =
  'shortName companyName firstName lastName street postcode location phone mobile fax vatId'.split(' ');
const addressOfOrder = addressFields.flatMap((field) => by(addresses, field));
const invited = ['users invite'];
const firstNames = ['user: firstName', ...by(['identity changeOwnName'], 'firstName')];
const lastNames = ['user: lastName', ...by(['identity changeOwnName'], 'lastName')];
const names = [...firstNames, ...lastNames];
const orderLists = ['quick order createOrderList', 'quick order changeOrderList'];
const ownVendors = ['own vendors createOwnVendor', 'own vendors updateOwnVendor'];
const ownVendorFields = ['name', 'street', 'postcode', 'location', 'contactPerson', 'phone', 'email'];
const agreements = ['vendors setVendorPreference', ...ownVendors];
const account = [
  ...by(['account updateAccount'], 'practiceName'),
  ...by(['account updateAccount'], 'contactPerson'),
];
const ordered = [
  ...account,
  ...addressOfOrder,
  ...names,
  ...by(['cart setNote'], 'Mitteilung'),
  ...by(['checkout placeOrder'], 'Bestellreferenz'),
  ...by(agreements, 'customerNumber'),
  ...by(agreements, 'defaultMessage'),
  ...by(ownVendors, 'name'),
  ...by(articles, 'name'),
  ...by(articles, 'manufacturerNumber'),
  ...by(priceOffers, 'orderNumber'),
];

/** Names of things in the activity log. Names of persons, their addresses, notes and messages are not recorded. */
const recordedNames = [
  ...by(invoices, 'number'),
  ...by(['account updateAccount'], 'practiceName'),
  ...by(addresses, 'shortName'),
  ...by(['api tokens createApiToken'], 'name'),
  ...deviceNames,
  ...by(storages, 'name'),
  ...by(costCenters, 'number'),
  ...by(costCenters, 'name'),
  ...by(articles, 'name'),
  ...by(imports, 'file name'),
  ...by(ownVendors, 'name'),
];
const recordedValues = [
  ...recordedNames,
  ...['street', 'postcode', 'location'].flatMap((field) => by([...addresses, ...ownVendors], field)),
  ...by(addresses, 'vatId'),
  ...by(agreements, 'customerNumber'),
  ...by(articles, 'manufacturerNumber'),
  ...assignedCodes,
  ...by(documents, 'file name'),
  ...by(['labels setPrintingDefaults'], 'dymoPrinter'),
  ...by(priceOffers, 'orderNumber'),
];

const mailed = [
  ...batches,
  ...ordered,
  ...by(decisions, 'comment'),
  ...by(['cart requestOrder'], 'note'),
  ...by(invited, 'firstName'),
  ...by(complaints, 'text'),
  ...by(complaints, 'subject'),
  ...deviceNames,
  'user: reset token',
];

const snake = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Fields whose words a column may contain, by column. */
const belonging: Readonly<Record<string, readonly string[]>> = {
  'person.email': ['user: email'],
  'practice.name': by(['account updateAccount'], 'practiceName'),
  'practice.contact_person': by(['account updateAccount'], 'contactPerson'),
  'practice.email': ['user: email'],
  'person.first_name': firstNames,
  'person.last_name': lastNames,
  'invitation.email': by(invited, 'email'),
  'invitation.first_name': by(invited, 'firstName'),
  'invitation.last_name': by(invited, 'lastName'),
  // The marketing cookie is kept with the session, as the specification asks.
  'session.utk': ['user: utk', 'identity login: utk'],
  ...Object.fromEntries(addressFields.map((field) => [`address.${snake(field)}`, by(addresses, field)])),
  'activity.subject_name': recordedNames,
  'activity.changes': recordedValues,
  'vendor_preference.customer_number': by(agreements, 'customerNumber'),
  'vendor_preference.default_message': by(agreements, 'defaultMessage'),
  ...Object.fromEntries(ownVendorFields.map((field) => [`vendor.${snake(field)}`, by(ownVendors, field)])),
  'offer.order_number': by(priceOffers, 'orderNumber'),
  'offer.bare_number': by(priceOffers, 'orderNumber'),
  'own_price_history.order_number': by(priceOffers, 'orderNumber'),
  'cart_note.message': by(['cart setNote'], 'Mitteilung'),
  'cart_undo.before': by(['cart setNote'], 'Mitteilung'),
  'buffered_position.note': by(['buffered positions putAside'], 'note'),
  'storage.name': by(storages, 'name'),
  'cost_center.number': by(costCenters, 'number'),
  'cost_center.name': by(costCenters, 'name'),
  ...Object.fromEntries(
    Object.values(articleFields)
      .filter(({ kind }) => kind === 'line' || kind === 'note')
      .map(({ column, path }) => [`article.${column}`, by(articles, path.split('.').at(-1) ?? '')]),
  ),
  'article_code.code': assignedCodes,
  'product.name_de': by(articles, 'name'),
  'product.name_en': by(articles, 'name'),
  'product.manufacturer_number': by(articles, 'manufacturerNumber'),
  'product.bare_number': by(articles, 'manufacturerNumber'),
  'article_document_version.file_name': by(documents, 'file name'),
  'article_document_version.content': by(documents, 'file'),
  'invoice.number': by(invoices, 'number'),
  'invoice.content': typedLines,
  // An approval keeps how its lines and articles were called that day.
  'invoice.decided_match': [...typedLines, ...by(articles, 'name')],
  'invoice_line_code.code': by(['invoices typeInvoiceLines'], 'number'),
  'invoice.seller_name': by(invoices, 'sellerName'),
  'invoice.seller_key': by(invoices, 'sellerName'),
  'invoice_complaint.recipient': by(complaints, 'recipient'),
  'invoice_complaint.subject': by(complaints, 'subject'),
  'invoice_complaint.body': by(complaints, 'text'),
  'invoice_file.file_name': by(invoices, 'file name'),
  'invoice_file.content': by(invoices, 'file'),
  'device.name': deviceNames,
  'api_token.name': by(['api tokens createApiToken'], 'name'),
  'label_printing.defaults': by(['labels setPrintingDefaults'], 'dymoPrinter'),
  'order_list.name': by(orderLists, 'name'),
  // A list names its products as they were called when it was kept, and an open line as it was written.
  'order_list.lines': [...by(articles, 'name'), ...by(orderLists, 'text'), ...by(orderLists, 'amountText')],
  'report_view.name': by(['reports saveReportView'], 'name'),
  // A version of the inventory list keeps how everything was called that day.
  'inventory_version_line.name': by(articles, 'name'),
  'inventory_version_line.manufacturer_number': by(articles, 'manufacturerNumber'),
  'inventory_version_line.storage': by(storages, 'name'),
  'inventory_version_line.batch_number': batches,
  // An archive names its files; their contents are packed. A report's file shows goods, batches and notes, one of the log who did what.
  'blob_part.content': [
    ...by(documents, 'file name'),
    ...by(invoices, 'file name'),
    ...by(invoices, 'sellerName'),
    ...by(['account updateAccount'], 'practiceName'),
    ...recordedValues,
    ...names,
    ...batches,
    ...by(bookings, 'note'),
    ...by(receipts, 'deliveryNote'),
    'user: email',
  ],
  'article_import.file_name': by(imports, 'file name'),
  'article_import.header': importedFile,
  'article_import.rows': importedFile,
  'article_import.corrections': importFieldsOf('article import correctImportRow'),
  'finished_import.file_name': by(imports, 'file name'),
  'finished_import_article.before': [...recordedValues, ...by(articles, 'notice')],
  'price_list.file_name': by(priceLists, 'file name'),
  'price_list.header': priceListHeader,
  'price_list.samples': priceListFile,
  'price_list_line.cells': priceListFile,
  'price_list_line.corrections': correctedLines,
  // Problems quote the faulty text, and the order number is taken over unchanged.
  'price_list_line.problems': [...priceListFile, ...correctedLines],
  'price_list_line.order_number': [...priceListFile, ...correctedLines],
  'stock_entry.batch_number': batches,
  'stock_block.note': by(['blocks blockStock'], 'note'),
  'stock_movement.note': by([...bookings, 'openings openPackage'], 'note'),
  'dangerous_good.use_text': by(['dangerous goods setDangerousGood'], 'use'),
  'dangerous_good.notes': by(['dangerous goods setDangerousGood'], 'notes'),
  'dangerous_good.sheet_url': by(['dangerous goods setDangerousGood'], 'sheetUrl'),
  'treatment_reference.reference': by(removals, 'reference'),
  'treatment_reference.serial_number': by(removals, 'serialNumber'),
  'receipt.note': by(receipts, 'note'),
  'receipt.delivery_note': by(receipts, 'deliveryNote'),
  'receipt_line.batch_number': batches,
  'expiry_reminder.batch_number': batches,
  // An order is a document: it keeps what was written when it was placed.
  'purchase_order.message': [...by(['cart setNote'], 'Mitteilung'), ...by(agreements, 'defaultMessage')],
  'purchase_order.order_reference': by(['checkout placeOrder'], 'Bestellreferenz'),
  'purchase_order.customer_number': by(agreements, 'customerNumber'),
  'purchase_order.delivery_address': addressOfOrder,
  'purchase_order.billing_address': addressOfOrder,
  'purchase_order.rating_comment': by(['orders rateOrder'], 'comment'),
  'purchase_order.vendor_name': by(ownVendors, 'name'),
  'receipt.vendor_name': by(ownVendors, 'name'),
  'stock_entry.vendor_name': by(ownVendors, 'name'),
  'purchase_order.search_text': ordered,
  'order_position.name_de': by(articles, 'name'),
  'order_position.name_en': by(articles, 'name'),
  'order_position.manufacturer_number': by(articles, 'manufacturerNumber'),
  // The vendor sends each parcel to its cost center.
  'order_position.cost_center_name': by(costCenters, 'name'),
  'order_position.cost_center_number': by(costCenters, 'number'),
  'order_position.vendor_order_number': by(priceOffers, 'orderNumber'),
  'order_revision.content': by(articles, 'name'),
  'order_event.detail': [
    ...by(ownVendors, 'email'),
    ...by(decisions, 'comment'),
    ...by(['orders cancelOrder', 'orders closeOrder'], 'comment'),
  ],
  'rejected_approval.static_order_data': [...ordered, ...by(decisions, 'comment')],
  // Mail that waits or lies in the outbox; what was sent is forgotten.
  'mail.recipient': [
    'user: email',
    ...by(complaints, 'recipient'),
    ...by(invited, 'email'),
    ...by(ownVendors, 'email'),
  ],
  // The mail about a blocked or removed device names it.
  'mail.subject': [...ordered, ...by(complaints, 'subject'), ...deviceNames],
  'mail.body_text': mailed,
  'mail.body_html': mailed,
  'mail_attachment.content': [...ordered, ...by(costCenters, 'number')],
  'mail_attachment.file_name': ordered,
  'idempotent_answer.key': ['header idempotency-key'],
  // Search queries are counted without recording who searched.
  'search_query.query': ['search: query'],
  'search_event.event_name': ['event: eventName'],
  'search_event.user_token': ['event: userToken'],
  'search_event.object_ids': ['event: objectIDs'],
  'search_event.index_name': ['event: index'],
};

/** A correction of any cell, right or wrong, stays until it is booked. */
function importFieldsOf(call: string): string[] {
  return importFields.flatMap((field) => by([call], field));
}

const keepingCalls = new Set(
  Object.values(belonging)
    .flat()
    .map((source) => source.split(':')[0]),
);
/** Whether anything that is typed into this call is kept. */
export const keepsWords = (call: string): boolean => keepingCalls.has(call);

const keptAnywhere = new Set(Object.values(belonging).flat());
/** A repeated request gets the answer of the first: it is kept for a while, with what the call has just kept. */
const answers = 'idempotent_answer.data';

export function belongs(place: string, source: string): boolean {
  return belonging[place]?.includes(source) || (place === answers && keptAnywhere.has(source));
}
