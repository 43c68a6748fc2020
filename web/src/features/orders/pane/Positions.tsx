// The positions: to book in while goods can come, with their prices behind a button; to read otherwise.
import { UnstyledButton } from '@mantine/core';
import type { Order } from '@praxora/contract/orders/order';
import { canReceive } from '@praxora/rules/order-states';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBooked } from '../receiving/booked.ts';
import { ReceiptBooked } from '../receiving/ReceiptBooked.tsx';
import { ReceivePanel } from '../receiving/ReceivePanel.tsx';
import classes from './Positions.module.css';
import { PositionsTable } from './PositionsTable.tsx';

interface PositionsProps {
  order: Order;
  /** What follows them; a booking stands below everything. */
  children?: ReactNode;
}

export function Positions({ order, children }: PositionsProps) {
  const booked = useBooked(order.id);
  if (booked) {
    return (
      <>
        <ReceiptBooked order={order} booked={booked} />
        <PositionsTable order={order} />
        {children}
      </>
    );
  }
  if (!canReceive(order.state)) {
    return (
      <>
        <PositionsTable order={order} />
        {children}
      </>
    );
  }
  return (
    <ReceivePanel order={order}>
      <Prices order={order} />
      {children}
    </ReceivePanel>
  );
}

function Prices({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <UnstyledButton className={classes.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconChevronDown size={17} stroke={1.8} aria-hidden />
        {t('table.withPrices')}
      </UnstyledButton>
      <div className={classes.prices} data-open={isOpen || undefined}>
        <PositionsTable order={order} />
      </div>
    </div>
  );
}
