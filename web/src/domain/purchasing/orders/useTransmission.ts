// Gives an order to its vendor once more, or notes that it was given by hand.
import type { Order } from '@praxora/contract/purchasing/order';
import { orderCalls } from '@praxora/contract/purchasing/orders.calls';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useOrderChange } from './queries.ts';

export function useTransmission({ id: orderId }: Pick<Order, 'id'>) {
  const { t } = useTranslation('orders');
  return {
    sendAgain: useOrderChange({
      call: () => callApi(orderCalls.sendAgain, { params: { orderId } }),
      success: () => t('notice.sentAgain'),
    }),
    markSent: useOrderChange({
      call: () => callApi(orderCalls.markSent, { params: { orderId } }),
      success: () => t('notice.markedSent'),
    }),
  };
}
