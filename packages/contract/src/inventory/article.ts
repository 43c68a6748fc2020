// An inventory article as it is written and read: the specification's names, limits and defaults.

import { mostDaysOpened } from '@praxora/rules/inventory/opened-package';
import { cleanText } from '@praxora/rules/shared/clean-text';
import { z } from 'zod';
import { day } from '../shared/days.ts';
import { id, version } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { unit } from '../shared/unit.ts';
import { whole } from '../shared/whole.ts';

export const unitToCount = z.enum(['ORDER_UNIT', 'CONSUMPTION_UNIT']);
/** The label placement: package, product (permanent, at the shelf), package contents. */
export const unitToLabel = z.enum(['SALES_UNIT', 'STORAGE_PRODUCT', 'CONSUMABLE_UNIT']);
const vatClass = z.enum(['fullTax', 'reducedTax']);

export const mostAmount = 1_000_000;
/** An amount of stock; far more than any practice has, and safe to multiply by a pack size. */
export const stockAmount = whole.min(0).max(mostAmount);

/** Without a unit it is meant in order units. */
const threshold = z.object({ amount: stockAmount.default(0), unitId: id.optional() });

export const articlePayload = z.object({
  name: lineText.min(1).max(200),
  manufacturerId: id.default(1),
  manufacturerNumber: lineText.max(64).default(''),
  isDangerousGood: z.boolean().default(false),
  labelConfiguration: z
    .object({
      consumptionPerScan: whole.min(1).max(100_000).default(1),
      unitToCount: unitToCount.default('ORDER_UNIT'),
      unitToLabel: unitToLabel.default('SALES_UNIT'),
    })
    .prefault({}),
  packagingInformation: z
    .object({
      consumptionUnitId: id.default(2),
      consumptionUnitCount: whole.min(1).max(100_000).default(1),
      orderUnitId: id.nullish(),
    })
    .prefault({}),
  notificationInformation: z
    .object({
      notificationsEnabled: z.boolean().default(true),
      minimumStock: threshold
        .extend({ amount: whole.min(0, 'MINIMUM_NEGATIVE').max(mostAmount).default(0) })
        .prefault({}),
      warningStock: threshold.nullish(),
      /** Left out beside other thresholds: not set, like the warning stock. */
      idealStock: threshold.nullish(),
    })
    // An article made without a word about thresholds has the specification's.
    .prefault({ idealStock: { amount: 1 } }),
  documentation: z
    .object({
      hasBatchObligation: z.boolean().default(false),
      hasExpiryDateObligation: z.boolean().default(false),
      hasBatchLabel: z.boolean().default(false),
      numberOfBatchLabelPrints: whole.min(0).max(99).default(1),
      /** Days an opened package may be used; null: opening changes nothing. */
      useWithinDays: whole.min(1).max(mostDaysOpened).nullable().default(null),
      /** A removal is asked which treatment it was for. */
      asksReference: z.boolean().default(false),
    })
    .prefault({}),
  discontinuedInventoryArticleInformation: z
    .object({ isInventoryArticleDiscontinued: z.boolean().default(false) })
    .prefault({}),
  costCenterInformation: z.object({ standardCostCenterId: id.nullable().default(null) }).prefault({}),
  storageConfiguration: z.object({ defaultStorageId: id.nullable().default(null) }).prefault({}),
  notes: z.object({ notice: z.string().overwrite(cleanText).max(10_000).default('') }).prefault({}),
  useInventory: z.boolean().default(true),
  vat: vatClass.optional(),
  /** The catalogue product it comes from; left out or null: a third-party (custom) article, or no change. */
  catalogOrigin: z.object({ catalogProductSlug: z.string().min(1).max(200) }).nullish(),
  /** Sent by the web app; must be the practice's own where given. */
  dentalOfficeId: z.uuid().optional(),
  /** On creation: of the stock that is booked in first, where that says none of its own. Afterwards it follows from the stock. */
  earliestExpiryDate: day.nullish(),
});
/** With the defaults filled in. */
export type ArticlePayload = z.output<typeof articlePayload>;
export type ArticleInput = z.input<typeof articlePayload>;

export const stockStatus = z.enum(['minimumStock', 'reOrderPoint', 'inStock', 'hidden']);
export const expiryBand = z.enum(['expired', 'under1Month', 'under3Months', 'over3Months', 'none']);

/** An article as lists show it. Amounts are in its counting unit. */
export const articleListed = z.object({
  id: whole,
  name: z.string(),
  manufacturer: z.string(),
  manufacturerNumber: z.string(),
  picture: z.string(),
  productId: whole,
  /** In no catalogue: the practice's own. */
  isCustom: z.boolean(),
  useInventory: z.boolean(),
  isDiscontinued: z.boolean(),
  isDangerousGood: z.boolean(),
  hasSafetyDataSheet: z.boolean(),
  /** Stock in the storage the list is for, otherwise of the whole article. */
  stock: whole,
  /** Wherever it lies. */
  totalStock: whole,
  /** What of it is blocked; the thresholds measure the rest. */
  blockedStock: whole,
  countingUnit: unit,
  status: stockStatus,
  minimumStock: whole,
  warningStock: whole,
  idealStock: whole,
  earliestExpiryDate: z.string().nullable(),
  expiryBand,
  stockValueCents: whole,
  /** There is stock, but none of it has a known price. A recorded price of 0 counts as known. */
  isValueUnknown: z.boolean(),
  /** Where it lies, most first; the default storage where it lies nowhere. */
  storages: z.array(z.string()),
  costCenter: z.string().nullable(),
  /** Used per month, the last 8, oldest first, the current one last. */
  monthlyUse: z.array(whole),
});
export type ArticleListed = z.infer<typeof articleListed>;

/** An article as its page and form show it: the payload, and what is derived. */
export const articleDetail = articleListed.extend({
  version,
  manufacturerId: whole,
  labelConfiguration: z.object({
    consumptionPerScan: whole,
    unitToCount,
    unitToLabel,
  }),
  packagingInformation: z.object({
    consumptionUnitId: whole,
    consumptionUnitCount: whole,
    orderUnitId: whole,
  }),
  notificationInformation: z.object({
    notificationsEnabled: z.boolean(),
    minimumStock: z.object({ amount: whole, unitId: whole }),
    warningStock: z.object({ amount: whole, unitId: whole }),
    idealStock: z.object({ amount: whole, unitId: whole }),
  }),
  documentation: z.object({
    hasBatchObligation: z.boolean(),
    hasExpiryDateObligation: z.boolean(),
    hasBatchLabel: z.boolean(),
    numberOfBatchLabelPrints: whole,
    useWithinDays: whole.nullable(),
    asksReference: z.boolean(),
  }),
  discontinuedInventoryArticleInformation: z.object({ isInventoryArticleDiscontinued: z.boolean() }),
  costCenterInformation: z.object({ standardCostCenterId: whole.nullable() }),
  storageConfiguration: z.object({ defaultStorageId: whole.nullable() }),
  notes: z.object({ notice: z.string() }),
  vat: vatClass,
  catalogOrigin: z.object({ catalogProductSlug: z.string() }).nullable(),
  dentalOfficeId: z.string(),
  orderUnit: unit,
  consumptionUnit: unit,
  permanentLabelId: z.string().nullable(),
  /** Movements exist: units and label placement are locked while stock exists. */
  hasStock: z.boolean(),
  hasMovements: z.boolean(),
  /** Used in a week: the mean of the last 12 full weeks; null: nothing was used in them. */
  averagePerWeek: z.number().nullable(),
  /** Used per working day, learned from the last 26 weeks; null: nothing was used. */
  usedPerDay: z.number().nullable(),
  /** When stock runs out at that rate. */
  lastsUntil: z.string().nullable(),
});
export type ArticleDetail = z.infer<typeof articleDetail>;

nameSchemas({ ListedArticle: articleListed, Article: articleDetail });
