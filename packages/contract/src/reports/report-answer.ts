// Common parts of all report answers: the days they cover, and the groups of their figures.
import { z } from 'zod';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

export const cents = whole;
export const count = whole;

/** Period of a report, both ends included; null for an open end. */
export const reportSpan = z.object({ from: z.string().nullable(), to: z.string().nullable() });

/** Step of a chart's points: days, or months by their first day. */
export const seriesStep = z.enum(['day', 'month']);

/** Key of a group. To open the group, repeat the query with its id as a filter, or with the days of its month. */
export const groupKey = z.object({
  /** Id of the vendor, category, cost center or storage; null for a month and for the group without one. */
  id: whole.nullable(),
  /** Its first day. */
  month: z.string().nullable(),
  /** Null: of a month, or what belongs to none. */
  name: bilingual.nullable(),
  /** A vendor’s colour. */
  hue: whole.nullable(),
});
export type GroupKey = z.infer<typeof groupKey>;

/** Null while the practice uses none, or where none was noted. */
export const reportCostCenter = z.object({ id: whole, number: z.string(), name: z.string() }).nullable();

nameSchemas({ ReportSpan: reportSpan });
