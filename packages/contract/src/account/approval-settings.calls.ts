// Settings of a clinic's approvals, changed by its approvers: the limits, who approves, and who substitutes whom.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { day } from '../shared/days.ts';
import { id, version } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

/** No order can be worth more than 10 million euros. */
const mostLimitCents = 1_000_000_000;
const limit = whole.min(0).max(mostLimitCents);

const limits = z.object({
  /** An order above it waits for an approver. */
  spendingLimitCents: limit,
  /** Orders of one buyer beyond it wait until the calendar month ends; null: there is no such limit. */
  monthLimitCents: limit.nullable(),
});

const period = { from: day.nullable().default(null), until: day.nullable().default(null) };

const substitute = z
  .object({ userId: id, ...period })
  .refine(({ from, until }) => from === null || until === null || from <= until, {
    path: ['until'],
    error: 'PERIOD_BACKWARDS',
  });

const approvers = z
  .array(z.object({ userId: id, substitute: substitute.nullable().default(null) }))
  .max(200)
  .refine((list) => new Set(list.map(({ userId }) => userId)).size === list.length);

const person = z.object({ id: whole, name: z.string(), isActive: z.boolean() });

const approvalSettings = limits.extend({
  approvers: z.array(
    person.extend({
      substitute: z
        .object({ ...person.shape, from: z.string().nullable(), until: z.string().nullable() })
        .nullable(),
    }),
  ),
  /** Active users who may become approvers or substitutes. */
  candidates: z.array(z.object({ id: whole, name: z.string() })),
  /** Whether the asking user is an approver. A substitute decides on orders, but changes no settings. */
  canChange: z.boolean(),
  version,
});
export type ApprovalSettings = z.infer<typeof approvalSettings>;

nameSchemas({ ApprovalSettings: approvalSettings });

export const approvalSettingCalls = {
  getApprovalSettings: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'approvals/settings',
    summary: 'Limits, approvers and substitutes of the clinic',
    access: 'pro20',
    permission: 'approve',
    data: approvalSettings,
    errors: ['NOT_FOUND'],
  }),
  changeApprovalSettings: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'approvals/settings',
    summary: 'Change limits, approvers and substitutes; for approvers only, the others get an email',
    access: 'pro20',
    permission: 'approve',
    body: limits.extend({ approvers, version: version.optional() }),
    data: approvalSettings,
    errors: [
      'NOT_FOUND',
      'APPROVER_NEEDED',
      'LAST_APPROVER',
      'READER_APPROVES',
      'SUBSTITUTE_UNABLE',
      'CHANGED_MEANWHILE',
    ],
  }),
} as const;
