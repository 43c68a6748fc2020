// Columns of a file with articles: the article's fields, its catalogue product, and its stock.
import { articleColumns, type ColumnNames, columnNames } from '../shared/article-columns.ts';
import { articleFieldNames } from './article-field-values.ts';
import { articleFields } from './article-fields.ts';
import { type CellForm, textForm } from './cell-form.ts';

interface FileColumn {
  readonly heading: ColumnNames;
  readonly cell: CellForm;
}

/** Tells which product of the catalogue an article is. */
const productColumns = {
  gtin: { heading: articleColumns.gtin, cell: { kind: 'gtin' } },
  pzn: { heading: articleColumns.pzn, cell: { kind: 'pzn' } },
  catalogProduct: {
    heading: {
      de: 'Katalogprodukt',
      en: 'Catalogue product',
      also: ['Katalognummer', 'Katalog-Nr.', 'Catalogue number', 'Catalog product', 'Catalog number'],
    },
    cell: { kind: 'catalogProduct' },
  },
} as const satisfies Record<string, FileColumn>;

/** Fields of one stock entry, which differ between the rows of one article. */
const stockColumns = {
  amount: {
    heading: {
      de: 'Anfangsbestand',
      en: 'Opening stock',
      also: [
        'Bestand',
        'Aktueller Bestand',
        'Menge',
        'Anzahl',
        'Lagerbestand',
        'Istbestand',
        'Stock',
        'Quantity',
        'Amount',
        'On hand',
        'Current stock',
      ],
    },
    cell: { kind: 'count' },
  },
  storage: {
    heading: {
      de: 'Lagerort',
      en: 'Storage',
      also: [
        'Lager',
        'Lagerplatz',
        'Standort',
        'Ort',
        'Raum',
        'Schrank',
        'Location',
        'Storage location',
        'Room',
      ],
    },
    cell: textForm(120),
  },
  batchNumber: {
    heading: {
      de: 'Charge',
      en: 'Batch number',
      also: [
        'Chargennummer',
        'Chargen-Nr.',
        'Ch.-B.',
        'LOT',
        'LOT-Nr.',
        'LOT-Nummer',
        'Batch',
        'Batch no.',
        'Lot number',
      ],
    },
    cell: textForm(64),
  },
  expirationDate: {
    heading: {
      de: 'Verfallsdatum',
      en: 'Expiry date',
      also: [
        'Verfall',
        'Verfalldatum',
        'Ablaufdatum',
        'Haltbar bis',
        'Haltbarkeit',
        'Mindesthaltbarkeitsdatum',
        'MHD',
        'Verwendbar bis',
        'Expiration date',
        'Expiry',
        'Expires',
        'Best before',
        'EXP',
        'Use by',
      ],
    },
    cell: { kind: 'day' },
  },
  price: {
    heading: {
      de: 'Preis je Bestelleinheit',
      en: 'Price per order unit',
      also: [
        'Preis',
        'EK',
        'EK-Preis',
        'Einkaufspreis',
        'Nettopreis',
        'Einzelpreis',
        'Preis netto',
        'Price',
        'Net price',
        'Purchase price',
        'Unit price',
        'Cost',
      ],
    },
    cell: { kind: 'money' },
  },
} as const satisfies Record<string, FileColumn>;

export const fileColumns = { ...articleFields, ...productColumns, ...stockColumns };

export type ImportField = keyof typeof fileColumns;

/** The columns our files begin with; further fields of the article follow them, and its stock comes last. */
const firstColumns = [
  'name',
  'manufacturer',
  'manufacturerNumber',
  'gtin',
  'pzn',
  'catalogProduct',
  'orderUnit',
  'consumptionUnit',
  'unitsPerPack',
  'unitToCount',
  'unitToLabel',
  'consumptionPerScan',
  'minimumStock',
  'warningStock',
  'idealStock',
  'notifications',
  'batchDuty',
  'expiryDuty',
  'batchLabel',
  'batchLabelPrints',
  'dangerousGood',
  'vat',
  'costCenter',
  'defaultStorage',
  'notes',
  'discontinued',
  'nonInventory',
] as const satisfies readonly ImportField[];

/** Fields with the same value on every row of an article. */
export const fieldsOfEveryRow: readonly ImportField[] = [...new Set([...firstColumns, ...articleFieldNames])];

export const importFields = [...fieldsOfEveryRow, ...Object.keys(stockColumns)] as [
  ImportField,
  ...ImportField[],
];

export const fieldTitle = (field: ImportField, language: 'de' | 'en'): string =>
  fileColumns[field].heading[language];

export const fieldNames = (field: ImportField) => columnNames(fileColumns[field].heading);
