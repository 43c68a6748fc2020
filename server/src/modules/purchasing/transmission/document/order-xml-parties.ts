// Parties of an openTRANS order: practice, vendor, delivery address and invoice address.
import type { Address } from '@praxora/contract/account/addresses.calls';
import { countryName, personName } from './german.ts';
import type { OrderDocument } from './order-document.ts';
import { branch, leaf } from './xml.ts';

interface PartyId {
  readonly type: 'buyer_specific' | 'supplier_specific';
  readonly id: string;
}

/** Ours for all of them; the vendor knows the practice by its own number too, where it has one. */
function idsOf({ order, practice }: OrderDocument) {
  const ours = (id: string): PartyId => ({ type: 'buyer_specific', id });
  const customer: PartyId[] =
    order.customerNumber === '' ? [] : [{ type: 'supplier_specific', id: order.customerNumber }];
  return {
    buyer: [...customer, ours(`P${practice.id}`)],
    supplier: [ours(`V${order.vendor.id}`)],
    delivery: [ours(`A${order.deliveryAddress.id}`)],
    invoice: [ours(`A${order.billingAddress.id}`)],
  };
}

export function partiesXml(document: OrderDocument): string {
  const { order, practice, vendorEmail } = document;
  const ids = idsOf(document);
  const contact = branch('CONTACT_DETAILS', [
    leaf('bmecat:CONTACT_NAME', cut(practice.contactPerson)),
    branch('bmecat:EMAILS', [leaf('bmecat:EMAIL', practice.email)]),
  ]);
  return branch('PARTIES', [
    party(ids.buyer, 'buyer', addressXml(practice.name, order.billingAddress, contact)),
    party(
      ids.supplier,
      'supplier',
      branch('ADDRESS', [...names(order.vendor.name), leaf('bmecat:EMAIL', vendorEmail)]),
    ),
    party(ids.delivery, 'delivery', addressXml(order.deliveryAddress.companyName, order.deliveryAddress)),
    party(
      ids.invoice,
      'invoice_recipient',
      addressXml(order.billingAddress.companyName, order.billingAddress),
    ),
  ]);
}

export function partyReferencesXml(document: OrderDocument): string {
  const ids = idsOf(document);
  const reference = (name: string, [first]: readonly PartyId[]): string =>
    first === undefined ? '' : leaf(name, first.id, { type: first.type });
  return branch('ORDER_PARTIES_REFERENCE', [
    reference('bmecat:BUYER_IDREF', ids.buyer),
    reference('bmecat:SUPPLIER_IDREF', ids.supplier),
    reference('INVOICE_RECIPIENT_IDREF', ids.invoice),
    branch('SHIPMENT_PARTIES_REFERENCE', [reference('DELIVERY_IDREF', ids.delivery)]),
  ]);
}

const party = (ids: readonly PartyId[], role: string, address: string): string =>
  branch('PARTY', [
    ...ids.map(({ type, id }) => leaf('bmecat:PARTY_ID', id, { type })),
    leaf('PARTY_ROLE', role),
    address,
  ]);

function addressXml(name: string, address: Address, contact = personContact(address)): string {
  return branch('ADDRESS', [
    ...names(name),
    contact,
    leaf('bmecat:STREET', cut(address.street)),
    leaf('bmecat:ZIP', address.postcode),
    leaf('bmecat:CITY', cut(address.location)),
    leaf('bmecat:COUNTRY', countryName(address.country)),
    leaf('bmecat:COUNTRY_CODED', address.country),
    leaf('bmecat:VAT_ID', address.vatId),
    leaf('bmecat:PHONE', address.phone, { type: 'office' }),
    leaf('bmecat:PHONE', address.mobile, { type: 'mobile' }),
    leaf('bmecat:FAX', address.fax, { type: 'office' }),
    // A street too long for its element must not be lost.
    leaf('bmecat:ADDRESS_REMARKS', cut(address.street) === address.street ? '' : address.street),
  ]);
}

const personContact = (address: Address): string =>
  branch('CONTACT_DETAILS', [leaf('bmecat:CONTACT_NAME', cut(personName(address)))]);

const longest = 50;
const cut = (text: string, part = 0): string =>
  [...text].slice(part * longest, (part + 1) * longest).join('');

/** A long name goes on in the next element. */
const names = (name: string): string[] => [
  leaf('bmecat:NAME', cut(name)),
  leaf('bmecat:NAME2', cut(name, 1)),
  leaf('bmecat:NAME3', cut(name, 2)),
];
