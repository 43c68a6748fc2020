// The replays of several articles taken together.
import type { ThresholdSuggestion } from '@praxora/contract/inventory/thresholds.calls';

export interface Replayed {
  /** Days on which one of the articles was missing. */
  readonly outDays: number;
  readonly averageCents: number;
  /** Stock value by week. */
  readonly valueCents: readonly number[];
  /** Whether one of them was missing in the week. */
  readonly isOut: readonly boolean[];
}

export const toAverage = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** `weeks` are the Mondays of the weeks replayed. */
export function replayTogether(
  suggestions: readonly ThresholdSuggestion[],
  way: 'present' | 'suggested',
  weeks: readonly string[],
): Replayed {
  const replays = suggestions.map(({ replay }) => replay[way]);
  const valueCents = weeks.map((_, week) =>
    replays.reduce((sum, { valueCents: own }) => sum + (own[week] ?? 0), 0),
  );
  const days = replays.flatMap(({ outDays }) => outDays);
  return {
    outDays: days.length,
    averageCents: Math.round(toAverage(valueCents)),
    valueCents,
    isOut: weeks.map((week, index) => {
      const next = weeks[index + 1] ?? '9999';
      return days.some((day) => day >= week && day < next);
    }),
  };
}
