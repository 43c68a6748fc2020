// The order as a webhook gets it. The shape is documented in docs/operations.md: fields may be added, none changes its meaning.
import type { Address } from '@praxora/contract/account/addresses.calls';
import type { OrderDocument } from './order-document.ts';

const addressJson = ({ id: _id, kind: _kind, type: _type, ...address }: Address) => address;

export const orderJson = ({ order, transmissionId, practice }: OrderDocument) => ({
  type: 'order',
  version: 1,
  /** Also the idempotency key. */
  id: transmissionId,
  order: {
    orderNumber: order.orderNumber,
    platformOrderNumber: order.platformOrderNumber,
    customerNumber: order.customerNumber,
    placedAt: order.placedAt,
    currency: 'EUR',
    message: order.message,
    orderReference: order.orderReference,
    requestedDeliveryDate: order.requestedDeliveryDate,
    buyer: { name: practice.name, contact: practice.contactPerson, email: practice.email },
    deliveryAddress: addressJson(order.deliveryAddress),
    billingAddress: addressJson(order.billingAddress),
    positions: order.positions.map((position) => ({
      line: position.line,
      vendorOrderNumber: position.vendorOrderNumber,
      name: position.name.de,
      pack: position.packText.de,
      manufacturer: position.manufacturer,
      manufacturerNumber: position.manufacturerNumber,
      gtin: position.gtin,
      pzn: position.pzn,
      quantity: position.quantity,
      unitPriceCents: position.unitPriceCents,
      discountCents: position.discountCents,
      netCents: position.netCents,
      vatPercent: position.vatPercent,
      costCenter: position.costCenter && {
        number: position.costCenter.number,
        name: position.costCenter.name,
      },
    })),
    totals: {
      goodsCents: order.goodsCents,
      shippingCents: order.shippingCents,
      surchargeCents: order.surchargeCents,
      netCents: order.netCents,
      vat: order.vat,
      vatCents: order.vatCents,
      grossCents: order.grossCents,
    },
  },
});
