// Parties of CII and ZUGFeRD 1.0.
import type { Party } from '../model.ts';
import { isPresent, readIdentifier, toAddress, toContact, toTradingName } from '../parts.ts';
import { findElement, findElements, readAttribute, readText, type XmlElement } from '../xml/element.ts';

export function readCiiParty(party: XmlElement | undefined): Party {
  const organization = findElement(party, 'SpecifiedLegalOrganization');
  const contact = findElement(party, 'DefinedTradeContact');
  const address = findElement(party, 'PostalTradeAddress');
  const tradingName = readText(organization, 'TradingBusinessName');
  const name = readText(party, 'Name');
  return {
    name: name ?? tradingName,
    tradingName: toTradingName(name, tradingName),
    ids: [...findElements(party, 'ID'), ...findElements(party, 'GlobalID')]
      .map(readIdentifier)
      .filter(isPresent),
    registration: readIdentifier(findElement(organization, 'ID')),
    legalInformation: readText(party, 'Description'),
    vatId: readTaxId(party, 'VA'),
    taxNumber: readTaxId(party, 'FC'),
    electronicAddress: readIdentifier(findElement(party, 'URIUniversalCommunication', 'URIID')),
    contact: toContact(
      readText(contact, 'PersonName') ?? readText(contact, 'DepartmentName'),
      readText(contact, 'TelephoneUniversalCommunication', 'CompleteNumber'),
      readText(contact, 'EmailURIUniversalCommunication', 'URIID') ??
        readText(contact, 'EmailURIUniversalCommunication', 'CompleteNumber'),
    ),
    address: toAddress(
      {
        postcode: readText(address, 'PostcodeCode'),
        city: readText(address, 'CityName'),
        region: readText(address, 'CountrySubDivisionName'),
        country: readText(address, 'CountryID'),
      },
      [
        readText(address, 'LineOne') ?? readText(address, 'StreetName'),
        readText(address, 'LineTwo'),
        readText(address, 'LineThree'),
      ],
    ),
  };
}

export const readOptionalParty = (party: XmlElement | undefined): Party | null =>
  party ? readCiiParty(party) : null;

/** VA marks the VAT identifier, FC the number of the tax office. */
function readTaxId(party: XmlElement | undefined, scheme: string): string | null {
  const registration = findElements(party, 'SpecifiedTaxRegistration')
    .map((candidate) => findElement(candidate, 'ID'))
    .find((id) => readAttribute(id, 'schemeID')?.toUpperCase() === scheme);
  return readText(registration);
}
