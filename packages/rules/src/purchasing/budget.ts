// Budgets of a month: what is left of one, and whether an order exceeds it. Net, by the month of the order.
import type { ApprovalReason } from '../account/approval.ts';

/** Why an order waits for an approver: a limit of the clinic, or a budget over which the practice asks for an approval. */
export type WaitingReason = ApprovalReason | 'budget';

export interface BudgetMonth {
  /** Null: for everything the practice orders. */
  readonly costCenterId: number | null;
  readonly monthlyCents: number;
  /** Received of this month's orders. */
  readonly usedCents: number;
  /** Ordered in this month and still to come, orders that wait for an approval included. */
  readonly orderedCents: number;
}

/** Below 0 where more was ordered. */
export const budgetLeftCents = ({ monthlyCents, usedCents, orderedCents }: BudgetMonth): number =>
  monthlyCents - usedCents - orderedCents;

/** What an order charges to a budget. */
export interface BudgetCharge {
  /** With shipping and surcharge. */
  readonly netCents: number;
  readonly lines: readonly { readonly costCenterId: number | null; readonly netCents: number }[];
}

/** The whole order, or its lines of the cost center; shipping and surcharge belong to none. */
export const chargedCents = (
  { costCenterId }: Pick<BudgetMonth, 'costCenterId'>,
  order: BudgetCharge,
): number =>
  costCenterId === null
    ? order.netCents
    : order.lines.reduce((sum, line) => sum + (line.costCenterId === costCenterId ? line.netCents : 0), 0);

/** Exactly the budget passes. A budget that the order charges nothing to is not exceeded by it. */
export function exceedsBudget(budget: BudgetMonth, addedCents: number): boolean {
  return addedCents > 0 && addedCents > budgetLeftCents(budget);
}

interface ApprovalBudget extends BudgetMonth {
  /** An order that exceeds it waits for an approver. */
  readonly needsApproval: boolean;
}

/** Whether each of several orders waits because of a budget, when those that wait for nobody are placed first. */
export function waitForBudgets(
  budgets: readonly ApprovalBudget[],
  orders: readonly (BudgetCharge & { readonly isWaiting: boolean })[],
): boolean[] {
  const strict = budgets
    .filter(({ needsApproval }) => needsApproval)
    .map((budget) => ({ budget, placedCents: 0 }));
  return orders.map((order) => {
    if (order.isWaiting) return false;
    const isOver = strict.some(({ budget, placedCents }) => {
      const cents = chargedCents(budget, order);
      return cents > 0 && exceedsBudget(budget, placedCents + cents);
    });
    if (!isOver) for (const one of strict) one.placedCents += chargedCents(one.budget, order);
    return isOver;
  });
}
