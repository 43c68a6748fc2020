// All orders together, and the one decision of the page.
import { Button, Loader } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { cartTotals } from '@praxora/rules/pricing';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ApprovalNote } from '../../domain/approvals/ApprovalNote.tsx';
import { Totals } from '../../domain/orders/Totals.tsx';
import { formatMoney } from '../../lib/format.ts';
import { onPhone } from '../../styles/breakpoints.ts';
import { OrderBar } from '../../ui/page/OrderBar.tsx';
import type { Entry } from './entries.ts';
import classes from './Summary.module.css';

interface SummaryProps {
  entries: readonly Entry[];
  isRunning: boolean;
  canOrder: boolean;
  onOrder: () => void;
}

export function Summary({ entries, isRunning, canOrder, onOrder }: SummaryProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const isPhone = useMediaQuery(onPhone, undefined, { getInitialValueInEffect: false });
  const placed = entries.filter(({ attempt }) => attempt?.state === 'ordered');
  const open = entries.filter(({ attempt }) => attempt?.state !== 'ordered');
  // While orders are being placed the sum stands still.
  const summed = isRunning ? entries : open;
  const count = open.filter(({ canBeOrdered }) => canBeOrdered).length;
  const totals = cartTotals(summed.map(({ shown }) => shown));
  const order = (
    <Button
      fullWidth={!isPhone}
      size="md"
      className={classes.order}
      disabled={isRunning || !canOrder || count === 0}
      leftSection={isRunning ? <Loader size={16} aria-hidden /> : null}
      onClick={onOrder}
    >
      {isRunning
        ? t('summary.running', { number: Math.min(placed.length + 1, entries.length), of: entries.length })
        : t('summary.order', { count })}
    </Button>
  );
  return (
    <>
      <section className={classes.panel} aria-labelledby="checkout-summary" data-order-side>
        <h2 id="checkout-summary">{t('summary.title', { count: entries.length })}</h2>
        <ul className={classes.orders}>
          {entries.map(({ vendorId, shown, attempt }) => (
            <li key={vendorId}>
              <span className={classes.vendor}>
                {attempt?.state === 'ordered' && (
                  <IconCircleCheckFilled
                    size={15}
                    className={classes.done}
                    aria-label={t('summary.ordered')}
                  />
                )}
                {attempt?.state === 'sending' && <Loader size={13} aria-hidden />}
                {shown.basket.vendor.name}
              </span>
              <span className="px-num">{formatMoney(shown.netCents)}</span>
            </li>
          ))}
        </ul>
        {placed.length > 0 && !isRunning && (
          <p className={classes.partly} role="status">
            {t('summary.partly', { count: placed.length })}
          </p>
        )}
        <Totals totals={totals} isWhole />
        <div className={classes.approval}>
          <ApprovalNote baskets={open.map(({ shown }) => shown)} />
        </div>
        {!isPhone && order}
        <p className={classes.small}>{t('summary.byInvoice')}</p>
      </section>
      {isPhone && (
        <OrderBar label={t('common:totals.gross')} cents={totals.grossCents}>
          {order}
        </OrderBar>
      )}
    </>
  );
}
