// Budgets of the running month: owners set them, cart and checkout show what is left of them.
import type { Budget, budgetCalls } from '@praxora/contract/purchasing/budgets.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { type BudgetCharge, chargedCents, exceedsBudget } from '@praxora/rules/purchasing/budget';
import { startOfMonth } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import { Refusal } from '../../../platform/errors.ts';
import { recordActivity } from '../../account/index.ts';
import * as repository from './budgets.repository.ts';

export const listBudgets = ({ tx, now }: Pick<UserContext, 'tx' | 'now'>): Promise<Budget[]> =>
  repository.listBudgets(tx, startOfMonth(calendarDay(now())));

export async function saveBudget(
  context: UserContext,
  { costCenterId, monthlyCents, needsApproval }: BodyOf<typeof budgetCalls.saveBudget>,
): Promise<Budget[]> {
  const { tx } = context;
  const costCenter = costCenterId === null ? null : await repository.holdCostCenter(tx, costCenterId);
  if (costCenterId !== null && costCenter === null) throw new Refusal('NOT_FOUND');
  // Also before there is a row to lock: what the log says was before was before.
  await lockInPractice(tx, 'budgets');
  const before = await repository.findBudget(tx, costCenterId);
  if (monthlyCents === null) await repository.deleteBudget(tx, costCenterId);
  else await repository.saveBudget(tx, costCenterId, monthlyCents, needsApproval);
  const changes = [
    { field: 'monthlyBudgetCents' as const, before: before?.monthlyCents ?? null, after: monthlyCents },
    {
      field: 'budgetNeedsApproval' as const,
      before: before?.needsApproval ?? false,
      after: monthlyCents !== null && needsApproval,
    },
  ].filter((change) => change.before !== change.after);
  const activity =
    costCenter === null
      ? ({ action: 'budget.changed', subject: { type: 'account', id: null, name: '' } } as const)
      : ({
          action: 'costCenter.budgetChanged',
          subject: { type: 'costCenter', id: costCenterId, name: `${costCenter.number} ${costCenter.name}` },
        } as const);
  if (changes.length > 0) await recordActivity(context, { ...activity, changes });
  return listBudgets(context);
}

/** Whether an order exceeds a budget over which orders wait for an approver. */
export async function needsApprovalByBudget(
  context: Pick<UserContext, 'tx' | 'now'>,
  order: BudgetCharge,
): Promise<boolean> {
  return (await listBudgets(context)).some(
    (budget) => budget.needsApproval && exceedsBudget(budget, chargedCents(budget, order)),
  );
}
