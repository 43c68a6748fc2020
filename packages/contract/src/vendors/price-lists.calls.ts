// A vendor's price list from a file: uploaded, matched, looked over, and then all of it or nothing.
import { formatsFor } from '@praxora/rules/shared/file-formats';
import { priceListFields } from '@praxora/rules/vendors/price-list-fields';
import { z } from 'zod';
import { defineCall, defineUpload } from '../shared/call.ts';
import { id, pathId } from '../shared/ids.ts';
import { errorCode, fileErrors } from '../shared/import-file.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';

const priceListField = z.enum(priceListFields);

/**
 * ready: its price will be taken over; wrong: holds up all of them; unmatched: no article of the practice, stays away;
 * repeated: says the same as an earlier line; leftOut: by the user.
 */
const lineStatus = z.enum(['ready', 'wrong', 'unmatched', 'repeated', 'leftOut']);

/** How the article was found. */
const matchedBy = z.enum(['orderNumber', 'gtin', 'pzn', 'manufacturerNumber', 'user']);

const matchedArticle = z.object({
  id: whole,
  name: z.string(),
  manufacturerName: z.string(),
  manufacturerNumber: z.string(),
});

const priceListLine = z.object({
  /** Its place among the lines, from 0. */
  row: whole,
  /** Where it stands in the file. */
  line: whole,
  /** As the file has them, with the corrections. */
  values: z.partialRecord(priceListField, z.string()),
  status: lineStatus,
  problems: z.array(
    z.object({
      field: priceListField,
      code: errorCode,
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  article: matchedArticle.nullable(),
  matchedBy: matchedBy.nullable(),
  /** Where several articles match: those the user may choose from. */
  candidates: z.array(matchedArticle),
  /** Net cents of one order unit, as it would be taken over. */
  priceCents: whole.nullable(),
  /** The practice's current price at this vendor, from a price offer of its own. */
  currentPriceCents: whole.nullable(),
  isCorrected: z.boolean(),
});
export type PriceListLine = z.infer<typeof priceListLine>;

const priceList = z.object({
  id: z.string(),
  /** Null: for a vendor that is yet to be created. */
  vendorId: whole.nullable(),
  fileName: z.string(),
  format: z.enum(formatsFor('priceLists')),
  createdAt: z.string(),
  columns: z.array(
    z.object({
      heading: z.string(),
      samples: z.array(z.string()),
      field: priceListField.nullable(),
    }),
  ),
  counts: z.object({
    lines: whole,
    ready: whole,
    wrong: whole,
    unmatched: whole,
    repeated: whole,
    leftOut: whole,
    /** Ready lines: a new price offer, a price that differs from today's, or today's price. */
    added: whole,
    changed: whole,
    same: whole,
  }),
});
export type PriceList = z.infer<typeof priceList>;

const listParams = z.object({ priceListId: z.uuid() });

nameSchemas({ PriceList: priceList, PriceListLine: priceListLine, PriceListArticle: matchedArticle });

export const priceListCalls = {
  uploadPriceList: defineUpload({
    base: 'pro',
    method: 'POST',
    path: 'price-lists',
    summary:
      'Upload a price list (CSV, XLSX, BMEcat 1.2 or 2005) for a vendor, or for one that is yet to be created; takes the place of a former one of this user for the same vendor',
    access: 'pro20',
    permission: 'manageVendors',
    body: z.object({ vendorId: pathId.optional() }),
    upload: 'file',
    data: priceList,
    errors: [...fileErrors, 'PRICE_LIST_FILE_TYPE', 'NOT_FOUND', 'APPROVERS_ONLY'],
  }),
  findPriceList: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'price-lists',
    summary:
      'The price list of this user that waits to be looked over, for the vendor or for one that is yet to be created; null: none. Lines whose articles came or went since are looked at anew',
    access: 'pro20',
    permission: 'manageVendors',
    writes: true,
    query: z.object({ vendorId: pathId.optional() }),
    data: priceList.nullable(),
    errors: ['NOT_FOUND'],
  }),
  changePriceList: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'price-lists/{priceListId}',
    summary: 'Match the columns anew',
    access: 'pro20',
    permission: 'manageVendors',
    params: listParams,
    body: z.object({
      /** Field of each column of the file; null if the column is not read. */
      columns: z.array(priceListField.nullable()).max(200),
    }),
    data: priceList,
    errors: ['NOT_FOUND', 'IMPORT_COLUMN_TWICE', 'INCORRECT_VALUE', 'APPROVERS_ONLY'],
  }),
  listPriceListLines: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'price-lists/{priceListId}/lines',
    summary: 'Lines of a price list as they would be taken over, each with what is wrong, a page of them',
    access: 'pro20',
    permission: 'manageVendors',
    params: listParams,
    query: z.object({
      status: lineStatus.optional(),
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(200).default(50),
    }),
    data: z.object({ items: z.array(priceListLine), total: whole }),
    errors: ['NOT_FOUND'],
  }),
  correctPriceListLine: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'price-lists/{priceListId}/lines/{row}',
    summary: 'Correct values of a line, choose its article, confirm its price, or leave the line out',
    access: 'pro20',
    permission: 'manageVendors',
    params: listParams.extend({ row: z.coerce.number().int().min(0).max(100_000) }),
    body: z.object({
      values: z.partialRecord(priceListField, lineText.max(1000)).default({}),
      /** One of the practice's articles; null to use the article matched from the file. */
      articleId: id.nullable().optional(),
      isLeftOut: z.boolean().optional(),
      /** Its price is right although it differs much from those that are known; another price asks again. */
      isPriceConfirmed: z.boolean().optional(),
    }),
    data: z.object({ priceList, line: priceListLine }),
    errors: ['NOT_FOUND', 'APPROVERS_ONLY'],
  }),
  discardPriceList: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'price-lists/{priceListId}',
    summary: 'Discard the price list; nothing of it was taken over',
    access: 'pro20',
    permission: 'manageVendors',
    params: listParams,
    data: z.object({ deleted: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  commitPriceList: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'price-lists/{priceListId}/commit',
    summary: 'Take the prices over as own price offers at the vendor: all of them or none',
    access: 'pro20',
    permission: 'manageVendors',
    params: listParams,
    /** The list's own vendor; for a list without one any vendor of the practice. */
    body: z.object({ vendorId: id }),
    data: z.object({ added: whole, changed: whole, same: whole }),
    errors: ['NOT_FOUND', 'APPROVERS_ONLY', 'IMPORT_HAS_ERRORS', 'IMPORT_NOTHING_LEFT'],
  }),
} as const;
export type CommittedPriceList = z.infer<typeof priceListCalls.commitPriceList.data>;
