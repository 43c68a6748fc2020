import type { DatePreset } from '@praxora/rules/shared/date-presets';

/** Common names of the periods. */
export const presetTexts = {
  thisWeek: 'period:preset.thisWeek',
  thisMonth: 'period:preset.thisMonth',
  thisQuarter: 'period:preset.thisQuarter',
  thisYear: 'period:preset.thisYear',
  last7Days: 'period:preset.last7Days',
  last30Days: 'period:preset.last30Days',
  lastWeek: 'period:preset.lastWeek',
  lastMonth: 'period:preset.lastMonth',
  last3Months: 'period:preset.last3Months',
  last6Months: 'period:preset.last6Months',
  lastYear: 'period:preset.lastYear',
  allTime: 'period:preset.allTime',
} as const satisfies Record<DatePreset, string>;
