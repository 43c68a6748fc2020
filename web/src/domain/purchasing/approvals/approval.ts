// Which orders of a cart will have to wait for an approver, by the rule that the checkout goes by.

import type { Budget } from '@praxora/contract/purchasing/budgets.calls';
import { approvalReasons, type OrderValues } from '@praxora/rules/account/approval';
import { type WaitingReason, waitForBudgets } from '@praxora/rules/purchasing/budget';
import { vendorsNetCents } from '@praxora/rules/vendors/agreed-price';
import { useLanguage } from '../../../lib/i18n.ts';
import { type Clinic, useClinic } from '../../account/index.ts';
import { toCharge } from '../budgets/charge.ts';
import { useBudgets } from '../budgets/queries.ts';
import type { CheckedBasket } from '../cart/checked.ts';

export const toOrderValues = ({ basket, lines, netCents }: CheckedBasket): OrderValues => ({
  netCents,
  vendorsNetCents: vendorsNetCents(
    lines.map(({ item, checked }) => ({ ...item, checked })),
    basket.conditions,
  ),
});

export interface ApprovalLimit {
  readonly limitCents: number;
  /** For all orders of one buyer in a calendar month; null: there is no such limit. */
  readonly monthLimitCents: number | null;
  /** Value of the user's orders of this month. */
  readonly orderedThisMonthCents: number;
  /** "Dr. Sommer or Dr. Winter": one of them is enough. */
  readonly approvers: string;
  /** Whether the user is one of them: their own orders wait for nobody. */
  readonly isApprover: boolean;
  /** The baskets that wait, each with the limit it exceeds, when the others are ordered first. */
  readonly reasons: (baskets: readonly CheckedBasket[]) => ReadonlyMap<CheckedBasket, WaitingReason>;
}

/** Null: the approval service does not know the practice, or nobody knows yet; nothing is said then. */
export function useApprovalLimit(): ApprovalLimit | null {
  const clinic = useClinic() ?? null;
  const language = useLanguage();
  const { data: budgets = [] } = useBudgets();
  return clinic && limitOf(clinic, budgets, language);
}

function limitOf(clinic: Clinic, budgets: readonly Budget[], language: string): ApprovalLimit {
  const names = new Intl.ListFormat(language, { type: 'disjunction' });
  return {
    limitCents: clinic.spendingLimitCents,
    monthLimitCents: clinic.monthLimitCents,
    orderedThisMonthCents: clinic.orderedThisMonthCents,
    approvers: names.format(clinic.approvers.map(({ name }) => name)),
    isApprover: clinic.isApprover,
    reasons: (baskets) => {
      const filled = baskets.filter(({ checkedCount }) => checkedCount > 0);
      const reasons = approvalReasons(clinic, filled.map(toOrderValues), clinic.orderedThisMonthCents);
      const charges = filled.map((basket, index) => ({
        ...toCharge(basket),
        isWaiting: reasons[index] !== null,
      }));
      const isOver = clinic.isApprover ? [] : waitForBudgets(budgets, charges);
      return new Map(
        filled.flatMap((basket, index) => {
          const reason: WaitingReason | null = reasons[index] ?? (isOver[index] ? 'budget' : null);
          return reason ? [[basket, reason] as const] : [];
        }),
      );
    },
  };
}
