// A vendor as a practice sees it: in the list, and on its own page with what became of the orders there.
import { orderStates } from '@praxora/rules/shared/order-state';
import { transmissionMethods } from '@praxora/rules/vendors/transmission-method';
import { z } from 'zod';
import { version } from '../shared/ids.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { lineText, longText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import { ownTerms, vendorTerms } from './terms.ts';

const count = whole;
const cents = whole;

export const vendorPreference = z.object({
  isFavorite: z.boolean(),
  isHidden: z.boolean(),
  /** Own discount in percent with two decimals. */
  ownDiscount: z.number().min(0).max(100).multipleOf(0.01),
  customerNumber: lineText.max(64),
  /** Stands in every note to this vendor until another one is written. */
  defaultMessage: longText.max(2000),
  /** Agreed terms, each replacing the vendor's; null if the practice has agreed on none. */
  ownTerms: ownTerms.nullable(),
});
export type VendorPreference = z.infer<typeof vendorPreference>;

export const vendorListed = vendorPreference.extend({
  id: whole,
  /** Version of the preferences; 0 if the practice has set none for this vendor. */
  version,
  name: z.string(),
  /** The practice's own vendor: nobody else sees it. */
  isOwn: z.boolean(),
  rating: z.number().nullable(),
  hue: whole,
  /** Terms for the practice's country; null: the vendor does not deliver there. */
  terms: vendorTerms.nullable(),
  /** Terms in force for this practice: its own where it has some, else the vendor's; null: nothing can be bought there. */
  termsInForce: vendorTerms.nullable(),
  /** How orders get there; by hand: printed and given on. */
  transmission: z.enum(transmissionMethods),
  /** Where orders go; empty: nowhere by e-mail. */
  email: z.string(),
  phone: z.string(),
  /** Promised, in working days; null: nothing is promised for the practice's country. */
  deliveryDays: z.object({ from: count, to: count }).nullable(),
  /** From receipts of the last 12 months, by working days from the order to the goods. */
  delivery: z.object({
    receiptCount: count,
    /** Null: nothing came yet. */
    averageWorkingDays: z.number().nullable(),
    /** How many came within the promise; null: nothing is promised. */
    inTimeCount: count.nullable(),
  }),
  offerCount: count,
  lastOrderAt: z.string().nullable(),
  /** Net of the orders of the last 12 months (the running one and the eleven before it), with shipping and surcharges. */
  spentCents: cents,
});
export type VendorListed = z.infer<typeof vendorListed>;

/** Name and address of an own vendor; the version covers everything in its form. */
const ownVendorAddress = z.object({
  version,
  street: z.string(),
  postcode: z.string(),
  location: z.string(),
  country: z.string(),
  contactPerson: z.string(),
});

const vendorRating = z.object({
  orderId: whole,
  orderNumber: z.string(),
  rating: count,
  comment: z.string(),
  ratedAt: z.string(),
  /** User who placed the order. */
  who: z.string(),
});

export const vendorDetail = vendorListed.extend({
  /** Null: a vendor of the marketplace. */
  own: ownVendorAddress.nullable(),
  /** Where it delivers to. An own vendor delivers wherever the practice agreed on. */
  countries: z.array(z.string()),
  /** False: there are approvals, and only approvers change discount, terms, own prices and own vendors. */
  canChangeTerms: z.boolean(),
  /** Orders of the same 12 months as `spentCents`. */
  orders: z.object({
    count,
    /** Shipping was paid on so many of them. */
    withShippingCount: count,
    averageCents: cents.nullable(),
    /** The practice's spending at all vendors. */
    allVendorsCents: cents,
  }),
  latestOrder: z
    .object({
      id: whole,
      orderNumber: z.string(),
      state: z.enum(orderStates),
      placedAt: z.string(),
    })
    .nullable(),
  /** Deliveries of the last 12 months by working days, the fastest first. */
  deliveries: z.object({
    byWorkingDays: z.array(z.object({ workingDays: count, count })),
  }),
  /** This practice's own, of all time; the newest hundred with their comments. */
  ratings: z.object({ count, average: z.number().nullable(), items: z.array(vendorRating) }),
  /** Own prices of articles at this vendor. */
  priceOfferCount: count,
  /** In the carts of all addresses. */
  cartPositionCount: count,
});
export type VendorDetail = z.infer<typeof vendorDetail>;

const purchasedArticle = z.object({
  productId: whole.nullable(),
  /** Null: it is no article of the inventory. */
  articleId: whole.nullable(),
  name: bilingual,
  manufacturer: z.string(),
  manufacturerNumber: z.string(),
  packText: bilingual,
  picture: z.string(),
  quantity: count,
  orderCount: count,
  netCents: cents,
  lastBoughtAt: z.string(),
  /** Prices of one order unit after own discount: at the last purchase, and at the first of these 12 months. */
  lastPriceCents: cents,
  firstPriceCents: cents,
});

export const vendorPurchases = z.object({
  /** The running month and the eleven before it, the oldest first, as 2026-11; months without an order too. */
  months: z.array(z.object({ month: z.string(), orderCount: count, netCents: cents })),
  /** Articles bought in the given month, otherwise in all months; the largest sum first. */
  articles: z.array(purchasedArticle),
});
export type VendorPurchases = z.infer<typeof vendorPurchases>;

nameSchemas({
  ListedVendor: vendorListed,
  Vendor: vendorDetail,
  VendorPurchases: vendorPurchases,
  PurchasedArticle: purchasedArticle,
});
