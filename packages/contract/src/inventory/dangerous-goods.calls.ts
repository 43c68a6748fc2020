// The register of dangerous goods (Gefahrstoffverzeichnis): what labels say, where it lies, and how old the safety data sheets are.
import {
  hazardPhrases,
  mostSheetYears,
  pictograms,
  precautionPhrases,
  signalWords,
} from '@praxora/rules/inventory/dangerous-goods';
import { storageClasses } from '@praxora/rules/inventory/storage-classes';
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { day } from '../shared/days.ts';
import { articleParams } from '../shared/ids.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { lineText, longText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';

const codesOf = (known: ReadonlyMap<string, unknown>) =>
  z.array(z.string().refine((code) => known.has(code), 'UNKNOWN_PHRASE')).max(60);

/** Only addresses that a browser opens as a page. */
const pageAddress = lineText
  .max(500)
  .refine((text) => text === '' || /^https?:\/\/\S+\.\S+$/.test(text), 'SHEET_ADDRESS');

/** What the label says, and how the article is stored. */
export const dangerousGoodFields = z.object({
  signalWord: z.enum(signalWords).nullable().default(null),
  pictograms: z.array(z.enum(pictograms)).max(pictograms.length).default([]),
  /** Codes of the H and EUH phrases. */
  hazards: codesOf(hazardPhrases).default([]),
  /** Codes of the P phrases. */
  precautions: codesOf(precautionPhrases).default([]),
  /** Of TRGS 510. */
  storageClass: z.enum(storageClasses).nullable().default(null),
  /** Net grams of one order unit; null: not known. */
  packGrams: whole.min(1).max(10_000_000).nullable().default(null),
  /** What it is used for. */
  use: lineText.max(200).default(''),
  /** Added to the operating instructions. */
  notes: longText.max(1000).default(''),
  /** Address of a safety data sheet that is kept elsewhere. */
  sheetUrl: pageAddress.default(''),
  sheetDate: day.nullable().default(null),
});

const dangerousGood = z.object({
  ...dangerousGoodFields.shape,
  articleId: whole,
  articleName: z.string(),
  manufacturer: z.string(),
  manufacturerNumber: z.string(),
  /** Somebody has said what its label says. */
  isDescribed: z.boolean(),
  stock: whole,
  unit: bilingual,
  /** Net grams in stock; null: the amount of a pack is not known. */
  grams: whole.nullable(),
  places: z.array(z.object({ storageId: whole, storageName: z.string(), amount: whole })),
  /** Date of the newest safety data sheet, uploaded or elsewhere; null: there is none. */
  newestSheet: z.string().nullable(),
  /** The uploaded one; null: none was uploaded. */
  sheetDocumentId: whole.nullable(),
  sheetState: z.enum(['missing', 'outdated', 'current']),
});
export type DangerousGood = z.infer<typeof dangerousGood>;

nameSchemas({ DangerousGood: dangerousGood });

const language = z.enum(['de', 'en']);

export const dangerousGoodCalls = {
  listDangerousGoods: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/dangerous-goods',
    summary: 'The articles marked as dangerous goods, with labels, places and safety data sheets',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    data: z.object({
      /** After so many years a sheet counts as outdated. */
      sheetYears: whole,
      goods: z.array(dangerousGood),
      /** Classes in one storage that must lie apart (TRGS 510); none up to 200 kg in a storage. */
      hints: z.array(
        z.object({ storageId: whole, storageName: z.string(), grams: whole, classes: z.array(z.string()) }),
      ),
    }),
  }),
  setDangerousGood: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'inventory/article/{articleId}/dangerous-good',
    summary: 'Say what the label of a dangerous good says, and how it is stored',
    access: 'pro20',
    permission: 'editArticles',
    params: articleParams,
    body: dangerousGoodFields,
    data: dangerousGood,
    errors: ['NOT_FOUND', 'NOT_DANGEROUS'],
  }),
  setSheetTerm: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'inventory/dangerous-goods/sheet-term',
    summary: 'After how many years a safety data sheet should be asked for anew',
    access: 'pro20',
    permission: 'editArticles',
    body: z.object({ years: whole.min(1).max(mostSheetYears) }),
    data: z.object({ years: whole }),
  }),
  downloadRegister: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/dangerous-goods/file',
    summary: 'The register of dangerous goods: PDF with pictograms and phrases, or CSV',
    access: 'pro20',
    permission: 'view',
    query: z.object({ format: z.enum(['csv', 'pdf']), language }),
    isDownload: true,
    data: z.undefined(),
  }),
  downloadInstructions: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/article/{articleId}/dangerous-good/instructions',
    summary: 'The operating instructions of a dangerous good, to be completed and signed (PDF)',
    access: 'pro20',
    permission: 'view',
    params: articleParams,
    query: z.object({ language }),
    isDownload: true,
    data: z.undefined(),
    errors: ['NOT_FOUND', 'NOT_DANGEROUS'],
  }),
} as const;
