// Goods come in: which order it is, then its packs. What is open is kept on the device, so that the cellar can receive too.
import type { receivableOrderCalls } from '@praxora/contract/receiving/receivable-orders.calls';
import { calendarDay } from '@praxora/rules/dates';
import { isOverdue } from '@praxora/rules/order-states';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format.ts';
import { addresses, orderAddress } from '../lib/addresses.ts';
import { read } from '../lib/server.ts';
import type { Booking } from '../queue/booking.ts';
import { PickList, PickRow } from '../screens/PickList.tsx';
import { useLookUp } from '../station/useLookUp.ts';
import { useSnapshot, useStation } from '../station/useStation.ts';
import { OrderScreen } from './OrderScreen.tsx';
import { draftName, type OrderHead, orderOfBooking, type ReceiptDraft } from './receipt.ts';

interface ReceiveScreenProps {
  onBack: () => void;
  /** A refused receipt to be mended; null: a new one. */
  correcting: Booking | null;
}

export function ReceiveScreen({ onBack, correcting }: ReceiveScreenProps) {
  const [orderId, setOrderId] = useState(() => (correcting ? orderOfBooking(correcting) : null));
  const [isBooked, setIsBooked] = useState(false);
  if (orderId === null)
    return (
      <OrderList
        isBooked={isBooked}
        onBack={onBack}
        onOrder={(id) => {
          setIsBooked(false);
          setOrderId(id);
        }}
      />
    );
  return (
    <OrderScreen
      key={orderId}
      orderId={orderId}
      correcting={correcting}
      onBack={() => (correcting ? onBack() : setOrderId(null))}
      onBooked={() => {
        if (correcting) return onBack();
        setIsBooked(true);
        setOrderId(null);
      }}
    />
  );
}

const askForOrders = (token: string) =>
  read<typeof receivableOrderCalls.listReceivableOrders>(addresses.receivableOrders, token, {
    pageSize: 200,
  });

interface OrderListProps {
  isBooked: boolean;
  onBack: () => void;
  onOrder: (orderId: number) => void;
}

function OrderList({ isBooked, onBack, onOrder }: OrderListProps) {
  const { t } = useTranslation('scanModes');
  const lookUp = useLookUp('orders', askForOrders);
  const orders = lookUp.kept?.data.items ?? [];
  const begun = useBegunUnits(orders);
  useKeptOrders(orders);
  useLookAgain(lookUp.again);
  return (
    <PickList
      title={t('receive.title')}
      question={orders.length === 0 && lookUp.kept ? t('receive.none') : t('receive.which')}
      note={isBooked ? t('receive.sent') : null}
      lookUp={lookUp}
      onBack={onBack}
    >
      <ul>
        {orders.map((order) => (
          <PickRow
            key={order.id}
            name={order.vendorName}
            facts={[
              order.orderNumber,
              t('receive.received', { received: order.receivedUnits, ordered: order.units }),
              order.deliveryDate &&
                t(isOverdue(order, calendarDay(new Date())) ? 'receive.overdue' : 'receive.expected', {
                  day: formatDate(order.deliveryDate),
                }),
            ]}
            mark={begun.has(order.id) ? t('receive.begun', { count: begun.get(order.id) ?? 0 }) : null}
            onPick={() => onOrder(order.id)}
          />
        ))}
      </ul>
    </PickList>
  );
}

/** What was counted and is not booked yet, by order. */
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
        // One that was closed meanwhile is no reason to stop.
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
