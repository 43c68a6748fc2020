// The assortment: everything the practice has ever bought or keeps as an article.
import { assortmentKinds, assortmentSorts } from '@praxora/rules/shop/assortment';
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId } from '../shared/ids.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { unit } from '../shared/unit.ts';
import { whole } from '../shared/whole.ts';
import { productSummary } from './catalog.calls.ts';

const vendorMark = z.object({ id: whole, name: z.string(), hue: whole });

const assortmentItem = productSummary.extend({
  /** Unit it is bought in. */
  unit,
  isWatched: z.boolean(),
  /** Thresholds of its article, for the scale of its stock; null: no stock is kept of it. */
  thresholds: z.object({ minimumStock: whole, warningStock: whole, idealStock: whole }).nullable(),
  /** Orders of the last 12 months. */
  timesBought: whole,
  /** Null: the practice has never bought it. */
  lastPurchase: z
    .object({
      at: z.string(),
      vendor: vendorMark,
      isFavourite: z.boolean(),
      /** Paid per order unit, net and after own discount. */
      unitCents: whole,
    })
    .nullable(),
  /** Vendor of the lowest price, and how it sells; null: nobody offers the product. */
  best: z.object({ vendor: vendorMark, minimumQuantity: whole, orderStep: whole }).nullable(),
  /** Median of the amounts ordered in the last 12 months, as its best vendor sells it. */
  usualQuantity: whole,
});
export type AssortmentItem = z.infer<typeof assortmentItem>;

nameSchemas({ AssortmentItem: assortmentItem });

const filter = z.object({
  search: z.string().trim().max(200).default(''),
  kind: z.enum(assortmentKinds).default('all'),
  /** Top category. */
  categoryId: pathId.optional(),
  /** Vendor of the last purchase. */
  vendorId: pathId.optional(),
  sort: z.enum(assortmentSorts).default('timesBought'),
  /** Language of the names for that order. */
  language: z.enum(['de', 'en']).default('de'),
});
export type AssortmentQuery = z.output<typeof filter>;

const access = { access: 'pro20', permission: 'view', scopes: ['catalog.read'] } as const;

export const assortmentCalls = {
  listAssortment: defineCall({
    ...access,
    base: 'pro',
    method: 'GET',
    path: 'assortment/list',
    summary: 'Products the practice has bought or keeps as articles, with prices and purchases',
    query: filter.extend({
      page: z.coerce.number().int().min(0).default(0),
      pageSize: z.coerce.number().int().min(1).max(100).default(100),
    }),
    data: z.object({ items: z.array(assortmentItem), total: whole }),
  }),
  exportAssortment: defineCall({
    ...access,
    base: 'pro',
    method: 'GET',
    path: 'assortment/export',
    summary: 'The assortment as a file, with the same filters and order as the list',
    query: filter.extend({ format: z.enum(['xlsx', 'csv']) }),
    isDownload: true,
    data: z.undefined(),
  }),
  countAssortment: defineCall({
    ...access,
    base: 'pro',
    method: 'GET',
    path: 'assortment/counts',
    summary: 'How many products of the assortment each filter would show',
    data: z.object({
      kinds: z.object(
        Object.fromEntries(assortmentKinds.map((kind) => [kind, whole])) as Record<
          (typeof assortmentKinds)[number],
          typeof whole
        >,
      ),
      /** Products whose lowest price is below what was paid last. */
      cheaper: whole,
      categories: z.array(bilingual.extend({ id: whole, count: whole })),
      /** Vendors of last purchases. */
      vendors: z.array(z.object({ id: whole, name: z.string(), count: whole })),
    }),
  }),
} as const;
