// Heading above a report's table: its days and filters, in words.
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import type { Tx } from '../../../../platform/database/tx.ts';
import type { ReportCategories } from '../conditions.ts';
import { listNames, type NamedFilter } from './head.repository.ts';
import {
  dayText,
  expiryNames,
  kindNames,
  type Language,
  statusNames,
  stockStatusNames,
  typeNames,
  words,
} from './words.ts';

export function spanText({ from, to }: DaySpan, language: Language): string {
  const [first, last] = [from && dayText(from, language), to && dayText(to, language)];
  const { since, until, all } = words[language];
  if (first && last) return first === last ? first : `${first} – ${last}`;
  if (first) return since(first);
  return last ? until(last) : all;
}

const namedFilters: readonly NamedFilter[] = [
  'vendorIds',
  'articleIds',
  'productIds',
  'manufacturerIds',
  'costCenterIds',
  'storageIds',
  'addressIds',
];

/** Filter values by filter name; filters that are not set are absent. */
type Asked = Readonly<Record<string, unknown>>;

/** `Lieferant: Depotia, Linea`, a line for each filter. */
export async function filterLines(tx: Tx, query: Asked, language: Language): Promise<string[]> {
  const titles = words[language].filters;
  const lines: string[] = [];
  for (const filter of namedFilters) {
    const ids = query[filter] as number[] | undefined;
    if (ids !== undefined)
      lines.push(`${titles[filter]}: ${(await listNames(tx, filter, ids, language)).join(', ')}`);
  }
  const categories = query.categoryIds as ReportCategories | undefined;
  if (categories !== undefined) {
    const names =
      categories.ids.length > 0 ? await listNames(tx, 'categoryIds', categories.ids, language) : [];
    lines.push(
      `${titles.categoryIds}: ${[...names, ...(categories.withNone ? [words[language].none] : [])].join(', ')}`,
    );
  }
  return [...lines, ...chosenWords(query, language)];
}

const wordLists = { types: typeNames, kinds: kindNames, expiry: expiryNames } as const;

function chosenWords(query: Asked, language: Language): string[] {
  const titles = words[language].filters;
  const lines: string[] = [];
  const add = (filter: keyof typeof titles, names: Readonly<Record<string, string>>) => {
    const selection = query[filter] as string[] | undefined;
    if (selection !== undefined)
      lines.push(`${titles[filter]}: ${selection.map((one) => names[one] ?? one).join(', ')}`);
  };
  for (const [filter, names] of Object.entries(wordLists))
    add(filter as keyof typeof wordLists, names[language]);
  add('statuses', { ...statusNames[language], ...stockStatusNames[language] });
  if (typeof query.productName === 'string') lines.push(`${titles.productName}: ${query.productName}`);
  if (typeof query.bookedAfter === 'string')
    lines.push(`${titles.bookedAfter}: ${dayText(query.bookedAfter, language)}`);
  if (typeof query.stocktakingId === 'number') lines.push(`${titles.stocktakingId}: ${query.stocktakingId}`);
  if (typeof query.withoutPrice === 'boolean')
    lines.push(
      `${titles.withoutPrice}: ${words[language][query.withoutPrice ? 'withoutPrice' : 'withPrice']}`,
    );
  return lines;
}
