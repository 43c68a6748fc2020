// Putting products into the cart: one or many, from a chosen vendor or from the one that raises the total least.
import type { Growth, Ranked } from '@praxora/rules/vendors/best-offer';
import { isOrderable } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { BuyableOffer } from '../../vendors/index.ts';
import { addPositions, areKnown } from './additions.repository.ts';
import { listDeliveryAddresses, type Position } from './cart.repository.ts';
import {
  bestIn,
  type CartContents,
  productOffers,
  readCartContents,
  readCartGoods,
  withAddition,
} from './cart-contents.ts';
import { lockCart } from './lock.ts';

export interface Addition {
  readonly productId: number;
  /** Undefined: the one that raises the cart's total least, from stock before on back order. */
  readonly vendorId: number | undefined;
  /** Where nobody is chosen: only these, by name, as a search was narrowed to them. */
  readonly vendorNames: readonly string[] | undefined;
  /** Undefined: the default delivery address. */
  readonly addressId: number | undefined;
  readonly quantity: number;
}

export async function addToCart(
  context: UserContext,
  wanted: Addition,
): Promise<AddedProduct & { undoId: string }> {
  // The cart's lock keeps other tabs from changing what the addition is reckoned with.
  await lockCart(context.tx);
  const [cart, known] = await Promise.all([
    readCart(context, wanted.addressId, [wanted.productId]),
    areKnown(context.tx, wanted.productId, wanted.vendorId ?? null),
  ]);
  if (!(known.product && known.vendor)) throw new Refusal('NOT_FOUND');
  const { added, undoId } = await addAll(context, cart, [{ ...wanted, among: narrowedTo(wanted) }]);
  const [one] = added;
  if (one) return { ...one, undoId };
  throw new Refusal(wanted.vendorId === undefined ? 'NO_VENDOR_OFFERS' : 'OFFER_NOT_VALID');
}

const narrowedTo =
  ({ vendorId, vendorNames }: Addition): RequestedItem['among'] =>
  (offers) =>
    offers.filter(({ vendor }) =>
      vendorId === undefined ? (vendorNames?.includes(vendor.name) ?? true) : vendor.id === vendorId,
    );

export interface RequestedProduct {
  readonly productId: number;
  readonly quantity: number;
  /** Taken when it still sells the product; null or else: the best one. */
  readonly vendorId: number | null;
}

/** Many at once, as far as they can be bought today; without an address, or where it is gone, at the default one. */
export async function addProducts(
  context: UserContext,
  wanted: readonly RequestedProduct[],
  wantedAddressId: number | null,
): Promise<Additions & { addressId: number }> {
  // The cart's lock also keeps the delivery addresses: they are changed under it.
  await lockCart(context.tx);
  const cart = await readCartFor(context, wanted, wantedAddressId);
  return { ...(await addAll(context, cart, preferred(wanted))), addressId: cart.addressId };
}

/** What `addProducts` would add and from whom, in the sequence of the products; null where no vendor sells one. Nothing is changed. */
export async function planProducts(
  context: Pick<UserContext, 'tx' | 'user'>,
  wanted: readonly RequestedProduct[],
  wantedAddressId: number | null,
): Promise<{ choices: readonly (Ranked<BuyableOffer> | null)[]; addressId: number }> {
  const cart = await readCartFor(context, wanted, wantedAddressId);
  return { choices: choose(cart, preferred(wanted)).choices, addressId: cart.addressId };
}

async function readCartFor(
  context: Pick<UserContext, 'tx' | 'user'>,
  wanted: readonly RequestedProduct[],
  wantedAddressId: number | null,
): Promise<CartContents> {
  const addresses = await listDeliveryAddresses(context.tx);
  const address = addresses.find(({ id }) => id === wantedAddressId) ?? addresses[0];
  if (address === undefined) throw new Refusal('NO_DELIVERY_ADDRESS');
  return readCartContents(context, address.id, productsOf(wanted));
}

const preferred = (wanted: readonly RequestedProduct[]): RequestedItem[] =>
  wanted.map((one) => ({ ...one, among: preferring(one) }));

const preferring =
  ({ vendorId }: RequestedProduct): RequestedItem['among'] =>
  (offers) => {
    const preferred = offers.filter(({ vendor }) => vendor.id === vendorId);
    return preferred.length > 0 ? preferred : offers;
  };

/**
 * Just these quantities: each from the chosen vendor, or of those that sell it like that from the one that raises the total
 * least. Without an address at the default one.
 */
export async function addExactly(
  context: UserContext,
  addressId: number | null,
  wanted: readonly RequestedProduct[],
): Promise<Additions & { addressId: number }> {
  await lockCart(context.tx);
  const cart = await readCart(context, addressId ?? undefined, productsOf(wanted));
  const additions = await addAll(
    context,
    cart,
    wanted.map(({ productId, quantity, vendorId }) => ({
      productId,
      quantity,
      among: (offers) =>
        offers.filter((offer) =>
          vendorId === null ? isOrderable(offer, quantity) : offer.vendor.id === vendorId,
        ),
    })),
  );
  return { ...additions, addressId: cart.addressId };
}

const productsOf = (wanted: readonly RequestedProduct[]): number[] =>
  wanted.map(({ productId }) => productId);

/**
 * Cart contents of one delivery address with current offers; undefined: the default address. The caller holds the cart's lock, so
 * that the default address is the same in both reads.
 */
async function readCart(
  context: UserContext,
  addressId: number | undefined,
  productIds: readonly number[],
): Promise<CartContents> {
  const [destination, lying] = await Promise.all([
    addressFor(context, addressId),
    readCartGoods(context, addressId ?? null, productIds),
  ]);
  return { addressId: destination, ...lying };
}

async function addressFor({ tx }: UserContext, id: number | undefined): Promise<number> {
  const addresses = await listDeliveryAddresses(tx);
  const address = id === undefined ? addresses[0] : addresses.find((one) => one.id === id);
  if (address === undefined) throw new Refusal(id === undefined ? 'NO_DELIVERY_ADDRESS' : 'NOT_FOUND');
  return address.id;
}

interface RequestedItem {
  readonly productId: number;
  readonly quantity: number;
  /** Selects the offers to choose from among all that the practice may buy. */
  readonly among: (offers: readonly BuyableOffer[]) => readonly BuyableOffer[];
}

export interface AddedProduct {
  readonly offer: BuyableOffer;
  /** Quantity added to the cart, and the growth of the cart's total. */
  readonly growth: Growth;
  /** The position as it is now in the cart, with everything that was added. */
  readonly position: Position;
}

interface Additions {
  /** Result for each requested item, in their order; null if no vendor sells it. */
  readonly added: readonly (AddedProduct | null)[];
  readonly undoId: string;
}

/**
 * Adds the items one by one, each decided with the cart as left by those before it; the cart is locked and was read
 * with their products.
 */
async function addAll(
  { tx, meta }: UserContext,
  before: CartContents,
  wanted: readonly RequestedItem[],
): Promise<Additions> {
  const { cart, choices } = choose(before, wanted);
  const changed = cart.positions.filter((position) => !before.positions.includes(position));
  const { after, undoId, count } = await addPositions(
    tx,
    changed,
    before.positions.filter(({ id }) => changed.some((position) => position.id === id)),
  );
  meta.basket_counter = count;
  return { added: choices.map((best) => best && addedOf(best, after)), undoId };
}

/** Each choice is decided with the cart as left by those before it. */
function choose(before: CartContents, wanted: readonly RequestedItem[]) {
  let cart = before;
  const choices = wanted.map(({ productId, quantity, among }) => {
    const best = bestIn(cart, among(productOffers(cart, productId)), quantity);
    if (best) cart = withAddition(cart, best);
    return best ?? null;
  });
  return { cart, choices };
}

function addedOf({ item: offer, growth }: Ranked<BuyableOffer>, after: readonly Position[]): AddedProduct {
  const position = after.find(
    ({ productId, vendorId }) => productId === offer.productId && vendorId === offer.vendor.id,
  );
  if (position === undefined) throw new RangeError('What was added lies in the cart');
  return { offer, growth, position };
}
