// Which numbers stand in a column that vendors call "article number": their own, the manufacturer's, GTINs or PZNs. The heading does
// not tell; the share of lines that mean an article of the practice does.
import { folded } from '../shared/column-headings.ts';
import type { PriceListField } from './price-list-fields.ts';

/** In the order of preference where as many lines match. */
export const numberFields = ['orderNumber', 'manufacturerNumber', 'gtin', 'pzn'] as const;
type NumberField = (typeof numberFields)[number];

const openHeadings = new Set(
  [
    'Artikelnummer',
    'Artikelnr',
    'Artikel-Nr.',
    'Art.-Nr.',
    'Artikel',
    'Bestellnummer',
    'Bestell-Nr.',
    'Best.-Nr.',
    'Nummer',
    'Nr.',
    'Materialnummer',
    'Article number',
    'Item number',
    'Item no.',
    'Order number',
    'SKU',
  ].map(folded),
);

/** Whether a column of this heading may hold numbers of any kind. */
export const isOpenNumberHeading = (heading: string): boolean =>
  heading.length <= 100 && openHeadings.has(folded(heading));

export interface NumberTrial {
  readonly column: number;
  /** How many of the lines that were tried have a number there. */
  readonly lines: number;
  /** How many of them mean an article, by each kind of number. */
  readonly matches: Readonly<Record<NumberField, number>>;
}

type Mapping = readonly (PriceListField | null)[];

/**
 * The mapping with the columns that were tried read as what most of their lines match. A column that matches nothing, or a single
 * line of many by chance, stays what its heading says.
 */
export function assignNumberColumns(
  mapping: Mapping,
  trials: readonly NumberTrial[],
): (PriceListField | null)[] {
  const tried = new Set(trials.map(({ column }) => column));
  const taken = new Set(mapping.filter((field, column) => field !== null && !tried.has(column)));
  const next = mapping.map((field, column) => (tried.has(column) ? null : field));
  for (const { column, field } of byShare(trials))
    if (next[column] === null && !taken.has(field)) {
      next[column] = field;
      taken.add(field);
    }
  for (const { column } of trials) {
    const proposed = mapping[column] ?? null;
    if (next[column] === null && proposed !== null && !taken.has(proposed)) next[column] = proposed;
  }
  return next;
}

function byShare(trials: readonly NumberTrial[]) {
  return trials
    .flatMap(({ column, lines, matches }) =>
      numberFields.map((field) => ({ column, field, count: matches[field], share: matches[field] / lines })),
    )
    .filter(({ count, share }) => count > 1 || share >= 0.5)
    .toSorted((a, b) => b.share - a.share);
}
