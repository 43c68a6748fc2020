// What a basket charges to the budgets of the month.
import type { BudgetCharge } from '@praxora/rules/purchasing/budget';
import type { CheckedBasket } from '../cart/checked.ts';

/** Only what is chosen is ordered. */
export const toCharge = ({ netCents, lines }: CheckedBasket): BudgetCharge => ({
  netCents,
  lines: lines
    .filter(({ checked }) => checked)
    .map((line) => ({ costCenterId: line.item.costCenterId ?? null, netCents: line.netCents })),
});
