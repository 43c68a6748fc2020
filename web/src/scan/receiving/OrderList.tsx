// Which order has arrived? The scan of a pack says it, or a tap.
import type { receivableOrderCalls } from '@praxora/contract/purchasing/receivable-orders.calls';
import { isOverdue } from '@praxora/rules/purchasing/order-states';
import { calendarDay } from '@praxora/rules/shared/dates';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format.ts';
import { addresses, orderAddress } from '../lib/addresses.ts';
import { read } from '../lib/server.ts';
import { PickContents, PickRow } from '../screens/PickList.tsx';
import { ScanFrame } from '../screens/ScanFrame.tsx';
import { useLookUp } from '../station/useLookUp.ts';
import { useSnapshot, useStation } from '../station/useStation.ts';
import { timeText } from '../ui/times.ts';
import classes from './ReceiptNote.module.css';
import { draftName, type OrderHead, type ReceiptDraft } from './receipt.ts';
import { useArrivedOrder } from './useArrivedOrder.ts';

// Which of the two happened to the receipt that was just finished: it is booked, or it is kept on the device until it can be.
function ReceiptNote({ bookingKey }: { bookingKey: string | null }) {
  const { t } = useTranslation('scanModes');
  const { bookings } = useSnapshot();
  const booking = bookings.find(({ key }) => key === bookingKey);
  if (!booking) return null;
  const { state, shown } = booking;
  const values = { count: shown.amount, name: shown.name };
  return (
    <p
      className={`${classes.note} bg-warn-soft bdrs-14 c-warn fw-560 p-12-14`}
      role="status"
      data-state={state}
    >
      {state === 'booked'
        ? t('receive.booked', values)
        : state === 'refused'
          ? t('receive.refused', { name: shown.name })
          : t('receive.onDevice', values)}
    </p>
  );
}

const askForOrders = (token: string) =>
  read<typeof receivableOrderCalls.listReceivableOrders>(addresses.receivableOrders, token, {
    pageSize: 200,
  });

interface OrderListProps {
  /** The receipt that was just booked; null: none. */
  bookedKey: string | null;
  onBack: () => void;
  /** With what was scanned of it already. */
  onOrder: (orderId: number, scans: readonly string[]) => void;
}

export function OrderList({ bookedKey, onBack, onOrder }: OrderListProps) {
  const { t } = useTranslation('scanModes');
  const { offlineSince } = useSnapshot();
  const lookUp = useLookUp('orders', askForOrders);
  const { kept } = lookUp;
  const orders = kept?.data.items ?? [];
  const begun = useBegunUnits(orders);
  const arrived = useArrivedOrder(orders, (orderId, text) => onOrder(orderId, [text]));
  useKeptOrders(orders);
  useLookAgain(lookUp.again);
  const { several } = arrived;
  const waits = (order: OrderHead) => several?.orderIds.includes(order.id) ?? false;
  return (
    <ScanFrame
      title={t('receive.title')}
      fact={kept && offlineSince ? t('asOf', { time: timeText(kept.fetchedAt) }) : ''}
      hint={t('receive.whichHint')}
      report={arrived.report}
      onText={arrived.take}
      onBack={onBack}
      isPaused={false}
    >
      <PickContents
        question={orders.length === 0 && kept ? t('receive.none') : t('receive.which')}
        note={<ReceiptNote bookingKey={bookedKey} />}
        lookUp={lookUp}
      >
        <ul>
          {[...orders.filter(waits), ...orders.filter((order) => !waits(order))].map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              begunUnits={begun.get(order.id) ?? 0}
              isWaiting={waits(order)}
              onPick={() => onOrder(order.id, several && waits(order) ? [several.text] : [])}
            />
          ))}
        </ul>
      </PickContents>
    </ScanFrame>
  );
}

interface OrderRowProps {
  order: OrderHead;
  begunUnits: number;
  /** For what was scanned. */
  isWaiting: boolean;
  onPick: () => void;
}

function OrderRow({ order, begunUnits, isWaiting, onPick }: OrderRowProps) {
  const { t } = useTranslation('scanModes');
  const marks = [
    isWaiting && t('receive.waitsForIt'),
    begunUnits > 0 && t('receive.begun', { count: begunUnits }),
  ].filter(Boolean);
  return (
    <PickRow
      name={order.vendorName}
      facts={[
        order.orderNumber,
        t('receive.received', { received: order.receivedUnits, ordered: order.units }),
        order.deliveryDate &&
          t(isOverdue(order, calendarDay(new Date())) ? 'receive.overdue' : 'receive.expected', {
            day: formatDate(order.deliveryDate),
          }),
      ]}
      mark={marks.length > 0 ? marks.join(' · ') : null}
      onPick={onPick}
    />
  );
}

/** Units counted and not booked yet, by order. */
function useBegunUnits(orders: readonly OrderHead[]): ReadonlyMap<number, number> {
  const station = useStation();
  const [begun, setBegun] = useState<ReadonlyMap<number, number>>(new Map());
  const ids = orders.map(({ id }) => id).join(',');
  useEffect(() => {
    const recalled = ids.split(',').map(async (id) => {
      const draft = await station.recall<ReceiptDraft>(draftName(Number(id)));
      const isBooked = station.snapshot().bookings.some(({ key }) => key === draft?.key);
      const lines = draft && !isBooked ? Object.values(draft.lines) : [];
      return [Number(id), lines.reduce((sum, { delivered }) => sum + delivered, 0)] as const;
    });
    void Promise.all(recalled).then((all) => setBegun(new Map(all.filter(([, units]) => units > 0))));
  }, [station, ids]);
  return begun;
}

/** As many orders as are open at once in a busy practice. */
const mostKept = 25;

/** Their positions are fetched while there is a network: whoever goes to the cellar has them. */
function useKeptOrders(orders: readonly OrderHead[]): void {
  const station = useStation();
  const ids = orders
    .slice(0, mostKept)
    .map(({ id }) => id)
    .join(',');
  useEffect(() => {
    let isWanted = true;
    const fetchAll = async () => {
      for (const id of ids.split(',').filter(Boolean)) {
        if (!isWanted || station.snapshot().offlineSince !== null) return;
        // An order that was closed meanwhile does not stop the others from loading.
        await station.lookUp(`order-${id}`, (token) => read(orderAddress(Number(id)), token)).catch(() => {});
      }
    };
    void fetchAll();
    return () => {
      isWanted = false;
    };
  }, [station, ids]);
}

/** A receipt was sent: the list says something else now. */
function useLookAgain(again: () => void): void {
  const { bookings } = useSnapshot();
  const sent = bookings.filter(({ kind, state }) => kind === 'receive' && state === 'booked').length;
  const look = useEffectEvent(again);
  useEffect(() => {
    if (sent > 0) look();
  }, [sent]);
}
