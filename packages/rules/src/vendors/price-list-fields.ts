// Columns of a vendor's price list: our names, and those in others' files.
import { articleColumns, type ColumnNames, calledAlso, columnNames } from '../shared/article-columns.ts';
import { matchHeadings } from '../shared/column-headings.ts';

/** The names in capitals are the elements of BMEcat. */
const definitions = {
  orderNumber: {
    de: 'Bestellnummer',
    en: 'Order number',
    also: [
      'Bestell-Nr.',
      'Best.-Nr.',
      'Artikelnummer',
      'Artikel-Nr.',
      'Art.-Nr.',
      'Lieferantenartikelnummer',
      'Lieferanten-Nr.',
      'Materialnummer',
      'Item number',
      'Article number',
      'Supplier article number',
      'SKU',
      'SUPPLIER_AID',
      'SUPPLIER_PID',
    ],
  },
  name: calledAlso(articleColumns.name, 'DESCRIPTION_SHORT'),
  gtin: articleColumns.gtin,
  pzn: articleColumns.pzn,
  manufacturer: calledAlso(articleColumns.manufacturer, 'MANUFACTURER_NAME'),
  manufacturerNumber: calledAlso(articleColumns.manufacturerNumber, 'MANUFACTURER_AID', 'MANUFACTURER_PID'),
  price: {
    de: 'Preis',
    en: 'Price',
    also: [
      'Preis netto',
      'Nettopreis',
      'Preis je Bestelleinheit',
      'Ihr Preis',
      'Einkaufspreis',
      'EK',
      'EK-Preis',
      'Einzelpreis',
      'Net price',
      'Your price',
      'Unit price',
      'Price per order unit',
      'PRICE_AMOUNT',
    ],
  },
  priceQuantity: {
    de: 'Preis gilt für',
    en: 'Price is for',
    also: [
      'Preiseinheit',
      'Preismenge',
      'Preis je',
      'Price quantity',
      'Price unit',
      'Price per',
      'PRICE_QUANTITY',
    ],
  },
  currency: { de: 'Währung', en: 'Currency', also: ['PRICE_CURRENCY'] },
  minimumQuantity: {
    de: 'Mindestmenge',
    en: 'Minimum quantity',
    also: ['Mindestbestellmenge', 'Mindestabnahme', 'MBM', 'Minimum order quantity', 'MOQ', 'QUANTITY_MIN'],
  },
  discountable: {
    de: 'Rabattfähig',
    en: 'Discountable',
    also: ['Rabattierbar', 'Rabatt möglich', 'Discount possible'],
  },
  validFrom: {
    de: 'Gültig ab',
    en: 'Valid from',
    also: ['Gültig von', 'Preis ab', 'Start', 'VALID_START_DATE'],
  },
  validUntil: {
    de: 'Gültig bis',
    en: 'Valid until',
    also: ['Preis bis', 'Valid to', 'Ende', 'End', 'VALID_END_DATE'],
  },
} as const satisfies Record<string, ColumnNames>;

export type PriceListField = keyof typeof definitions;
export const priceListFields = Object.keys(definitions) as [PriceListField, ...PriceListField[]];

export const priceListHeadings = matchHeadings(priceListFields, (field) => columnNames(definitions[field]));
