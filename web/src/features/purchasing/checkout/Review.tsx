import { Button, Stack } from '@mantine/core';
import type { Address } from '@praxora/contract/account/addresses.calls';
import type { PricedCart } from '@praxora/contract/purchasing/price-engine.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { OrderRequest, openedIn, useApprovalLimit } from '../../../domain/purchasing/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Addresses } from './Addresses.tsx';
import { BasketCard } from './BasketCard.tsx';
import { type Entry, isOrdered, openBaskets } from './entries.ts';
import { InstructionFields } from './InstructionFields.tsx';
import { instructionsFor, isInOrder } from './instructions.ts';
import { placedOrder } from './placed-orders.ts';
import { StandardCostCenter } from './StandardCostCenter.tsx';
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
  const [withCostCenters, setWithCostCenters] = useState(false);
  const { entries, staying, isRunning } = checkout;
  const positionCount = entries.reduce((sum, { shown }) => sum + shown.checkedCount, 0);
  const opened = openedIn(useLocation().state);
  const ordered = entries.filter(isOrdered);
  const open = entries.filter((entry) => !isOrdered(entry));
  const canCarry = ({ vendorId }: Entry) => isInOrder(instructionsFor(checkout.instructions, vendorId));

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
        title={<ReviewTitle entries={entries} />}
        here={t('title')}
        facts={t('facts', { count: positionCount, address: deliveryAddress.shortName })}
        crumb={crumb}
      />
      <div className="side-328 below-desk-one-column items-start grid gap-20-28">
        <Stack gap={12} miw={0}>
          <section className="panel">
            <Addresses
              delivery={deliveryAddress}
              billing={billingAddresses}
              chosenId={billingId}
              onChoose={setBillingId}
              disabled={isRunning}
            >
              <StandardCostCenter isChoosing={withCostCenters} onChoosing={setWithCostCenters} />
            </Addresses>
            <div className="fit-260 line-top phone-p-16 grid gap-16 p-14-20">
              <InstructionFields
                value={checkout.instructions.forAll}
                onChange={(forAll) => checkout.setInstructions((before) => ({ ...before, forAll }))}
                disabled={isRunning}
              />
            </div>
          </section>
          {entries.map((entry) => (
            <BasketCard
              key={entry.vendorId}
              entry={entry}
              withCostCenters={withCostCenters}
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
            canOrder={billingAddresses.length > 0 && open.every(canCarry)}
            onOrder={(some) => void checkout.order(some)}
          />
          <OrderRequest addressId={deliveryAddress.id} />
        </Stack>
      </div>
    </>
  );
}

/** How many orders there will be, and how many of them wait for an approval. */
function ReviewTitle({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('checkout');
  const limit = useApprovalLimit();
  const count = entries.length;
  const waiting = limit?.reasons(openBaskets(entries)).size ?? 0;
  const orders = t('heading.orders', { count });
  if (waiting === 0) return orders;
  return waiting === count ? t('heading.allWait', { count }) : t('heading.waits', { orders, count: waiting });
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
