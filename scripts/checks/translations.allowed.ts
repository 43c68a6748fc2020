// The few exceptions of the translation check, each of them deliberate.
import type { Allowed } from './translations.ts';

export const allowed: Allowed = {
  // Errors are translated by code; the check compares these keys with the catalogue instead.
  // Units likewise, by their number in the database, and roles by their name in the contract. The words of the activity log go by
  // the catalogue of actions and fields in the contract, with a test of their own.
  families: ['errors:', 'common:role.', 'activityWords:'],
  // Titles by the name of their route; the table of routes writes each of them out.
  listedFamilies: ['routes:'],
  sameInBoth: new Set([
    'Code',
    'Computer',
    'Dashboard',
    'DE',
    'DYMO',
    'Deutsch',
    'EN',
    'English',
    'Enter',
    'Esc',
    'Filter',
    'GTIN',
    'Name',
    'PZN',
    'Person',
    'Praxora',
    'Scan',
    'Shop',
    'Status',
    'Tablet',
    'Vibration',
    'Version {{version}}',
    'ZPL',
    'optional',
    '{{dpi}} dpi',
    '{{number}} mm',
    '{{width}} × {{height}} mm',
  ]),
  literalTexts: new Set(['Praxora']),
};
