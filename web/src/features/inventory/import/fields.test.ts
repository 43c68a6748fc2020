import { fieldTitle, importFields } from '@praxora/rules/inventory/article-import-fields';
import { expect, it } from 'vitest';
import german from '../../../i18n/de/inventory/articleImport.json';
import english from '../../../i18n/en/inventory/articleImport.json';

it('a field is called on the screen what it is called in our own files', () => {
  for (const field of importFields) {
    expect(german.column[field]).toBe(fieldTitle(field, 'de'));
    expect(english.column[field]).toBe(fieldTitle(field, 'en'));
  }
});
