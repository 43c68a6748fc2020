// How far an order is, by icon and word. `open` is `ordered` for people: confirmed by the vendor or not, it is under way.
import { isOverdue } from '@praxora/rules/purchasing/order-states';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { OrderState as State } from '@praxora/rules/shared/order-state';
import {
  IconAlertSquareFilled,
  IconCircleCheckFilled,
  IconCircleDot,
  IconCircleHalf2,
  IconCircleMinus,
  IconCircleXFilled,
  IconClockExclamation,
  IconHandClick,
  IconLoader2,
  IconUserQuestion,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.ts';
import classes from '../../../ui/marks/ToneMark.module.css';

const kinds = {
  'pending-approval': { label: 'orderState.pendingApproval', icon: IconUserQuestion, tone: 'hid' },
  transmitting: { label: 'orderState.transmitting', icon: IconLoader2, tone: 'hid' },
  ordered: { label: 'orderState.ordered', icon: IconCircleDot, tone: 'primary' },
  open: { label: 'orderState.ordered', icon: IconCircleDot, tone: 'primary' },
  'partially-received': { label: 'orderState.partiallyReceived', icon: IconCircleHalf2, tone: 'warn' },
  'fully-received': { label: 'orderState.closed', icon: IconCircleCheckFilled, tone: 'ok' },
  rejected: { label: 'orderState.rejected', icon: IconCircleXFilled, tone: 'min' },
  cancelled: { label: 'orderState.cancelled', icon: IconCircleMinus, tone: 'hid' },
} as const satisfies Record<State, unknown>;

const toBeSent = { label: 'orderState.toBeSent', icon: IconHandClick, tone: 'warn' } as const;
const failed = { label: 'orderState.failed', icon: IconAlertSquareFilled, tone: 'min' } as const;

function kindOf({ state, hasFailed, isToBeSent }: OrderStateProps) {
  if (state === 'transmitting' && isToBeSent) return toBeSent;
  if (state === 'transmitting' && hasFailed) return failed;
  return kinds[state];
}

interface OrderStateProps {
  state: State;
  /** It could not be sent, and somebody must look at it. */
  hasFailed?: boolean;
  /** The practice must send the order itself and has not done so yet. */
  isToBeSent?: boolean;
  /** On a ground of its colour, beside a title. */
  pill?: boolean;
}

export function OrderState({ pill = false, ...order }: OrderStateProps) {
  const { t } = useTranslation('common');
  const { label, icon: Icon, tone } = kindOf(order);
  return (
    <span className={classes.mark} data-tone={tone} data-pill={pill || undefined}>
      <Icon size={15} aria-hidden />
      {t(label)}
    </span>
  );
}

interface PromisedOrder {
  readonly state: State;
  readonly deliveryDate: string | null;
}

export const isOverdueToday = (order: PromisedOrder): boolean => isOverdue(order, calendarDay(new Date()));

/** A promised day that is over. Until then each screen shows the day itself. */
export function Overdue({ date }: { date: string }) {
  const { t } = useTranslation('common');
  return (
    <span className={classes.mark} data-tone="min">
      <IconClockExclamation size={15} stroke={1.8} aria-hidden />
      {t('overdue', { date: formatDate(date) })}
    </span>
  );
}
