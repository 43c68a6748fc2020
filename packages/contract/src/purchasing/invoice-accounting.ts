// What the tax adviser's program needs to know, and what was handed over.
import { z } from 'zod';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

export const accountingSettings = z.object({
  adviserNumber: z.number().int().min(1001).max(9_999_999),
  clientNumber: z.number().int().min(1).max(99_999),
  /** The month in which the fiscal year begins. */
  fiscalYearMonth: z.number().int().min(1).max(12),
  /** Digits of an expense account; those of vendors have one more. */
  accountLength: z.number().int().min(4).max(8),
  expenseAccount: z.string().regex(/^\d{4,8}$/),
  /** Keys of input VAT by rate; empty: gross without a key. */
  vatKeys: z
    .array(z.object({ percent: z.number().min(0).max(100), key: z.string().regex(/^\d{1,4}$/) }))
    .max(10)
    .default([]),
});

export const accountOfVendor = z.object({ vendorId: whole, account: z.string().regex(/^\d{5,9}$/) });

/** Of a main category. */
export const accountOfCategory = z.object({ categoryId: whole, account: z.string().regex(/^\d{4,8}$/) });

export const invoiceAccounting = z.object({
  /** Null until somebody fills them in. */
  settings: accountingSettings.nullable(),
  /** Vendors with approved invoices, and their accounts where they have one. */
  vendors: z.array(z.object({ id: whole, name: z.string(), account: z.string().nullable() })),
  /** Main categories, and their expense accounts where they have one. */
  categories: z.array(z.object({ id: whole, name: bilingual, account: z.string().nullable() })),
  /** Months with approved invoices that were not handed over, the newest first. */
  open: z.array(z.object({ month: z.string(), count: whole, grossCents: whole })),
  handovers: z.array(
    z.object({
      id: whole,
      month: z.string(),
      createdAt: z.string(),
      createdBy: z.string().nullable(),
      count: whole,
      grossCents: whole,
    }),
  ),
});
export type InvoiceAccounting = z.infer<typeof invoiceAccounting>;

nameSchemas({ InvoiceAccounting: invoiceAccounting });
