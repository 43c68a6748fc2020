// The re-order list: what is low or was put there, how much of it to order, and from whom.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { day } from '../shared/days.ts';
import { articleParams, id, pathId } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';
import { optimizedCart, splitParameters } from './optimizer.calls.ts';
import { orderAmount, reorderRow } from './reorder.ts';
import { reorderCountCalls } from './reorder-counts.calls.ts';

const cents = whole;
const quantity = whole.min(1, 'NUMBER_ZERO').max(99_999, 'NUMBER_TOO_LARGE');

const reorderLine = z.object({
  articleId: id,
  /** In order units, as the vendor sells it. */
  quantity,
  /** Null: the one that raises the total of the address's cart least. */
  vendorId: id.nullable().default(null),
  /** The row's, when it was read: putting the line in is refused when less is needed by now. Left out: it comes in anyway. */
  needed: whole.min(0).optional(),
});

const lines = z
  .array(reorderLine)
  .min(1)
  .max(1000)
  .superRefine((all, context) => {
    const seen = new Set<number>();
    for (const [index, { articleId }] of all.entries()) {
      if (seen.has(articleId)) {
        const path = [index, 'articleId'];
        context.addIssue({ code: 'custom', path, message: 'INCORRECT_VALUE' });
      }
      seen.add(articleId);
    }
  });

/** Rows off the list for a while; what is left out of the request stays, null takes it back. */
const aside = {
  /** Until that day, or until the stock falls below what it is now. */
  snooze: z
    .union([z.object({ until: day }), z.object({ untilStockFalls: z.literal(true) })])
    .nullable()
    .optional(),
  /** Until its next receipt; false and null take it back. */
  leaveOut: z.boolean().nullable().optional(),
};

/** Result of adding to the cart. */
const putIntoCart = z.object({
  addressId: whole,
  added: z.array(
    z.object({
      articleId: whole,
      positionId: whole,
      vendorId: whole,
      quantity: whole,
    }),
  ),
  /** Growth of the net total of the address's cart, fees included. */
  growsByCents: cents,
  /** For `undoCartChange`. */
  undoId: z.uuid(),
});

/** Lines with the vendors they have on the list. What lies in the address's cart stays with its vendor and counts. */
const split = z.object({
  addressId: id,
  lines,
  controlParameters: splitParameters,
});

/** A line's `positionId` is the negative number of its article; what lies in the cart has its own. */
const splitList = optimizedCart.extend({
  /** Where each line goes; what nobody sells like that is in `unavailable` instead. */
  lines: z.array(z.object({ articleId: whole, vendorId: whole, quantity: whole })),
});
export type SplitList = z.infer<typeof splitList>;

const rowErrors = ['NOT_FOUND', 'QUANTITY_NOT_SOLD', 'VENDOR_HIDDEN', 'VENDOR_NOT_SELLING'] as const;
/** Errors of a line are reported at its field, `lines.3.quantity`, with the article; then nothing is added. */
const lineErrors = [...rowErrors, 'ARTICLE_DISCONTINUED', 'NO_VENDOR_OFFERS'] as const;

nameSchemas({
  ReorderLine: reorderLine,
  PutIntoCart: putIntoCart,
  ReorderSplit: split,
  SplitList: splitList,
});

/** Its offers are prices. */
const rowForDevices = reorderRow.omit({ offers: true });

export const reorderCalls = {
  ...reorderCountCalls,
  listReorder: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'reorder',
    summary: 'What is low or was put there, with what to order of it and who sells it; also what is left out',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    isForDevices: true,
    /** Whose cart the best offers are reckoned with; left out: the default one. */
    query: z.object({ addressId: pathId.optional() }),
    data: z.object({
      /** Null: there is no delivery address yet. */
      addressId: whole.nullable(),
      rows: z.array(reorderRow),
    }),
    dataForDevices: z.object({ addressId: whole.nullable(), rows: z.array(rowForDevices) }),
    errors: ['NOT_FOUND'],
  }),
  /** Every page that says "Order n" asks here, or shows the list's `suggested`. */
  getOrderAmounts: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'reorder/amounts',
    summary: 'How much to order of up to 200 articles, less what is on its way or in a cart',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    query: z.object({
      ids: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9}){0,199}$/)
        .transform((text) => text.split(',').map(Number)),
    }),
    data: z.array(orderAmount),
    errors: ['NOT_FOUND'],
  }),
  putOnReorder: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'reorder',
    summary: 'Put an article on the list; once more adds to its amount',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    isForDevices: true,
    body: z.object({ articleId: id, quantity }),
    data: reorderRow.extend({
      /** For `takePutBack`. */
      putId: whole,
    }),
    dataForDevices: rowForDevices.extend({ putId: whole }),
    errors: ['NOT_FOUND', 'ARTICLE_DISCONTINUED', 'NUMBER_TOO_LARGE'],
  }),
  /** A device takes back what it put there itself. */
  takePutBack: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'reorder/put/{putId}',
    summary: 'Take back what was put on the list once; what else was put there stays',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    isForDevices: true,
    params: z.object({ putId: pathId }),
    /** Null: it is not on the list any more. */
    data: z.object({ row: reorderRow.nullable() }),
    dataForDevices: z.object({ row: rowForDevices.nullable() }),
    errors: ['NOT_FOUND', 'BOOKING_UNDONE', 'REORDER_ROW_GONE'],
  }),
  changeReorder: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'reorder/{articleId}',
    summary: 'Change a row of the list; what is left out of the request stays, null takes it back',
    access: 'pro20',
    permission: 'fillCart',
    params: articleParams,
    body: z.object({
      /** In order units, as the vendor sells it. */
      quantity: quantity.nullable().optional(),
      vendorId: id.nullable().optional(),
      ...aside,
    }),
    data: reorderRow,
    errors: [...rowErrors, 'REORDER_ROW_GONE'],
  }),
  setReorderAside: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'reorder',
    summary: 'Snooze or leave out several rows of the list, or take that back: all of them or none',
    access: 'pro20',
    permission: 'fillCart',
    /** Rows that have left the list meanwhile have nothing to take back; they are not refused. */
    body: z.object({ articleIds: z.array(id).min(1).max(10_000), ...aside }),
    /** The changed rows that are on the list. */
    data: z.object({ rows: z.array(reorderRow) }),
    errors: ['NOT_FOUND', 'REORDER_ROW_GONE'],
  }),
  resetReorder: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'reorder/{articleId}',
    summary: 'Take back what was put there and every change of the row; what is low stays on the list',
    access: 'pro20',
    permission: 'fillCart',
    params: articleParams,
    /** Null: it is not on the list any more. */
    data: z.object({ row: reorderRow.nullable() }),
    errors: ['NOT_FOUND'],
  }),
  putReorderIntoCart: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'reorder/cart',
    summary: 'Put lines of the list into the cart of an address: all of them, or none and why',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    body: z.object({ addressId: id, lines }),
    data: putIntoCart,
    errors: [...lineErrors, 'REORDER_NEED_CHANGED'],
  }),
  fillUp: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'reorder/fill-up',
    summary:
      'Put what articles lack to their ideal stock into the cart, each from the vendor that raises the total least',
    access: 'pro20',
    permission: 'fillCart',
    body: z.object({ articleIds: z.array(id).min(1).max(10_000) }),
    data: putIntoCart.extend({
      addressId: whole.nullable(),
      /** Articles that no vendor sells. */
      unavailable: z.array(z.object({ id: whole, title: z.string() })),
      /** Null: nothing was missing. */
      undoId: z.uuid().nullable(),
    }),
    errors: ['NOT_FOUND', 'NO_DELIVERY_ADDRESS'],
  }),
  optimizeReorder: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'reorder/optimizer',
    summary:
      'The cheapest split of lines of the list; with Accept: application/x-ndjson progress lines come first',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    body: split,
    data: splitList,
    errors: lineErrors,
  }),
  applyReorderSplit: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'reorder/optimizer/cart',
    summary:
      'Put the lines into the cart as the last result of the same request says; refused when anything changed since',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    body: split,
    data: putIntoCart.extend({ savingCents: cents }),
    errors: [...lineErrors, 'REORDER_NEED_CHANGED', 'OPTIMIZED_CART_OUTDATED'],
  }),
} as const;
