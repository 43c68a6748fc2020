// The orders of a section, newest first, with search and filters above and the pages beneath.
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { useOrders } from '../../../../domain/purchasing/index.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { Paging } from '../../../../ui/page/Paging.tsx';
import { type OrderView, ordersPageSize, writeView } from '../address.ts';
import type { ChangeView } from '../useOrderView.ts';
import { OrderItem } from './OrderItem.tsx';
import classes from './OrderList.module.css';

interface OrderListProps {
  data: NonNullable<ReturnType<typeof useOrders>['data']>;
  view: OrderView;
  onChange: ChangeView;
  chosenId: number | null;
  isBusy: boolean;
}

export function OrderList({ data: { items, total }, view, onChange, chosenId, isBusy }: OrderListProps) {
  const { t } = useTranslation('orders');
  const list = useRef<HTMLUListElement>(null);
  const pages = Math.ceil(total / ordersPageSize);
  const search = writeView(view).toString();

  useScrollToOrder(list, chosenId);

  return (
    <>
      <p className={`${classes.found} quiet fz-fact m-12-0-6 px-14`} role="status">
        {t('list.found', { count: total, number: formatNumber(total, 0) })}
      </p>
      <ul
        ref={list}
        className={`${classes.list} column gap-4 plain-list`}
        aria-label={t('list.label')}
        aria-busy={isBusy}
      >
        {items.map((order) => (
          <OrderItem
            key={order.id}
            order={order}
            to={pathTo('order', { orderId: order.id }) + (search === '' ? '' : `?${search}`)}
            isChosen={order.id === chosenId}
          />
        ))}
      </ul>
      <Paging
        page={view.page}
        pages={pages}
        isSmall
        onPage={(page) => {
          onChange({ page });
          scrollerOf(list.current)?.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}

const scrollerOf = (list: HTMLElement | null) => list?.closest<HTMLElement>('[data-scroller]');

/** Scrolls the list to an order opened by a link; the page itself does not scroll. */
function useScrollToOrder(list: RefObject<HTMLElement | null>, chosenId: number | null): void {
  useEffect(() => {
    const scroller = scrollerOf(list.current);
    const item = list.current?.querySelector('[aria-current]');
    if (chosenId === null || !scroller || !item) return;
    const place = item.getBoundingClientRect();
    const window = scroller.getBoundingClientRect();
    if (place.top >= window.top && place.bottom <= window.bottom) return;
    scroller.scrollTop += place.top - window.top - window.height / 3;
  }, [list, chosenId]);
}
