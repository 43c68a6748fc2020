// The error catalogue: one entry per refusal. The text is the specification's; the web app translates the code.
import { deviceErrors } from './account/device-errors.ts';
import { identityErrors } from './account/identity-errors.ts';
import { importErrors } from './inventory/import-errors.ts';
import { stockErrors } from './inventory/stock-errors.ts';
import { invoiceErrors } from './purchasing/invoice-errors.ts';
import { reportErrors } from './reports/report-errors.ts';
import type { CataloguedError } from './shared/catalogued-error.ts';

export const errorCatalogue = {
  SERVICE_ERROR: { status: 500, text: 'Service error. Please try again later' },
  UNAVAILABLE: { status: 503, text: 'Service error. Please try again later' },
  INCORRECT_VALUE: { status: 422, text: 'Incorrect value' },
  REQUIRED_FIELD: { status: 422, text: 'Required field' },
  NUMBER_EXPECTED: { status: 422, text: 'Please enter a number.' },
  NUMBER_ZERO: { status: 422, text: 'Please enter a number above 0.' },
  NUMBER_NOT_WHOLE: { status: 422, text: 'Please enter a whole number.' },
  NUMBER_DECIMALS: { status: 422, text: 'At most {decimals} decimal places are possible.' },
  NUMBER_TOO_SMALL: { status: 422, text: 'Please enter at least {minimum}.' },
  NUMBER_TOO_LARGE: { status: 422, text: 'Please enter at most {maximum}.' },
  NUMBER_UNUSUAL: { status: 422, text: 'This is far more than usual. Please confirm it.' },
  NOT_FOUND: { status: 404, text: 'This resource does not exist.' },
  NO_SUCH_CALL: { status: 404, text: 'There is no such call.' },
  BODY_TOO_LARGE: { status: 413, text: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'This content type is not accepted.' },
  HEADERS_TOO_LARGE: { status: 431, text: 'The address or the headers of the request are too large.' },
  REQUEST_TOO_SLOW: { status: 408, text: 'The request took too long to arrive.' },
  MALFORMED_REQUEST: { status: 400, text: 'The request could not be read.' },
  NOT_LOGGED_IN: { status: 401, text: 'Please log in.' },
  NOT_ALLOWED: { status: 403, text: 'You are not allowed to do this.' },
  /** A refusal by role is no 403, which would end the session. */
  ROLE_NOT_ALLOWED: { status: 409, text: 'Your role may not do this. These roles may: {roles}.' },
  SCOPE_MISSING: {
    status: 403,
    text: 'This API token may not do this: the call needs the scope {scopes}.',
  },
  USERS_ONLY: { status: 403, text: 'Only a user can do this, not an API token.' },
  API_TOKENS_OFF: { status: 403, text: 'API tokens are switched off for this practice.' },
  REQUESTED_DAY_OUT_OF_RANGE: { status: 422, text: 'The requested day must lie within the next 12 months.' },
  API_TOKEN_DAY_PAST: { status: 422, text: 'The last day must be today or later.' },
  TOO_MANY_API_TOKENS: {
    status: 409,
    text: 'At most {maximum} API tokens can be in force. Revoke some first.',
  },
  FOREIGN_ORIGIN: { status: 403, text: 'This request came from another site.' },
  IDEMPOTENCY_KEY_FORM: {
    status: 422,
    text: 'The Idempotency-Key must have 8 to 100 letters, digits, - or _.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    text: 'An earlier attempt was carried out with other details. Please check what was saved before you send it again.',
  },
  SECRET_TOLD: {
    status: 409,
    text: 'This was carried out already. Its secret was shown once and is not kept; please make a new one.',
  },
  TOO_MANY_REQUESTS: { status: 429, text: 'Too many attempts. Please try again in {minutes} minutes.' },
  ...identityErrors,
  ...deviceErrors,
  NO_VENDOR_OFFERS: { status: 409, text: 'There is no available vendor offers' },
  OFFER_NOT_VALID: {
    status: 409,
    text: 'The selected offer for items in your shopping cart is no longer valid',
  },
  ORDER_TOO_LARGE: { status: 409, text: 'An order can be worth 10 million euros at most.' },
  NO_DELIVERY_ADDRESS: { status: 409, text: 'Add a delivery address first.' },
  NO_BILLING_ADDRESS: { status: 409, text: 'Add a billing address first.' },
  NO_OTHER_ADDRESS: { status: 409, text: "You don't have another address" },
  ADDRESS_IN_USE: {
    status: 409,
    text: 'Address cannot be deleted. There must be at least one address. Address is still used in a shopping cart.',
  },
  POSTCODE_DE: { status: 422, text: 'A German postcode has five digits.' },
  POSTCODE_AT: { status: 422, text: 'An Austrian postcode has four digits.' },
  PHONE_FORM: {
    status: 422,
    text: 'Please enter the number with its area code, such as 089 12345 or +49 89 12345.',
  },
  VAT_ID_FORM: { status: 422, text: 'A VAT id is DE with nine digits, or ATU with eight.' },
  VAT_ID_CHECK_DIGIT: {
    status: 422,
    text: 'The check digit does not match the digits before it. Please compare it with your notice.',
  },
  TOO_MANY_ORDER_LISTS: {
    status: 409,
    text: 'At most {maximum} order lists can be kept. Delete some first.',
  },
  TOO_MANY_SYNONYMS: {
    status: 409,
    text: 'At most {maximum} search words of your own can be kept. Delete groups that are no longer needed first.',
  },
  CART_CHANGED: { status: 409, text: 'Your cart has changed in the meantime. Please look at it again.' },
  OPTIMIZED_CART_OUTDATED: {
    status: 409,
    text: 'Your cart or its offers have changed in the meantime. Please optimize again.',
  },
  UNDO_NOT_POSSIBLE: {
    status: 409,
    text: 'This can no longer be undone, because the cart has changed in the meantime.',
  },
  BUFFERED_TAKEN: { status: 409, text: '{who} has already put this into the cart.' },
  BUFFERED_DISCARDED: { status: 409, text: '{who} has already discarded this.' },
  TOO_MANY_BUFFERED: {
    status: 409,
    text: 'At most {maximum} items can be put aside. Take some over or discard them first.',
  },
  ARTICLES_CHANGED_MEANWHILE: {
    status: 409,
    text: 'These articles were changed in the meantime. Nothing was saved.',
  },
  CHANGED_MEANWHILE: {
    status: 409,
    text: '{who} has changed this in the meantime ({when}). Nothing was overwritten.',
  },
  RESOURCE_EXISTS: { status: 409, text: 'This resource already exists!' },
  STORAGE_NOT_EMPTY: { status: 409, text: 'Storage is not empty! Cannot delete!' },
  STOCK_LEFT_IN_ARTICLE: {
    status: 409,
    text: 'Inventory article could not be deactivated! There are still stocks in it.',
  },
  STOCK_INPUT_USED: { status: 409, text: 'Cancellation not possible! StockInput has already been used!' },
  NOT_ENOUGH_STOCK: { status: 409, text: 'There is not enough stock: only {available} left.' },
  STOCK_TOO_LARGE: { status: 409, text: 'No more than {maximum} can be kept in stock.' },
  TOO_MANY_LABELS: {
    status: 409,
    text: 'This would make {labels} labels; at most {maximum} can be made at once. Please book in parts.',
  },
  DOCUMENT_TYPE: { status: 422, text: 'Only PDF files and PNG, JPEG or WebP pictures can be kept here.' },
  BATCH_REQUIRED: { status: 422, text: 'enter batch number of article' },
  EXPIRY_REQUIRED: { status: 422, text: 'choose expiration date of article' },
  ARTICLE_NOT_IN_INVENTORY: { status: 409, text: 'This is a non-inventory article: no stock is kept of it.' },
  ARTICLE_EXISTS: { status: 409, text: 'This product is already an article.' },
  TOO_MANY_ARTICLES: { status: 422, text: 'At most {maximum} articles can be configured at once.' },
  CONSUMPTION_NOT_DIVISIBLE: { status: 422, text: 'Consumption should be divisible' },
  UNIT_LOCKED: { status: 409, text: 'Units cannot be changed while there is stock.' },
  LABEL_PLACEMENT_LOCKED: {
    status: 409,
    text: 'The label placement cannot be changed while there is stock.',
  },
  MINIMUM_NEGATIVE: { status: 422, text: 'Minimum stock must not be negative.' },
  WARNING_NOT_ABOVE_MINIMUM: {
    status: 422,
    text: 'The re-order point must be greater than the minimum stock.',
  },
  IDEAL_NOT_ABOVE_MINIMUM: { status: 422, text: 'The ideal stock must be greater than the minimum stock.' },
  IDEAL_NOT_ABOVE_WARNING: {
    status: 422,
    text: 'The ideal stock must be greater than the re-order point.',
  },
  STORAGE_GONE: { status: 409, text: 'The storage it was in has been deleted.' },
  SAME_STORAGE: { status: 409, text: 'It is already in that storage.' },
  BOOKING_UNDONE: { status: 409, text: 'This booking has already been taken back.' },
  ORDER_STATE: { status: 409, text: 'This is not possible in the current status of the order.' },
  ORDER_RESPONSE_UNREADABLE: {
    status: 422,
    text: 'This file is no openTRANS order response for one of your orders: {reason}',
  },
  RECEIPT_EMPTY: { status: 422, text: 'Fill in the received quantity for one of the orders.' },
  MORE_THAN_ORDERED: { status: 409, text: 'More was delivered than ordered. Please confirm.' },
  MORE_THAN_RECEIVED: { status: 409, text: 'No more can be returned than was delivered.' },
  BOOKED_WITH_ORDER: {
    status: 409,
    text: 'This was booked with an order. Take back its receipt, or book a return on the order.',
  },
  RECEIPT_USED: {
    status: 409,
    text: 'No longer possible: something of it has been used, moved, corrected, counted or returned since.',
  },
  RECEIPT_TAKEN_BACK: { status: 409, text: 'This has already been taken back.' },
  LABEL_WITHDRAWN: {
    status: 409,
    text: 'This label is void: what it was made for was taken back.',
  },
  TEST_LABEL: { status: 409, text: 'This is a test label: nothing was booked.' },
  TOO_MANY_TO_PRINT: {
    status: 409,
    text: 'These are {labels} labels; at most {maximum} can be printed at once. Please choose fewer.',
  },
  PRINTER_NOT_ALLOWED: {
    status: 422,
    text: 'The operator has not allowed this printer. Please choose one from the list.',
  },
  PRINTER_BUSY: { status: 409, text: 'The printer is busy with another job. Please try again in a moment.' },
  PRINTER_NOT_REACHED: {
    status: 409,
    text: 'The printer could not be reached or did not take the whole job. Please check it before you print again.',
  },
  POSITION_NOT_AN_ARTICLE: {
    status: 409,
    text: 'This item is not an article yet. Configure it first, or do not store it.',
  },
  APPROVERS_ONLY: {
    status: 409,
    text: 'Only the approvers of the clinic may change discounts, conditions, own prices and own vendors.',
  },
  NOT_AN_APPROVER: { status: 409, text: 'Only an approver of the clinic can decide this.' },
  ...importErrors,
  ...reportErrors,
  ARTICLE_DISCONTINUED: { status: 409, text: 'This article is discontinued: it is not re-ordered.' },
  QUANTITY_NOT_SOLD: { status: 422, text: 'The vendor sells {minimum} at least, in steps of {step}.' },
  VENDOR_HIDDEN: { status: 409, text: 'You have hidden this vendor in purchasing.' },
  VENDOR_NOT_SELLING: { status: 409, text: 'This vendor does not sell the article any more.' },
  VENDOR_HAS_PRICE_OFFERS: {
    status: 409,
    text: 'The vendor cannot be deleted because {count} price offers exist',
  },
  VENDOR_IN_CART: {
    status: 409,
    text: 'The vendor cannot be deleted because something of it lies in a cart.',
  },
  REORDER_ROW_GONE: { status: 409, text: 'No longer on the re-order list. Nothing was changed.' },
  REORDER_NEED_CHANGED: {
    status: 409,
    text: 'Less is needed by now: somebody else has ordered it or changed the list. Nothing was added.',
  },
  DIGEST_EMPTY: { status: 422, text: 'Choose at least one thing that the email should tell you.' },
  COST_CENTER_IN_USE: {
    status: 409,
    text: 'The cost center cannot be deleted because it is in use, or because at least one cost center must exist.',
  },
  COST_CENTER_STANDARD: {
    status: 409,
    text: 'One active cost center is the default. Make another one the default first.',
  },
  ...stockErrors,
  ...invoiceErrors,
  FEATURE_OFF: { status: 409, text: 'This part is switched off for your practice.' },
} as const satisfies Record<string, CataloguedError>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Refusals of stock and article operations: none can be written without the articles concerned. */
export const articleErrorCodes = [
  'STORAGE_NOT_EMPTY',
  'STOCK_LEFT_IN_ARTICLE',
  'STOCK_INPUT_USED',
  'NOT_ENOUGH_STOCK',
  'NOT_IN_STOCK_THEN',
  'LABEL_USED_UP',
  'STOCK_TOO_LARGE',
  'TOO_MANY_LABELS',
  'BATCH_REQUIRED',
  'EXPIRY_REQUIRED',
  'ARTICLE_NOT_IN_INVENTORY',
  'ARTICLE_EXISTS',
  'UNIT_LOCKED',
  'LABEL_PLACEMENT_LOCKED',
  'STORAGE_GONE',
  'SAME_STORAGE',
  'BOOKING_UNDONE',
  'BOOKED_WITH_ORDER',
  'RECEIPT_USED',
  'RECEIPT_TAKEN_BACK',
  'LABEL_WITHDRAWN',
  'ARTICLE_DISCONTINUED',
  'QUANTITY_NOT_SOLD',
  'VENDOR_HIDDEN',
  'VENDOR_NOT_SELLING',
  'VENDOR_HAS_PRICE_OFFERS',
  'ARTICLES_CHANGED_MEANWHILE',
  'REORDER_ROW_GONE',
  'REORDER_NEED_CHANGED',
] as const satisfies readonly ErrorCode[];
export type ArticleErrorCode = (typeof articleErrorCodes)[number];
export type PlainErrorCode = Exclude<ErrorCode, ArticleErrorCode>;

export type ErrorParams = Readonly<Record<string, string | number>>;

/** An article concerned by a failed stock or article operation, shown as a link. */
export interface ConcernedArticle {
  id: number;
  title: string;
}

/** First form: one refusal with its code. */
export interface RefusalBody {
  errors: { error: string; code: ErrorCode; params?: ErrorParams; data?: ConcernedArticle[] };
}
/** Second form: what is wrong with the input, field by field. */
export interface InvalidInputBody {
  errors: {
    user_details: string;
    tech_details: string;
    code: ErrorCode;
    params?: ErrorParams;
    field: string;
    data?: ConcernedArticle[];
  }[];
}
/** Third form: the server's own failure. */
export interface FailureBody {
  error: { message: string; code: ErrorCode; requestId: string };
}

export function errorText(code: ErrorCode, params: ErrorParams = {}): string {
  return errorCatalogue[code].text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(params[name] ?? whole),
  );
}
