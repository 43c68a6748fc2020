// Which column of a CSV file is what, by its German or English heading.

import { CatalogueError } from '../../../vendors/index.ts';
import { fold } from '../fold.ts';

const headings = {
  orderNumber: [
    'Artikelnummer',
    'Artikel-Nr.',
    'Art.-Nr.',
    'Bestellnummer',
    'Lieferantenartikelnummer',
    'Article number',
    'Order number',
    'Supplier article ID',
    'SKU',
  ],
  name: [
    'Bezeichnung',
    'Artikelbezeichnung',
    'Artikelname',
    'Kurztext',
    'Kurzbeschreibung',
    'Name',
    'Short description',
    'Title',
  ],
  nameEn: ['Bezeichnung EN', 'Bezeichnung englisch', 'Name EN', 'English name'],
  description: ['Beschreibung', 'Langtext', 'Langbeschreibung', 'Description', 'Long description'],
  descriptionEn: ['Beschreibung EN', 'Beschreibung englisch', 'Description EN', 'English description'],
  manufacturer: ['Hersteller', 'Herstellername', 'Manufacturer', 'Manufacturer name'],
  manufacturerNumber: [
    'Herstellernummer',
    'Herstellerartikelnummer',
    'Hersteller-Art.-Nr.',
    'Manufacturer number',
    'Manufacturer article ID',
    'MPN',
  ],
  gtin: ['GTIN', 'EAN', 'EAN/GTIN', 'GTIN/EAN'],
  pzn: ['PZN', 'Pharmazentralnummer'],
  orderUnit: ['Bestelleinheit', 'Einheit', 'Order unit', 'Unit'],
  contentUnit: ['Inhaltseinheit', 'Content unit'],
  contentCount: ['Packungsinhalt', 'Packungsgröße', 'Inhalt', 'Pack size', 'Packing quantity'],
  minimumQuantity: [
    'Mindestbestellmenge',
    'Mindestmenge',
    'Minimum order quantity',
    'Minimum quantity',
    'MOQ',
  ],
  orderStep: ['Bestellschritt', 'Mengenschritt', 'Bestellintervall', 'Quantity interval', 'Order step'],
  priceQuantity: ['Preismenge', 'Price quantity'],
  price: ['Preis', 'Nettopreis', 'Listenpreis', 'Einzelpreis', 'Price', 'Net price', 'List price'],
  currency: ['Währung', 'Currency'],
  tax: ['MwSt', 'MwSt-Satz', 'USt', 'USt-Satz', 'Steuersatz', 'VAT', 'VAT rate', 'Tax', 'Tax rate'],
  deliveryDays: ['Liefertage', 'Lieferzeit', 'Delivery days', 'Delivery time'],
  category: ['Kategorie', 'Warengruppe', 'Category', 'Product group'],
  family: ['Produktfamilie', 'Familie', 'Variantengruppe', 'Product family', 'Variant group'],
  size: ['Größe', 'Size'],
  colour: ['Farbe', 'Zahnfarbe', 'Colour', 'Color', 'Shade'],
  keywords: ['Stichwörter', 'Schlagwörter', 'Suchbegriffe', 'Keywords'],
} as const;

export type Field = keyof typeof headings;
const fields = Object.keys(headings) as Field[];
const required: readonly Field[] = ['orderNumber', 'name', 'price'];

const fieldByHeading = new Map(
  fields.flatMap((field) => headings[field].map((heading) => [fold(heading), field] as const)),
);

/** `Staffelmenge 2` with `Staffelpreis 2`, as many as there are. */
const tierHeading = /^(?:staffel|tier)(menge|quantity|preis|price)(\d{1,2})$/;

export interface Columns {
  readonly count: number;
  readonly fields: ReadonlyMap<Field, number>;
  readonly tiers: readonly { readonly quantity: number; readonly price: number }[];
}

export function findColumns(header: readonly string[]): Columns {
  const indexes = new Map<Field, number>();
  const tiers = new Map<string, { quantity?: number; price?: number }>();
  header.forEach((heading, index) => {
    const folded = fold(heading);
    const [, kind = '', number = ''] = tierHeading.exec(folded) ?? [];
    if (kind !== '') {
      const part = kind === 'menge' || kind === 'quantity' ? 'quantity' : 'price';
      tiers.set(number, { ...tiers.get(number), [part]: index });
    }
    const field = fieldByHeading.get(folded);
    if (field === undefined) return;
    if (indexes.has(field)) throw new CatalogueError(`Two columns mean the same: "${heading}".`, 1);
    indexes.set(field, index);
  });
  refuseMissing(indexes);
  return {
    count: header.length,
    fields: indexes,
    tiers: [...tiers].map(([number, tier]) => whole(number, tier)),
  };
}

function refuseMissing(indexes: ReadonlyMap<Field, number>): void {
  const missing = required.filter((field) => !indexes.has(field)).map((field) => `"${headings[field][0]}"`);
  if (missing.length === 0) return;
  throw new CatalogueError(
    `The first line must name the columns; missing: ${missing.join(', ')}. See docs/catalog-import.md.`,
    1,
  );
}

function whole(number: string, { quantity, price }: { quantity?: number; price?: number }) {
  if (quantity === undefined || price === undefined) {
    throw new CatalogueError(`Tier ${number} needs two columns, quantity and price.`, 1);
  }
  return { quantity, price };
}
