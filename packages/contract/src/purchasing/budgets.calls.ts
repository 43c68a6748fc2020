// Budgets of the running month: for the practice as a whole, and for cost centers.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

const mostBudgetCents = 100_000_000_00;

export const budget = z.object({
  /** Null: for everything the practice orders. */
  costCenterId: whole.nullable(),
  monthlyCents: whole,
  /** An order that exceeds it waits for an approver, where the practice has any. */
  needsApproval: z.boolean(),
  /** Net of this month's orders that was received; shipping and surcharge count for the practice only. */
  usedCents: whole,
  /** Net of this month's orders that is still to come, orders that wait for an approval included. */
  orderedCents: whole,
});
export type Budget = z.infer<typeof budget>;

nameSchemas({ Budget: budget });

export const budgetCalls = {
  listBudgets: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'budgets',
    summary:
      'Budgets with what was used and ordered of them in the running month, the one of the practice first',
    access: 'pro20',
    permission: 'view',
    data: z.array(budget),
  }),
  saveBudget: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'budgets',
    summary: 'Set the monthly budget of the practice or of a cost center, or take it away',
    access: 'pro20',
    permission: 'manageAccount',
    body: z.object({
      costCenterId: id.nullable(),
      /** Null: none. */
      monthlyCents: whole.min(1).max(mostBudgetCents).nullable(),
      needsApproval: z.boolean().default(false),
    }),
    data: z.array(budget),
    errors: ['NOT_FOUND'],
  }),
} as const;
