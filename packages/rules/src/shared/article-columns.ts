// What tells an article in any file, column by column: our names, and those of others' files.

export interface ColumnNames {
  /** What stands at the head of the column in our own files. */
  readonly de: string;
  readonly en: string;
  /** What it is called elsewhere. */
  readonly also?: readonly string[];
}

export const articleColumns = {
  name: {
    de: 'Artikelname',
    en: 'Article name',
    also: [
      'Artikel',
      'Artikelbezeichnung',
      'Bezeichnung',
      'Produkt',
      'Produktname',
      'Produktbezeichnung',
      'Name',
      'Article',
      'Item',
      'Item name',
      'Product',
      'Product name',
      'Description',
    ],
  },
  manufacturer: {
    de: 'Hersteller',
    en: 'Manufacturer',
    also: ['Herstellername', 'Marke', 'Manufacturer name', 'Brand', 'Maker'],
  },
  manufacturerNumber: {
    de: 'Herstellernummer',
    en: 'Manufacturer number',
    also: [
      'Hersteller-Nr.',
      'Hersteller-Art.-Nr.',
      'Herstellerartikelnummer',
      'REF',
      'Manufacturer no.',
      'Manufacturer part number',
      'MPN',
    ],
  },
  gtin: { de: 'GTIN', en: 'GTIN', also: ['EAN', 'EAN-Code', 'EAN/GTIN', 'GTIN/EAN', 'Barcode', 'UPC'] },
  pzn: { de: 'PZN', en: 'PZN', also: ['Pharmazentralnummer', 'PZN-Nr.'] },
} as const satisfies Record<string, ColumnNames>;

/** Everything a column may be called; our own two names first. */
export const columnNames = ({
  de,
  en,
  also = [],
}: ColumnNames): readonly [de: string, en: string, ...also: string[]] => [de, en, ...also];

/** The same column, in files of one kind called by more names. */
export const calledAlso = <Column extends ColumnNames>(
  { de, en, also = [] }: Column,
  ...names: string[]
) => ({
  de,
  en,
  also: [...also, ...names],
});
