// Budgets of a month, for the practice and for its cost centers. Owners set them, everybody sees them.
import type { Budget } from '@praxora/contract/purchasing/budgets.calls';
import { useTranslation } from 'react-i18next';
import section from '../../../domain/account/account/AccountSection.module.css';
import { AccountHead } from '../../../domain/account/index.ts';
import { useCostCenters } from '../../../domain/inventory/index.ts';
import { useBudgets } from '../../../domain/purchasing/index.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { BudgetRow } from './BudgetRow.tsx';

export function BudgetsPage() {
  const { t } = useTranslation('budgets');
  const { data: budgets, isError, refetch } = useBudgets();
  const costCenters = useCostCenters();
  const canChange = usePermission('manageAccount');
  if (!isError && (!budgets || !costCenters)) return <PageSkeleton />;
  const rows = [
    { costCenterId: null, name: t('practice') },
    ...(costCenters ?? [])
      .filter(({ id, isActive }) => isActive || findBudget(budgets, id))
      .map(({ id, number, name }) => ({ costCenterId: id, name: `${number} ${name}` })),
  ];
  return (
    <>
      <AccountHead current="budgets" />
      <h2 className="fz-lead m-24-0-4">{t('title')}</h2>
      <p className={`${section.lead} quiet m-0-0-20`}>{canChange ? t('lead') : t('ownersOnly')}</p>
      {!budgets ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()}>
          {t('failedText')}
        </ErrorState>
      ) : (
        <ul className="plain-list column gap-14 maw-1080 pb-32">
          {rows.map(({ costCenterId, name }) => {
            const budget = findBudget(budgets, costCenterId);
            return (
              <BudgetRow
                // Saved values replace what stands in the fields.
                key={`${costCenterId} ${budget?.monthlyCents} ${budget?.needsApproval}`}
                costCenterId={costCenterId}
                name={name}
                budget={budget}
                canChange={canChange}
              />
            );
          })}
        </ul>
      )}
    </>
  );
}

const findBudget = (budgets: readonly Budget[] | undefined, costCenterId: number | null) =>
  budgets?.find((budget) => budget.costCenterId === costCenterId);
