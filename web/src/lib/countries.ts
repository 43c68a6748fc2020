import { toLocale, useLanguage } from './i18n.ts';

/** "Germany" for DE, in the user's language. */
export function useCountryName(): (code: string) => string {
  const names = new Intl.DisplayNames(toLocale(useLanguage()), { type: 'region', fallback: 'code' });
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
}
