import { currentLanguage } from '../../lib/i18n.ts';

/** "Deutschland" or "Germany". */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(currentLanguage(), { type: 'region' }).of(code) ?? code;
