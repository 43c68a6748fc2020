import { describe, expect, it } from 'vitest';
import { assignNumberColumns, isOpenNumberHeading, type NumberTrial } from './price-list-numbers.ts';

const trial = (
  column: number,
  lines: number,
  matches: Partial<NumberTrial['matches']> = {},
): NumberTrial => ({
  column,
  lines,
  matches: { orderNumber: 0, manufacturerNumber: 0, gtin: 0, pzn: 0, ...matches },
});

describe('a column of article numbers', () => {
  it('is known by headings that say nothing of whose numbers they are', () => {
    for (const heading of ['Artikelnummer', 'Art.-Nr.', 'ART NR', 'Bestellnummer', 'Best.-Nr.'])
      expect(isOpenNumberHeading(heading), heading).toBe(true);
    for (const heading of ['GTIN', 'Herstellernummer', 'Lieferantenartikelnummer', 'SUPPLIER_AID', 'Preis'])
      expect(isOpenNumberHeading(heading), heading).toBe(false);
  });

  it('is read as what most of its lines match', () => {
    const read = (matches: Partial<NumberTrial['matches']>) =>
      assignNumberColumns(['orderNumber', 'price'], [trial(0, 10, matches)]);
    expect(read({ manufacturerNumber: 8, orderNumber: 1 })).toEqual(['manufacturerNumber', 'price']);
    expect(read({ gtin: 9 })).toEqual(['gtin', 'price']);
    expect(read({ pzn: 3, orderNumber: 2 })).toEqual(['pzn', 'price']);
    expect(read({ orderNumber: 4, manufacturerNumber: 4 })).toEqual(['orderNumber', 'price']);
  });

  it('stays what its heading says where nothing matches, or one line of many by chance', () => {
    expect(assignNumberColumns(['orderNumber'], [trial(0, 500)])).toEqual(['orderNumber']);
    expect(assignNumberColumns(['orderNumber'], [trial(0, 500, { manufacturerNumber: 1 })])).toEqual([
      'orderNumber',
    ]);
    expect(assignNumberColumns(['orderNumber'], [trial(0, 1, { manufacturerNumber: 1 })])).toEqual([
      'manufacturerNumber',
    ]);
    expect(assignNumberColumns([null, 'orderNumber'], [trial(1, 0)])).toEqual([null, 'orderNumber']);
  });

  it('is one of several: each field once, and never what another column is called', () => {
    const both = [trial(0, 10, { manufacturerNumber: 9 }), trial(1, 10, { orderNumber: 2 })];
    expect(assignNumberColumns(['orderNumber', null, 'gtin'], both)).toEqual([
      'manufacturerNumber',
      'orderNumber',
      'gtin',
    ]);
    expect(assignNumberColumns(['orderNumber', 'gtin'], [trial(0, 10, { gtin: 9 })])).toEqual([
      'orderNumber',
      'gtin',
    ]);
  });
});
