// The clinic that a practice belongs to, as the admin service tells it.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';

export const clinicId = lineText.min(1).max(100);

export const clinicCalls = {
  /** Null: the practice is not known to the service, and sees nothing of approvals. */
  findClinic: defineCall({
    base: 'services',
    method: 'GET',
    path: 'admin/praxora_user/clinic',
    summary: 'The clinic with its limit and approvers',
    access: 'pro20',
    permission: 'view',
    query: z.object({ clinicId }),
    data: z
      .object({
        clinicId: z.string(),
        spendingLimitCents: whole,
        /** For all orders of one buyer in a calendar month; null: there is no such limit. */
        monthLimitCents: whole.nullable(),
        /** Value of the asking user's orders of the running month that counts against it. */
        orderedThisMonthCents: whole,
        /** Users who decide today: approvers and their substitutes. */
        approvers: z.array(z.object({ id: whole, name: z.string() })),
        /** Whether the asking user decides. */
        isApprover: z.boolean(),
      })
      .nullable(),
  }),
} as const;
