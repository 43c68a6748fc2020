import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { folded } from '../shared/column-headings.ts';
import {
  choiceText,
  choiceTexts,
  flagText,
  readCents,
  readChoice,
  readCount,
  readDayCell,
  readFlag,
  readUnit,
  unitWords,
} from '../shared/file-cells.ts';
import { fieldNames, importFields } from './article-import-fields.ts';
import { knownHeadings, proposeColumns } from './article-import-headings.ts';

describe('headings', () => {
  test.each([
    ['Bezeichnung', 'name'],
    ['ARTIKELNAME', 'name'],
    ['Hersteller-Nr.', 'manufacturerNumber'],
    ['hersteller artikelnummer', 'manufacturerNumber'],
    ['MHD', 'expirationDate'],
    ['Verfalls-Datum', 'expirationDate'],
    ['LOT', 'batchNumber'],
    ['Charge', 'batchNumber'],
    ['Lagerort', 'storage'],
    ['Preis (netto, €)', 'price'],
    ['Packungsgroesse', 'unitsPerPack'],
    ['Packungsgröße', 'unitsPerPack'],
    ['Stock', 'amount'],
    ['Re-order point', 'warningStock'],
    ['Farbe', null],
    ['', null],
  ])('%s is %s', (heading, field) => {
    expect(proposeColumns([heading])).toEqual([field]);
  });

  it('are all known, each to one field only', () => {
    const all = importFields.flatMap((field) =>
      fieldNames(field).map((name) => [folded(name), field] as const),
    );
    const owners = new Map<string, Set<string>>();
    for (const [name, field] of all) owners.set(name, (owners.get(name) ?? new Set()).add(field));
    expect([...owners].filter(([, fields]) => fields.size > 1)).toEqual([]);
    for (const [index, language] of ['de', 'en'].entries()) {
      const header = importFields.map((field) => fieldNames(field)[index] ?? language);
      expect(proposeColumns(header)).toEqual(importFields);
    }
  });

  it('that mean the same give it to our own name, else to the first', () => {
    expect(proposeColumns(['Menge', 'Anzahl', 'Artikel', 'Artikelname'])).toEqual([
      'amount',
      null,
      null,
      'name',
    ]);
  });

  it('never match a field twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...importFields.flatMap(fieldNames), 'x')), (header) => {
        const matched = proposeColumns(header).filter((field) => field !== null);
        expect(new Set(matched).size).toBe(matched.length);
      }),
    );
  });

  it('are short: a long text is none, however it begins', () => {
    expect(proposeColumns([`Artikelname (${'x'.repeat(150)})`])).toEqual(['name']);
    expect(proposeColumns([`Artikelname (${'x'.repeat(300)})`, '('.repeat(30_000)])).toEqual([null, null]);
  });

  it('tell a header from a title', () => {
    expect(knownHeadings(['Bestandsliste 2026'])).toBe(0);
    expect(knownHeadings(['Artikel', 'x', 'Charge'])).toBe(2);
  });
});

describe('cells', () => {
  test.each([
    ['12', 12],
    ['1.234', 1234],
    ['1,234', 1234],
    ['1 234', 1234],
    ['12,0', 12],
    ['-3', -3],
    ['12.5', null],
    ['zwölf', null],
    ['1.23.4', null],
  ])('count %s is %s', (text, count) => {
    expect(readCount(text)).toBe(count);
  });

  test.each([
    ['7,45', 745],
    ['7.45 €', 745],
    ['EUR 1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1.234', 123_400],
    ['12.3450', 1235],
    ['1.2340', 123],
    ['0', 0],
    ['-1', null],
    ['gratis', null],
  ])('money %s is %s cents', (text, cents) => {
    expect(readCents(text)).toBe(cents);
  });

  test.each([
    ['31.12.2027', '2027-12-31'],
    ['31.12.27', '2027-12-31'],
    ['2027-12-31', '2027-12-31'],
    ['2027-12-31 00:00:00', '2027-12-31'],
    ['2027/12/31', '2027-12-31'],
    ['2027-12', '2027-12-31'],
    ['31/12/2027', '2027-12-31'],
    ['12/2027', '2027-12-31'],
    ['02.28', '2028-02-29'],
    ['1227', '2027-12-31'],
    ['31 Dec 2027', '2027-12-31'],
    ['31. Dezember 2027', '2027-12-31'],
    ['März 2028', '2028-03-31'],
    ['31.02.2027', null],
    ['12/31/2027', null],
    ['31 Foo 2027', null],
    ['bald', null],
  ])('day %s is %s', (text, day) => {
    expect(readDayCell(text)).toBe(day);
  });

  it('yes and no', () => {
    expect(['ja', 'J', 'Yes', 'x', '1', 'WAHR', '✓'].map(readFlag)).toEqual(Array(7).fill(true));
    expect(['nein', 'No', '0', 'false', '-'].map(readFlag)).toEqual(Array(5).fill(false));
    expect(['vielleicht', '2'].map(readFlag)).toEqual([null, null]);
  });

  it('choices, by word and by rate', () => {
    expect(['voll', '19 %', '20', '0.19', '19,0'].map((text) => readChoice('vat', text))).toEqual([
      'fullTax',
      'fullTax',
      'fullTax',
      'fullTax',
      null,
    ]);
    expect(['7%', 'ermäßigt', '0,07', 'Reduced'].map((text) => readChoice('vat', text))).toEqual(
      Array(4).fill('reducedTax'),
    );
    expect(readChoice('unitToLabel', 'ans Regal')).toBe('STORAGE_PRODUCT');
    expect(readChoice('unitToCount', 'Karton')).toBeNull();
  });

  it('our own words are read as what they were written for', () => {
    for (const language of ['de', 'en'] as const) {
      for (const choice of ['unitToCount', 'unitToLabel', 'vat'] as const) {
        for (const word of choiceTexts(choice, language)) {
          const value = readChoice(choice, word);
          expect(value && choiceText(choice, value, language)).toBe(word);
        }
      }
      expect([true, false].map((flag) => readFlag(flagText(flag, language)))).toEqual([true, false]);
    }
  });

  it('units, shortened and in the plural', () => {
    const units = unitWords([
      { id: 1, name: 'Stück', nameEn: 'piece' },
      { id: 2, name: 'Packung', nameEn: 'pack' },
      { id: 4, name: 'Flasche', nameEn: 'bottle' },
      { id: 9, name: 'Beutel', nameEn: 'bag' },
    ]);
    const read = ['Stk.', 'pieces', 'Packungen', 'VE', 'pack', 'Flaschen', 'bottles', 'Beutel', 'Fass', 's'];
    expect(read.map((text) => readUnit(text, units))).toEqual([1, 1, 2, 2, 2, 4, 4, 9, null, null]);
  });
});
