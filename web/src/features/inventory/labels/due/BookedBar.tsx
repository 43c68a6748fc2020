// Bar about the receipt booked a moment ago, with a link to it and an undo.
import { Button, Group } from '@mantine/core';
import type { Order, Receipt } from '@praxora/contract/purchasing/order';
import { canReceive } from '@praxora/rules/purchasing/order-states';
import { IconArrowBackUp, IconCircleCheckFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { canTakeBack, LazyTakeBackDialog } from '../../../../domain/purchasing/index.ts';
import { formatDateTime, formatNumber } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/paths.ts';
import classes from './BookedBar.module.css';

export function BookedBar({ receipt, order }: { receipt: Receipt; order: Order }) {
  const { t } = useTranslation('labels');
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const stored = receipt.lines.filter(({ stockId, isTakenBack }) => stockId !== null && !isTakenBack);
  const units = stored.reduce((sum, { quantity }) => sum + quantity, 0);
  const lots = new Set(stored.map(({ stockId }) => stockId)).size;
  const isOpen = canReceive(order.state);
  const open = order.positions.reduce(
    (sum, { quantity, received }) => sum + Math.max(0, quantity - received),
    0,
  );
  const toOrder = pathTo('order', { orderId: order.id });
  return (
    <section
      className={`${classes.bar} wrap gap-8-12 items-center bg-ok-soft bdrs-12 mb-20 p-10-16`}
      aria-label={t('booked.label')}
    >
      <IconCircleCheckFilled size={20} aria-hidden />
      <p className={`${classes.words} quiet fz-note`}>
        <b className="c-ink fw-600">
          {t(isOpen ? 'booked.part' : 'booked.whole', { at: formatDateTime(receipt.bookedAt) })}
        </b>{' '}
        {t('booked.units', { count: units, number: formatNumber(units, 0) })}{' '}
        {t('booked.lots', { count: lots, number: formatNumber(lots, 0) })}{' '}
        {isOpen && open > 0 && t('booked.open', { count: open, number: formatNumber(open, 0) })}
      </p>
      <Group gap="4px 12px" align="stretch">
        <Button component={Link} to={toOrder} variant="subtle" size="compact-sm">
          {t('booked.receipt')}
        </Button>
        {canTakeBack(receipt) && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => setAsked(true)}
          >
            {t('booked.takeBack')}
          </Button>
        )}
      </Group>
      {isAsked && (
        <LazyTakeBackDialog
          receiptId={receipt.id}
          onClose={() => setAsked(false)}
          onDone={() => void navigate(toOrder)}
        />
      )}
    </section>
  );
}
