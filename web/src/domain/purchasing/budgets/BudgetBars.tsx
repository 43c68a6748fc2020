// What is left of this month's budgets with the cart: of the practice, and of the cost centers the cart is charged to.
import type { Budget } from '@praxora/contract/purchasing/budgets.calls';
import { budgetLeftCents, chargedCents, exceedsBudget } from '@praxora/rules/purchasing/budget';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { useClinic } from '../../account/index.ts';
import { useCostCenters } from '../../inventory/index.ts';
import type { CheckedBasket } from '../cart/checked.ts';
import { BudgetBar } from './BudgetBar.tsx';
import { toCharge } from './charge.ts';
import { useBudgets } from './queries.ts';

export interface BudgetBarsProps {
  baskets: readonly CheckedBasket[];
}

export function BudgetBars({ baskets }: BudgetBarsProps) {
  const { t } = useTranslation('budgets');
  const { data: budgets = [] } = useBudgets();
  const charges = baskets.map(toCharge);
  const shown = budgets
    .map((budget) => ({
      budget,
      cartCents: charges.reduce((sum, charge) => sum + chargedCents(budget, charge), 0),
    }))
    .filter(({ budget, cartCents }) => budget.costCenterId === null || cartCents > 0);
  if (shown.length === 0) return null;
  return (
    <section className="panel p-18 bg-sheet column gap-14" aria-label={t('title')}>
      {shown.map(({ budget, cartCents }) => (
        <OneBudget key={budget.costCenterId ?? 0} budget={budget} cartCents={cartCents} />
      ))}
    </section>
  );
}

function OneBudget({ budget, cartCents }: { budget: Budget; cartCents: number }) {
  const { t } = useTranslation('budgets');
  const costCenter = useCostCenters()?.find(({ id }) => id === budget.costCenterId);
  const clinic = useClinic();
  const isOver = exceedsBudget(budget, cartCents);
  const leftCents = budgetLeftCents(budget) - cartCents;
  const waits = budget.needsApproval && Boolean(clinic) && !clinic?.isApprover;
  return (
    <div>
      <p className="row gap-10 spread fz-note">
        <b className="fw-560 anywhere">
          {costCenter ? `${costCenter.number} ${costCenter.name}` : t('practice')}
        </b>
        <span className="px-num nowrap">{formatMoney(budget.monthlyCents)}</span>
      </p>
      <BudgetBar budget={budget} cartCents={cartCents} />
      <p className="quiet fz-caption">
        {t('facts', {
          used: formatMoney(budget.usedCents),
          ordered: formatMoney(budget.orderedCents),
          cart: formatMoney(cartCents),
        })}
      </p>
      {leftCents >= 0 ? (
        <p className="fz-note fw-560">{t('left', { left: formatMoney(leftCents) })}</p>
      ) : (
        <p className="row gap-6 c-warn fz-note fw-560" role={isOver ? 'status' : undefined}>
          <IconAlertTriangle className="flex-none" size={16} stroke={1.8} aria-hidden />
          <span>
            {t('over', { over: formatMoney(-leftCents) })} {isOver && waits && t('waits')}
          </span>
        </p>
      )}
    </div>
  );
}
