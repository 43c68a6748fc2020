// Values of the form of the approval settings.
import type {
  ApprovalSettings,
  approvalSettingCalls,
} from '@praxora/contract/account/approval-settings.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { type NumberEntry, toNumber } from '@praxora/rules/shared/number-entry';

export interface ApproverValues {
  readonly userId: number;
  readonly substitute: {
    readonly userId: number;
    readonly from: string | null;
    readonly until: string | null;
  } | null;
}

/** Amounts in euros, as they are typed. */
export interface ApprovalValues {
  spendingLimit: NumberEntry;
  monthLimit: NumberEntry;
  approvers: readonly ApproverValues[];
}

export const toApprovalValues = (settings: ApprovalSettings): ApprovalValues => ({
  spendingLimit: settings.spendingLimitCents / 100,
  monthLimit: settings.monthLimitCents === null ? null : settings.monthLimitCents / 100,
  approvers: settings.approvers.map(({ id, substitute }) => ({
    userId: id,
    substitute: substitute && { userId: substitute.id, from: substitute.from, until: substitute.until },
  })),
});

const toCents = (euros: NumberEntry): number | null => {
  const amount = toNumber(euros);
  return amount === null ? null : Math.round(amount * 100);
};

export const toApprovalBody = (values: ApprovalValues) => ({
  spendingLimitCents: toCents(values.spendingLimit),
  monthLimitCents: toCents(values.monthLimit),
  approvers: values.approvers,
});
export type ApprovalBody = BodyOf<typeof approvalSettingCalls.changeApprovalSettings>;

export const isSameSettings = (one: ApprovalValues, other: ApprovalValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
