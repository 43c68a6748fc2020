// Check once, then order by invoice: one order per vendor basket of a delivery address.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { deliveryAddresses, useAddresses, usePricedCart } from '../../../domain/purchasing/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ConfirmationPage } from './ConfirmationPage.tsx';
import { orderIdsIn } from './placed-orders.ts';
import { Review } from './Review.tsx';

export function CheckoutPage() {
  // All translations of the page are loaded at once, in parallel with the prices, so that no part of it waits for its
  // own.
  useTranslation(['checkout', 'routes', 'delivery', 'approvals', 'orders']);
  const { addressId: text } = useParams();
  const { data: addresses, error, refetch } = useAddresses();
  if (error && !addresses) return <Failed onRetry={() => void refetch()} />;
  if (!addresses) return <PageSkeleton />;
  const address = deliveryAddresses(addresses).find(({ id }) => String(id) === text);
  if (!address) return <UnknownAddress />;
  // Another address starts a new visit with idempotency keys of its own.
  return <OfAddress key={address.id} address={address} addresses={addresses} />;
}

type Addresses = NonNullable<ReturnType<typeof useAddresses>['data']>;

function OfAddress({ address, addresses }: { address: Addresses[number]; addresses: Addresses }) {
  const { data: cart, error, refetch } = usePricedCart(address.id);
  const [search] = useSearchParams();
  const orderIds = orderIdsIn(search);
  if (orderIds.length > 0)
    return <ConfirmationPage orderIds={orderIds} deliveryAddress={address} cart={cart} />;
  if (cart) {
    const billing = addresses.filter(({ kind }) => kind === 'billing');
    return <Review cart={cart} deliveryAddress={address} billingAddresses={billing} />;
  }
  return error ? <Failed onRetry={() => void refetch()} /> : <PageSkeleton />;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['checkout', 'routes']);
  return (
    <>
      <PageHeader title={t('routes:cartReview')} crumb={[{ label: t('routes:cart'), to: pathTo('cart') }]} />
      <ErrorState title={t('failed.title')} onRetry={onRetry}>
        {t('failed.text')}
      </ErrorState>
    </>
  );
}

function UnknownAddress() {
  const { t } = useTranslation(['checkout', 'routes']);
  return (
    <>
      <PageHeader title={t('routes:cartReview')} crumb={[{ label: t('routes:cart'), to: pathTo('cart') }]} />
      <EmptyState
        title={t('unknown.title')}
        pictures={['buero']}
        actions={
          <Button component={Link} to={pathTo('cart')}>
            {t('toCart')}
          </Button>
        }
      >
        {t('unknown.text')}
      </EmptyState>
    </>
  );
}
