// Summary of all orders, with the page's decisions.
import { Loader } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { cartTotals } from '@praxora/rules/vendors/pricing';
import { IconCircleCheckFilled, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  ApprovalNote,
  type CheckedBasket,
  LazyBudgetBars,
  Totals,
  useApprovalLimit,
} from '../../../domain/purchasing/index.ts';
import { VendorMonogram } from '../../../domain/vendors/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { onPhone } from '../../../styles/breakpoints.ts';
import { OrderBar } from '../../../ui/page/OrderBar.tsx';
import {
  ApprovalButton,
  type DecisionProps,
  ForApproval,
  OrderButton,
  WithoutApproval,
} from './Decisions.tsx';
import { type Entry, isOrdered, openBaskets } from './entries.ts';
import classes from './Summary.module.css';

export function Summary(props: DecisionProps) {
  const { entries, isRunning } = props;
  const { t } = useTranslation(['checkout', 'common']);
  const isPhone = useMediaQuery(onPhone, undefined, { getInitialValueInEffect: false });
  const limit = useApprovalLimit();
  const placed = entries.filter(isOrdered);
  const open = entries.filter((entry) => !isOrdered(entry));
  const reasons = limit?.reasons(openBaskets(entries)) ?? new Map();
  const waiting = entries.filter((entry) => waitsForApproval(entry, reasons));
  const direct = entries.filter((entry) => !waiting.includes(entry));
  const isLeft = (some: readonly Entry[]) => some.some((entry) => open.includes(entry));
  // While orders are being placed the sum stands still.
  const totals = cartTotals((isRunning ? entries : open).map(({ shown }) => shown));
  const hasDirect = isLeft(direct);
  const hasWaiting = limit !== null && isLeft(waiting);
  const orders = { ...props, entries: direct, isWide: true };
  const approvals = { ...props, entries: waiting, isWide: true };
  return (
    <>
      <section
        className={`${classes.panel} below-desk-static column gap-12 sticky`}
        aria-labelledby="checkout-summary"
      >
        <div className="bd-line bdrs-16 p-20">
          <h2 id="checkout-summary" className="fz-lead">
            {t('summary.title', { count: entries.length })}
          </h2>
          <OrderSums entries={entries} waiting={waiting} />
          {placed.length > 0 && !isRunning && (
            <p className="bg-ok-soft bdrs-8 c-ok fz-note mb-10 p-8-12" role="status">
              {t('summary.partly', { count: placed.length })}
            </p>
          )}
          <Totals totals={totals} isWhole />
        </div>
        <div className={`${classes.decisions} bd-line bdrs-16 overflow-hidden`}>
          {hasDirect && (
            <div className={`${classes.decision} column gap-12 p-14-20`}>
              {hasWaiting && <WithoutApproval entries={direct} />}
              {!isPhone && <OrderButton {...orders} />}
            </div>
          )}
          {hasWaiting && (
            <div className={`${classes.decision} column gap-12 p-14-20`} data-approval>
              <ForApproval entries={waiting} limit={limit} />
              {(!isPhone || hasDirect) && <ApprovalButton {...approvals} isSecond={hasDirect} />}
            </div>
          )}
          {!hasWaiting && (
            <div className={classes.approval}>
              <ApprovalNote baskets={open.map(({ shown }) => shown)} />
            </div>
          )}
        </div>
        {!isRunning && <LazyBudgetBars baskets={open.map(({ shown }) => shown)} />}
        <p className={classes.small}>{t('summary.byInvoice')}</p>
      </section>
      {isPhone && (
        <OrderBar
          label={t('common:totals.gross')}
          cents={cartTotals((hasDirect ? direct : waiting).map(({ shown }) => shown)).grossCents}
        >
          {hasDirect ? (
            <OrderButton {...orders} isWide={false} />
          ) : (
            <ApprovalButton {...approvals} isWide={false} isSecond={false} />
          )}
        </OrderBar>
      )}
    </>
  );
}

/** An order that was sent has its own state; for the rest the rule of the checkout decides. */
function waitsForApproval({ attempt, shown }: Entry, reasons: ReadonlyMap<CheckedBasket, unknown>): boolean {
  if (attempt?.state === 'ordered') return attempt.order.state === 'pending-approval';
  return reasons.has(shown);
}

interface OrderSumsProps {
  entries: readonly Entry[];
  /** Those that need an approval. */
  waiting: readonly Entry[];
}

function OrderSums({ entries, waiting }: OrderSumsProps) {
  return (
    <ul className="line-bottom fz-row no-marks m-12-0-10 p-0-0-10">
      {entries.map((entry) => (
        <li className="row gap-12 spread p-3-0" key={entry.vendorId}>
          <OrderSum entry={entry} isWaiting={waiting.includes(entry)} />
        </li>
      ))}
    </ul>
  );
}

function OrderSum({ entry: { shown, attempt }, isWaiting }: { entry: Entry; isWaiting: boolean }) {
  const { t } = useTranslation(['checkout', 'approvals']);
  const { vendor } = shown.basket;
  return (
    <>
      <span className="row gap-8 min-w-0 anywhere">
        <VendorMonogram name={vendor.name} hue={vendor.hue} size={22} />
        {vendor.name}
        {attempt?.state === 'ordered' && (
          <IconCircleCheckFilled size={15} className="c-ok flex-none" aria-label={t('summary.ordered')} />
        )}
        {attempt?.state === 'sending' && <Loader size={13} aria-hidden />}
        {isWaiting && attempt === undefined && (
          <IconUserCheck size={15} className="c-warn flex-none" aria-label={t('approvals:limit.waits')} />
        )}
      </span>
      <span className="px-num">{formatMoney(shown.netCents)}</span>
    </>
  );
}
