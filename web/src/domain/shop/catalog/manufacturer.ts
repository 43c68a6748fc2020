// The manufacturer that nobody knows; people read it in their language.
import { unknownMaker } from '@praxora/rules/inventory/maker';
import i18next from 'i18next';

export const unknownManufacturerId = 1;

export const manufacturerText = (name: string): string =>
  name === unknownMaker ? i18next.t('common:unknownManufacturer') : name;
