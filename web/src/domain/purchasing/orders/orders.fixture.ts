// Orders made to measure, for tests of what shows them.
import type { Order, OrderPosition, ReceivingArticle } from '@praxora/contract/purchasing/order';

export function anArticle(changes: Partial<ReceivingArticle> = {}): ReceivingArticle {
  return {
    id: 500,
    name: 'Nitrila Blau M',
    useInventory: true,
    hasBatchObligation: false,
    hasExpiryDateObligation: false,
    defaultStorageId: 9,
    unitToLabel: 'SALES_UNIT',
    unitsPerOrderUnit: 100,
    orderUnit: { de: 'Box', en: 'box' },
    countingUnit: { de: 'Stück', en: 'piece' },
    ...changes,
  };
}

export function aPosition(id: number, changes: Partial<OrderPosition> = {}): OrderPosition {
  return {
    id,
    line: id,
    productId: 100 + id,
    name: { de: `Produkt ${id}`, en: `Product ${id}` },
    manufacturer: 'Sanaris',
    manufacturerNumber: `SN-${id}`,
    packText: { de: 'Box 100 Stk', en: 'Box of 100' },
    picture: 'einweg',
    vendorOrderNumber: `V-${id}`,
    gtin: null,
    pzn: null,
    quantity: 4,
    received: 0,
    returned: 0,
    confirmedQuantity: null,
    backorderedQuantity: null,
    deliveryDate: null,
    unitPriceCents: 1000,
    discountCents: 0,
    netCents: 4000,
    vatPercent: 19,
    costCenter: null,
    article: anArticle({ id: 500 + id }),
    ...changes,
  };
}

const address = {
  id: 1,
  kind: 'shipping',
  type: 'practice',
  shortName: 'Praxis',
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
} as unknown as Order['deliveryAddress'];

export function anOrder(positions: OrderPosition[], changes: Partial<Order> = {}): Order {
  return {
    id: 42,
    orderNumber: 'PX-2026-04817',
    platformOrderNumber: 'P-42',
    vendor: { id: 3, name: 'Depotia', hue: 1, isFavorite: false, isOwn: false },
    transmission: 'email',
    customerNumber: '884 120',
    message: '',
    orderReference: '',
    requestedDeliveryDate: null,
    deliveryAddress: address,
    billingAddress: address,
    state: 'ordered',
    revision: 1,
    placedAt: '2026-11-12T09:00:00Z',
    placedBy: 'Miriam Keller',
    transmissionError: null,
    deliveryDate: null,
    goodsCents: 4000,
    shippingCents: 0,
    surchargeCents: 0,
    netCents: 4000,
    vat: [],
    vatCents: 760,
    grossCents: 4760,
    rating: null,
    ratingComment: '',
    positions,
    receipts: [],
    history: [],
    ...changes,
  };
}
