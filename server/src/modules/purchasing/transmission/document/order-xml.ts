// The order as openTRANS 2.1 ORDER. Elements stand in the order of its schema; lengths are those of BMEcat 2005.
import type { OrderPosition } from '@praxora/contract/purchasing/order';
import { displayOffset, toDisplayIso } from '@praxora/rules/shared/dates';
import type { MailFile } from '../../../../platform/mail/smtp.ts';
import { mapInSlices } from '../../../../platform/slices.ts';
import { money } from './german.ts';
import { type OrderDocument, orderFileName } from './order-document.ts';
import { partiesXml, partyReferencesXml } from './order-xml-parties.ts';
import { branch, leaf } from './xml.ts';

const namespaces = {
  xmlns: 'http://www.opentrans.org/XMLSchema/2.1',
  'xmlns:bmecat': 'http://www.bmecat.org/bmecat/2005',
};

export const orderXmlFile = async (document: OrderDocument): Promise<MailFile> => ({
  name: orderFileName(document, '.xml'),
  mediaType: 'application/xml',
  content: Buffer.from(await orderXml(document)),
});

async function orderXml(document: OrderDocument): Promise<string> {
  const { order } = document;
  const items = await mapInSlices(order.positions, item);
  const root = branch(
    'ORDER',
    [
      branch('ORDER_HEADER', [
        branch('CONTROL_INFO', [
          leaf('GENERATOR_INFO', 'Praxora'),
          leaf('GENERATION_DATE', toDisplayIso(new Date(order.placedAt))),
        ]),
        orderInfo(document),
      ]),
      branch('ORDER_ITEM_LIST', items),
      branch('ORDER_SUMMARY', [
        leaf('TOTAL_ITEM_NUM', order.positions.length),
        // The sum of the lines; what comes on top stands in the header.
        leaf('TOTAL_AMOUNT', euros(order.goodsCents)),
      ]),
    ],
    { ...namespaces, version: '2.1', type: 'standard' },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

/** The platform's number is the order's id: unlike the practice's own it is unique at every vendor. */
function orderInfo(document: OrderDocument): string {
  const { order } = document;
  const date = toDisplayIso(new Date(order.placedAt));
  return branch('ORDER_INFO', [
    leaf('ORDER_ID', order.platformOrderNumber),
    leaf('ORDER_DATE', date),
    requestedDelivery(order.requestedDeliveryDate),
    leaf('bmecat:LANGUAGE', 'deu', { default: 'true' }),
    partiesXml(document),
    branch('CUSTOMER_ORDER_REFERENCE', [
      leaf('ORDER_ID', order.orderNumber),
      leaf('ORDER_DATE', date),
      leaf('ORDER_DESCR', order.orderReference, { lang: 'deu' }),
    ]),
    partyReferencesXml(document),
    leaf('bmecat:CURRENCY', 'EUR'),
    leaf('PARTIAL_SHIPMENT_ALLOWED', 'true'),
    leaf('REMARKS', order.message, { type: 'order', lang: 'deu' }),
    branch('HEADER_UDX', [
      leaf('UDX.PRAXORA.TRANSMISSION_ID', document.transmissionId),
      leaf('UDX.PRAXORA.SHIPPING_AMOUNT', euros(order.shippingCents)),
      leaf('UDX.PRAXORA.SURCHARGE_AMOUNT', euros(order.surchargeCents)),
      leaf('UDX.PRAXORA.NET_AMOUNT', euros(order.netCents)),
      leaf('UDX.PRAXORA.TAX_AMOUNT', euros(order.vatCents)),
      leaf('UDX.PRAXORA.GROSS_AMOUNT', euros(order.grossCents)),
    ]),
  ]);
}

/** A wish is optional for the vendor, and covers the whole day. */
function requestedDelivery(day: string | null): string {
  if (day === null) return '';
  const localTime = (time: string) => `${day}T${time}${displayOffset(new Date(`${day}T${time}Z`))}`;
  return branch(
    'DELIVERY_DATE',
    [leaf('DELIVERY_START_DATE', localTime('00:00:00')), leaf('DELIVERY_END_DATE', localTime('23:59:59'))],
    { type: 'optional' },
  );
}

const item = (position: OrderPosition): string =>
  branch('ORDER_ITEM', [
    leaf('LINE_ITEM_ID', position.line),
    branch('PRODUCT_ID', [
      leaf('bmecat:SUPPLIER_PID', position.vendorOrderNumber, { type: 'supplier_specific' }),
      leaf('bmecat:INTERNATIONAL_PID', position.gtin ?? '', { type: 'gtin' }),
      leaf('bmecat:INTERNATIONAL_PID', position.pzn ?? '', { type: 'pzn' }),
      leaf('bmecat:DESCRIPTION_SHORT', shortened(position.name.de, 150), { lang: 'deu' }),
      leaf('bmecat:DESCRIPTION_LONG', description(position), { lang: 'deu' }),
    ]),
    leaf('QUANTITY', position.quantity),
    // C62 (piece): one unit of the article with the vendor's number.
    leaf('bmecat:ORDER_UNIT', 'C62'),
    branch('PRODUCT_PRICE_FIX', price(position)),
    leaf('PRICE_LINE_AMOUNT', euros(position.netCents)),
    branch('ACCOUNTING_INFO', [
      leaf('COST_CATEGORY_ID', position.costCenter?.number ?? '', { type: 'cost_center' }),
    ]),
    leaf('REMARKS', discount(position), { type: 'order', lang: 'deu' }),
  ]);

/** With a discount the price of one need not be whole cents: it is given for the whole line then. */
function price({ quantity, unitPriceCents, discountCents, netCents, vatPercent }: OrderPosition): string[] {
  const [cents, units] = discountCents === 0 ? [unitPriceCents, 1] : [netCents, quantity];
  return [
    leaf('bmecat:PRICE_AMOUNT', euros(cents)),
    branch('TAX_DETAILS_FIX', [
      leaf('bmecat:TAX_TYPE', 'vat'),
      leaf('bmecat:TAX', String(Math.round(vatPercent * 100) / 10_000)),
    ]),
    leaf('bmecat:PRICE_QUANTITY', units),
  ];
}

const discount = ({ unitPriceCents, discountCents }: OrderPosition): string =>
  discountCents === 0
    ? ''
    : `Listenpreis je Einheit ${money(unitPriceCents)}, Rabatt ${money(discountCents)}`;

const description = ({ name, packText, manufacturer, manufacturerNumber }: OrderPosition): string =>
  [name.de, packText.de, manufacturer, manufacturerNumber].filter((part) => part !== '').join(', ');

const shortened = (text: string, longest: number): string => [...text].slice(0, longest).join('');

const euros = (cents: number): string => (cents / 100).toFixed(2);
