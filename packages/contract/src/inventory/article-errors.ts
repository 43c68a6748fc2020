// Refusals about articles, storages, labels, printers and cost centers.
import type { CataloguedError } from '../shared/catalogued-error.ts';

export const articleErrors = {
  ARTICLES_CHANGED_MEANWHILE: {
    status: 409,
    text: 'These articles were changed in the meantime. Nothing was saved.',
  },
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
  TOO_MANY_TARGETS: {
    status: 422,
    text: 'A storage can have target amounts of at most {maximum} articles. Please remove some first.',
  },
  CODE_TAKEN: { status: 409, text: 'This code belongs to {name} already.' },
  TOO_MANY_CODES: {
    status: 422,
    text: 'An article can have at most {maximum} assigned codes. Please remove some first.',
  },
  BOOKING_UNDONE: { status: 409, text: 'This booking has already been taken back.' },
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
  ARTICLE_DISCONTINUED: { status: 409, text: 'This article is discontinued: it is not re-ordered.' },
  COST_CENTER_IN_USE: {
    status: 409,
    text: 'The cost center cannot be deleted because it is in use, or because at least one cost center must exist.',
  },
  COST_CENTER_STANDARD: {
    status: 409,
    text: 'One active cost center is the default. Make another one the default first.',
  },
} as const satisfies Record<string, CataloguedError>;
