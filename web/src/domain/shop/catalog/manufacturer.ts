// The reference data call the manufacturer that nobody knows "unknown", in no language in particular; people read it in theirs.
import i18next from 'i18next';

export const unknownManufacturerId = 1;
const unknownManufacturer = 'unknown';

/** Where there is no room for saying that nobody knows it. */
export const knownManufacturer = (name: string): string => (name === unknownManufacturer ? '' : name);

export const manufacturerText = (name: string): string =>
  name === unknownManufacturer ? i18next.t('common:unknownManufacturer') : name;
