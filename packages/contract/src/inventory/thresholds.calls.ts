// Suggested thresholds: what use, its spread and the deliveries of the past say, to be accepted or left.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id, pathId, version } from '../shared/ids.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';
import { stockAmount } from './article.ts';

/** Unit the article is counted in. */
const unit = bilingual.extend({ id: whole });

/** In the counting unit; 0: not set. */
const thresholds = z.object({
  minimumStock: whole,
  warningStock: whole,
  idealStock: whole,
});
export type Thresholds = z.infer<typeof thresholds>;

/** Result of the replay, day by day. */
const replayed = z.object({
  /** Working days on which the article was missing. */
  outDays: z.array(z.string()),
  /** Average value of the stock in each of the weeks. */
  valueCents: z.array(whole),
});

const suggestion = z.object({
  articleId: whole,
  version,
  name: z.string(),
  picture: z.string(),
  unit,
  present: thresholds,
  suggested: thresholds,
  /** Used in each of the weeks, the running one last. */
  used: z.array(whole),
  use: z.object({
    perWeek: z.number(),
    /** Standard deviation of a week. */
    spread: z.number(),
    most: whole,
    /** Where the newer weeks differ clearly from the older ones. */
    trend: z.object({ before: z.number(), now: z.number() }).nullable(),
    /** Weeks that were left out, by their Monday. */
    peaks: z.array(z.object({ week: z.string(), used: whole })),
  }),
  /** In working days. */
  delivery: z.object({
    source: z.enum(['receipts', 'offer', 'usual']),
    fastest: whole,
    slowest: whole,
    /** Whose deliveries were seen. */
    vendors: z.array(z.string()),
  }),
  /** Days in the weeks replayed on which nothing was left any more. */
  ranOut: z.array(z.string()),
  /** Stock that will expire before it is used. */
  expiring: z
    .object({
      amount: whole,
      /** In the same batches. */
      of: whole,
      /** The first of them. */
      expirationDate: z.string(),
      valueCents: whole,
    })
    .nullable(),
  replay: z.object({ present: replayed, suggested: replayed }),
  /** A user has hidden the suggestion until use changes. */
  isHidden: z.boolean(),
});
export type ThresholdSuggestion = z.infer<typeof suggestion>;

/** No more are told at once; the weightiest come first. */
export const mostSuggestions = 300;

const expiringBatch = z.object({
  stockId: whole,
  articleId: whole,
  articleName: z.string(),
  picture: z.string(),
  unit,
  storageName: z.string(),
  batchNumber: z.string(),
  expirationDate: z.string(),
  /** Amount that will be left, and the amount there is now; counting units. */
  amount: whole,
  of: whole,
  /** Value of the amount that will be left; null if its price was not recorded. */
  valueCents: whole.nullable(),
  usedPerWeek: z.number(),
});
export type ExpiringBatch = z.infer<typeof expiringBatch>;

/** Without a unit it is meant in the counting unit. */
const amount = z.object({ amount: stockAmount, unitId: id.optional() });
const storedAmount = z.object({ amount: whole, unitId: whole });

nameSchemas({ ThresholdSuggestion: suggestion, ExpiringBatch: expiringBatch });

export const thresholdCalls = {
  listSuggestions: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'thresholds',
    summary: 'Suggested thresholds of articles that are watched, where they differ from those set',
    access: 'pro20',
    permission: 'view',
    data: z.object({
      suggestions: z.array(suggestion),
      /** With those that are not told. */
      total: whole,
      /** Watched articles whose thresholds fit already. */
      fitting: whole,
      /** Watched articles that too little is known of. */
      unknown: whole,
      /** Mondays of the weeks shown and replayed; the running one, last, is only shown. */
      weeks: z.array(z.object({ week: z.string(), isClosed: z.boolean() })),
      /** Receipts of the last twelve months that delivery times were seen in. */
      deliveries: whole,
    }),
  }),
  setThresholds: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'thresholds',
    summary: 'Set the thresholds of one or many articles: all of them or none',
    access: 'pro20',
    permission: 'editArticles',
    body: z.object({
      articles: z
        .array(
          z.object({
            articleId: id,
            /** Version the values are based on; left out: the present values are replaced regardless. */
            version: version.optional(),
            /** What is left out stays as it is. */
            minimumStock: amount.optional(),
            warningStock: amount.optional(),
            idealStock: amount.optional(),
          }),
        )
        .min(1)
        .max(mostSuggestions),
    }),
    data: z.object({
      articles: z.array(
        z.object({
          articleId: whole,
          version,
          /** Previous thresholds, for undo. */
          previous: z.object({
            minimumStock: storedAmount,
            warningStock: storedAmount,
            idealStock: storedAmount,
          }),
        }),
      ),
    }),
    errors: ['NOT_FOUND', 'ARTICLES_CHANGED_MEANWHILE'],
  }),
  hideSuggestion: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'thresholds/{articleId}/hidden',
    summary: 'Hide the suggestion for an article until its use changes, or show it again',
    access: 'pro20',
    permission: 'editArticles',
    params: z.object({ articleId: pathId }),
    body: z.object({ isHidden: z.boolean() }),
    data: z.object({ isHidden: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  listExpiring: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'thresholds/expiring',
    summary: 'Batches that will expire within a year before they are used, the dearest first',
    access: 'pro20',
    permission: 'view',
    data: z.object({ batches: z.array(expiringBatch), valueCents: whole }),
  }),
} as const;
