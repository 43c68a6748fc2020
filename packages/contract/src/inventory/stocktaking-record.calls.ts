// The record of a count: what was expected and counted, by whom and when, as page, CSV and PDF; and what the permanent inventory
// has still to count this year.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId } from '../shared/ids.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

const recordParams = z.object({ stocktakingId: pathId });

const look = z.object({ name: z.string(), at: z.string(), isDevice: z.boolean(), counted: whole });

const recordLine = z.object({
  stockId: whole,
  articleId: whole,
  articleName: z.string(),
  articleNumber: z.string(),
  picture: z.string(),
  unit: bilingual,
  batchNumber: z.string(),
  expirationDate: z.string().nullable(),
  expected: whole,
  counted: whole,
  difference: whole,
  /** Net, at the price recorded with the goods; null: no price is known. */
  expectedCents: whole.nullable(),
  countedCents: whole.nullable(),
  differenceCents: whole.nullable(),
  /** The batch was not in the list and was added. */
  isFound: z.boolean(),
  /** Oldest first; the last number stands. */
  looks: z.array(look),
});

export const stocktakingRecord = z.object({
  id: whole,
  storageName: z.string(),
  state: z.enum(['booked', 'discarded']),
  startedAt: z.string(),
  finishedAt: z.string(),
  isBlind: z.boolean(),
  isPermanent: z.boolean(),
  /** How many movements it booked. */
  movements: whole,
  expectedCents: whole,
  countedCents: whole,
  /** What was more, and what was less than expected. */
  moreCents: whole,
  lessCents: whole,
  /** Lines without a known price: they count as nothing in the values. */
  unpriced: whole,
  lines: z.array(recordLine),
  counters: z.array(z.object({ name: z.string(), from: z.string(), until: z.string(), lines: whole })),
  /** What happened beside the counting. */
  events: z.array(
    z.object({
      kind: z.enum([
        'started',
        'found',
        'recount',
        'settled',
        'paused',
        'continued',
        'handed-over',
        'revealed',
        'finished',
        'discarded',
      ]),
      at: z.string(),
      name: z.string(),
      colleague: z.string(),
      articleName: z.string(),
      batchNumber: z.string(),
      counted: whole.nullable(),
    }),
  ),
});
export type StocktakingRecord = z.infer<typeof stocktakingRecord>;

nameSchemas({ StocktakingRecord: stocktakingRecord });

export const stocktakingRecordCalls = {
  getStocktakingRecord: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'stocktakings/{stocktakingId}/record',
    summary: 'The record of a finished count',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    params: recordParams,
    data: stocktakingRecord,
    errors: ['NOT_FOUND'],
  }),
  downloadStocktakingRecord: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'stocktakings/{stocktakingId}/record/file',
    summary: 'The record of a finished count: CSV, or PDF with lines for signatures',
    access: 'pro20',
    permission: 'view',
    params: recordParams,
    query: z.object({ format: z.enum(['csv', 'pdf']), language: z.enum(['de', 'en']) }),
    isDownload: true,
    data: z.undefined(),
    errors: ['NOT_FOUND'],
  }),
  listDueCounts: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'stocktakings/due',
    summary: 'Permanent inventory: by storage, the articles not counted in this fiscal year yet',
    access: 'pro20',
    permission: 'view',
    data: z.object({
      /** The fiscal year begins with the month that the settings for the tax adviser name, else with January: "2026", "2026/27". */
      year: z.string(),
      from: z.string(),
      until: z.string(),
      /** Articles with stock, each counted once per storage it is in. */
      total: whole,
      storages: z.array(
        z.object({
          storageId: whole,
          storageName: z.string(),
          /** Articles of it that are due. */
          due: whole,
          /** The ones to count next: the longest not counted first, then the most valuable. */
          articleIds: z.array(whole),
        }),
      ),
    }),
  }),
} as const;
