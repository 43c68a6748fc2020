import type { Order } from '@praxora/contract/purchasing/order';
import { canRate } from '@praxora/rules/purchasing/order-states';
import { useTranslation } from 'react-i18next';
import { Totals } from '../../../../domain/purchasing/index.ts';
import { AddressCard } from './AddressCard.tsx';
import { Card } from './Card.tsx';
import { History } from './History.tsx';
import classes from './OrderContents.module.css';
import { OrderHead } from './OrderHead.tsx';
import { Positions } from './Positions.tsx';
import { RatingCard } from './RatingCard.tsx';
import { Receipts } from './Receipts.tsx';
import { StateNotice } from './StateNotice.tsx';

interface OrderContentsProps {
  order: Order;
  isAlone: boolean;
}

export function OrderContents({ order, isAlone }: OrderContentsProps) {
  const { t } = useTranslation('orders');
  return (
    <article className="column gap-16" aria-label={t('head.label', { number: order.orderNumber })}>
      <OrderHead order={order} isAlone={isAlone} />
      <StateNotice order={order} />
      <Receipts order={order} />
      <Positions order={order}>
        <div className={`${classes.columns} items-start grid gap-16`}>
          <div className={`${classes.column} column gap-16 min-w-0`}>
            {canRate(order.state) && <RatingCard key={order.id} order={order} />}
            <History order={order} />
          </div>
          <div className={`${classes.column} column gap-16 min-w-0`}>
            <Card title={t('totals.title')}>
              <Totals totals={order} />
            </Card>
            <AddressCard order={order} />
            {order.message !== '' && (
              <Card title={t('message.title')}>
                <p className="fz-row anywhere pre-wrap">{order.message}</p>
              </Card>
            )}
          </div>
        </div>
      </Positions>
    </article>
  );
}
