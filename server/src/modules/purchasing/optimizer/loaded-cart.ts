// The cart of one delivery address with every offer for its products: all that an optimization depends on.
import { createHash } from 'node:crypto';
import type { CartVendor } from '@praxora/contract/purchasing/optimizer.calls';
import type { BasketProduct } from '@praxora/contract/purchasing/price-engine.calls';
import type { VatPercents } from '@praxora/rules/shared/tax';
import { isInStock } from '@praxora/rules/vendors/best-offer';
import { isOrderable } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { listAddresses } from '../../account/index.ts';
import { type BuyableOffer, isAvailable, offersFor } from '../../vendors/index.ts';
import { basketProducts, pricedCart } from '../price-engine/price-engine.service.ts';

export interface LoadedPosition {
  readonly positionId: number;
  readonly product: BasketProduct;
  readonly quantity: number;
  /** In whose basket it lies. */
  readonly vendorId: number;
}

/** Line that would be added to the cart: it has an id of its own, which no position has. */
export interface NewLine {
  readonly positionId: number;
  readonly productId: number;
  readonly quantity: number;
  /** Whom it would be bought from. */
  readonly vendorId: number;
}

export interface LoadedCart {
  readonly addressId: number;
  /** In the order they were put in, new lines last. */
  readonly positions: readonly LoadedPosition[];
  /** In whose baskets positions lie, hidden vendors among them. */
  readonly vendors: readonly CartVendor[];
  /** Offers that can be delivered, whatever quantity they ask for, by product. */
  readonly offers: ReadonlyMap<number, readonly BuyableOffer[]>;
  readonly vatPercents: VatPercents;
  /** Differs when anything differs that the result depends on. */
  readonly fingerprint: string;
}

export async function loadCart(
  context: Pick<UserContext, 'tx' | 'now'> & { readonly user: Pick<UserContext['user'], 'country'> },
  addressId: number,
  newLines: readonly NewLine[] = [],
): Promise<LoadedCart> {
  const address = (await listAddresses(context)).find(
    ({ id, kind }) => id === addressId && kind === 'shipping',
  );
  if (!address) throw new Refusal('NOT_FOUND');
  const { baskets, vatPercents } = await pricedCart(context, context.user.country, addressId);
  const lying = baskets
    .flatMap(({ vendor, items, unavailableItems }): LoadedPosition[] => [
      ...items.map(({ positionId, quantity, offer }) => ({
        positionId,
        product: offer.product,
        quantity,
        vendorId: vendor.id,
      })),
      ...unavailableItems.map((item) => ({ ...item, vendorId: vendor.id })),
    ])
    .sort((a, b) => a.positionId - b.positionId);
  const positions = [...lying, ...(await positionsOf(context.tx, newLines))];
  const productIds = new Set(positions.map(({ product }) => product.id));
  const offers = (await offersFor(context.tx, [...productIds], address.country)).filter(isAvailable);
  return {
    addressId,
    positions,
    vendors: baskets.map(({ vendor: { id, name, hue, isHidden } }) => ({
      vendorId: id,
      vendorName: name,
      vendorHue: hue,
      isHidden,
    })),
    offers: groupBy(offers, ({ productId }) => productId),
    vatPercents,
    fingerprint: fingerprintOf(positions, offers),
  };
}

async function positionsOf(tx: Tx, lines: readonly NewLine[]): Promise<LoadedPosition[]> {
  if (lines.length === 0) return [];
  const products = await basketProducts(
    tx,
    lines.map(({ productId }) => productId),
  );
  return lines.flatMap(({ productId, ...line }) => {
    const product = products.get(productId);
    return product ? { ...line, product } : [];
  });
}

/** Offers that can be ordered in exactly this quantity. */
export const listSellers = (cart: LoadedCart, productId: number, quantity: number): BuyableOffer[] =>
  (cart.offers.get(productId) ?? []).filter((offer) => isOrderable(offer, quantity));

/** Whether it can be bought from the vendor in whose basket it lies. */
export const isBuyable = (cart: LoadedCart, { product, quantity, vendorId }: LoadedPosition): boolean =>
  listSellers(cart, product.id, quantity).some(({ vendor }) => vendor.id === vendorId);

function fingerprintOf(positions: readonly LoadedPosition[], offers: readonly BuyableOffer[]): string {
  const content = {
    positions: positions.map(({ positionId, product, quantity, vendorId }) => [
      positionId,
      product.id,
      quantity,
      vendorId,
    ]),
    offers: offers.map(({ offerId, vendor, tiers, conditions, ...offer }) => [
      [offerId, vendor.id, vendor.isFavorite, offer.minimumQuantity, offer.orderStep, offer.discountable],
      isInStock(offer),
      tiers.map(({ fromQuantity, unitPriceCents }) => [fromQuantity, unitPriceCents]),
      [conditions.ownDiscountPercent, conditions.terms],
    ]),
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
