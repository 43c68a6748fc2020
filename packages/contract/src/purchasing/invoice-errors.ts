// Refusals about invoices.
import type { CataloguedError } from '../shared/catalogued-error.ts';

export const invoiceErrors = {
  /** `reasonDe` says the same in German. */
  INVOICE_UNREADABLE: { status: 422, text: 'This file cannot be read as an invoice: {reason}' },
  INVOICE_KNOWN: { status: 409, text: 'The invoice {number} was received before, on {day}.' },
  INVOICE_FOR_OTHERS: {
    status: 409,
    text: 'The invoice names another buyer: {buyer}. Please confirm that it is for your practice.',
  },
  INVOICE_STATE: {
    status: 409,
    text: 'This is not possible: only an open or complained invoice can be assigned, approved or complained about, and only an approved one marked as paid.',
  },
  INVOICE_DIFFERS: {
    status: 409,
    text: 'The invoice charges another amount too much than you confirmed. Please look at the differences and confirm the amount.',
  },
  INVOICE_FOR_OWNERS: {
    status: 409,
    text: 'Only owners approve invoices above the amount that purchasing approves. Please ask one of them, or leave this invoice out.',
  },
  INVOICE_HAS_LINES: {
    status: 409,
    text: 'The items of this invoice come from its own data. They are typed only for plain PDFs and pictures.',
  },
  INVOICE_HANDED_OVER: {
    status: 409,
    text: 'The invoice was passed on to the tax adviser. Its approval stands.',
  },
  INVOICE_KEPT: {
    status: 409,
    text: 'The law asks for this invoice until {day}. It can be deleted after that day.',
  },
  INVOICE_MAILBOX_OFF: {
    status: 409,
    text: 'Invoices cannot be received by email here: the operator has not set up a mailbox.',
  },
  ACCOUNTING_INCOMPLETE: {
    status: 409,
    text: "Please save the tax adviser's settings and an account for each vendor first.",
  },
  HANDOVER_EMPTY: { status: 409, text: 'There is no checked invoice to pass on up to the end of {month}.' },
  HANDOVER_DONE: {
    status: 409,
    text: 'The month {month} was passed on before. Later invoices go with the next month.',
  },
} as const satisfies Record<string, CataloguedError>;
