// The cart optimizer: the cheapest split of a cart over vendors, proven, and applying it.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id, pathId } from '../shared/ids.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';
import { availability } from '../vendors/availability.ts';
import { cartTotals } from './price-engine.calls.ts';
import { savingCalls } from './saving.calls.ts';

const cents = whole;

export const controlParameters = z.object({
  hasDebugInformation: z.boolean().default(false),
  /** False: all vendors. True: what a favourite offers is bought from a favourite. */
  hasBuyFromFavoriteVendor: z.boolean().default(false),
  /**
   * False: an offer on back order is taken only where nothing of the product is in stock at that quantity, or where the
   * position stands there already. True: like any other.
   */
  alsoOnBackorder: z.boolean().default(false),
  /** "A parcel less is worth … to me". */
  parcelWorthCents: whole.min(0).max(100_000).default(0),
  /** Positions that stay with their vendor. */
  pinnedPositionIds: z.array(id).max(1000).default([]),
  /** Positions that are not checked: they stay and count for nothing. */
  excludedPositionIds: z.array(id).max(1000).default([]),
});
export type ControlParameters = z.infer<typeof controlParameters>;

/** For lines that do not lie in the cart yet: none of them is pinned. */
export const splitParameters = controlParameters.omit({ pinnedPositionIds: true }).prefault({});

/** The parameters that are a rule of the user and hold beyond one run. */
const optimizerRules = controlParameters.pick({
  hasBuyFromFavoriteVendor: true,
  alsoOnBackorder: true,
  parcelWorthCents: true,
  pinnedPositionIds: true,
});
export type OptimizerRules = z.infer<typeof optimizerRules>;

const optimizedPosition = z.object({
  positionId: whole,
  productId: whole,
  productSlug: z.string(),
  productTitle: z.string(),
  /** The title in both languages. */
  names: bilingual,
  packText: bilingual,
  manufacturerName: z.string(),
  /** Net cents of one unit at this quantity, own discount taken off, rounded. */
  itemPrice: cents,
  /** Net cents of the line, exactly; of a line that buys several positions of one product, this one's share. */
  lineCents: cents,
  quantity: whole,
  image: z.string(),
  availability,
  deliveryDays: whole.nullable(),
  /** Net cents of the vendor's shipping, for the whole basket. */
  shippingFee: cents,
  minQuantitySurcharge: cents,
  vatPercentage: z.number(),
});

export const optimizedVendor = z.object({
  vendorId: whole,
  vendorName: z.string(),
  vendorRating: z.number().nullable(),
  vendorHue: whole,
  isFavorite: z.boolean(),
  addressId: whole,
  goodsCents: cents,
  shippingFee: cents,
  /** The goods value from which the vendor takes nothing for shipping; null: never. */
  freeShippingFromCents: cents.nullable(),
  minQuantitySurcharge: cents,
  /** Cart positions listed one by one, even if the vendor sells several of the same product as one line. */
  cartPositions: z.array(optimizedPosition),
});
export type OptimizedVendor = z.infer<typeof optimizedVendor>;

/** A vendor in whose basket positions lie, whether they can be bought there or not. */
const cartVendor = z.object({
  vendorId: whole,
  vendorName: z.string(),
  vendorHue: whole,
  /** Hidden by the practice: nothing is bought from this vendor. */
  isHidden: z.boolean(),
});
export type CartVendor = z.infer<typeof cartVendor>;

const unavailablePosition = z.object({
  positionId: whole,
  productTitle: z.string(),
  names: bilingual,
});

/** Only in this combination somebody sells it: it is out of the sums before, and in those after. */
const addedPosition = unavailablePosition.extend({
  vendorId: whole,
  vendorName: z.string(),
  /** Net cents of its share of the line. */
  lineCents: cents,
});

/** An offer that was left out because its vendor sells larger quantities only: "2 more would allow …". */
const largerOffer = z.object({
  positionId: whole,
  vendorId: whole,
  vendorName: z.string(),
  missingQuantity: whole,
  unitPriceCents: cents,
});

export const optimizedCart = z.object({
  /** The baskets after the optimization. */
  vendors: z.array(optimizedVendor),
  cartPriceDetail: z.object({
    before: cartTotals,
    after: cartTotals,
    /** Net; negative where preferring favourites costs more, or where more is bought than before (`added`). */
    savingCents: cents,
    savingPercent: whole,
    /** True: no combination is cheaper. False: none is cheaper than `boundCents`. */
    isProven: z.boolean(),
    boundCents: cents,
  }),
  /** The cart as it is now, in the same shape, so that both can be drawn side by side. */
  current: z.array(optimizedVendor),
  moves: z.array(z.object({ positionId: whole, fromVendorId: whole, toVendorId: whole })),
  /** Every vendor that the cart's positions lie with: `fromVendorId` may be one that `current` has not. */
  cartVendors: z.array(cartVendor),
  unavailable: z.array(unavailablePosition),
  added: z.array(addedPosition),
  larger: z.array(largerOffer),
  debug: z.object({ nodes: whole, cpuMs: z.number() }).optional(),
});
export type OptimizedCart = z.infer<typeof optimizedCart>;

/** A line of the streamed answer while it is solved; the last line is the usual envelope. */
export const optimizerProgress = z.object({ cost: cents, bound: cents, gap: z.number() });
export type OptimizerProgress = z.infer<typeof optimizerProgress>;

nameSchemas({
  ControlParameters: controlParameters,
  SplitParameters: splitParameters,
  OptimizerRules: optimizerRules,
  OptimizedPosition: optimizedPosition,
  OptimizedVendor: optimizedVendor,
  CartVendor: cartVendor,
  UnavailablePosition: unavailablePosition,
  AddedPosition: addedPosition,
  LargerOffer: largerOffer,
  OptimizedCart: optimizedCart,
});

export const optimizerCalls = {
  ...savingCalls,
  optimizeCart: defineCall({
    base: 'marketplace',
    method: 'POST',
    path: 'middleware/basket/optimiser',
    summary: 'The cheapest split; with Accept: application/x-ndjson progress lines come first',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    body: z.object({
      data: z.object({
        addressIds: z.array(id).min(1).max(20),
        controlParameters: controlParameters.prefault({}),
      }),
    }),
    data: optimizedCart,
    errors: ['NOT_FOUND'],
  }),
  applyOptimizedCart: defineCall({
    base: 'marketplace',
    method: 'POST',
    path: 'middleware/apply/basket/optimiser',
    summary:
      'Move the positions as the last result of these parameters says; refused when anything changed since',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    body: z.object({ data: z.object({ addressId: id, controlParameters: controlParameters.prefault({}) }) }),
    data: z.object({ moved: whole, savingCents: cents, undoId: z.uuid() }),
    errors: ['NOT_FOUND', 'OPTIMIZED_CART_OUTDATED'],
  }),
  /** Null: none, or nothing of it lies there any more. */
  getAppliedOptimization: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'cart/optimization/{addressId}',
    summary: 'The optimization that was applied last at an address, with its rules and how to undo it',
    access: 'pro20',
    permission: 'view',
    scopes: ['order'],
    params: z.object({ addressId: pathId }),
    data: z
      .object({
        appliedAt: z.string(),
        savingCents: cents,
        packagesBefore: whole,
        packagesAfter: whole,
        /** For `undoCartChange`; null: the cart has changed since. */
        undoId: z.uuid().nullable(),
        /** Positions that are no longer where they were pinned are left out. */
        rules: optimizerRules,
      })
      .nullable(),
    errors: ['NOT_FOUND'],
  }),
} as const;
