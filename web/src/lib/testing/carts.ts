// Carts to order, in the price engine's shape.
import type { Basket, BasketItem, PricedCart } from '@praxora/contract/purchasing/price-engine.calls';

export function anItem(
  positionId: number,
  {
    quantity = 1,
    unitPriceCents = 1000,
    ...offer
  }: Partial<BasketItem['offer']> & {
    quantity?: number;
    unitPriceCents?: number;
  } = {},
): BasketItem {
  const name = `Product ${positionId}`;
  return {
    positionId,
    quantity,
    checked: true,
    offer: {
      offerId: positionId,
      orderNumber: `N-${positionId}`,
      tiers: [{ fromQuantity: 1, unitPriceCents }],
      minimumQuantity: 1,
      orderStep: 1,
      discountable: true,
      vatClass: 'fullTax',
      availability: 'available',
      deliveryDays: 1,
      product: {
        id: positionId,
        slug: `product-${positionId}`,
        name,
        names: { de: `Produkt ${positionId}`, en: name },
        manufacturer: 'Sanaris',
        manufacturerNumber: `SN-${positionId}`,
        packText: { de: '100 Stk', en: '100 pcs' },
        picture: 'einweg',
      },
      ...offer,
    },
  };
}

const noTotals = {
  goodsCents: 0,
  shippingCents: 0,
  surchargeCents: 0,
  netCents: 0,
  vat: [],
  vatCents: 0,
  grossCents: 0,
};

export function aBasket(
  vendorId: number,
  items: BasketItem[],
  {
    ownDiscountPercent = 0,
    ...terms
  }: Partial<Basket['conditions']['terms']> & {
    ownDiscountPercent?: number;
  } = {},
): Basket {
  return {
    vendor: {
      id: vendorId,
      name: `Vendor ${vendorId}`,
      rating: 4.5,
      hue: 180,
      isFavorite: false,
      transmission: 'email',
      isHidden: false,
    },
    conditions: {
      ownDiscountPercent,
      terms: {
        shippingCents: 500,
        freeShippingFromCents: 5000,
        surchargeCents: 0,
        surchargeBelowCents: 0,
        ...terms,
      },
    },
    items,
    unavailableItems: [],
    totals: noTotals,
  };
}

export function aCart(addressId: number, baskets: Basket[]): PricedCart {
  return {
    addressId,
    vatPercents: { fullTax: 19, reducedTax: 7 },
    baskets,
    totals: { ...noTotals, packages: baskets.length },
  };
}
