// Columns that identify an article in any file: our names, and those in others' files.

export interface ColumnNames {
  /** Column heading in our own files. */
  readonly de: string;
  readonly en: string;
  /** Column headings in others' files. */
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

/** A column with additional names used in one kind of file. */
export const calledAlso = <Column extends ColumnNames>(
  { de, en, also = [] }: Column,
  ...names: string[]
) => ({
  de,
  en,
  also: [...also, ...names],
});
