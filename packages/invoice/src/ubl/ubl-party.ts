// Parties of UBL: seller, buyer, payee, tax representative and the place of delivery.
import type { Address, Party } from '../model.ts';
import { isPresent, readIdentifier, toAddress, toContact, toTradingName, unlessEmpty } from '../parts.ts';
import { findElement, findElements, readText, type XmlElement } from '../xml/element.ts';

/** The bank's name of a creditor (BT-90) stands among the identifiers of seller or payee. */
const isCreditorId = (scheme: string | null): boolean => scheme?.toUpperCase() === 'SEPA';

export function readUblParty(party: XmlElement | undefined): Party {
  const legalEntity = findElement(party, 'PartyLegalEntity');
  const contact = findElement(party, 'Contact');
  const registeredName = readText(legalEntity, 'RegistrationName');
  const plainName = readText(party, 'PartyName', 'Name');
  return {
    name: registeredName ?? plainName,
    tradingName: toTradingName(registeredName, plainName),
    ids: listIds(party).filter(({ scheme }) => !isCreditorId(scheme)),
    registration: readIdentifier(findElement(legalEntity, 'CompanyID')),
    legalInformation: readText(legalEntity, 'CompanyLegalForm'),
    vatId: readTaxId(party, true),
    taxNumber: readTaxId(party, false),
    electronicAddress: readIdentifier(findElement(party, 'EndpointID')),
    contact: toContact(
      readText(contact, 'Name'),
      readText(contact, 'Telephone'),
      readText(contact, 'ElectronicMail'),
    ),
    address: readUblAddress(findElement(party, 'PostalAddress')),
  };
}

const listIds = (party: XmlElement | undefined) =>
  findElements(party, 'PartyIdentification')
    .map((identification) => readIdentifier(findElement(identification, 'ID')))
    .filter(isPresent);

export const readCreditorId = (...parties: readonly (XmlElement | undefined)[]): string | null =>
  parties.flatMap(listIds).find(({ scheme }) => isCreditorId(scheme))?.id ?? null;

/** The VAT identifier is marked as such; everything else is the number of the tax office. */
function readTaxId(party: XmlElement | undefined, isVat: boolean): string | null {
  const scheme = findElements(party, 'PartyTaxScheme').find(
    (candidate) => (readText(candidate, 'TaxScheme', 'ID')?.toUpperCase() === 'VAT') === isVat,
  );
  return readText(scheme, 'CompanyID');
}

const readUblAddress = (address: XmlElement | undefined): Address | null =>
  toAddress(
    {
      postcode: readText(address, 'PostalZone'),
      city: readText(address, 'CityName'),
      region: readText(address, 'CountrySubentity'),
      country: readText(address, 'Country', 'IdentificationCode'),
    },
    [
      readText(address, 'StreetName'),
      readText(address, 'AdditionalStreetName'),
      readText(address, 'AddressLine', 'Line'),
    ],
  );

/** The place of delivery is a party of few fields. */
export function readUblDelivery(delivery: XmlElement | undefined): Party | null {
  const location = findElement(delivery, 'DeliveryLocation');
  const id = readIdentifier(findElement(location, 'ID'));
  return unlessEmpty({
    name: readText(delivery, 'DeliveryParty', 'PartyName', 'Name'),
    tradingName: null,
    ids: id === null ? [] : [id],
    registration: null,
    legalInformation: null,
    vatId: null,
    taxNumber: null,
    electronicAddress: null,
    contact: null,
    address: readUblAddress(findElement(location, 'Address')),
  });
}
