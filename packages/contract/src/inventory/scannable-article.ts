// An article as a device knows it without asking: what its codes are, what is left, where it lies and what expires.
import { z } from 'zod';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { unit } from '../shared/unit.ts';
import { whole } from '../shared/whole.ts';
import { articleCode } from './article-codes.calls.ts';
import { blockReason } from './stock.ts';

const scannableEntry = z.object({
  stockId: whole,
  storageId: whole,
  storageName: z.string(),
  batchNumber: z.string(),
  expirationDate: z.string().nullable(),
  amount: whole,
  /** Null: it may be used. */
  blockReason: blockReason.nullable(),
  /** The day it was opened; null: it is not. */
  openedOn: z.string().nullable(),
  /** Ids of the labels on the goods; empty if one label stays at the shelf. */
  labelIds: z.array(z.string()),
});
export type ScannableEntry = z.infer<typeof scannableEntry>;

export const scannableArticle = z.object({
  id: whole,
  name: z.string(),
  manufacturer: z.string(),
  manufacturerNumber: z.string(),
  picture: z.string(),
  gtin: z.string().nullable(),
  pzn: z.string().nullable(),
  /** The catalogue's number, where the practice has its own. */
  catalogNumber: z.string(),
  /** Codes that people assigned to it. */
  codes: z.array(articleCode),
  /** The label that stays at the shelf; null: it has none. */
  permanentLabelId: z.string().nullable(),
  countingUnit: unit,
  orderUnit: unit,
  unitsPerOrderUnit: whole,
  consumptionPerScan: whole,
  stock: whole,
  /** Its stock has a status. */
  isWatched: z.boolean(),
  minimumStock: whole,
  warningStock: whole,
  idealStock: whole,
  /** Days an opened package may be used; null: nobody asks whether one is opened. */
  useWithinDays: whole.nullable(),
  /** A removal is asked which treatment it was for. */
  asksReference: z.boolean(),
  /** Stock entries in the storage, first expiry first. */
  entries: z.array(scannableEntry),
});
export type ScannableArticle = z.infer<typeof scannableArticle>;

nameSchemas({ ScannableEntry: scannableEntry, ScannableArticle: scannableArticle });
