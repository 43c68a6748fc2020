// The error catalogue: one entry per refusal. The text is the specification's; the web app translates the code.

import { deviceErrors } from './account/device-errors.ts';
import { identityErrors } from './account/identity-errors.ts';
import { practiceErrors } from './account/practice-errors.ts';
import { articleErrors } from './inventory/article-errors.ts';
import { importErrors } from './inventory/import-errors.ts';
import { stockErrors } from './inventory/stock-errors.ts';
import { invoiceErrors } from './purchasing/invoice-errors.ts';
import { orderErrors } from './purchasing/order-errors.ts';
import { reportErrors } from './reports/report-errors.ts';
import type { CataloguedError } from './shared/catalogued-error.ts';
import { vendorErrors } from './vendors/vendor-errors.ts';

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
  TOO_MANY_SYNONYMS: {
    status: 409,
    text: 'At most {maximum} search words of your own can be kept. Delete groups that are no longer needed first.',
  },
  CHANGED_MEANWHILE: {
    status: 409,
    text: '{who} has changed this in the meantime ({when}). Nothing was overwritten.',
  },
  RESOURCE_EXISTS: { status: 409, text: 'This resource already exists!' },
  ...importErrors,
  ...reportErrors,
  DIGEST_EMPTY: { status: 422, text: 'Choose at least one thing that the email should tell you.' },
  ...stockErrors,
  ...invoiceErrors,
  ...orderErrors,
  ...practiceErrors,
  ...articleErrors,
  ...vendorErrors,
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
  'LABEL_USED',
  'LABEL_LOST',
  'BLOCKED_RECALL',
  'BLOCKED_DAMAGED',
  'BLOCKED_QUARANTINE',
  'BLOCKED_ALREADY',
  'BLOCKED_NOT',
  'NO_SHELF_LIFE_OPENED',
  'OPENED_ALREADY',
  'UDI_OTHER_BATCH',
  'NOT_DANGEROUS',
  'CODE_TAKEN',
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
  'IMPORT_USED',
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
