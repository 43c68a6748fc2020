// Most practices set no budgets: the part is fetched where there is one.
import { lazy, Suspense } from 'react';
import type { BudgetBarsProps } from './BudgetBars.tsx';
import { useBudgets } from './queries.ts';

const BudgetBars = lazy(() => import('./BudgetBars.tsx').then((m) => ({ default: m.BudgetBars })));

export function LazyBudgetBars(props: BudgetBarsProps) {
  const { data: budgets = [] } = useBudgets();
  if (budgets.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <BudgetBars {...props} />
    </Suspense>
  );
}
