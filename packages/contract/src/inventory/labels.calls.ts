// Labels: which are due, what stands on them, and printing them. All but the count are refused while the app store's switch is off.
import { paperIds, rollIds } from '@praxora/labels/sizes';
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id, pathId, version } from '../shared/ids.ts';
import { whole } from '../shared/whole.ts';
import { dueLabelCalls } from './due.calls.ts';
import { labelChoices, labelId, labelList, mostPrinted } from './label.ts';
import { dpi, networkPrinter, printingDefaults } from './printing.ts';

const off = ['FEATURE_OFF'] as const;

/** `1,2,3`; a selection of the inventory list. */
const someIds = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(id).min(1).max(200));

/** ZPL for a printer of this resolution. */
const zpl = z.object({
  size: z.enum(rollIds),
  dpi,
  labels: labelChoices,
});

/** Number of labels concerned, and of all labels due after the call. */
const printedNotice = z.object({ labels: whole, due: whole });

export const labelCalls = {
  orderLabels: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'orders/{orderId}/labels',
    summary:
      'The labels of what came with an order, due and printed, by article; shelf labels are not among them',
    access: 'pro20',
    permission: 'view',
    params: z.object({ orderId: pathId }),
    data: labelList,
    errors: ['NOT_FOUND', 'TOO_MANY_TO_PRINT', ...off],
  }),
  listLabels: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'labels',
    summary:
      'Labels to print, due or again: of a receipt, a stock entry, a storage, articles, or all due ones that came without an order',
    access: 'pro20',
    permission: 'view',
    query: z
      .object({
        receiptId: pathId.optional(),
        stockId: pathId.optional(),
        /** Labels of several stock entries. */
        stockIds: someIds.optional(),
        /** Labels of the stock in this storage, and the shelf labels of the articles that belong there. */
        storageId: pathId.optional(),
        /** Labels of the stock of these articles, and their shelf labels. */
        articleIds: someIds.optional(),
        withoutOrder: z.literal('true').optional(),
      })
      .refine((query) => Object.values(query).filter((value) => value !== undefined).length === 1, {
        path: ['receiptId'],
        error: 'REQUIRED_FIELD',
      }),
    data: labelList,
    errors: ['NOT_FOUND', 'TOO_MANY_TO_PRINT', ...off],
  }),
  ...dueLabelCalls,
  tellPrinted: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'labels/printed',
    summary: 'These labels were printed: they are no longer due',
    access: 'pro20',
    permission: 'bookStock',
    body: z.object({ labels: labelChoices }),
    data: printedNotice,
    errors: ['NOT_FOUND', 'LABEL_WITHDRAWN', 'LABEL_LOST', ...off],
  }),
  /** Putting off needs no call: what is not printed stays due. */
  waiveLabels: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'labels/waived',
    summary: 'These labels are not wanted: they are no longer due, and can be printed all the same',
    access: 'pro20',
    permission: 'bookStock',
    body: z.object({ labels: labelChoices }),
    data: printedNotice,
    errors: ['NOT_FOUND', 'LABEL_WITHDRAWN', 'LABEL_LOST', ...off],
  }),
  replaceLostLabel: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'labels/lost',
    summary: 'A label is lost: it is void, and a new one with its remaining uses is due in its place',
    access: 'pro20',
    permission: 'bookStock',
    body: z.object({ labelId }),
    data: z.object({ labelId: z.string(), stockId: whole }),
    errors: ['NOT_FOUND', 'LABEL_WITHDRAWN', 'LABEL_LOST', 'LABEL_USED', 'LABEL_USED_UP', ...off],
  }),
  labelSheets: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'labels/sheets',
    summary: 'Labels as a PDF for label paper, beginning at a place of the first sheet',
    access: 'pro20',
    permission: 'bookStock',
    body: z.object({
      paper: z.enum(paperIds),
      /** Counted from 1, row by row. */
      start: whole.min(1).max(189).default(1),
      /** Left out: the test label. */
      labels: labelChoices.optional(),
    }),
    isDownload: true,
    data: z.undefined(),
    errors: ['NOT_FOUND', 'LABEL_WITHDRAWN', 'LABEL_LOST', 'TOO_MANY_TO_PRINT', ...off],
  }),
  labelZpl: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'labels/zpl',
    summary: 'Labels as ZPL text for a Zebra printer',
    access: 'pro20',
    permission: 'bookStock',
    /** Without labels: the test label. */
    body: zpl.partial({ labels: true }),
    data: z.object({ zpl: z.string(), labels: whole }),
    errors: ['NOT_FOUND', 'LABEL_WITHDRAWN', 'LABEL_LOST', 'TOO_MANY_TO_PRINT', ...off],
  }),
  networkPrinters: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'labels/network-printers',
    summary: 'Label printers in the network that the operator allowed',
    access: 'pro20',
    permission: 'view',
    data: z.array(z.string()),
    errors: [...off],
  }),
  printOnNetwork: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'labels/network-prints',
    summary: 'Send labels to a printer that the operator allowed; they count as printed',
    access: 'pro20',
    permission: 'bookStock',
    body: zpl.partial({ labels: true }).extend({ printer: networkPrinter }),
    data: printedNotice,
    errors: [
      'NOT_FOUND',
      'LABEL_WITHDRAWN',
      'LABEL_LOST',
      'TOO_MANY_TO_PRINT',
      'PRINTER_NOT_ALLOWED',
      'PRINTER_BUSY',
      'PRINTER_NOT_REACHED',
      ...off,
    ],
  }),
  /** For printers of the user's own computer, which draw the labels in the browser. */
  storageLabels: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'labels/storages',
    summary: 'The labels of storages, made where there are none yet; they stay the same for good',
    access: 'pro20',
    permission: 'bookStock',
    body: z.object({ storageIds: z.array(id).min(1).max(mostPrinted) }),
    data: z.array(
      z.object({
        storageId: whole,
        name: z.string(),
        labelId: z.string(),
        /** As in a list of labels. */
        code: z.string(),
      }),
    ),
    errors: ['NOT_FOUND', ...off],
  }),
  testLabel: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'labels/test',
    summary: 'A label to try a printer with: scanned it says so, and nothing is booked',
    access: 'pro20',
    permission: 'view',
    data: z.object({
      labelId: z.string(),
      /** As in a list of labels. */
      code: z.string(),
      name: z.string(),
      batchNumber: z.string(),
      expirationDate: z.string(),
      storageName: z.string(),
    }),
    errors: [...off],
  }),
  getPrintingDefaults: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'labels/printing-defaults',
    summary: 'How new browsers of the practice print labels; null: nobody has said so yet',
    access: 'pro20',
    permission: 'view',
    data: z.object({ defaults: printingDefaults.nullable(), version }),
  }),
  setPrintingDefaults: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'labels/printing-defaults',
    summary: 'Set how new browsers of the practice print labels; null: they are asked',
    access: 'pro20',
    permission: 'bookStock',
    body: z.object({ defaults: printingDefaults.nullable(), version: version.optional() }),
    data: z.object({ defaults: printingDefaults.nullable(), version }),
    errors: ['CHANGED_MEANWHILE', 'PRINTER_NOT_ALLOWED', ...off],
  }),
} as const;
