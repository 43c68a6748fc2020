// Actions and fields of the activity log. There is a sentence for each action, a label for each field and a text for each coded
// value, in both languages (`packages/contract/i18n/*/account/activityWords.json`), for screens and for files.

export const activityAreas = [
  ...(['access', 'vendors', 'articles', 'orders', 'invoices'] as const),
  ...(['reports', 'settings'] as const),
] as const;
export type ActivityArea = (typeof activityAreas)[number];

/** Every action with the area it belongs to. */
export const activityActions = {
  'access.refused': 'access',
  'login.succeeded': 'access',
  'login.failed': 'access',
  'session.ended': 'access',
  'password.changed': 'access',
  'password.reset': 'access',
  'twoStep.switchedOn': 'access',
  'twoStep.switchedOff': 'access',
  'twoStep.recoveryCodesRenewed': 'access',
  'twoStep.resetRequested': 'access',
  'twoStep.resetCancelled': 'access',
  'twoStep.reset': 'access',
  'twoStep.dutyChanged': 'access',
  'user.invited': 'access',
  'user.invitedAgain': 'access',
  'user.invitationWithdrawn': 'access',
  'user.created': 'access',
  'user.joined': 'access',
  'user.renamed': 'access',
  'user.deactivated': 'access',
  'user.reactivated': 'access',
  'user.roleChanged': 'access',
  'user.approverChanged': 'access',
  'user.deleted': 'access',
  'user.dataExported': 'access',
  'user.substituteChanged': 'access',
  'apiToken.created': 'access',
  'apiToken.revoked': 'access',
  'device.codeCreated': 'access',
  'device.paired': 'access',
  'device.renamed': 'access',
  'device.blocked': 'access',
  'device.unblocked': 'access',
  'device.holderChanged': 'access',
  'device.removed': 'access',
  'vendor.created': 'vendors',
  'vendor.changed': 'vendors',
  'vendor.deleted': 'vendors',
  'vendor.termsChanged': 'vendors',
  'vendor.preferencesChanged': 'vendors',
  'priceOffer.created': 'vendors',
  'priceOffer.changed': 'vendors',
  'priceOffer.deleted': 'vendors',
  'priceList.committed': 'vendors',
  'article.created': 'articles',
  'article.changed': 'articles',
  'article.replaced': 'articles',
  'article.deleted': 'articles',
  'article.codeAssigned': 'articles',
  'article.codeRemoved': 'articles',
  'article.templateSaved': 'articles',
  'article.templateRemoved': 'articles',
  'article.imported': 'articles',
  'article.importUndone': 'articles',
  'stock.blocked': 'articles',
  'stock.unblocked': 'articles',
  'thresholds.changed': 'articles',
  'document.created': 'articles',
  'document.changed': 'articles',
  'document.deleted': 'articles',
  'storage.created': 'articles',
  'storage.renamed': 'articles',
  'storage.deleted': 'articles',
  'storage.targetChanged': 'articles',
  'order.requested': 'orders',
  'order.placed': 'orders',
  'order.changed': 'orders',
  'order.replaced': 'orders',
  'order.approved': 'orders',
  'order.rejected': 'orders',
  'order.markedSent': 'orders',
  'order.cancelled': 'orders',
  'order.closed': 'orders',
  'invoice.received': 'invoices',
  'invoice.assigned': 'invoices',
  'invoice.corrected': 'invoices',
  'invoice.complained': 'invoices',
  'invoice.accountConfirmed': 'invoices',
  'invoice.approved': 'invoices',
  'invoice.handedOver': 'invoices',
  'invoice.paid': 'invoices',
  'invoice.settingsChanged': 'invoices',
  'invoice.deleted': 'invoices',
  'invoice.mailboxRenewed': 'invoices',
  'report.exported': 'reports',
  'inventoryVersion.created': 'reports',
  'dataExport.started': 'reports',
  'dataExport.cancelled': 'reports',
  'dataExport.downloaded': 'reports',
  'account.changed': 'settings',
  'account.closed': 'settings',
  'account.opened': 'settings',
  'account.exported': 'settings',
  'account.imported': 'settings',
  'account.deletionAnnounced': 'settings',
  'account.deletionCancelled': 'settings',
  'features.changed': 'settings',
  'approvals.changed': 'settings',
  'budget.changed': 'settings',
  'address.created': 'settings',
  'address.changed': 'settings',
  'address.deleted': 'settings',
  'costCenter.created': 'settings',
  'costCenter.changed': 'settings',
  'costCenter.deleted': 'settings',
  'costCenter.budgetChanged': 'settings',
  'searchWords.created': 'settings',
  'searchWords.changed': 'settings',
  'searchWords.deleted': 'settings',
  'printing.changed': 'settings',
} as const satisfies Record<string, ActivityArea>;
export type ActivityAction = keyof typeof activityActions;

/**
 * How a value is to be read:
 * - `flag` is yes or no, `switch` on or off, `choice` a code that has a text, `choices` several codes with commas between;
 * - `user` is the id of a user of the practice, whose name stays erasable;
 * - `amount` is in the counting unit of the article;
 * - `hidden` was changed, but its values are not recorded, because they name or describe a person or are long texts.
 */
export type FieldKind =
  | 'amount'
  | 'cents'
  | 'choice'
  | 'choices'
  | 'count'
  | 'day'
  | 'flag'
  | 'hidden'
  | 'percent'
  | 'switch'
  | 'text'
  | 'user';

export const activityFields = {
  // Users, devices and API tokens
  role: 'choice',
  isApprover: 'flag',
  twoStepDuty: 'switch',
  resetDay: 'day',
  firstName: 'hidden',
  lastName: 'hidden',
  sessions: 'count',
  scopes: 'choices',
  lastDay: 'day',
  holder: 'user',
  // Names and addresses
  name: 'text',
  number: 'text',
  addressKind: 'choice',
  addressType: 'choice',
  shortName: 'text',
  companyName: 'hidden',
  salutation: 'hidden',
  contactPerson: 'hidden',
  street: 'text',
  postcode: 'text',
  location: 'text',
  country: 'text',
  phone: 'hidden',
  mobile: 'hidden',
  fax: 'hidden',
  email: 'hidden',
  vatId: 'text',
  isDefault: 'flag',
  practiceName: 'text',
  edition: 'choice',
  deletionDay: 'day',
  // Switches and settings
  activateCostCenter: 'switch',
  activateScanApp: 'switch',
  activateLabelPrinting: 'switch',
  activateDigest: 'switch',
  activateApiTokens: 'switch',
  approvals: 'switch',
  spendingLimitCents: 'cents',
  monthLimitCents: 'cents',
  monthlyBudgetCents: 'cents',
  budgetNeedsApproval: 'flag',
  lineToleranceCents: 'cents',
  documentToleranceCents: 'cents',
  ownerLimitCents: 'cents',
  substitute: 'user',
  substituteFrom: 'day',
  substituteUntil: 'day',
  isStandard: 'flag',
  isActive: 'flag',
  words: 'text',
  printingWay: 'choice',
  dymoPrinter: 'text',
  roll: 'text',
  paper: 'text',
  zplSize: 'text',
  dpi: 'count',
  networkPrinter: 'text',
  // Vendors and prices
  isFavorite: 'flag',
  isHidden: 'flag',
  ownDiscount: 'percent',
  customerNumber: 'text',
  defaultMessage: 'hidden',
  shippingCents: 'cents',
  freeShippingFromCents: 'cents',
  surchargeCents: 'cents',
  surchargeBelowCents: 'cents',
  transmission: 'choice',
  vendor: 'text',
  orderNumber: 'text',
  priceCents: 'cents',
  minimumOrderQuantity: 'count',
  discountable: 'flag',
  pricesAdded: 'count',
  pricesChanged: 'count',
  // Articles; the names are those of `articleFields` in the rules
  manufacturer: 'text',
  manufacturerNumber: 'text',
  dangerousGood: 'flag',
  unitToCount: 'choice',
  orderUnit: 'text',
  consumptionUnit: 'text',
  unitsPerPack: 'count',
  consumptionPerScan: 'count',
  unitToLabel: 'choice',
  minimumStock: 'amount',
  warningStock: 'amount',
  idealStock: 'amount',
  notifications: 'flag',
  batchDuty: 'flag',
  expiryDuty: 'flag',
  batchLabel: 'flag',
  batchLabelPrints: 'count',
  useWithinDays: 'count',
  asksReference: 'flag',
  scannedCode: 'text',
  targetAmount: 'text',
  hazardLabel: 'text',
  defaultStorage: 'text',
  costCenter: 'text',
  useInventory: 'flag',
  discontinued: 'flag',
  vat: 'choice',
  notes: 'hidden',
  product: 'text',
  articles: 'count',
  updated: 'count',
  stockEntries: 'count',
  blockReason: 'choice',
  storages: 'count',
  documentType: 'choice',
  effectiveDate: 'day',
  fileName: 'text',
  documentVersion: 'count',
  // Orders and reports
  orderState: 'choice',
  netCents: 'cents',
  asOf: 'day',
  valueCents: 'cents',
} as const satisfies Record<string, FieldKind>;
export type ActivityField = keyof typeof activityFields;

export type ActivityValue = string | number | boolean | null;

export interface FieldChange {
  readonly field: ActivityField;
  readonly before: ActivityValue;
  readonly after: ActivityValue;
}

/**
 * Header of a request that sets an old value again: the id of the entry whose change it takes back. It is refused if the value was
 * changed once more since then.
 */
export const reversedEntryHeader = 'reverses-entry';
