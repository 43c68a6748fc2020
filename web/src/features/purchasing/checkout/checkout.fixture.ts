// Baskets made to order for tests.
import type { BasketItem, PricedCart } from '@praxora/contract/purchasing/price-engine.calls';
import type { TransmissionMethod } from '@praxora/rules/vendors/transmission-method';
import { type CheckedBasket, type CheckedCart, priceCart } from '../../../domain/purchasing/index.ts';

interface ItemWish {
  readonly id: number;
  readonly cents?: number;
  readonly quantity?: number;
  readonly minimum?: number;
  readonly checked?: boolean;
}

interface BasketWish {
  readonly vendorId?: number;
  readonly shippingCents?: number;
  readonly transmission?: TransmissionMethod;
  readonly items?: readonly ItemWish[];
  readonly unavailable?: readonly number[];
}

const productOf = (id: number): BasketItem['offer']['product'] => ({
  id,
  slug: `product-${id}`,
  name: `Produkt ${id}`,
  names: { de: `Produkt ${id}`, en: `Product ${id}` },
  manufacturer: 'Sanaris',
  manufacturerNumber: `SN-${id}`,
  packText: { de: '100 Stk', en: '100 pcs' },
  picture: 'einweg',
});

const itemOf = ({ id, cents = 1000, quantity = 2, minimum = 1 }: ItemWish): BasketItem => ({
  positionId: id,
  quantity,
  checked: true,
  offer: {
    offerId: id,
    orderNumber: `N-${id}`,
    tiers: [{ fromQuantity: 1, unitPriceCents: cents }],
    minimumQuantity: minimum,
    orderStep: 1,
    discountable: true,
    vatClass: 'fullTax',
    availability: 'available',
    deliveryDays: 1,
    product: productOf(id),
  },
});

const noTotals = {
  goodsCents: 0,
  shippingCents: 0,
  surchargeCents: 0,
  netCents: 0,
  vat: [],
  vatCents: 0,
  grossCents: 0,
};

function basketOf(wish: BasketWish) {
  const { vendorId = 1, shippingCents = 0, items = [{ id: 1 }], unavailable = [] } = wish;
  const { transmission = 'email' } = wish;
  return {
    vendor: {
      id: vendorId,
      name: `Depot ${vendorId}`,
      rating: null,
      hue: 0,
      isFavorite: false,
      transmission,
      isHidden: false,
    },
    conditions: {
      ownDiscountPercent: 0,
      terms: { shippingCents, freeShippingFromCents: null, surchargeCents: 0, surchargeBelowCents: 0 },
    },
    items: items.map(itemOf),
    unavailableItems: unavailable.map((id) => ({ positionId: id, quantity: 1, product: productOf(id) })),
    totals: noTotals,
  };
}

export function aCart(wishes: readonly BasketWish[]): CheckedCart {
  const unchecked = new Set(
    wishes.flatMap(({ items = [] }) => items.filter(({ checked }) => checked === false).map(({ id }) => id)),
  );
  const cart: PricedCart = {
    addressId: 7,
    vatPercents: { fullTax: 19, reducedTax: 7 },
    baskets: wishes.map(basketOf),
    totals: { ...noTotals, packages: wishes.length },
  };
  return priceCart(cart, { isChecked: (_, positionId) => !unchecked.has(positionId) });
}

export function aBasket(wish: BasketWish): CheckedBasket {
  const [basket] = aCart([wish]).baskets;
  if (!basket) throw new Error('A wish makes a basket');
  return basket;
}
