// Refusals of the reports.
import type { CataloguedError } from '../shared/catalogued-error.ts';

export const reportErrors = {
  PERIOD_BACKWARDS: { status: 422, text: 'The last day must not lie before the first.' },
  PERIOD_TOO_LONG: { status: 422, text: 'A report covers 20 years at most.' },
  DAY_TO_COME: { status: 422, text: 'This day is still to come.' },
  PRICE_RECORDED: { status: 409, text: 'A price is recorded already, or nothing is left of this entry.' },
  REPORT_TOO_LONG_FOR_PDF: {
    status: 409,
    text: 'A PDF takes at most {maximum} rows. Narrow the report down, or choose Excel or CSV.',
  },
  TOO_MANY_ENTRIES: {
    status: 409,
    text: 'This file takes at most {maximum} entries. Choose a shorter period or further filters.',
  },
  TOO_MANY_EXPORTS: { status: 409, text: 'Please wait until the exports under way are finished.' },
  TOO_MANY_VIEWS: { status: 409, text: 'At most {maximum} views can be saved. Delete some first.' },
} as const satisfies Record<string, CataloguedError>;
