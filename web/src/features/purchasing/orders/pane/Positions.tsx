// The positions: to book in while goods can come, with their prices behind a button; to read otherwise.
import { UnstyledButton } from '@mantine/core';
import type { Order } from '@praxora/contract/purchasing/order';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReceivingSlot } from '../../../../domain/purchasing/index.ts';
import classes from './Positions.module.css';
import { PositionsTable } from './PositionsTable.tsx';

interface PositionsProps {
  order: Order;
  /** Content after the positions; the booking comes below everything. */
  children?: ReactNode;
}

export function Positions({ order, children }: PositionsProps) {
  const Receiving = use(ReceivingSlot);
  if (!Receiving) throw new Error('The orders are shown without the feature that receives their goods');
  return (
    <Receiving order={order} positions={<PositionsTable order={order} />} prices={<Prices order={order} />}>
      {children}
    </Receiving>
  );
}

function Prices({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <UnstyledButton
        className={`${classes.toggle} inline-row gap-6 c-primary fz-row fw-560 mih-32 phone-thumb hover-td-underline`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown size={17} stroke={1.8} aria-hidden />
        {t('table.withPrices')}
      </UnstyledButton>
      <div className={`${classes.prices} mt-8`} data-open={isOpen || undefined}>
        <PositionsTable order={order} />
      </div>
    </div>
  );
}
