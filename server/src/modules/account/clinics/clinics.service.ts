// The clinic a practice belongs to: its spending limit, and what only its approvers may do.
import type { SpendingLimit } from '@praxora/rules/account/approval';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import * as repository from './clinics.repository.ts';

type Asking = Pick<UserContext, 'tx' | 'user' | 'now'>;

export interface OwnClinic extends SpendingLimit {
  readonly clinicId: string;
}

/** As the asking user sees it; null: the approval service does not know the practice. */
export async function ownClinic({ tx, user, now }: Asking): Promise<OwnClinic | null> {
  const row = await repository.findClinic(tx, user.userId, calendarDay(now()));
  return (
    row && {
      clinicId: row.clinic_id,
      spendingLimitCents: row.spending_limit_cents,
      monthLimitCents: row.month_limit_cents,
      // A program decides nothing, whoever gave it its token; nor does a device.
      isApprover: row.is_approver && user.apiTokenId === null && user.device === null,
    }
  );
}

/** Settings that decide how much an order costs are changed by approvers only, where there are approvals. */
export async function refuseOthersThanApprovers(asking: Asking): Promise<void> {
  const clinic = await ownClinic(asking);
  if (clinic !== null && !clinic.isApprover) throw new Refusal('APPROVERS_ONLY');
}

/** Whether the approval service knows the practice. */
export const { hasClinic } = repository;

export const { insertApprover: addApprover, deleteApprover: removeApprover } = repository;
