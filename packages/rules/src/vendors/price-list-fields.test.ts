import { describe, expect, it } from 'vitest';
import { priceListHeadings } from './price-list-fields.ts';

const { proposeColumns, knownHeadings } = priceListHeadings;

describe('columns of a price list', () => {
  it('are known by the headings vendors write', () => {
    expect(
      proposeColumns(['Art.-Nr.', 'Bezeichnung', 'EAN', 'PZN', 'Hersteller-Nr.', 'Preis (netto, €)', 'VE']),
    ).toEqual(['orderNumber', 'name', 'gtin', 'pzn', 'manufacturerNumber', 'price', null]);
    expect(proposeColumns(['Order number', 'Net price', 'MOQ', 'Valid to', 'Discountable'])).toEqual([
      'orderNumber',
      'price',
      'minimumQuantity',
      'validUntil',
      'discountable',
    ]);
  });

  it('are known by the elements of BMEcat', () => {
    expect(proposeColumns(['SUPPLIER_PID', 'DESCRIPTION_SHORT', 'PRICE_AMOUNT', 'PRICE_QUANTITY'])).toEqual([
      'orderNumber',
      'name',
      'price',
      'priceQuantity',
    ]);
  });

  it('give a field to one column: our own name goes before others', () => {
    expect(proposeColumns(['Artikelnummer', 'Bestellnummer', 'Preis', 'Preis netto'])).toEqual([
      null,
      'orderNumber',
      'price',
      null,
    ]);
  });

  it('tell a header from the title above it', () => {
    expect(knownHeadings(['Preisliste 2027', '', ''])).toBe(0);
    expect(knownHeadings(['Bestellnummer', 'Preis'])).toBe(2);
  });
});
