// How far an order is, by icon and word. `open` is `ordered` for people: confirmed by the vendor or not, it is under way.
import type { OrderListed } from '@praxora/contract/orders/orders.calls';
import {
  IconCheck,
  IconCircleX,
  IconHourglassHigh,
  IconPackage,
  IconSend,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './OrderState.module.css';

const kinds = {
  'pending-approval': { label: 'state.pendingApproval', icon: IconHourglassHigh, tone: 'warn' },
  transmitting: { label: 'state.transmitting', icon: IconSend, tone: 'quiet' },
  ordered: { label: 'state.ordered', icon: IconTruckDelivery, tone: 'primary' },
  open: { label: 'state.ordered', icon: IconTruckDelivery, tone: 'primary' },
  'partially-received': { label: 'state.partiallyReceived', icon: IconPackage, tone: 'warn' },
  'fully-received': { label: 'state.closed', icon: IconCheck, tone: 'ok' },
  rejected: { label: 'state.rejected', icon: IconCircleX, tone: 'min' },
  cancelled: { label: 'state.cancelled', icon: IconCircleX, tone: 'quiet' },
} as const satisfies Record<OrderListed['state'], unknown>;

export function OrderState({ state }: Pick<OrderListed, 'state'>) {
  const { t } = useTranslation('orders');
  const { label, icon: Icon, tone } = kinds[state];
  return (
    <span className={classes.state} data-tone={tone}>
      <Icon size={16} stroke={1.8} aria-hidden />
      {t(label)}
    </span>
  );
}
