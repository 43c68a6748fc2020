// Orders that come again, such as "Monatsbestellung": kept by name for the whole practice, to fill a quick order with.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id, pathId, version, versionQuery } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import { quickProduct } from './quick-product.ts';

export const mostOrderLists = 100;
/** Most lines of an order list and of a quick order. */
export const mostLines = 500;

const quantity = whole.min(1, 'NUMBER_ZERO').max(99_999, 'NUMBER_TOO_LARGE');

const longestText = 200;

/** A line that is ready, or an open one: what was written stands for the product, or for the amount, until somebody decides. */
const orderListLine = z
  .object({
    /** Left out: nobody has decided yet which product `text` means. */
    productId: id.optional(),
    text: lineText.max(longestText).default(''),
    /** Null: `amountText` says nothing that can be ordered. */
    quantity: quantity.nullable(),
    amountText: lineText.max(longestText).default(''),
  })
  .refine(({ productId, text }) => productId !== undefined || text !== '', {
    path: ['text'],
    error: 'REQUIRED_FIELD',
  });

const orderListContent = z.object({
  name: lineText.min(1).max(80),
  lines: z.array(orderListLine).min(1).max(mostLines),
});

const orderList = z.object({
  id: whole,
  version: whole,
  name: z.string(),
  lineCount: whole,
  /** When it last filled a quick order; null: never. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type OrderList = z.infer<typeof orderList>;

nameSchemas({
  OrderList: orderList,
  OrderListLine: orderListLine,
  OrderListContent: orderListContent,
});

const params = z.object({ listId: pathId });

export const orderListCalls = {
  listOrderLists: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'quick-order/lists',
    summary: 'The practice’s order lists by name',
    access: 'pro20',
    permission: 'view',
    scopes: ['order'],
    data: z.array(orderList),
  }),
  createOrderList: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'quick-order/lists',
    summary: 'Keep lines by name',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    body: orderListContent,
    data: orderList,
    errors: ['NOT_FOUND', 'RESOURCE_EXISTS', 'TOO_MANY_ORDER_LISTS'],
  }),
  changeOrderList: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'quick-order/lists/{listId}',
    summary: 'Rename a list, or keep other lines under its name; what is left out stays',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    params,
    body: orderListContent.partial().extend({ version: version.optional() }),
    data: orderList,
    errors: ['NOT_FOUND', 'RESOURCE_EXISTS', 'CHANGED_MEANWHILE'],
  }),
  deleteOrderList: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'quick-order/lists/{listId}',
    summary: 'Delete a list',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    params,
    query: versionQuery,
    data: z.object({ deleted: z.boolean() }),
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  fillFromOrderList: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'quick-order/lists/{listId}/fill',
    summary: 'The lines of a list with their products as they are today; notes that it was used',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    params,
    data: z.object({
      list: orderList,
      lines: z.array(
        z.object({
          /** Name of the product when the list was saved; for a line without a product the text as typed. */
          title: z.string(),
          /** Null: it is open how many, and `amountText` is what was written. */
          quantity: whole.nullable(),
          amountText: z.string(),
          /** The list names no product here: somebody has to decide. */
          isOpen: z.boolean(),
          /** Null: none was named, or it is in no catalogue any more. */
          product: quickProduct.nullable(),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
} as const;
