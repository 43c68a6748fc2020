// Orders to order.
import type { Order, OrderPosition } from '@praxora/contract/purchasing/order';
import type { OrderListed } from '@praxora/contract/purchasing/orders.calls';
import { isToBeSent } from '@praxora/rules/purchasing/order-states';

export function aPosition(id: number, change: Partial<OrderPosition> = {}): OrderPosition {
  return {
    id,
    line: id,
    productId: 100 + id,
    name: { de: `Produkt ${id}`, en: `Product ${id}` },
    manufacturer: 'Sanaris',
    manufacturerNumber: `SN-${id}`,
    packText: { de: '100 Stk', en: '100 pcs' },
    picture: 'einweg',
    vendorOrderNumber: `V-${id}`,
    gtin: null,
    pzn: null,
    quantity: 10,
    received: 0,
    returned: 0,
    confirmedQuantity: null,
    backorderedQuantity: null,
    deliveryDate: null,
    unitPriceCents: 500,
    discountCents: 0,
    netCents: 5000,
    vatPercent: 19,
    costCenter: null,
    article: null,
    ...change,
  };
}

const address: Order['deliveryAddress'] = {
  id: 1,
  kind: 'shipping',
  type: 'practice',
  shortName: 'Praxis am See',
  companyName: 'Praxis am See',
  salutation: null,
  firstName: '',
  lastName: '',
  street: 'Seeweg 1',
  postcode: '80331',
  location: 'München',
  country: 'DE',
  phone: '',
  mobile: '',
  fax: '',
  vatId: '',
};

export function anOrder(id: number, change: Partial<Order> = {}): Order {
  return {
    id,
    orderNumber: `2026-000${id}`,
    platformOrderNumber: `PX-${id}`,
    vendor: { id: 7, name: 'Depotia', hue: 180, isFavorite: false, isOwn: false },
    transmission: 'email',
    customerNumber: '884 120',
    message: '',
    orderReference: '',
    requestedDeliveryDate: null,
    deliveryAddress: address,
    billingAddress: address,
    state: 'ordered',
    revision: 1,
    placedAt: '2026-11-12T09:00:00.000Z',
    placedBy: 'Miriam Keller',
    transmissionError: null,
    deliveryDate: null,
    goodsCents: 10_000,
    shippingCents: 590,
    surchargeCents: 0,
    netCents: 10_590,
    vat: [{ percent: 19, netCents: 10_590, vatCents: 2012 }],
    vatCents: 2012,
    grossCents: 12_602,
    rating: null,
    ratingComment: '',
    positions: [aPosition(1), aPosition(2)],
    receipts: [],
    history: [
      {
        at: '2026-11-12T09:00:00.000Z',
        user: 'Miriam Keller',
        event: 'placed',
        state: 'transmitting',
        detail: {},
      },
    ],
    ...change,
  };
}

/** The order in the form used by the list. */
export function listed({ id, orderNumber, vendor, state, placedAt, ...order }: Order): OrderListed {
  const sum = (count: (position: OrderPosition) => number) =>
    order.positions.reduce((total, position) => total + count(position), 0);
  return {
    id,
    orderNumber,
    platformOrderNumber: order.platformOrderNumber,
    vendorId: vendor.id,
    vendorName: vendor.name,
    vendorHue: vendor.hue,
    deliveryAddress: order.deliveryAddress.shortName,
    state,
    hasFailed: order.transmissionError !== null,
    isToBeSent: isToBeSent({ state, transmission: order.transmission }),
    placedAt,
    orderReference: '',
    requestedDeliveryDate: null,
    deliveryDate: order.deliveryDate,
    positionCount: order.positions.length,
    units: sum(({ quantity }) => quantity),
    receivedUnits: sum(({ received }) => received),
    netCents: order.netCents,
    grossCents: order.grossCents,
    rating: order.rating,
  };
}
