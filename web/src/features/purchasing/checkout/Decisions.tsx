// The decisions of the review: what can go to the vendors is ordered, what is above the limit is sent to an approver.
import { Button, Loader } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ApprovalLimit } from '../../../domain/purchasing/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { Dimmed } from '../../../ui/permission/Dimmed.tsx';
import classes from './Decisions.module.css';
import { type Entry, isOrdered } from './entries.ts';

export interface DecisionProps {
  /** Baskets the decision is about, ordered or not. */
  entries: readonly Entry[];
  isRunning: boolean;
  canOrder: boolean;
  onOrder: (entries: readonly Entry[]) => void;
}

const openOnes = (entries: readonly Entry[]) => entries.filter((entry) => !isOrdered(entry));
const grossSum = (entries: readonly Entry[]) =>
  formatMoney(entries.reduce((sum, { shown }) => sum + shown.grossCents, 0));
const isSending = ({ attempt }: Entry): boolean => attempt?.state === 'sending';

export function OrderButton({ entries, isRunning, ...rest }: DecisionProps & { isWide: boolean }) {
  const { t } = useTranslation('checkout');
  const count = openOnes(entries).filter(({ canBeOrdered }) => canBeOrdered).length;
  return (
    <DecisionButton entries={entries} isRunning={isRunning} {...rest}>
      {isRunning && entries.some(isSending)
        ? t('summary.running', { number: entries.filter(isOrdered).length + 1, of: entries.length })
        : t('summary.order', { count })}
    </DecisionButton>
  );
}

export function ApprovalButton(props: DecisionProps & { isWide: boolean; isSecond: boolean }) {
  const { t } = useTranslation('checkout');
  return <DecisionButton {...props}>{t('summary.sendForApproval')}</DecisionButton>;
}

interface DecisionButtonProps extends DecisionProps {
  isWide: boolean;
  /** Beside a decision that counts for more. */
  isSecond?: boolean;
  children: string;
}

function DecisionButton({ entries, isRunning, canOrder, onOrder, ...face }: DecisionButtonProps) {
  const open = openOnes(entries);
  const isBusy = isRunning && entries.some(isSending);
  return (
    <Dimmed permission="order">
      <Button
        fullWidth={face.isWide}
        variant={face.isSecond ? 'default' : 'filled'}
        size="md"
        className={`${classes.button} h-auto mih-46 py-8`}
        disabled={isRunning || !canOrder || !open.some(({ canBeOrdered }) => canBeOrdered)}
        leftSection={isBusy ? <Loader size={16} aria-hidden /> : null}
        onClick={() => onOrder(open)}
      >
        {face.children}
      </Button>
    </Dimmed>
  );
}

/** Beside orders that wait: what these cost, and that they wait for nobody. */
export function WithoutApproval({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('checkout');
  const open = openOnes(entries);
  const isByHand = open.some(({ shown }) => shown.basket.vendor.transmission === 'manual');
  return (
    <div className="quiet fz-fact lh-145 pretty">
      <p className={`${classes.sum} row gap-12 c-ink fz-row fw-600 spread`}>
        <span>{isByHand ? t('summary.withoutApproval') : t('summary.atOnce')}</span>
        <span className="px-num">{grossSum(open)}</span>
      </p>
      <p>{t('summary.atOnceFacts', { count: open.length })}</p>
    </div>
  );
}

export function ForApproval({ entries, limit }: { entries: readonly Entry[]; limit: ApprovalLimit }) {
  const { t } = useTranslation(['checkout', 'approvals']);
  const open = openOnes(entries);
  const reasons = new Set(limit.reasons(open.map(({ shown }) => shown)).values());
  const isBudgetOnly = reasons.size === 1 && reasons.has('budget');
  const isMonthOnly = !reasons.has('order') && limit.monthLimitCents !== null;
  return (
    <div className="quiet fz-fact lh-145 pretty">
      <p className={`${classes.sum} row gap-12 c-ink fz-row fw-600 spread`}>
        <span>
          <IconUserCheck size={16} stroke={1.7} aria-hidden />
          {isBudgetOnly
            ? t('summary.overBudget')
            : isMonthOnly
              ? t('summary.overMonthLimit', { limit: formatMoney(limit.monthLimitCents ?? 0) })
              : t('summary.overLimit', { limit: formatMoney(limit.limitCents) })}
        </span>
        <span className="px-num">{grossSum(open)}</span>
      </p>
      {limit.monthLimitCents !== null && (
        <p>
          {t('approvals:limit.month', {
            limit: formatMoney(limit.monthLimitCents),
            ordered: formatMoney(limit.orderedThisMonthCents),
          })}
        </p>
      )}
      <p>
        {t('summary.approvalFacts', {
          count: open.length,
          vendors: open.map(({ shown }) => shown.basket.vendor.name).join(', '),
          approvers: limit.approvers,
        })}
      </p>
    </div>
  );
}
