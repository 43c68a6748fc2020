// The cart: one delivery address at a time, one card per vendor, dearest first, and what it all costs.
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BufferedBar } from '../../../domain/purchasing/index.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { AddressCart } from './AddressCart.tsx';
import { AddressTabs } from './AddressTabs.tsx';
import { CartEmpty } from './CartEmpty.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { positionsText } from './positions-text.ts';
import { type CartActions, useCartActions } from './useCartActions.ts';
import { useCartView } from './useCartView.ts';

const CartFailure = lazy(() => import('./CartFailure.tsx').then((m) => ({ default: m.CartFailure })));

// Empties the cart, and remembers how that is undone as long as the page is open and the cart empty.
function useClearing(actions: CartActions) {
  const [undoId, setUndoId] = useState<string | null>(null);
  return {
    undoId,
    clear: async () => setUndoId(await actions.clear()),
    undo: async () => {
      if (undoId === null) return;
      await actions.undo(undoId);
      setUndoId(null);
    },
  };
}

/** More positions than this count as a large cart. */
const largeCart = 50;

export function CartPage() {
  // All translations of the page are loaded at once, in parallel with the prices, so that no part of it waits for its
  // own.
  const { t } = useTranslation(['cart', 'routes', 'addToCart', 'delivery', 'approvals']);
  const [search] = useSearchParams();
  const view = useCartView();
  const actions = useCartActions();
  const clearing = useClearing(actions);
  const { addresses } = view;
  const addressId = Number(search.get('address'));
  const address = addresses.find(({ id }) => id === addressId) ?? addresses[0];

  if (view.error && addresses.length === 0) {
    return (
      <ErrorState title={t('failed.title')} titleLevel={1} onRetry={() => void view.tryAgain()}>
        {t('failed.text')}
      </ErrorState>
    );
  }
  if (view.isPending && !address?.cart) return <PageSkeleton />;
  if (!address) return <CartEmpty undoId={clearing.undoId} onUndo={clearing.undo} />;

  const positions = addresses.reduce((sum, { positions: count }) => sum + count, 0);
  const chosenPositions = addresses.reduce((sum, { chosen }) => sum + chosen, 0);
  const isLarge = address.positions > largeCart;
  return (
    <>
      <PageHeader
        place="cart"
        title={t('routes:cart')}
        facts={
          <>
            {t('facts.all', {
              positions: positionsText(t, chosenPositions, positions),
              addresses: t('facts.addresses', { count: addresses.length }),
            })}
            {isLarge && (
              <span className="bg-primary-soft bdrs-6 c-primary fz-caption fw-560 p-1-7 ms-8">
                {t('facts.large')}
              </span>
            )}
          </>
        }
        actions={
          <Permitted permission="fillCart">
            <HeaderActions positions={positions} onClear={clearing.clear} />
          </Permitted>
        }
      />
      <BufferedBar addressId={address.id} />
      <AddressTabs views={addresses} chosen={address} />
      {addresses.some(({ couldNotBePriced }) => couldNotBePriced) && (
        <Suspense fallback={null}>
          <CartFailure views={addresses} isBusy={view.isFetching} onRetry={view.priceAgain} />
        </Suspense>
      )}
      {address.cart && (
        <AddressCart
          key={address.id}
          view={address}
          cart={address.cart}
          all={addresses}
          shipping={view.shipping}
          notes={view.notes}
          isLarge={isLarge}
          isFetching={view.isFetching}
          actions={actions}
        />
      )}
    </>
  );
}
