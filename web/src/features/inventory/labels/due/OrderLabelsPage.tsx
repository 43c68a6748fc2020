// The labels of what came with an order. Booking leads here whenever labels are due.
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useOrder } from '../../../../domain/purchasing/index.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { BookedBar } from './BookedBar.tsx';
import { LabelsPage } from './LabelsPage.tsx';

export function OrderLabelsPage() {
  const { t } = useTranslation(['labels', 'routes']);
  const orderId = Number(useParams().orderId);
  const { data: order } = useOrder(Number.isSafeInteger(orderId) ? orderId : null);
  const receipt = order?.receipts.filter(({ kind }) => kind === 'receipt').at(-1);
  const toOrder = pathTo('order', { orderId });
  return (
    <LabelsPage
      key={orderId}
      source={{ orderId }}
      crumb={[
        { label: t('routes:orders'), to: pathTo('orders') },
        {
          label: order
            ? t('page.order', { vendor: order.vendor.name, number: order.orderNumber })
            : t('routes:order'),
          to: toOrder,
        },
      ]}
      back={toOrder}
    >
      {order && receipt && <BookedBar receipt={receipt} order={order} />}
    </LabelsPage>
  );
}
