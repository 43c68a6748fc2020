// What a file of articles can tell, column by column: the names a file of ours has, and those of others' files.
import { articleColumns, type ColumnNames, calledAlso, columnNames } from '../shared/article-columns.ts';

interface FieldDefinition extends ColumnNames {
  /** Of one stock entry, and so different from row to row of an article. */
  readonly isOfStock?: true;
}

const definitions = {
  name: articleColumns.name,
  manufacturer: articleColumns.manufacturer,
  manufacturerNumber: calledAlso(
    articleColumns.manufacturerNumber,
    'Artikelnummer',
    'Artikel-Nr.',
    'Art.-Nr.',
    'Article number',
    'Item number',
  ),
  gtin: articleColumns.gtin,
  pzn: articleColumns.pzn,
  catalogProduct: {
    de: 'Katalogprodukt',
    en: 'Catalogue product',
    also: ['Katalognummer', 'Katalog-Nr.', 'Catalogue number', 'Catalog product', 'Catalog number'],
  },
  orderUnit: {
    de: 'Bestelleinheit',
    en: 'Order unit',
    also: ['Einheit', 'Gebinde', 'Verpackungseinheit', 'VE', 'Verpackung', 'Unit', 'Pack unit', 'Sales unit'],
  },
  consumptionUnit: {
    de: 'Verbrauchseinheit',
    en: 'Consumption unit',
    also: ['Inhaltseinheit', 'Entnahmeeinheit', 'Content unit', 'Contents unit'],
  },
  unitsPerPack: {
    de: 'Inhalt je Bestelleinheit',
    en: 'Contents per order unit',
    also: [
      'Inhalt',
      'Packungsinhalt',
      'Packungsgröße',
      'Menge je Packung',
      'Stück je Packung',
      'Units per pack',
      'Pack size',
      'Contents',
      'Quantity per pack',
    ],
  },
  unitToCount: {
    de: 'Gezählt wird die',
    en: 'Counted in',
    also: ['Zähleinheit', 'Zählweise', 'Gezählt in', 'Unit to count', 'Counting unit'],
  },
  unitToLabel: {
    de: 'Etikett',
    en: 'Label',
    also: ['Etikettierung', 'Etikett auf', 'Label placement', 'Unit to label'],
  },
  consumptionPerScan: {
    de: 'Entnahme je Scan',
    en: 'Removed per scan',
    also: ['Verbrauch je Scan', 'Ein Scan entnimmt', 'Consumption per scan', 'One scan removes'],
  },
  minimumStock: {
    de: 'Mindestbestand',
    en: 'Minimum stock',
    also: ['Minimum', 'Min', 'Min.-Bestand', 'Minimalbestand', 'Min stock'],
  },
  warningStock: {
    de: 'Meldebestand',
    en: 'Re-order point',
    also: ['Warnbestand', 'Bestellpunkt', 'Warning stock', 'Reorder level'],
  },
  idealStock: {
    de: 'Idealbestand',
    en: 'Ideal stock',
    also: [
      'Sollbestand',
      'Maximalbestand',
      'Höchstbestand',
      'Max',
      'Maximum',
      'Maximum stock',
      'Target stock',
    ],
  },
  notifications: {
    de: 'Warnen',
    en: 'Warn',
    also: ['Benachrichtigen', 'Benachrichtigung', 'Warnung', 'Notifications', 'Notify'],
  },
  batchDuty: {
    de: 'Chargenpflicht',
    en: 'Batch required',
    also: ['Chargenpflichtig', 'LOT-Pflicht', 'Batch duty', 'Batch obligation', 'Lot required'],
  },
  expiryDuty: {
    de: 'Verfallsdatumspflicht',
    en: 'Expiry date required',
    also: ['Verfallsdatum Pflicht', 'MHD-Pflicht', 'Verfallspflicht', 'Expiry duty', 'Expiry obligation'],
  },
  batchLabel: {
    de: 'Chargenetikett',
    en: 'Batch label',
    also: ['Etikett mit Charge', 'Label with batch'],
  },
  batchLabelPrints: {
    de: 'Chargenetiketten je Zugang',
    en: 'Batch labels per input',
    also: ['Anzahl Chargenetiketten', 'Number of batch labels', 'Batch label prints'],
  },
  dangerousGood: {
    de: 'Gefahrstoff',
    en: 'Dangerous good',
    also: ['Gefahrgut', 'Hazardous', 'Hazardous substance', 'Dangerous goods'],
  },
  vat: {
    de: 'Mehrwertsteuer',
    en: 'VAT',
    also: ['MwSt', 'MwSt-Satz', 'USt', 'Umsatzsteuer', 'Steuersatz', 'VAT rate', 'Tax', 'Tax rate'],
  },
  costCenter: {
    de: 'Kostenstelle',
    en: 'Cost center',
    also: ['Kostenstellennummer', 'KST', 'Cost centre', 'Cost center number'],
  },
  defaultStorage: {
    de: 'Stammlagerort',
    en: 'Default storage',
    also: ['Standardlagerort', 'Standard-Lagerort', 'Home storage'],
  },
  notes: {
    de: 'Notizen',
    en: 'Notes',
    also: ['Notiz', 'Bemerkung', 'Bemerkungen', 'Hinweis', 'Kommentar', 'Note', 'Remark', 'Comment'],
  },
  discontinued: {
    de: 'Ausgelaufen',
    en: 'Discontinued',
    also: ['Auslaufartikel', 'Eingestellt', 'Phased out'],
  },
  nonInventory: {
    de: 'Kein Lagerartikel',
    en: 'Non-inventory',
    also: ['Nicht im Lager', 'Ohne Bestand', 'Non inventory', 'Not in inventory'],
  },
  amount: {
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
    isOfStock: true,
  },
  storage: {
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
    isOfStock: true,
  },
  batchNumber: {
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
    isOfStock: true,
  },
  expirationDate: {
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
    isOfStock: true,
  },
  price: {
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
    isOfStock: true,
  },
} as const satisfies Record<string, FieldDefinition>;

export type ImportField = keyof typeof definitions;
export const importFields = Object.keys(definitions) as [ImportField, ...ImportField[]];

/** Those that say the same on every row of one article. */
export const articleFields: readonly ImportField[] = importFields.filter(
  (field) => !('isOfStock' in definitions[field]),
);

export const fieldTitle = (field: ImportField, language: 'de' | 'en'): string => definitions[field][language];

export const fieldNames = (field: ImportField) => columnNames(definitions[field]);
