// The cart at the marketplace, whose words are German: with checkout.ts the one place that knows them. Everything else
// speaks of baskets, positions and quantities.
import { cartCalls, type Warenkorb } from '@praxora/contract/purchasing/cart.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { callApi } from '../api/api.ts';
import type { CallOptions } from '../api/client.ts';
import { productIdInLink } from './links.ts';

export interface CartPosition {
  readonly positionId: number;
  readonly quantity: number;
  /** Null: its link leads to no product. */
  readonly productId: number | null;
}

/** Basket of one vendor for a delivery address. */
export interface Basket {
  readonly vendorId: number;
  readonly address: { readonly id: number; readonly shortName: string };
  /** To the vendor. */
  readonly note: string;
  readonly positions: readonly CartPosition[];
  readonly netCents: number;
}

/** Exported for tests that play the marketplace. */
export const toBasket = ({ Lieferant, Adresse, Mitteilung, Positionen, NettoCent }: Warenkorb): Basket => ({
  vendorId: Lieferant.ID,
  address: { id: Adresse.ID, shortName: Adresse.Kurzname },
  note: Mitteilung,
  positions: Positionen.map(({ wWarenkorbposition, EinkaufLink }) => ({
    positionId: wWarenkorbposition.ID,
    quantity: wWarenkorbposition.Anzahl,
    productId: productIdInLink(EinkaufLink),
  })),
  netCents: NettoCent,
});

export async function listBaskets(options: CallOptions): Promise<Basket[]> {
  return (await callApi(cartCalls.listCarts, {}, options)).Warenkoerbe.map(toBasket);
}

/** How many positions lie in the cart, at all addresses together. */
export async function countPositions(options: CallOptions): Promise<number> {
  const counts = await callApi(cartCalls.countItemsByAddress, {}, options);
  return counts.reduce((sum, { itemsCount }) => sum + itemsCount, 0);
}

export interface PositionKey {
  readonly vendorId: number;
  readonly addressId: number;
}

/** Customer number and note that an order of the basket would carry. */
export async function reviewBasket(params: PositionKey, options: CallOptions) {
  const { Kundennummer, Warenkorb: basket } = await callApi(cartCalls.reviewBasket, { params }, options);
  return { customerNumber: Kundennummer, note: basket.Mitteilung };
}

/** Resolves to the note as it was kept. */
export async function setNote(params: PositionKey, note: string, options: CallOptions): Promise<string> {
  const input = { params, body: { data: { Mitteilung: note } } };
  return (await callApi(cartCalls.setNote, input, options)).Mitteilung;
}

/** Resolves to the quantity the server has set: more than wanted where the vendor sells no less. */
export async function setQuantity(
  positionId: number,
  quantity: number,
  options: CallOptions,
): Promise<number> {
  const input = { params: { positionId }, body: { data: { Anzahl: quantity } } };
  return (await callApi(cartCalls.setQuantity, input, options)).wWarenkorbposition.Anzahl;
}

export async function moveToVendor(positionId: number, vendorId: number) {
  const { wWarenkorbposition } = await callApi(cartCalls.moveToVendor, { params: { positionId, vendorId } });
  return { positionId: wWarenkorbposition.ID, quantity: wWarenkorbposition.Anzahl };
}

export interface Addition {
  readonly productId: number;
  readonly vendorId: number | undefined;
  readonly vendorNames: readonly string[];
  readonly quantity: number;
}

type Added = DataOf<typeof cartCalls.addToCart>;

/** Result of an addition to the cart. */
export interface AddedToCart extends Pick<Added, 'addressId' | 'availability' | 'deliveryDays' | 'undoId'> {
  readonly positionId: number;
  readonly vendorId: number;
  readonly vendorName: string;
  /** How many came in. */
  readonly quantity: number;
  /** How many lie in that vendor's basket now. */
  readonly quantityInCart: number;
  readonly growsByCents: number;
  /** Goods value in it, at the price of the vendor it was bought from. */
  readonly goodsCents: number;
  readonly shippingCents: number;
  readonly surchargeCents: number;
}

export const toAddedToCart = (added: Added): AddedToCart => ({
  addressId: added.addressId,
  availability: added.availability,
  deliveryDays: added.deliveryDays,
  undoId: added.undoId,
  positionId: added.wWarenkorbposition.ID,
  vendorId: added.lieferantId,
  vendorName: added.lieferant,
  quantity: added.Hinzugefuegt,
  quantityInCart: added.wWarenkorbposition.Anzahl,
  growsByCents: added.ZuwachsCent,
  goodsCents: added.ZuwachsCent - added.VersandCent - added.MindermengenzuschlagCent,
  shippingCents: added.VersandCent,
  surchargeCents: added.MindermengenzuschlagCent,
});

export async function addToCart(
  { productId, vendorId, vendorNames, quantity }: Addition,
  options: CallOptions,
): Promise<AddedToCart> {
  const data = {
    productId,
    lieferantId: vendorId,
    lieferanten: vendorNames.length > 0 ? [...vendorNames] : undefined,
    Anzahl: quantity,
  };
  return toAddedToCart(await callApi(cartCalls.addToCart, { body: { data } }, options));
}
