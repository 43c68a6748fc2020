// The error catalogue: one entry per refusal. The text is the specification's; the web app translates the code.

export interface CataloguedError {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  /** The specification's words; `{name}` stands for a parameter. */
  readonly text: string;
}

export const errorCatalogue = {
  SERVICE_ERROR: { status: 500, text: 'Service error. Please try again later' },
  UNAVAILABLE: { status: 503, text: 'Service error. Please try again later' },
  INCORRECT_VALUE: { status: 422, text: 'Incorrect value' },
  REQUIRED_FIELD: { status: 422, text: 'Required field' },
  NOT_FOUND: { status: 404, text: 'This resource does not exist.' },
  NO_SUCH_CALL: { status: 404, text: 'There is no such call.' },
  BODY_TOO_LARGE: { status: 413, text: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'This content type is not accepted.' },
  MALFORMED_REQUEST: { status: 400, text: 'The request could not be read.' },
  NOT_LOGGED_IN: { status: 401, text: 'Please log in.' },
  NOT_ALLOWED: { status: 403, text: 'You are not allowed to do this.' },
  FOREIGN_ORIGIN: { status: 403, text: 'This request came from another site.' },
  IDEMPOTENCY_KEY_FORM: {
    status: 422,
    text: 'The Idempotency-Key must have 8 to 100 letters, digits, - or _.',
  },
  IDEMPOTENCY_KEY_REUSED: { status: 422, text: 'This Idempotency-Key was used for another call.' },
  TOO_MANY_REQUESTS: { status: 429, text: 'Too many attempts. Please try again in {minutes} minutes.' },
  BAD_CREDENTIALS: { status: 401, text: 'Bad credentials.' },
  EMAIL_NOT_REGISTERED: { status: 422, text: 'Email is not registered' },
  EMAIL_REQUIRED: { status: 422, text: 'Email is required' },
  EMAIL_FORMAT: { status: 422, text: 'Incorrect email format' },
  PASSWORD_TOO_SHORT: { status: 422, text: 'The password needs at least {minimum} characters.' },
  PASSWORDS_DIFFER: { status: 422, text: "Passwords don't match" },
  PASSWORD_INVALID: { status: 422, text: 'The presented password is invalid.' },
  TOKEN_EXPIRED: { status: 422, text: 'Token expired' },
  NO_VENDOR_OFFERS: { status: 409, text: 'There is no available vendor offers' },
  OFFER_NOT_VALID: {
    status: 409,
    text: 'The selected offer for items in your shopping cart is no longer valid',
  },
  NO_DELIVERY_ADDRESS: { status: 409, text: 'Add a delivery address first.' },
} as const satisfies Record<string, CataloguedError>;

export type ErrorCode = keyof typeof errorCatalogue;
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
