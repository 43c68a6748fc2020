// Reading the cart: its baskets with their notes, and all that an order of one would say.
import type { Address } from '@praxora/contract/account/addresses.calls';
import type { Basket } from '@praxora/contract/purchasing/price-engine.calls';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { listAddresses } from '../../account/index.ts';
import { customerNumberAt } from '../../vendors/index.ts';
import { pricedBasket, pricedCarts } from '../price-engine/price-engine.service.ts';
import * as repository from './cart.repository.ts';
import { lockCart } from './lock.ts';

export interface BasketWithNote {
  readonly basket: Basket;
  readonly address: Address;
  readonly note: string;
}

/** Baskets come by delivery address, then in the order in which the vendors came into the cart. Everything is asked at once. */
export async function listBaskets(context: UserContext): Promise<BasketWithNote[]> {
  const [addresses, carts, noteOf] = await Promise.all([
    listAddresses(context),
    pricedCarts(context, context.user.country),
    repository.listNotes(context.tx),
  ]);
  return addresses
    .filter(({ kind }) => kind === 'shipping')
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.id - b.id)
    .flatMap((address) =>
      (carts.get(address.id)?.baskets ?? []).map((basket) => ({
        basket,
        address,
        note: noteOf(address.id, basket.vendor.id),
      })),
    );
}

export const countItems = ({ tx }: UserContext) => repository.countByAddress(tx);

export interface Review extends BasketWithNote {
  readonly customerNumber: string;
  readonly billingAddresses: Address[];
}

export async function reviewBasket(
  context: UserContext,
  vendorId: number,
  addressId: number,
): Promise<Review> {
  const [addresses, { basket }, note, customerNumber] = await Promise.all([
    listAddresses(context),
    pricedBasket(context, context.user.country, addressId, vendorId),
    repository.findNote(context.tx, vendorId, addressId),
    customerNumberAt(context.tx, vendorId),
  ]);
  const address = addresses.find(({ id, kind }) => id === addressId && kind === 'shipping');
  if (address === undefined || basket === null) throw new Refusal('NOT_FOUND');
  return {
    ...{ basket, address, note, customerNumber },
    billingAddresses: addresses.filter(({ kind }) => kind === 'billing'),
  };
}

/** An empty note is one too: the default message does not come back. */
export async function setNote(
  { tx }: UserContext,
  vendorId: number,
  addressId: number,
  note: string,
): Promise<string> {
  // The cart's lock keeps the positions there until the note is saved beside them.
  await lockCart(tx);
  const positions = await repository.listPositionsAt(tx, addressId);
  if (!positions.some((position) => position.vendorId === vendorId)) throw new Refusal('NOT_FOUND');
  await repository.saveNote(tx, vendorId, addressId, note);
  return note;
}
