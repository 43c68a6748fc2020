// What all reports answer alike: which days they cover, and the parts figures are grouped by.
import { z } from 'zod';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

export const cents = whole;
export const count = whole;

/** Both ends included; null: without that end. */
export const reportSpan = z.object({ from: z.string().nullable(), to: z.string().nullable() });

/** What a chart's points stand for: days, or months by their first day. */
export const seriesStep = z.enum(['day', 'month']);

/** One part of a grouping. Opened by asking for the same with its id as a filter, or with its month as days. */
export const groupKey = z.object({
  /** Of the vendor, category, cost center or storage; null: of a month, or what belongs to none. */
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
