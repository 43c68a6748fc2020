// Filters of a search besides facets: yes or no for each document.
import type { Columns } from '../index/columns.ts';
import type { OfferView } from '../index/offers.ts';

export const flagNames = ['lieferbar', 'gefahrgut', 'gekauft', 'imBestand'] as const;
export type FlagName = (typeof flagNames)[number];

export const isFlagName = (name: string): name is FlagName => (flagNames as readonly string[]).includes(name);

/**
 * A vendor the practice sees has it in stock (where it chose some: one of these), it is a dangerous good, the practice has bought it,
 * it is one of its articles.
 */
export function flagTest(
  flag: FlagName,
  { offers, dangerous }: Columns,
  view: OfferView,
): (document: number) => boolean {
  switch (flag) {
    case 'lieferbar':
      return (document) => offers.isInStock(document, view);
    case 'gefahrgut':
      return (document) => dangerous[document] === 1;
    case 'gekauft':
      return isAmong(view.bought);
    case 'imBestand':
      return isAmong(view.stocked);
  }
}

const isAmong =
  (documents: ReadonlySet<number> | undefined) =>
  (document: number): boolean =>
    documents?.has(document) ?? false;
