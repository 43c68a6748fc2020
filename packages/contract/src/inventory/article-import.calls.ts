// Articles with opening stock from a file: uploaded, matched, looked over, and then all of it or nothing.
import { importFields } from '@praxora/rules/inventory/article-import-fields';
import { cleanText } from '@praxora/rules/shared/clean-text';
import { z } from 'zod';
import { defineCall, defineUpload } from '../shared/call.ts';
import { id, pathId } from '../shared/ids.ts';
import { errorCode, fileErrors } from '../shared/import-file.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';
import { articleFilter } from './articles.calls.ts';

const importField = z.enum(importFields);

/** Worth knowing, but in nobody's way. */
const importNote = z.enum([
  'manufacturerUnknown',
  'productNotFound',
  'productAmbiguous',
  'contentsNotCounted',
  'expired',
  /** Today is its last day. */
  'lastDay',
  /** Another row is identical; both are booked. */
  'sameRow',
  /** An article of another name has this number; the row creates one more. */
  'numberKnown',
]);
export type ImportNote = z.infer<typeof importNote>;

/**
 * ready: creates an article or books stock of one; update: changes an article that exists; wrong: holds up all of them; skipped: exists
 * already, and nothing changes; leftOut: by the user.
 */
const rowStatus = z.enum(['ready', 'update', 'wrong', 'skipped', 'leftOut']);
export type ImportRowStatus = z.infer<typeof rowStatus>;

const importRow = z.object({
  /** Its place among the rows, from 0. */
  row: whole,
  /** The line it has in the file. */
  line: whole,
  values: z.partialRecord(importField, z.string()),
  status: rowStatus,
  problems: z.array(
    z.object({
      field: importField,
      code: errorCode,
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      /** The article that exists already. */
      articleId: whole.nullable(),
    }),
  ),
  notes: z.array(
    z.object({
      field: importField,
      note: importNote,
      /** Line number of the other row. */
      line: whole.optional(),
    }),
  ),
  /** What it changes of an article that exists: old and new value of each field, in the words of a file. */
  changes: z.array(z.object({ field: importField, before: z.string(), after: z.string() })),
  isCorrected: z.boolean(),
});
export type ImportRow = z.infer<typeof importRow>;

const articleImport = z.object({
  id: z.string(),
  fileName: z.string(),
  createdAt: z.string(),
  columns: z.array(
    z.object({
      heading: z.string(),
      samples: z.array(z.string()),
      field: importField.nullable(),
    }),
  ),
  createStorages: z.boolean(),
  skipExisting: z.boolean(),
  /** Articles that exist take over what the file fills in; their stock stays. */
  updateExisting: z.boolean(),
  defaultStorageId: whole.nullable(),
  counts: z.object({
    rows: whole,
    ready: whole,
    wrong: whole,
    skipped: whole,
    leftOut: whole,
    /** Articles that exist and change. */
    update: whole,
    /** Articles and stock entries in the ready rows. */
    articles: whole,
    stockEntries: whole,
    /** Articles that exist already, skipped, updated or not, and those that have the number of a row. */
    existing: whole,
    notes: whole,
    /** Ready rows that say the same as an earlier one. */
    repeated: whole,
  }),
  /** Named in the file, and not there yet. */
  unknownStorages: z.array(z.string()),
});
export type ArticleImport = z.infer<typeof articleImport>;

const importParams = z.object({ importId: z.uuid() });
const fileLanguage = z.enum(['de', 'en']).default('de');
const fileQuery = z.object({ format: z.enum(['xlsx', 'csv']), language: fileLanguage });
export type ImportFileQuery = z.output<typeof fileQuery>;
const exportQuery = fileQuery.extend({
  ...articleFilter.omit({ page: true, pageSize: true }).shape,
  /** Only what lies there or belongs there, and of its stock what lies there. */
  storageId: pathId.optional(),
});
export type ArticleExportQuery = z.output<typeof exportQuery>;

nameSchemas({ ImportRow: importRow, ArticleImport: articleImport });

export const articleImportCalls = {
  uploadImport: defineUpload({
    base: 'pro',
    method: 'POST',
    path: 'inventory/article/import',
    summary: 'Upload a CSV file or Excel workbook of articles; takes the place of a former one of this user',
    access: 'pro20',
    permission: 'editArticles',
    body: z.object({}),
    upload: 'file',
    data: articleImport,
    errors: [...fileErrors, 'IMPORT_FILE_TYPE'],
  }),
  getImport: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/article/import',
    holdsRows: true,
    summary: 'The import of this user that waits to be looked over; null: none',
    access: 'pro20',
    permission: 'editArticles',
    data: articleImport.nullable(),
  }),
  changeImport: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'inventory/article/import/{importId}',
    summary: 'Match the columns anew, or change how storages and existing articles are treated',
    access: 'pro20',
    permission: 'editArticles',
    params: importParams,
    body: z.object({
      /** Field of each column of the file; null if the column is not imported. */
      columns: z.array(importField.nullable()).max(200).optional(),
      createStorages: z.boolean().optional(),
      skipExisting: z.boolean().optional(),
      /** One of the two at most: the one set last counts. */
      updateExisting: z.boolean().optional(),
      defaultStorageId: id.nullable().optional(),
    }),
    data: articleImport,
    errors: ['NOT_FOUND', 'IMPORT_COLUMN_TWICE', 'INCORRECT_VALUE'],
  }),
  listImportRows: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/article/import/{importId}/rows',
    holdsRows: true,
    summary: 'Rows of the import as they would be booked, each with what is wrong, a page of them',
    access: 'pro20',
    permission: 'editArticles',
    params: importParams,
    query: z.object({
      status: rowStatus.optional(),
      page: z.coerce.number().int().min(0).max(10_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(200).default(50),
      /** Of the old and new values. */
      language: fileLanguage,
    }),
    data: z.object({ items: z.array(importRow), total: whole }),
    errors: ['NOT_FOUND'],
  }),
  correctImportRow: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'inventory/article/import/{importId}/rows/{row}',
    summary: 'Correct values of a row, or leave the row out',
    access: 'pro20',
    permission: 'editArticles',
    params: importParams.extend({ row: z.coerce.number().int().min(0).max(10_000) }),
    body: z.object({
      values: z.partialRecord(importField, z.string().overwrite(cleanText).max(10_000)).default({}),
      isLeftOut: z.boolean().optional(),
      language: fileLanguage,
    }),
    data: z.object({ import: articleImport, row: importRow }),
    errors: ['NOT_FOUND'],
  }),
  leaveOutRows: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'inventory/article/import/{importId}/leave-out',
    summary: 'Leave out all rows with faults, or all that repeat an earlier row',
    access: 'pro20',
    permission: 'editArticles',
    params: importParams,
    body: z.object({ rows: z.enum(['wrong', 'repeated']) }),
    data: articleImport,
    errors: ['NOT_FOUND'],
  }),
  downloadLeftOutRows: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/article/import/{importId}/left-out',
    holdsRows: true,
    summary:
      'The rows that are left out or faulty, in the form the import reads, each with the fields to be corrected',
    access: 'pro20',
    permission: 'editArticles',
    params: importParams,
    query: fileQuery,
    isDownload: true,
    data: z.undefined(),
    errors: ['NOT_FOUND'],
  }),
  discardImport: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'inventory/article/import/{importId}',
    summary: 'Discard the import; nothing of it was booked',
    access: 'pro20',
    permission: 'editArticles',
    params: importParams,
    data: z.object({ deleted: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  commitImport: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'inventory/article/import/{importId}/commit',
    summary:
      'Create the articles, book their opening stock, and change those that exist: all of it or nothing',
    access: 'pro20',
    permission: 'editArticles',
    params: importParams,
    data: z.object({
      articles: whole,
      /** Articles that existed and were changed. */
      updated: whole,
      stockEntries: whole,
      labels: whole,
      storages: whole,
      skipped: whole,
    }),
    errors: ['NOT_FOUND', 'IMPORT_HAS_ERRORS', 'IMPORT_NOTHING_LEFT'],
  }),
  downloadTemplate: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/article/import/template',
    summary: 'A file to fill in, with an example; as a workbook also with what each column means',
    access: 'pro20',
    permission: 'editArticles',
    query: fileQuery,
    isDownload: true,
    data: z.undefined(),
  }),
  exportArticles: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/article/export',
    summary:
      'Articles with their stock, a row per stock entry, in the form the import reads; without a filter all of them, with one those the list shows',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    query: exportQuery,
    isDownload: true,
    data: z.undefined(),
    errors: ['NOT_FOUND'],
  }),
} as const;
export type CommittedImport = z.infer<typeof articleImportCalls.commitImport.data>;
