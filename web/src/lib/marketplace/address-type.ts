// The types of addresses at the marketplace, by the words of this app.
import type { Address } from '@praxora/contract/account/addresses.calls';

/** In the order in which they are offered. */
export const addressTypes = {
  Praxis: 'surgery',
  Labor: 'laboratory',
  'Prophylaxe-Shop': 'shop',
  Sonstiges: 'other',
  practice: 'practice',
} as const satisfies Record<Address['type'], string>;

export const usualAddressType: Address['type'] = 'Praxis';
