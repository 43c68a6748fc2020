// Documents of an article: data sheets and instructions, each with its versions.
import { z } from 'zod';
import { defineCall, defineUpload } from '../shared/call.ts';
import { day } from '../shared/days.ts';
import { articleParams, pathId } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

export const documentType = z.enum([
  'SAFETY_DATA_SHEET',
  'TECHNICAL_DATA_SHEET',
  'INSTRUCTIONS_FOR_USE',
  'MISCELLANEOUS',
]);
export type DocumentType = z.infer<typeof documentType>;

const documentFields = z.object({ type: documentType, effectiveDate: day });

const documentVersion = z.object({
  version: whole,
  fileName: z.string(),
  mediaType: z.string(),
  /** Bytes. */
  size: whole,
  uploadedAt: z.string(),
  uploadedBy: z.string(),
});
export type DocumentVersion = z.infer<typeof documentVersion>;

const articleDocument = documentFields.extend({
  id: whole,
  articleId: whole,
  /** Latest first; one at least. */
  versions: z.array(documentVersion).min(1),
});
export type ArticleDocument = z.infer<typeof articleDocument>;

const documentParams = z.object({ documentId: pathId });

nameSchemas({ ArticleDocument: articleDocument });

export const documentCalls = {
  listDocuments: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/article/{articleId}/document/list',
    summary: 'Documents of an article with their versions, without the files',
    access: 'pro20',
    permission: 'view',
    params: articleParams,
    data: z.object({
      /** A dangerous good without its safety data sheet. */
      isSafetyDataSheetMissing: z.boolean(),
      documents: z.array(articleDocument),
    }),
    errors: ['NOT_FOUND'],
  }),
  createDocument: defineUpload({
    base: 'pro',
    method: 'POST',
    path: 'inventory/article/{articleId}/document',
    summary: 'Add a document (PDF, PNG, JPEG or WebP, up to 20 MB) to an article',
    access: 'pro20',
    permission: 'editArticles',
    params: articleParams,
    body: documentFields,
    upload: 'file',
    data: articleDocument,
    errors: ['NOT_FOUND', 'DOCUMENT_TYPE', 'BODY_TOO_LARGE'],
  }),
  downloadDocument: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/article/document/{documentId}',
    summary: 'The file of a document: its latest version, or the one asked for',
    access: 'pro20',
    permission: 'view',
    params: documentParams,
    query: z.object({ version: pathId.optional() }),
    isDownload: true,
    data: z.undefined(),
    errors: ['NOT_FOUND'],
  }),
  updateDocument: defineUpload({
    base: 'pro',
    method: 'PUT',
    path: 'inventory/article/document/{documentId}',
    summary: 'Change type and effective date; a file becomes the latest version',
    access: 'pro20',
    permission: 'editArticles',
    params: documentParams,
    body: documentFields,
    upload: 'optionalFile',
    data: articleDocument,
    errors: ['NOT_FOUND', 'DOCUMENT_TYPE', 'BODY_TOO_LARGE'],
  }),
  deleteDocument: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'inventory/article/document/{documentId}',
    summary: 'Delete a document with all its versions',
    access: 'pro20',
    permission: 'editArticles',
    params: documentParams,
    data: z.object({ deleted: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
