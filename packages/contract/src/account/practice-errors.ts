// Refusals about addresses, tokens and settings of a practice.
import type { CataloguedError } from '../shared/catalogued-error.ts';

export const practiceErrors = {
  SCOPE_MISSING: {
    status: 403,
    text: 'This API token may not do this: the call needs the scope {scopes}.',
  },
  USERS_ONLY: { status: 403, text: 'Only a user can do this, not an API token.' },
  API_TOKENS_OFF: { status: 403, text: 'API tokens are switched off for this practice.' },
  API_TOKEN_DAY_PAST: { status: 422, text: 'The last day must be today or later.' },
  TOO_MANY_API_TOKENS: {
    status: 409,
    text: 'At most {maximum} API tokens can be in force. Revoke some first.',
  },
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
  /** What a sample practice does not have, or would send to somebody. */
  SAMPLE_PRACTICE: {
    status: 409,
    text: 'This is not part of the sample practice. It works in your own practice.',
  },
  SAMPLE_PRACTICE_OFF: { status: 409, text: 'There is no sample practice in this installation.' },
  FEATURE_OFF: { status: 409, text: 'This part is switched off for your practice.' },
} as const satisfies Record<string, CataloguedError>;
