// An order as documents show it, with everything that can be awkward in it.
import type { Address } from '@praxora/contract/account/addresses.calls';
import type { OrderPosition } from '@praxora/contract/purchasing/order';
import type { OrderDocument } from '../document/order-document.ts';

const anAddress = (id: number, kind: Address['kind']): Address => ({
  id,
  kind,
  type: 'Praxis',
  shortName: 'Praxis',
  companyName: 'Zahnarztpraxis <Dr. Łukasz> & "Partner" im Ärztehaus am Marktplatz, Eingang B',
  salutation: 'Mrs',
  firstName: 'Eva',
  lastName: 'Lang',
  street: 'Marktplatz 1',
  postcode: '80331',
  location: 'München',
  country: kind === 'billing' ? 'AT' : 'DE',
  phone: '+49 89 1',
  mobile: '',
  fax: '',
  vatId: 'DE123456789',
});

const aPosition = (line: number): OrderPosition => {
  const discountCents = line % 2 === 0 ? 37 : 0;
  return {
    id: line,
    line,
    productId: line,
    name: { de: `Füllung „Größe ${line}“ ≥ 3 μm <rot> & grün 😀`, en: 'Filling' },
    manufacturer: 'Müller & Söhne',
    manufacturerNumber: `M-${line}`,
    packText: { de: '10 Stück', en: '10 pieces' },
    picture: '',
    vendorOrderNumber: `N-${line}`,
    gtin: line === 1 ? '4012345678901' : null,
    pzn: line === 2 ? '01234562' : null,
    quantity: line + 2,
    received: 0,
    returned: 0,
    confirmedQuantity: null,
    backorderedQuantity: null,
    deliveryDate: null,
    unitPriceCents: 1999,
    discountCents,
    netCents: (line + 2) * 1999 - discountCents,
    vatPercent: line % 3 === 0 ? 7 : 19,
    costCenter: line === 1 ? { id: 8, number: '1100', name: 'Chirurgie & Implantologie' } : null,
    article: null,
  };
};

export function aDocument(lines: number): OrderDocument {
  const positions = Array.from({ length: lines }, (_, index) => aPosition(index + 1));
  const goodsCents = positions.reduce((sum, { netCents }) => sum + netCents, 0);
  const netCents = goodsCents + 590 + 250;
  const vatCents = Math.round(netCents * 0.19);
  return {
    transmissionId: '0d3f0f0e-7c0a-4b52-9d5c-6b1f6f2f9a01',
    practice: { id: 7, name: 'Praxis Lang', email: 'eva@lang.example', contactPerson: 'Eva Lang' },
    vendorEmail: 'bestellung@depot.example',
    order: {
      id: 1,
      orderNumber: '2026-0042',
      platformOrderNumber: 'PX-10000042',
      vendor: { id: 3, name: 'Depot', hue: 10, isFavorite: false, isOwn: false },
      transmission: 'email',
      customerNumber: 'K-1',
      orderReference: 'KW47 <Isar> & Süd',
      requestedDeliveryDate: '2026-10-25',
      message: 'Zeile 1\nZeile 2 \u0007 & <Schluss>',
      deliveryAddress: anAddress(1, 'shipping'),
      billingAddress: anAddress(2, 'billing'),
      state: 'transmitting',
      revision: 1,
      placedAt: '2026-07-01T12:00:00.000Z',
      placedBy: 'Eva Lang',
      transmissionError: null,
      deliveryDate: null,
      goodsCents,
      shippingCents: 590,
      surchargeCents: 250,
      netCents,
      vat: [{ percent: 19, netCents, vatCents }],
      vatCents,
      grossCents: netCents + vatCents,
      rating: null,
      ratingComment: '',
      positions,
      receipts: [],
      history: [],
    },
  };
}
