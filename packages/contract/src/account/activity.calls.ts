// Reads the activity log: owners see all entries of the practice, everybody else only their own.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { day } from '../shared/days.ts';
import { flag } from '../shared/flag.ts';
import { pathId } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import {
  type ActivityAction,
  type ActivityField,
  activityActions,
  activityAreas,
  activityFields,
} from './activity.ts';
import { activitySubjects } from './activity-subjects.ts';

export const authorKinds = ['user', 'device', 'token', 'operator', 'job'] as const;

const author = z.object({
  kind: z.enum(authorKinds),
  /** Id of the user, the device or the API token. */
  id: whole.nullable(),
  /** Name of the user, the device or the API token today; the name of an operator's command or of a job. */
  name: z.string(),
});
export type ActivityAuthor = z.infer<typeof author>;

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

const field = z.enum(Object.keys(activityFields) as [ActivityField, ...ActivityField[]]);

const activityEntry = z.object({
  id: whole,
  at: z.iso.datetime(),
  author: author.extend({
    /** The user's computer at that time. */
    client: z.object({ kind: z.string(), system: z.string() }).nullable(),
    /** The login that the change was made with; null for devices, API tokens and programs. */
    session: z
      .object({
        loggedInAt: z.iso.datetime(),
        hasSecondStep: z.boolean(),
        /** Changes that were made with it in all, without logins and refused attempts. */
        changes: whole,
      })
      .nullable(),
  }),
  action: z.enum(Object.keys(activityActions) as [ActivityAction, ...ActivityAction[]]),
  area: z.enum(activityAreas),
  subject: z.object({
    type: z.enum(activitySubjects),
    id: z.string().nullable(),
    /** The name of a thing at that time, the name of a person today. */
    name: z.string(),
  }),
  /** Ids of users stand as the names of these users. */
  changes: z.array(z.object({ field, before: value, after: value })),
  isRefused: z.boolean(),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

nameSchemas({ ActivityEntry: activityEntry });

export const activityFilters = {
  userId: pathId.optional(),
  deviceId: pathId.optional(),
  apiTokenId: pathId.optional(),
  area: z.enum(activityAreas).optional(),
  from: day.optional(),
  to: day.optional(),
  subjectType: z.enum(activitySubjects).optional(),
  subjectId: lineText.min(1).max(100).optional(),
  /** Refused attempts only. */
  refused: flag.optional(),
  /** Part of the subject's name. */
  text: lineText.trim().max(100).optional(),
};

/** A period that ends before it begins, and an id without the kind of thing it belongs to. */
export function refuseContradictions(
  { from, to, subjectType, subjectId }: Partial<z.infer<z.ZodObject<typeof activityFilters>>>,
  context: z.RefinementCtx,
): void {
  if (from !== undefined && to !== undefined && from > to)
    context.addIssue({ code: 'custom', path: ['to'], message: 'PERIOD_BACKWARDS' });
  if (subjectId !== undefined && subjectType === undefined)
    context.addIssue({ code: 'custom', path: ['subjectType'], message: 'REQUIRED_FIELD' });
}

const mostEntries = 200;
const mostLatest = 20;

export const activityCalls = {
  listActivity: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'activity',
    summary:
      'Entries of the activity log, newest first. Owners see those of the practice, everybody else only their own',
    access: 'pro20',
    permission: 'view',
    query: z
      .object({
        ...activityFilters,
        /** `next` of the page before. */
        cursor: z
          .string()
          .regex(/^\d{1,17}-\d{1,15}$/)
          .optional(),
        limit: z.coerce.number().int().min(1).max(mostEntries).default(50),
      })
      .superRefine(refuseContradictions),
    data: z.object({
      entries: z.array(activityEntry),
      /** Null: there are no older entries. */
      next: z.string().nullable(),
      /** Entries that match all filters. */
      total: whole,
      /** Entries of each area that match the other filters. */
      areas: z.record(z.enum(activityAreas), whole),
      /** Authors of entries that match the other filters, those with most entries first. */
      authors: z.array(author.extend({ count: whole })),
      /**
       * Text is looked for in the newest entries of the period only; older ones than this were left out. Null: in all of the
       * period.
       */
      searchedSince: z.iso.datetime().nullable(),
      /** Entries that match all filters, for each day of the page. */
      days: z.array(z.object({ day: z.iso.date(), count: whole })),
    }),
  }),
  listLatestChanges: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'activity/latest',
    summary:
      'The newest changes of one subject or area, without logins and refused attempts. Owners see those of the practice, everybody else only their own',
    access: 'pro20',
    permission: 'view',
    query: z
      .object({
        area: activityFilters.area,
        subjectType: activityFilters.subjectType,
        subjectId: activityFilters.subjectId,
        limit: z.coerce.number().int().min(1).max(mostLatest).default(5),
      })
      .superRefine(refuseContradictions),
    data: z.array(activityEntry),
  }),
} as const;
