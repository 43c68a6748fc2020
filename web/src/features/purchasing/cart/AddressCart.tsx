// The cart of one delivery address: vendor cards, and beside them what can be saved and what it costs.
import type { Address } from '@praxora/contract/account/addresses.calls';
import { useState } from 'react';
import {
  ApprovalNote,
  type CheckedCart,
  checkPosition,
  inVendorOrder,
  LazyBudgetBars,
  OrderRequest,
  pendingQuantities,
  useApprovalLimit,
} from '../../../domain/purchasing/index.ts';
import type { Basket } from '../../../lib/marketplace/cart.ts';
import { useStore } from '../../../lib/store.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { ReadOnly } from '../../../ui/permission/ReadOnly.tsx';
import classes from './AddressCart.module.css';
import { MoveDialog } from './MoveDialog.tsx';
import type { Move } from './moves.ts';
import { OptimizerCard } from './OptimizerCard.tsx';
import { AllAddresses, CheckoutBar, Summary } from './Summary.tsx';
import type { CartActions } from './useCartActions.ts';
import type { AddressView } from './useCartView.ts';
import { VendorCard } from './VendorCard.tsx';

interface AddressCartProps {
  view: AddressView;
  cart: CheckedCart;
  all: readonly AddressView[];
  /** Every delivery address of the practice. */
  shipping: readonly Address[];
  notes: readonly Basket[];
  isLarge: boolean;
  isFetching: boolean;
  actions: CartActions;
}

export function AddressCart({
  view,
  cart,
  all,
  shipping,
  notes,
  isLarge,
  isFetching,
  actions,
}: AddressCartProps) {
  const baskets = inVendorOrder(cart);
  const reasons = useApprovalLimit()?.reasons(baskets);
  const isResting = useStore(pendingQuantities).size === 0;
  const [move, setMove] = useState<Move | null>(null);
  const noteFor = (vendorId: number) =>
    notes.find((basket) => basket.vendorId === vendorId && basket.address.id === view.id)?.note ?? '';

  async function moveToVendor(
    { positionId, quantity, isChecked }: Move,
    vendor: { id: number; name: string },
  ) {
    const movedId = await actions.moveToVendor(positionId, vendor, quantity);
    const target = cart.baskets.find(({ basket }) => basket.vendor.id === vendor.id);
    // A position to be ordered remains checked, even at a vendor whose box is not.
    if (movedId === null || !isChecked || !target || target.checkedCount > 0) return;
    const positionIds = [...target.lines.map(({ item }) => item.positionId), movedId];
    checkPosition({ addressId: view.id, vendorId: vendor.id, positionIds }, movedId, true);
  }

  return (
    <div>
      <div className="below-desk-gap-20 below-desk-one-column phone-column phone-gap-14 side-328 items-start grid gap-28">
        <div className={`${classes.cards} column gap-16 phone-w-full`}>
          <ReadOnly permission="fillCart">
            {baskets.map((checkedBasket) => (
              <VendorCard
                key={checkedBasket.basket.vendor.id}
                checkedBasket={checkedBasket}
                approvalReason={reasons?.get(checkedBasket)}
                note={noteFor(checkedBasket.basket.vendor.id)}
                isLarge={isLarge}
                actions={actions}
                onMove={setMove}
              />
            ))}
          </ReadOnly>
        </div>
        <div className={`${classes.side} side-column below-desk-static phone-w-full phone-contents`}>
          <div className={classes.optimizer}>
            <Permitted permission="fillCart">
              <OptimizerCard cart={cart} isSettled={isResting && !isFetching} />
            </Permitted>
          </div>
          <Summary view={view} cart={cart} />
          <LazyBudgetBars baskets={baskets} />
          <OrderRequest addressId={view.id} />
          <ApprovalNote baskets={baskets} />
          {all.filter((one) => one.cart).length > 1 && <AllAddresses views={all} />}
        </div>
      </div>
      <CheckoutBar view={view} cart={cart} />
      <MoveDialog
        move={move}
        addresses={shipping.filter(({ id }) => id !== view.id)}
        onVendor={moveToVendor}
        onAddress={({ positionId }, address) => actions.moveToAddress(positionId, address)}
        onClose={() => setMove(null)}
      />
    </div>
  );
}
