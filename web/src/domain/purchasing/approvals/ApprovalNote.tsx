// From which sum on somebody approves, and who: said before anything is ordered.
import type { WaitingReason } from '@praxora/rules/purchasing/budget';
import { IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import marks from '../../../ui/marks/ToneMark.module.css';
import type { CheckedBasket } from '../cart/checked.ts';
import { useApprovalLimit } from './approval.ts';

/** Note on approvals; renders nothing if the practice does not use them. */
export function ApprovalNote({ baskets }: { baskets: readonly CheckedBasket[] }) {
  const { t } = useTranslation('approvals');
  const limit = useApprovalLimit();
  if (limit === null) return null;
  const { approvers, monthLimitCents } = limit;
  const amount = formatMoney(limit.limitCents);
  const waiting = [...limit.reasons(baskets).keys()];
  return (
    <p className="row gap-10 items-top quiet fz-note lh-145 p-0-8">
      <IconUserCheck className="flex-none mt-1" size={18} stroke={1.6} aria-hidden />
      <span>
        {limit.isApprover ? t('limit.own', { limit: amount }) : t('limit.note', { limit: amount, approvers })}{' '}
        {!limit.isApprover && monthLimitCents !== null && (
          <>
            {t('limit.month', {
              limit: formatMoney(monthLimitCents),
              ordered: formatMoney(limit.orderedThisMonthCents),
            })}{' '}
          </>
        )}
        {waiting.length > 0 && (
          <strong className="c-ink fw-560">
            {t('limit.concerns', { vendors: waiting.map(({ basket }) => basket.vendor.name).join(', ') })}
          </strong>
        )}
      </span>
    </p>
  );
}

interface WaitsForApprovalProps {
  basket: CheckedBasket;
  /** The baskets that are ordered with it, which count for the limit of the month. */
  among: readonly CheckedBasket[];
}

/** On the basket that will wait, with the limit it exceeds. */
export function WaitsForApproval({ basket, among }: WaitsForApprovalProps) {
  const reason = useApprovalLimit()?.reasons(among).get(basket);
  return reason ? <ApprovalMark reason={reason} /> : null;
}

const waitingTexts = {
  order: 'limit.waits',
  month: 'limit.waitsMonth',
  budget: 'limit.waitsBudget',
} as const satisfies Record<WaitingReason, unknown>;

export function ApprovalMark({ reason }: { reason: WaitingReason }) {
  const { t } = useTranslation('approvals');
  return (
    <span className={marks.mark} data-tone="hid" data-pill>
      <IconUserCheck size={15} stroke={1.7} aria-hidden />
      {t(waitingTexts[reason])}
    </span>
  );
}
