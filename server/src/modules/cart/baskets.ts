// Reading the cart: its baskets with their notes, and all that an order of one would say.
import type { Address } from '@praxora/contract/account/addresses.calls';
import type { Basket } from '@praxora/contract/cart/price-engine.calls';
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/errors.ts';
import { listAddresses } from '../account/account.service.ts';
import { pricedCart } from '../price-engine/price-engine.service.ts';
import { customerNumberAt } from '../vendors/vendors.service.ts';
import * as repository from './cart.repository.ts';
import { lockCart } from './lock.ts';

export interface BasketWithNote {
  readonly basket: Basket;
  readonly address: Address;
  readonly note: string;
}

/** Baskets come by delivery address, then in the order in which the vendors came into the cart. */
export async function listBaskets(context: UserContext): Promise<BasketWithNote[]> {
  const { tx } = context;
  const [counts, addresses] = await Promise.all([repository.countByAddress(tx), listAddresses(context)]);
  const filled = counts.filter(({ itemsCount }) => itemsCount > 0);
  const baskets = await Promise.all(
    filled.map(async ({ addressId }) => {
      const address = addresses.find(({ id }) => id === addressId);
      return address ? basketsAt(context, address) : [];
    }),
  );
  return baskets.flat();
}

async function basketsAt(context: UserContext, address: Address): Promise<BasketWithNote[]> {
  const [{ baskets }, notes] = await Promise.all([
    pricedCart(context, context.user.country, address.id),
    repository.listNotes(context.tx, address.id),
  ]);
  return baskets.map((basket) => ({ basket, address, note: notes.get(basket.vendor.id) ?? '' }));
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
  const addresses = await listAddresses(context);
  const address = addresses.find(({ id, kind }) => id === addressId && kind === 'shipping');
  if (address === undefined) throw new Refusal('NOT_FOUND');
  const match = (await basketsAt(context, address)).find(({ basket }) => basket.vendor.id === vendorId);
  if (match === undefined) throw new Refusal('NOT_FOUND');
  return {
    ...match,
    customerNumber: await customerNumberAt(context.tx, vendorId),
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
  await lockCart(tx);
  const positions = await repository.listPositionsAt(tx, addressId);
  if (!positions.some((position) => position.vendorId === vendorId)) throw new Refusal('NOT_FOUND');
  await repository.saveNote(tx, vendorId, addressId, note);
  return note;
}
