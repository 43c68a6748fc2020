// Orders and what comes of them: the list beside the chosen order; where there is no room, one after the other.
import { useMediaQuery } from '@mantine/hooks';
import { canReceive } from '@praxora/rules/purchasing/order-states';
import { idInAddress } from '@praxora/rules/shared/row-id';
import { IconArrowRight } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { useClinic } from '../../../domain/account/index.ts';
import {
  OrderTabs,
  OutsideLink,
  useEarlyScans,
  useOrder,
  useOrderCounts,
  useOrders,
} from '../../../domain/purchasing/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { from } from '../../../styles/breakpoints.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { isNarrowed, noFilters, ordersPageSize, toQuery, toSection, writeView } from './address.ts';
import { OrderFilters } from './list/OrderFilters.tsx';
import { OrderList } from './list/OrderList.tsx';
import classes from './OrdersPage.module.css';
import { OrderPane } from './pane/OrderPane.tsx';
import { useOrderView } from './useOrderView.ts';

const OrdersEmpty = lazy(() => import('./list/OrdersEmpty.tsx').then((m) => ({ default: m.OrdersEmpty })));
const NoHit = lazy(() => import('./list/OrdersEmpty.tsx').then((m) => ({ default: m.NoHit })));

/** Room for the list and an order beside it; the style sheets say the same. */
const roomForBoth = from('desk');

/** Id used for an address that is not a number: it matches no order. */
const noOrder = 0;

export function OrdersPage() {
  const { orderId: written } = useParams();
  const orderId = written === undefined ? null : (idInAddress(written) ?? noOrder);
  const isWide = useMediaQuery(roomForBoth, false, { getInitialValueInEffect: false });
  if (!isWide && orderId !== null) return <OrderAlone orderId={orderId} />;
  return <Orders orderId={orderId} isWide={isWide} />;
}

function OrderAlone({ orderId }: { orderId: number }) {
  const { t } = useTranslation('orders');
  const [view] = useOrderView();
  return (
    <>
      <Link
        className={`${classes.back} below-desk-thumb inline-row gap-6 quiet fz-row mb-12 td-none hover-c-ink hover-td-underline`}
        to={{ pathname: pathTo('orders'), search: writeView(view).toString() }}
      >
        <IconArrowRight className={classes.backwards} size={17} stroke={1.8} aria-hidden />
        {t('pane.back')}
      </Link>
      <OrderPane key={orderId} orderId={orderId} isAlone />
    </>
  );
}

function Orders({ orderId, isWide }: { orderId: number | null; isWide: boolean }) {
  const { t } = useTranslation(['orders', 'routes', 'addToCart']);
  const [view, onChange] = useOrderView();
  const counts = useOrderCounts().data;
  const named = useOrder(orderId);
  // A link to an order opens the section the order stands in.
  const ofNamed = named.data ? toSection(named.data.state) : named.error ? 'open' : null;
  const section = view.isAll ? 'all' : (view.section ?? (orderId === null ? 'open' : ofNamed));
  const query = toQuery(view, section ?? 'open');
  const { data, error, refetch, isPlaceholderData } = useOrders(query, { enabled: section !== null });
  const first = useFirstChoice(
    isPlaceholderData ? undefined : data?.items,
    JSON.stringify(query),
    view.isAll,
  );
  const chosenId = orderId ?? (isWide ? first : null);

  const isWaiting = section === null || (!data && !error);
  useEarlyScans(isWaiting ? chosenId : null);
  if (isWaiting) return <PageSkeleton />;
  const pages = Math.ceil((data?.total ?? 0) / ordersPageSize);
  // The list became shorter since the address was made.
  if (data && !isPlaceholderData && pages > 0 && view.page > pages) {
    return <Navigate to={{ search: writeView({ ...view, page: pages }).toString() }} replace />;
  }
  const isEmpty = data?.total === 0;
  const hasOthers = (counts?.open ?? 0) + (counts?.completed ?? 0) > 0;
  return (
    <>
      {section === 'all' ? (
        <PageHeader title={t('routes:allOrders')} facts={t('allFacts')} />
      ) : (
        <>
          <PageHeader title={t('routes:orders')} facts={<OrderFacts />} actions={<OutsideLink />} />
          <OrderTabs current={section} isFlush={isWide && !(isEmpty && chosenId === null)} />
        </>
      )}
      {error ? (
        <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
          {t('failed.text')}
        </ErrorState>
      ) : isEmpty && !isNarrowed(view) && chosenId === null ? (
        <Suspense>
          <OrdersEmpty section={section} hasOthers={hasOthers} />
        </Suspense>
      ) : (
        <div className={classes.columns}>
          <div className={`${classes.side} self-start overflow-y-auto p-16-14-24-18 sticky`} data-scroller>
            <OrderFilters view={view} section={section} onChange={onChange} />
            {isEmpty ? (
              <div className={`${classes.noHit} mt-16 pl-14`}>
                <Suspense>
                  <NoHit onReset={() => onChange(noFilters)} />
                </Suspense>
              </div>
            ) : (
              data && (
                <OrderList
                  data={data}
                  view={section === 'all' ? view : { ...view, section }}
                  onChange={onChange}
                  chosenId={chosenId}
                  isBusy={isPlaceholderData}
                />
              )
            )}
          </div>
          {isWide && (
            <div className={`${classes.pane} line-left flex flex-column min-w-0`}>
              {chosenId !== null && <OrderPane key={chosenId} orderId={chosenId} />}
            </div>
          )}
        </div>
      )}
    </>
  );
}

type Items = NonNullable<ReturnType<typeof useOrders>['data']>['items'];

/**
 * The newest order, and in the incoming goods the newest that can be received. It stays the chosen one when it moves on, until
 * something else is asked for.
 */
function useFirstChoice(items: Items | undefined, asked: string, isAll: boolean): number | null {
  const [kept, setKept] = useState<{ asked: string; id: number } | null>(null);
  const first = (isAll ? undefined : items?.find(({ state }) => canReceive(state))) ?? items?.[0];
  if (kept?.asked === asked) return kept.id;
  if (first) setKept({ asked, id: first.id });
  return first?.id ?? null;
}

function OrderFacts() {
  const { t } = useTranslation('orders');
  const counts = useOrderCounts().data;
  const clinic = useClinic();
  // The line keeps its place until its figures are there.
  if (!counts) return '\u00a0';
  const open = t('facts.open', { count: counts.open });
  return clinic && counts.pendingApproval > 0
    ? t('facts.withApprovals', { open, number: counts.pendingApproval })
    : open;
}
