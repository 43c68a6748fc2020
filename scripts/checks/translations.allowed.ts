// The few exceptions of the translation check, each of them deliberate.
import type { Allowed } from './translations.ts';

export const allowed: Allowed = {
  // Errors are translated by code; the check compares these keys with the catalogue instead.
  families: ['errors:'],
  // Titles by the name of their route; the table of routes writes each of them out.
  listedFamilies: ['routes:'],
  sameInBoth: new Set([
    'Dashboard',
    'DE',
    'Deutsch',
    'EN',
    'English',
    'Enter',
    'Esc',
    'Filter',
    'GTIN',
    'Name',
    'PZN',
    'Praxora',
    'Scan',
    'Shop',
    'Status',
  ]),
  literalTexts: new Set(['Praxora']),
};
