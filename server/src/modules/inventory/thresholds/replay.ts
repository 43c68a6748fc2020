// The last 26 weeks of an article, once with its present thresholds and once with those that would have been suggested
// week by week, each from what was known before.
import type { ThresholdSuggestion } from '@praxora/contract/inventory/thresholds.calls';
import type { ArticleThresholds } from '@praxora/rules/inventory/article';
import { targetStock } from '@praxora/rules/inventory/order-amount';
import { suggestThresholds } from '@praxora/rules/inventory/suggested-thresholds';
import { type Replay, type ReplayResult, replayThresholds } from '@praxora/rules/inventory/threshold-replay';
import { type ArticleUse, estimateBefore, type PastWeeks } from '../estimates/estimates.service.ts';
import { type Deliveries, deliveryDays, deliveryTimeBefore, type PastDays } from './past.ts';

export interface ReplayedArticle {
  readonly present: ArticleThresholds;
  readonly use: ArticleUse;
  readonly deliveries: Deliveries;
  readonly past: PastDays;
  readonly unitsPerOrderUnit: number;
  /** Price of one counting unit. */
  readonly unitCents: number;
}

export function replayArticle(article: ReplayedArticle, weeks: PastWeeks): ThresholdSuggestion['replay'] {
  const common = {
    days: article.past.days,
    unitsPerOrderUnit: article.unitsPerOrderUnit,
    deliveries: deliveryDays(article.deliveries),
  };
  const first = article.past.days[0]?.week ?? '';
  // Both runs start filled up: the actual stock on the first day says nothing about the thresholds.
  const run = (thresholdsIn: Replay['thresholdsIn']) =>
    valued(
      replayThresholds({ ...common, firstStock: targetStock(thresholdsIn(first)), thresholdsIn }),
      article.unitCents,
    );
  return { present: run(() => article.present), suggested: run(suggestedIn(article, weeks)) };
}

/** No peeking: a week's thresholds come of the weeks and deliveries before it. Until something is known the present ones stay. */
function suggestedIn(
  { present, use, deliveries }: ReplayedArticle,
  weeks: PastWeeks,
): Replay['thresholdsIn'] {
  const known = new Map<string, ArticleThresholds>();
  return (week) => {
    const found = known.get(week) ?? suggestedBefore(week);
    known.set(week, found);
    return found;
  };
  function suggestedBefore(week: string): ArticleThresholds {
    const estimate = estimateBefore(use, weeks, weeks.weeks.indexOf(week));
    const { slowest } = deliveryTimeBefore(deliveries, week);
    return (estimate && suggestThresholds(estimate, slowest)) ?? present;
  }
}

const daysOfWeek = 7;

function valued({ stocks, outDays }: ReplayResult, unitCents: number) {
  const valueCents: number[] = [];
  for (let at = 0; at < stocks.length; at += daysOfWeek) {
    const week = stocks.slice(at, at + daysOfWeek);
    const average = week.reduce((sum, stock) => sum + stock, 0) / week.length;
    valueCents.push(Math.round(average * unitCents));
  }
  return { outDays: [...outDays], valueCents };
}
