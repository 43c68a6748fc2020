// Refusals of files: articles and price lists that are read from them. Part of the error catalogue.
import type { CataloguedError } from '../shared/catalogued-error.ts';

export const importErrors = {
  IMPORT_FILE_TYPE: { status: 422, text: 'Only Excel workbooks (.xlsx) and CSV files can be imported.' },
  IMPORT_FILE_OLD_EXCEL: {
    status: 422,
    text: 'This file is in the old Excel format (.xls). Please save it as .xlsx or CSV.',
  },
  IMPORT_FILE_ENCRYPTED: {
    status: 422,
    text: 'The file is protected by a password. Please save it without one.',
  },
  IMPORT_FILE_BROKEN: { status: 422, text: 'The file is damaged and cannot be read.' },
  IMPORT_FILE_EMPTY: { status: 422, text: 'The file contains no rows to import.' },
  IMPORT_FILE_TOO_LARGE: { status: 413, text: 'Unpacked, the file is too large.' },
  IMPORT_TOO_MANY_ROWS: {
    status: 422,
    text: 'At most {rows} rows and {columns} columns can be imported at once.',
  },
  IMPORT_COLUMN_TWICE: { status: 422, text: 'Two columns are matched with the same field.' },
  IMPORT_HAS_ERRORS: { status: 409, text: 'There are still errors in the rows. Nothing was imported.' },
  IMPORT_NOTHING_LEFT: { status: 409, text: 'No row is left to import.' },
  IMPORT_UNKNOWN_VALUE: { status: 422, text: 'Unknown value: {value}' },
  IMPORT_STORAGE_UNKNOWN: { status: 422, text: 'There is no storage {value} yet.' },
  IMPORT_ROWS_DIFFER: { status: 422, text: 'Row {line} says something different about the same article.' },
  IMPORT_ARTICLE_TWICE: { status: 422, text: 'Row {line} already has this article.' },
  IMPORT_NUMBER_AMBIGUOUS: {
    status: 422,
    text: 'Several of your articles have this number. Please name the manufacturer too.',
  },
  IMPORT_USED: {
    status: 409,
    text: 'Something of this import has been used or changed since, so that it cannot be undone as a whole. Take the remaining articles back one by one.',
  },
  IMPORT_PRODUCT_TWICE: { status: 422, text: 'The article in row {line} is the same catalogue product.' },
  PRICE_LIST_FILE_TYPE: {
    status: 422,
    text: 'Price lists are read from Excel workbooks (.xlsx), CSV files and BMEcat 1.2 or 2005.',
  },
  PRICE_LIST_PRICE_MISSING: { status: 422, text: 'The list has no price here.' },
  PRICE_LIST_NO_AMOUNT: { status: 422, text: '"{value}" is no amount.' },
  PRICE_LIST_UNCLEAR: {
    status: 422,
    text: '"{value}" can be read in two ways. Please write it with two decimal places.',
  },
  PRICE_LIST_PRICE_RANGE: {
    status: 422,
    text: 'A price lies between 0,01 and 1.000.000 euros for one order unit.',
  },
  PRICE_LIST_CURRENCY: { status: 422, text: 'The price is in {value}, not in euros.' },
  PRICE_LIST_NOT_YET: { status: 422, text: 'No price valid today (from {day}).' },
  PRICE_LIST_ENDED: { status: 422, text: 'No price valid today (until {day}).' },
  PRICE_LIST_AMBIGUOUS: { status: 422, text: 'Several of your articles match. Choose the right one.' },
  PRICE_LIST_UNLIKE_LAST_PAID: {
    status: 422,
    text: 'You last paid {known}. Please correct or confirm the price.',
  },
  PRICE_LIST_UNLIKE_LOWEST: {
    status: 422,
    text: 'The lowest known price is {known}. Please correct or confirm the price.',
  },
  PRICE_LIST_TWICE: { status: 422, text: 'Line {line} has the same article with other details.' },
} as const satisfies Record<string, CataloguedError>;
