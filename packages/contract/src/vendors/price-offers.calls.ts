// A practice's own prices for its articles, at vendors of the marketplace and at its own.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { articleParams, id, pathId, version, versionQuery } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { unit } from '../shared/unit.ts';
import { whole } from '../shared/whole.ts';

export const priceOfferFields = z.object({
  vendorId: id,
  orderNumber: lineText.max(64).default(''),
  /** Net cents of one order unit. */
  priceCents: whole.min(1).max(100_000_000),
  minimumOrderQuantity: whole.min(1).max(99_999).default(1),
  discountable: z.boolean().default(false),
});

export const priceOffer = priceOfferFields.extend({
  id: whole,
  version,
  articleId: whole,
  vendorName: z.string(),
  vendorHue: whole,
  /** The practice's own vendor. */
  isCustomVendor: z.boolean(),
});
export type PriceOffer = z.infer<typeof priceOffer>;

/** As the list of a vendor shows it: with the article it is the price of. */
const vendorPriceOffer = priceOffer.extend({
  articleName: z.string(),
  manufacturerName: z.string(),
  manufacturerNumber: z.string(),
  orderUnit: unit,
});
export type VendorPriceOffer = z.infer<typeof vendorPriceOffer>;

const offerParams = z.object({ priceOfferId: pathId, articleId: pathId });

nameSchemas({ PriceOffer: priceOffer, VendorPriceOffer: vendorPriceOffer });

export const priceOfferCalls = {
  listPriceOffers: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'custom-price-offers/{articleId}',
    summary: 'Own prices of an article',
    access: 'pro20',
    permission: 'view',
    params: articleParams,
    data: z.array(priceOffer),
    errors: ['NOT_FOUND'],
  }),
  listVendorPriceOffers: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'vendors/{vendorId}/price-offers',
    holdsRows: true,
    summary: "The practice's own prices at a vendor by article, a page of them",
    access: 'pro20',
    permission: 'view',
    params: z.object({ vendorId: pathId }),
    query: z.object({
      /** In the article's name, manufacturer or number, or in the order number. */
      search: lineText.max(200).default(''),
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(200).default(50),
    }),
    data: z.object({ items: z.array(vendorPriceOffer), total: whole }),
    errors: ['NOT_FOUND'],
  }),
  getPriceOffer: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'custom-price-offers/article/{articleId}/vendor/{vendorId}',
    summary: 'The own price of an article at a vendor; null: none',
    access: 'pro20',
    permission: 'view',
    params: articleParams.extend({ vendorId: pathId }),
    data: priceOffer.nullable(),
    errors: ['NOT_FOUND'],
  }),
  createPriceOffer: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'custom-price-offers/{articleId}',
    summary: 'Add an own price to an article; one per vendor',
    access: 'pro20',
    permission: 'manageVendors',
    params: articleParams,
    body: priceOfferFields,
    data: priceOffer,
    errors: ['NOT_FOUND', 'RESOURCE_EXISTS', 'APPROVERS_ONLY'],
  }),
  updatePriceOffer: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'custom-price-offers/{priceOfferId}/article/{articleId}',
    summary: 'Change an own price',
    access: 'pro20',
    permission: 'manageVendors',
    params: offerParams,
    body: priceOfferFields.extend({ version: version.optional() }),
    data: priceOffer,
    errors: ['NOT_FOUND', 'RESOURCE_EXISTS', 'APPROVERS_ONLY', 'CHANGED_MEANWHILE'],
  }),
  deletePriceOffer: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'custom-price-offers/{priceOfferId}/article/{articleId}',
    summary: 'Delete an own price',
    access: 'pro20',
    permission: 'manageVendors',
    params: offerParams,
    query: versionQuery,
    data: z.object({ deleted: z.boolean() }),
    errors: ['NOT_FOUND', 'APPROVERS_ONLY', 'CHANGED_MEANWHILE'],
  }),
} as const;
