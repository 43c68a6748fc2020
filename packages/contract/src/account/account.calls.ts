// The practice's own account: its data, and what the head of its pages tells.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { version } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';

const accountFields = z.object({
  practiceName: lineText.min(1).max(120),
  /** Whom vendors ask for; empty: whoever placed the order. */
  contactPerson: lineText.max(120),
});

const account = z.object({
  practiceName: z.string(),
  contactPerson: z.string(),
  country: z.string(),
  /** The account's main e-mail address; changed by support only. */
  email: z.string(),
  version,
});
export type Account = z.infer<typeof account>;

nameSchemas({ Account: account });

export const accountCalls = {
  getAccount: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'account',
    summary: 'Practice name, contact person, country and main e-mail address',
    access: 'pro20',
    permission: 'view',
    data: account,
  }),
  updateAccount: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'account',
    summary: 'Change practice name and contact person; new orders name them',
    access: 'pro20',
    permission: 'manageAccount',
    body: accountFields.extend({ version: version.optional() }),
    data: account,
    errors: ['CHANGED_MEANWHILE'],
  }),
  /** For the head of the account's pages. */
  accountCounts: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'account/counts',
    summary: 'What lies behind the tabs of the account, and since when the practice is a customer',
    access: 'pro20',
    permission: 'view',
    data: z.object({
      customerSince: z.iso.date(),
      /** Billing and shipping addresses together. */
      addresses: whole,
      users: whole,
      costCenters: whole,
    }),
  }),
} as const;
