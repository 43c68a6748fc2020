import { Button, Stack } from '@mantine/core';
import type { Address } from '@praxora/contract/account/addresses.calls';
import type { PricedCart } from '@praxora/contract/purchasing/price-engine.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { OrderRequest, openedIn } from '../../../domain/purchasing/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Addresses } from './Addresses.tsx';
import { BasketCard } from './BasketCard.tsx';
import { isOrdered } from './entries.ts';
import { placedOrder } from './placed-orders.ts';
import { StaysInCart } from './StaysInCart.tsx';
import { Summary } from './Summary.tsx';
import { useCheckout } from './useCheckout.ts';

interface ReviewProps {
  cart: PricedCart;
  deliveryAddress: Address;
  /** The usual one first. */
  billingAddresses: readonly Address[];
}

export function Review({ cart, deliveryAddress, billingAddresses }: ReviewProps) {
  const { t } = useTranslation(['checkout', 'routes']);
  const [billingId, setBillingId] = useState(billingAddresses[0]?.id);
  const checkout = useCheckout(cart, billingId);
  const { entries, staying, isRunning } = checkout;
  const opened = openedIn(useLocation().state);
  const ordered = entries.filter(isOrdered);
  const open = entries.filter((entry) => !isOrdered(entry));

  if (ordered.length > 0 && open.length === 0) {
    const placed = ordered.map(placedOrder);
    const orders = placed.map(({ id }) => id).join();
    const to = pathTo('cartReview', { addressId: deliveryAddress.id }, { orders });
    return <Navigate to={to} replace state={{ placed }} />;
  }
  const crumb = [{ label: t('routes:cart'), to: pathTo('cart') }];
  if (entries.length === 0) {
    return (
      <>
        <PageHeader title={t('title')} crumb={crumb} />
        <NothingToOrder isCartEmpty={cart.baskets.length === 0} address={deliveryAddress.shortName} />
        <StaysInCart staying={staying} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={t('facts', { count: entries.length, address: deliveryAddress.shortName })}
        crumb={crumb}
      />
      <div className="side-328 below-desk-one-column items-start grid gap-20-28">
        <Stack gap={18} miw={0}>
          <Addresses
            delivery={deliveryAddress}
            billing={billingAddresses}
            chosenId={billingId}
            onChoose={setBillingId}
            disabled={isRunning}
          />
          {entries.map((entry) => (
            <BasketCard
              key={entry.vendorId}
              entry={entry}
              opened={opened.find(({ vendorId }) => vendorId === entry.vendorId)}
              checkout={checkout}
            />
          ))}
          <StaysInCart staying={staying} />
        </Stack>
        <Stack gap={16} miw={0}>
          <Summary
            entries={entries}
            isRunning={isRunning}
            canOrder={billingAddresses.length > 0}
            onOrder={(some) => void checkout.order(some)}
          />
          <OrderRequest addressId={deliveryAddress.id} />
        </Stack>
      </div>
    </>
  );
}

function NothingToOrder({ isCartEmpty, address }: { isCartEmpty: boolean; address: string }) {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      title={isCartEmpty ? t('empty.title', { address }) : t('nothingChecked.title')}
      pictures={['einweg', 'maske', 'kanuelen']}
      actions={
        <>
          <Button component={Link} to={pathTo('cart')}>
            {t('toCart')}
          </Button>
          <Button component={Link} to={pathTo('search')} variant="default">
            {t('toShop')}
          </Button>
        </>
      }
    >
      {isCartEmpty ? t('empty.text') : t('nothingChecked.text')}
    </EmptyState>
  );
}
