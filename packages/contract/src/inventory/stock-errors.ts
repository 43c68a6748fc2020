// Refusals of the days bookings are for, of labels and of counts.
import type { CataloguedError } from '../shared/catalogued-error.ts';

export const stockErrors = {
  LABEL_USED_UP: {
    status: 409,
    text: 'The goods of this label are used up: removed on {when} by {who}.',
  },
  LABEL_USED: {
    status: 409,
    text: 'This label is used up: last used on {when} in {where} by {who}.',
  },
  LABEL_LOST: {
    status: 409,
    text: 'This label is void: {who} reported it lost on {when}. {label} is in its place.',
  },
  BLOCKED_RECALL: {
    status: 409,
    text: 'This batch was recalled and is blocked (by {who}, {when}). {note}',
  },
  BLOCKED_DAMAGED: {
    status: 409,
    text: 'These goods are damaged and blocked (by {who}, {when}). {note}',
  },
  BLOCKED_QUARANTINE: {
    status: 409,
    text: 'These goods are in quarantine and blocked (by {who}, {when}). {note}',
  },
  NO_SHELF_LIFE_OPENED: {
    status: 409,
    text: 'This article has no shelf life after opening. Set one in its form first.',
  },
  OPENED_ALREADY: { status: 409, text: 'This package is open already, since {when}.' },
  NOT_DANGEROUS: {
    status: 409,
    text: 'This article is not marked as a dangerous good. Mark it in its form first.',
  },
  UNKNOWN_PHRASE: { status: 422, text: 'There is no such H or P phrase.' },
  SHEET_ADDRESS: { status: 422, text: 'This is no address of a page. It begins with https://.' },
  REFERENCE_IS_BIRTH_DATE: {
    status: 422,
    text: 'This looks like a date of birth. Enter a number of the treatment or of the file.',
  },
  UDI_UNREADABLE: {
    status: 422,
    text: 'This is no code of a package (UDI). Scan the code with batch and serial number, or leave it out.',
  },
  UDI_OTHER_BATCH: {
    status: 409,
    text: 'The code of the package names batch {lot}, but batch {batch} is removed. Scan the package itself, or choose its batch.',
  },
  BLOCKED_ALREADY: { status: 409, text: 'All of this is blocked already.' },
  BLOCKED_NOT: { status: 409, text: 'Nothing of this is blocked any more.' },
  NOT_IN_STOCK_THEN: { status: 409, text: 'On that day only {available} of it could be taken.' },
  DATE_IN_FUTURE: { status: 422, text: 'This day is still to come.' },
  DATE_BEFORE_PRACTICE: { status: 422, text: 'This day is before your practice began with Praxora.' },
  DATE_BEFORE_RECEIPT: { status: 422, text: 'The goods had not arrived by this day.' },
  COUNTED_MEANWHILE: {
    status: 409,
    text: '{who} has counted {counted} of it ({when}). Nothing was overwritten.',
  },
  STOCKTAKING_CLOSED: {
    status: 409,
    text: 'This count has already ended. What you counted since then can be booked at the article as a correction.',
  },
  COLLEAGUE_COUNTING: {
    status: 409,
    text: '{who} is still counting (last at {when}). Ask before you end the count.',
  },
  RECOUNT_OPEN: { status: 409, text: 'Lines have to be counted once more: {lines}. Nothing was booked.' },
  BATCH_IN_COUNT: { status: 409, text: 'This batch is in the list already. Count it there.' },
  LABEL_ELSEWHERE: { status: 409, text: 'This label belongs to goods in another storage: {storage}.' },
} as const satisfies Record<string, CataloguedError>;
