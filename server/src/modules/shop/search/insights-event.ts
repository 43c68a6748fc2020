// Analytics events as the clients send them: everything about them is checked before it is kept.
import { z } from 'zod';
import { queryIdForm } from './query-id.ts';

const mostEvents = 1000;
const mostObjects = 20;
const mostFilters = 10;
const fourDays = 4 * 86_400_000;
const aMinute = 60_000;

const userToken = z
  .string({ error: 'is required' })
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'must have 1 to 64 letters, digits, underscores or hyphens');
const queryId = z.string().regex(queryIdForm, 'is not the id of a query');
/** Printable ASCII, as the provider wants it. */
const name = z
  .string({ error: 'is required' })
  .regex(/^[\x20-\x7e]{1,64}$/, 'must have 1 to 64 printable characters');
const amount = z.coerce.number({ error: 'must be an amount' }).min(0).max(100_000_000);
const quantity = z.coerce.number().int().min(1).max(1_000_000);

const event = z
  .object({
    eventType: z.enum(['click', 'conversion', 'view'], { error: 'must be click, conversion or view' }),
    eventSubtype: z.enum(['addToCart', 'purchase'], { error: 'must be addToCart or purchase' }).optional(),
    eventName: name,
    index: name,
    objectIDs: z
      .array(z.string().regex(/^[^\p{Cc}\p{Cs}]{1,512}$/u, 'must have 1 to 512 characters'))
      .min(1)
      .max(mostObjects, `must name at most ${mostObjects} objects`)
      .optional(),
    filters: z.array(z.string().min(1).max(512)).min(1).max(mostFilters).optional(),
    positions: z.array(z.number().int().min(1).max(1_000_000)).optional(),
    queryID: queryId.optional(),
    objectData: z
      .array(
        z.object({
          queryID: queryId.optional(),
          price: amount.optional(),
          discount: amount.optional(),
          quantity: quantity.optional(),
        }),
      )
      .max(mostObjects)
      .optional(),
    currency: z.literal('EUR', { error: 'must be EUR' }).optional(),
    value: amount.optional(),
    userToken,
    authenticatedUserToken: userToken.optional(),
    timestamp: z.number().int().optional(),
  })
  .superRefine((given, context) => {
    const wrong = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const { objectIDs, positions, objectData } = given;
    if ((objectIDs === undefined) === (given.filters === undefined))
      wrong('objectIDs', 'or filters must be given, and not both');
    if (given.eventSubtype !== undefined && given.eventType !== 'conversion')
      wrong('eventSubtype', 'belongs to conversions only');
    if (positions !== undefined) {
      if (given.queryID === undefined) wrong('positions', 'need a queryID');
      if (positions.length !== objectIDs?.length) wrong('positions', 'must be as many as objectIDs');
    }
    if (given.eventType === 'click' && given.queryID !== undefined && objectIDs && positions === undefined)
      wrong('positions', 'are required for a click with a queryID');
    if (objectData !== undefined && objectData.length !== objectIDs?.length)
      wrong('objectData', 'must be as many as objectIDs');
    const isPriced = given.value !== undefined || objectData?.some(({ price }) => price !== undefined);
    if (isPriced && given.currency === undefined) wrong('currency', 'is required with prices');
  });
export type InsightsEvent = z.infer<typeof event>;

const batch = z.object({
  events: z
    .array(event, { error: 'must be a list' })
    .min(1, 'must not be empty')
    .max(mostEvents, `must be at most ${mostEvents}`),
});

/** The events, or the first thing wrong with them. */
export function readEvents(body: unknown, now: Date): InsightsEvent[] | string {
  const read = batch.safeParse(body);
  if (!read.success) {
    const [issue] = read.error.issues;
    return `${issue?.path.join('.') || 'The body'} ${issue?.message}`;
  }
  const { events } = read.data;
  const late = events.findIndex(({ timestamp }) => timestamp !== undefined && !isRecent(timestamp, now));
  return late < 0 ? events : `events.${late}.timestamp must lie within the last four days`;
}

/** Clocks differ a little. */
const isRecent = (timestamp: number, now: Date): boolean =>
  timestamp > now.getTime() - fourDays && timestamp < now.getTime() + aMinute;

/** An event as stored, with the column names of its table. */
export interface StoredEvent {
  readonly event_type: string;
  readonly event_subtype: string | null;
  readonly event_name: string;
  readonly index_name: string;
  readonly object_ids: readonly string[];
  readonly positions: readonly number[] | null;
  readonly query_id: string | null;
  readonly user_token: string;
  readonly currency: string | null;
  readonly value_cents: number | null;
}

export const stored = (given: InsightsEvent): StoredEvent => ({
  event_type: given.eventType,
  event_subtype: given.eventSubtype ?? null,
  event_name: given.eventName,
  index_name: given.index,
  object_ids: given.objectIDs ?? [],
  positions: given.positions ?? null,
  query_id: given.queryID ?? given.objectData?.find(({ queryID }) => queryID !== undefined)?.queryID ?? null,
  user_token: given.userToken,
  currency: given.currency ?? null,
  value_cents: valueCents(given),
});

/** The value that the event names, else the sum of its objects. */
function valueCents({ value, objectData }: InsightsEvent): number | null {
  if (value !== undefined) return Math.round(value * 100);
  if (!objectData?.some(({ price }) => price !== undefined)) return null;
  return objectData.reduce(
    (sum, { price = 0, quantity: count = 1 }) => sum + Math.round(price * 100) * count,
    0,
  );
}
