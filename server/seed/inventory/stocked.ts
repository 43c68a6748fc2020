// An article of a demo practice with its past and its place in the database.
import type { Calendar } from '../calendar.ts';
import { type History, planHistory } from './history.ts';
import type { ArticlePlan } from './plan.ts';

export interface StockedArticle {
  readonly id: number;
  readonly plan: ArticlePlan;
  readonly history: History;
  /** At its re-order point or under its minimum. */
  readonly isLow: boolean;
  readonly packsToIdeal: number;
}

export function stockedArticle(
  id: number,
  plan: ArticlePlan,
  calendar: Calendar,
  seed: string,
): StockedArticle {
  const stock = plan.lots.reduce((sum, { amount }) => sum + amount, 0);
  const [, warning, ideal] = plan.thresholds;
  return {
    id,
    plan,
    history: planHistory(plan, calendar, seed),
    isLow: plan.useInventory && plan.isWatched && stock <= warning,
    packsToIdeal: Math.max(1, Math.ceil((ideal - stock) / plan.perPack)),
  };
}
