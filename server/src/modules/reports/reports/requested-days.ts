// First step of every report: its days, the days of the comparison, and the check that everything it is filtered by is
// the practice's own.
import {
  type Comparison,
  reportSpan,
  type SeriesStep,
  seriesStep,
  spanCompared,
} from '@praxora/rules/reports/report-period';
import type { DatePreset, DaySpan } from '@praxora/rules/shared/date-presets';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { ReportCategories } from './conditions.ts';
import { areAllKnown, type SelectedIds } from './selected-ids.repository.ts';

/** Also what writes a report in the background has. */
export type ReportContext = Pick<UserContext, 'tx' | 'now'>;

interface Wish extends Omit<SelectedIds, 'categories'> {
  readonly categoryIds?: ReportCategories | undefined;
}

/** Ids of others are as unknown as those that never were. */
export async function refuseForeign({ tx }: Pick<UserContext, 'tx'>, wish: Wish): Promise<void> {
  const { categoryIds, ...lists } = wish;
  if (!(await areAllKnown(tx, { ...lists, categories: categoryIds?.ids }))) throw new Refusal('NOT_FOUND');
}

interface DaysWish {
  readonly preset?: DatePreset | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly compare?: Comparison;
}

export interface RequestedDays {
  readonly span: DaySpan;
  readonly spanBefore: DaySpan | null;
  readonly step: SeriesStep;
  readonly today: string;
}

export function toRequestedDays({ now }: Pick<UserContext, 'now'>, wish: DaysWish): RequestedDays {
  const today = calendarDay(now());
  const span = reportSpan(wish, today);
  return {
    span,
    spanBefore: spanCompared(wish.compare ?? 'none', wish, span, today),
    step: seriesStep(span, today),
    today,
  };
}
