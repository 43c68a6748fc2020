// The parts a report is grouped by: how each is named in the address, and how its rows are asked for. Pure.
import type { GroupKey } from '@praxora/contract/reports/report-answer';
import type { Grouping } from '@praxora/rules/reports/report-list';
import { addDays, addMonths } from '@praxora/rules/shared/calendar';
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import type { ReportQuery } from './query.ts';

const filterOf = {
  vendor: 'vendorIds',
  category: 'categoryIds',
  costCenter: 'costCenterIds',
  storage: 'storageIds',
} as const satisfies Record<Exclude<Grouping, 'month'>, string>;

export const toGroupKey = ({ id, month }: Pick<GroupKey, 'id' | 'month'>): string =>
  `g:${month ?? id ?? 'none'}`;

/** The days of a month that lie in the period. */
export function monthWithin(month: string, { from, to }: DaySpan): { from: string; to: string } {
  const last = addDays(addMonths(month, 1), -1);
  return {
    from: from !== null && from > month ? from : month,
    to: to !== null && to < last ? to : last,
  };
}

/** Null: what belongs to none cannot be asked for by itself. */
export function queryOfGroup(
  group: Pick<GroupKey, 'id' | 'month'>,
  groupBy: Grouping,
  { query, span }: { query: ReportQuery; span: DaySpan },
): ReportQuery | null {
  const { groupBy: _, preset, compare: __, ...others } = query;
  const days: ReportQuery = preset === undefined ? {} : { preset };
  if (groupBy === 'month')
    return group.month === null ? null : { ...others, ...monthWithin(group.month, span) };
  if (group.id !== null) return { ...others, ...days, [filterOf[groupBy]]: String(group.id) };
  return groupBy === 'category' ? { ...others, ...days, categoryIds: 'none' } : null;
}
