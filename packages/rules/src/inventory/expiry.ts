// Expiry bands by calendar day. A day of expiry is the last day of use.
import { addMonths } from '../shared/calendar.ts';

export type ExpiryBand = 'expired' | 'under1Month' | 'under3Months' | 'over3Months' | 'none';

export const isExpired = (expirationDate: string | null, today: string): boolean =>
  expirationDate !== null && expirationDate < today;

/** Warning to show before goods are booked in; null: none. */
export type ExpiryWarning = 'expired' | 'lastDay';

export function expiryWarning(expirationDate: string | null, today: string): ExpiryWarning | null {
  if (isExpired(expirationDate, today)) return 'expired';
  return expirationDate === today ? 'lastDay' : null;
}

/** Days as `2027-01-31`. */
export function expiryBand(expirationDate: string | null, today: string): ExpiryBand {
  if (expirationDate === null) return 'none';
  if (isExpired(expirationDate, today)) return 'expired';
  if (expirationDate < addMonths(today, 1)) return 'under1Month';
  if (expirationDate < addMonths(today, 3)) return 'under3Months';
  return 'over3Months';
}
