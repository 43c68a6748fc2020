// Vendors are in Germany and Austria: what goes to them is written in German.
import type { Address } from '@praxora/contract/account/addresses.calls';
import type { Order } from '@praxora/contract/purchasing/order';
import { atFirstUse } from '@praxora/rules/shared/at-first-use';
import { formatDate } from '@praxora/rules/shared/dates';

const euros = atFirstUse(() => new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }));
const plain = atFirstUse(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 }));
const countries = atFirstUse(() => new Intl.DisplayNames('de-DE', { type: 'region' }));

export const money = (cents: number): string => euros().format(cents / 100);
export const amount = (value: number): string => plain().format(value);
export const countryName = (code: string): string => countries().of(code) ?? code;

export const personName = ({ salutation, firstName, lastName }: Address): string => {
  const title = salutation === 'Mr' ? 'Herr' : salutation === 'Mrs' ? 'Frau' : '';
  return [lastName && title, firstName, lastName].filter((part) => part !== '').join(' ');
};

/** What the practice asks of the vendor beside the goods, where it asks for something. */
export const requestFacts = ({ orderReference, requestedDeliveryDate }: Order): [string, string][] => [
  ...(orderReference === '' ? [] : [['Bestellreferenz', orderReference] satisfies [string, string]]),
  ...(requestedDeliveryDate === null
    ? []
    : [
        ['Wunschtermin', formatDate(new Date(`${requestedDeliveryDate}T12:00Z`), 'de')] satisfies [
          string,
          string,
        ],
      ]),
];

/** The lines of an address as they stand on an envelope. */
export const addressLines = (address: Address): string[] =>
  [
    address.companyName,
    personName(address),
    address.street,
    `${address.postcode} ${address.location}`,
    countryName(address.country),
  ].filter((line) => line !== '');
