// Handing checked invoices over to the tax adviser.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id, pathId } from '../shared/ids.ts';
import {
  accountingSettings,
  accountOfCategory,
  accountOfVendor,
  invoiceAccounting,
} from './invoice-accounting.ts';

export const invoiceAccountingCalls = {
  getInvoiceAccounting: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'invoice-accounting',
    summary: 'Settings for the tax adviser, months to hand over, and what was handed over',
    access: 'pro20',
    permission: 'reports',
    data: invoiceAccounting,
  }),
  saveInvoiceAccounting: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'invoice-accounting',
    summary: 'Save the settings for the tax adviser, with the accounts of vendors',
    access: 'pro20',
    permission: 'manageSettings',
    body: accountingSettings.extend({
      vendorAccounts: z.array(accountOfVendor.extend({ vendorId: id })).max(500),
      categoryAccounts: z
        .array(accountOfCategory.extend({ categoryId: id }))
        .max(200)
        .default([]),
    }),
    data: invoiceAccounting,
    errors: ['NOT_FOUND'],
  }),
  handInvoicesOver: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'invoice-handovers',
    summary: 'Hand the checked invoices of a month over; the month is locked, later ones go with the next',
    access: 'pro20',
    permission: 'approveInvoices',
    body: z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
    data: invoiceAccounting,
    errors: ['ACCOUNTING_INCOMPLETE', 'HANDOVER_EMPTY', 'HANDOVER_DONE'],
  }),
  downloadHandover: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'invoice-handovers/{handoverId}/file',
    summary: 'The file of a hand-over: DATEV with its documents as ZIP, or the bookings as CSV or XLSX',
    access: 'pro20',
    permission: 'reports',
    params: z.object({ handoverId: pathId }),
    query: z.object({
      format: z.enum(['datev', 'csv', 'xlsx']).default('datev'),
      /** Of the table's headings. */
      language: z.enum(['de', 'en']).default('de'),
    }),
    isDownload: true,
    data: z.undefined(),
    errors: ['NOT_FOUND'],
  }),
} as const;
