import type { AppConfig } from '@praxora/contract/account/config.calls';

/** The number to call from a country: Austria has its own, every other country gets the German one. */
export function contactPhone(country: string | undefined, numbers: AppConfig['phoneNumbers']): string {
  return country === 'AT' ? numbers.AT : numbers.DE;
}

/** "+49 89 123-45" as a link dials it. */
export function dialAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
