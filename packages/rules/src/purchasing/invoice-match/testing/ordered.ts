// An order with positions, and the invoice that a vendor without faults would write for it.
import type { InvoicedLine, InvoiceToMatch, OrderedPosition, OrderToMatch } from '../match-input.ts';

export const whole = (units: number) => ({ units: BigInt(units), scale: 0 });

export const position = (id: number, fields: Partial<OrderedPosition> = {}): OrderedPosition => {
  const { quantity = 1, unitPriceCents = 100, discountCents = 0 } = fields;
  return {
    id,
    orderId: 1,
    vendorNumber: `SN-${id}`,
    gtin: null,
    manufacturerNumber: '',
    names: [`Artikel Nummer ${id}`],
    correctedNumbers: [],
    received: quantity,
    returned: 0,
    invoicedQuantity: 0,
    creditedQuantity: 0,
    vatPercent: 19,
    piecesPerPack: 1,
    ...fields,
    quantity,
    unitPriceCents,
    discountCents,
    netCents: quantity * unitPriceCents - discountCents,
  };
};

export function order(
  positions: readonly OrderedPosition[],
  fields: Partial<OrderToMatch> = {},
): OrderToMatch {
  const { shippingCents = 0, surchargeCents = 0 } = fields;
  const goods = positions.reduce((sum, { netCents }) => sum + netCents, 0);
  const netCents = goods + shippingCents + surchargeCents;
  return {
    id: 1,
    numbers: ['PX-2026-04817'],
    deliveryNotes: [],
    invoicedChargesCents: 0,
    grossCents: Math.round(netCents * 1.19),
    ...fields,
    netCents,
    shippingCents,
    surchargeCents,
    positions,
  };
}

/** The line that charges what arrived, at the agreed price. */
export function rightLine(ordered: OrderedPosition, quantity = ordered.received): InvoicedLine {
  const net =
    (BigInt(ordered.netCents) * BigInt(quantity) * 2n + BigInt(ordered.quantity)) /
    (BigInt(ordered.quantity) * 2n);
  return {
    line: String(ordered.id),
    vendorNumber: ordered.vendorNumber,
    gtin: null,
    manufacturerNumber: null,
    name: ordered.names[0] ?? null,
    quantity: whole(quantity),
    netCents: Number(net),
    vatPercent: ordered.vatPercent,
    order: null,
  };
}

export const invoice = (
  lines: readonly InvoicedLine[],
  fields: Partial<InvoiceToMatch> = {},
): InvoiceToMatch => ({
  kind: 'invoice',
  netCents: lines.reduce((sum, { netCents }) => sum + (netCents ?? 0), 0),
  lines,
  charges: [],
  ...fields,
});
