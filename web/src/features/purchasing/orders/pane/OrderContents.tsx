import { Button } from '@mantine/core';
import type { Address } from '@praxora/contract/account/addresses.calls';
import type { Order } from '@praxora/contract/purchasing/order';
import { canRate } from '@praxora/rules/purchasing/order-states';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isInOutbox, LazyEarlierVersions, Totals } from '../../../../domain/purchasing/index.ts';
import { Permitted } from '../../../../ui/permission/Permitted.tsx';
import { Card } from './Card.tsx';
import { History } from './History.tsx';
import classes from './OrderContents.module.css';
import { OrderHead } from './OrderHead.tsx';
import { Positions } from './Positions.tsx';

function AddressCard({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  return (
    <Card title={t('address.title')}>
      <div className="grid gap-12">
        <Lines label={t('address.delivery')} address={order.deliveryAddress} />
        <Lines label={t('address.billing')} address={order.billingAddress} />
      </div>
    </Card>
  );
}

function Lines({ label, address }: { label: string; address: Address }) {
  const person = [address.firstName, address.lastName].filter((name) => name !== '').join(' ');
  const lines = [address.companyName, person, address.street, `${address.postcode} ${address.location}`];
  return (
    <div className="column fz-note lh-145 anywhere">
      <span className="quiet fz-caption">{label}</span>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </div>
  );
}

/** Seldom looked at before the goods came: until then it is fetched when it is asked for. */
function InvoicesOfOrder({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [isOpen, setIsOpen] = useState(order.receipts.length > 0);
  return isOpen ? (
    <Suspense fallback={null}>
      <OrderInvoices order={order} />
    </Suspense>
  ) : (
    <Card title={t('invoices.title')}>
      <Button size="xs" onClick={() => setIsOpen(true)}>
        {t('invoices.show')}
      </Button>
    </Card>
  );
}

/** An invoice often comes before the goods. */
const isWithVendor: ReadonlySet<Order['state']> = new Set([
  'ordered',
  'open',
  'partially-received',
  'fully-received',
]);

/** Each is fetched with the first order that has it: of one that was just sent there is none. */
const StateNotice = lazy(() => import('./StateNotice.tsx').then((m) => ({ default: m.StateNotice })));
const Receipts = lazy(() => import('./Receipts.tsx').then((m) => ({ default: m.Receipts })));
const OrderInvoices = lazy(() => import('./OrderInvoices.tsx').then((m) => ({ default: m.OrderInvoices })));
const RatingCard = lazy(() => import('./RatingCard.tsx').then((m) => ({ default: m.RatingCard })));

/** Something must be known or done before goods can come. */
const hasNotice = (order: Order): boolean =>
  ['pending-approval', 'rejected', 'transmitting'].includes(order.state) || isInOutbox(order);

interface OrderContentsProps {
  order: Order;
  isAlone: boolean;
}

export function OrderContents({ order, isAlone }: OrderContentsProps) {
  const { t } = useTranslation('orders');
  return (
    <article className="column gap-16" aria-label={t('head.label', { number: order.orderNumber })}>
      <OrderHead order={order} isAlone={isAlone} />
      {hasNotice(order) && (
        <Suspense fallback={null}>
          <StateNotice order={order} />
        </Suspense>
      )}
      <LazyEarlierVersions order={order} />
      {order.receipts.length > 0 && (
        <Suspense fallback={null}>
          <Receipts order={order} />
        </Suspense>
      )}
      <Positions order={order}>
        <div className={`${classes.columns} items-start grid gap-16`}>
          <div className={`${classes.column} column gap-16 min-w-0`}>
            {canRate(order.state) && (
              <Suspense fallback={null}>
                <Permitted permission="order">
                  <RatingCard key={order.id} order={order} />
                </Permitted>
              </Suspense>
            )}
            {(order.receipts.length > 0 || isWithVendor.has(order.state)) && (
              <Permitted permission="reports">
                <InvoicesOfOrder key={order.id} order={order} />
              </Permitted>
            )}
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
