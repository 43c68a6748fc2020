// After booking the labels of what came are next, where there are any.
import { dueLabelCalls } from '@praxora/contract/inventory/due.calls';
import { useNavigate } from 'react-router';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useFeatures } from '../../account/index.ts';
import { printAfterBooking, usePrintsAtOnce } from './at-once.ts';

export function useLeadToLabels(): (orderId: number) => void {
  const navigate = useNavigate();
  const isOn = useFeatures().data?.activateLabelPrinting === true;
  const isAtOnce = usePrintsAtOnce();
  return (orderId) => {
    if (!isOn) return;
    const here = window.location.pathname;
    // It is booked, whatever becomes of this: what is due is told on the dashboard as well.
    callApi(dueLabelCalls.dueLabels, {}, { skipErrorHandler: true }).then(
      ({ orders }) => {
        const isDue = orders.some((order) => order.orderId === orderId);
        if (!isDue || window.location.pathname !== here) return;
        if (isAtOnce) printAfterBooking(orderId);
        void navigate(pathTo('orderLabels', { orderId }));
      },
      () => undefined,
    );
  };
}
