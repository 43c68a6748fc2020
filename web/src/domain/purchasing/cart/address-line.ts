import type { Address } from '@praxora/contract/account/addresses.calls';

/** "Zweibrückenstraße 8, 80331 München". */
export function addressLine({ street, postcode, location }: Address): string {
  return `${street}, ${postcode} ${location}`;
}
