// Section 8 of the specification, its generic and field messages of section 5, and the fixed words of other sections.
import type { Area, State } from './entry.ts';

export interface SpecifiedMessage {
  /** Word for word where the specification quotes it; else our words for what it describes. */
  readonly text: string;
  readonly area: Area;
  readonly state: State;
  /** The specification describes the message without quoting it: the text is looked for in the product only once built. */
  readonly isDescribed?: true;
  /** Goes into the log, not onto the screen: the file that writes it. */
  readonly loggedIn?: string;
  /** A value of the API, not a sentence: the file that names it. */
  readonly isValueIn?: string;
}

const quoted = (area: Area, rows: readonly (readonly [text: string, state: State])[]): SpecifiedMessage[] =>
  rows.map(([text, state]) => ({ text, area, state }));
const described = (
  area: Area,
  rows: readonly (readonly [text: string, state: State])[],
): SpecifiedMessage[] => rows.map(([text, state]) => ({ text, area, state, isDescribed: true }));

const reportStatuses = ['Bestellt', 'Geliefert', 'Teilgeliefert'].map((text) => ({
  ...{ text, area: 'reports' as const, isValueIn: 'packages/rules/src/shared/order-state.ts' },
}));
const addressTypes = ['Praxis', 'Labor', 'Prophylaxe-Shop', 'Sonstiges', 'practice'].map((text) => ({
  ...{ text, area: 'account' as const, isValueIn: 'packages/contract/src/account/addresses.calls.ts' },
}));

export const specifiedMessages: readonly SpecifiedMessage[] = [
  ...quoted('platform', [
    ['Service error. Please try again later', 'built'],
    ['Incorrect value', 'built'],
    ['Required field', 'built'],
    ['Error', 'built'],
    ['Warning', 'built'],
    ['Success', 'built'],
  ]),
  ...quoted('identity', [
    ['Bad credentials.', 'built'],
    ['The presented password is invalid.', 'built'],
    ['Email is not registered', 'built'],
    ['Token expired', 'built'],
    ['Email is required', 'built'],
    ['Incorrect email format', 'built'],
    ["Passwords don't match", 'built'],
  ]),
  ...quoted('account', [
    [
      'Address cannot be deleted. There must be at least one address. Address is still used in a shopping cart.',
      'built',
    ],
  ]),
  ...quoted('inventory', [
    ['Storage is not empty! Cannot delete!', 'built'],
    ['This resource already exists!', 'built'],
    ['Inventory article could not be deactivated! There are still stocks in it.', 'built'],
    ['Cancellation not possible! StockInput has already been used!', 'built'],
    ['Not all Articles saved', 'built'],
    ['Articles have not been saved', 'built'],
    ['Consumption should be divisible', 'built'],
    ['choose expiration date of article', 'built'],
    ['Full Tax Rate {{percent}}%', 'built'],
    // Tabs of saved articles.
    ['Previously Purchased', 'built'],
    ['Watchlist', 'built'],
    ['Recently Viewed', 'built'],
    // Types of documents.
    ['Safety Data Sheet', 'built'],
    ['Technical Data Sheet', 'built'],
    ['Instructions for use', 'built'],
    ['Miscellaneous', 'built'],
  ]),
  ...quoted('orders', [
    ['Orders not found', 'built'],
    ['Fill in the received quantity for one of the orders.', 'built'],
  ]),
  ...quoted('cart', [
    ['There is no available vendor offers', 'built'],
    ["You don't have another address", 'built'],
    ['The selected offer for items in your shopping cart is no longer valid', 'built'],
  ]),
  // Values that travel as they stand, whatever the language.
  ...[...reportStatuses, ...addressTypes].map((text) => ({ ...text, state: 'built' as const })),
  {
    text: 'Price engine error',
    area: 'cart',
    state: 'built',
    loggedIn: 'web/src/domain/purchasing/cart/queries.ts',
  },
  ...quoted('labels', [['DYMO Label Framework Plugin is not installed.', 'built']]),
  ...described('labels', [['Printer not connected: connect it and refresh.', 'built']]),
  ...described('cost centers', [
    [
      'The cost center cannot be deleted because it is in use, or because at least one cost center must exist.',
      'built',
    ],
    ['The cost center feature was switched on', 'built'],
    ['The cost center feature was switched off', 'built'],
  ]),
  ...described('vendors', [['The vendor cannot be deleted because {count} price offers exist', 'built']]),
  ...described('inventory', [
    ['Minimum stock must not be negative.', 'built'],
    ['The re-order point must be greater than the minimum stock.', 'built'],
    ['The ideal stock must be greater than the minimum stock.', 'built'],
    ['The ideal stock must be greater than the re-order point.', 'built'],
    ['enter batch number of article', 'built'],
    ['At most {maximum} articles can be configured at once.', 'built'],
    ['The label placement cannot be changed while there is stock.', 'built'],
  ]),
];
