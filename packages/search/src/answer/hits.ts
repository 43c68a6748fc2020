// Shows documents as hits: the stored fields, the practice's price, highlights and ranking info as asked for.

import { type Catalog, storedProduct } from '../index/catalog.ts';
import { noPrice, type OfferView } from '../index/offers.ts';
import type { StoredProduct } from '../index/stored-fields.ts';
import { noValue } from '../index/value-table.ts';
import { type AttributeSelection, attributeSelection } from './attributes.ts';
import type { Highlight, Highlighter } from './highlights.ts';
import { rankingInfoOf } from './ranking-info.ts';
import type { CheckedRequest } from './request.ts';
import type { ProductHit } from './result.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

export const euros = (cents: number): number => cents / 100;

/** What hits show, worked out once per request. */
export interface HitOptions {
  readonly retrieves: AttributeSelection;
  readonly highlights: AttributeSelection;
  /** Words of the query, where ranking info is asked for. */
  readonly wordCount: number | undefined;
}

export function hitOptionsOf(request: CheckedRequest, wordCount: number): HitOptions {
  return {
    retrieves: attributeSelection(request.attributesToRetrieve),
    highlights: attributeSelection(request.attributesToHighlight),
    wordCount: request.rankingInfo ? wordCount : undefined,
  };
}

/** What a practice sees of the offers, and which of their prices count for the request. */
export interface Views {
  readonly view: OfferView;
  readonly priced: OfferView;
}

export function hitOf(
  catalog: Catalog,
  document: number,
  { retrieves, highlights, wordCount }: HitOptions,
  { view, priced }: Views,
  highlighter: Highlighter,
  relevance: number,
): ProductHit {
  const { columns, values } = catalog;
  const stored = storedProduct(catalog, document);
  const hersteller = values.hersteller.names[columns.hersteller[document] as number] ?? '';
  const hit: Writable<ProductHit> = { objectID: stored.objectID };
  if (retrieves.titel) hit.titel = stored.titel;
  if (stored.titelEn !== '' && retrieves.titelEn) hit.titelEn = stored.titelEn;
  if (retrieves.url) hit.url = stored.url;
  if (retrieves.preis) {
    const price = columns.offers.priceFor(document, priced);
    hit.preis = price === noPrice ? null : euros(price);
  }
  if (retrieves.bild) hit.bild = stored.bild;
  if (retrieves.hersteller) hit.hersteller = hersteller;
  if (retrieves.nummern) hit.nummern = stored.nummern;
  if (retrieves.lieferanten) {
    const names = values.lieferanten.names;
    hit.lieferanten = columns.offers.visibleVendors(document, view).map((number) => names[number] ?? '');
  }
  if (retrieves.hierarchicalCategories) {
    const category = columns.kategorie[document] as number;
    hit.hierarchicalCategories = {
      lvl0: values.lvl0.names[values.lvl0Of[category] ?? noValue] ?? '',
      lvl1: values.lvl1.names[values.lvl1Of[category] ?? noValue] ?? '',
    };
  }
  const highlighted = highlightsOf(stored, hersteller, highlights, highlighter);
  if (Object.keys(highlighted).length > 0) hit._highlightResult = highlighted;
  if (wordCount !== undefined) {
    const texts = [stored.titel, stored.titelEn, hersteller, ...stored.nummern];
    hit._rankingInfo = rankingInfoOf(texts, wordCount, highlighter, relevance);
  }
  return hit;
}

function highlightsOf(
  fields: StoredProduct,
  hersteller: string,
  highlights: AttributeSelection,
  highlighter: Highlighter,
): Record<string, Highlight | readonly Highlight[]> {
  const result: Record<string, Highlight | readonly Highlight[]> = {};
  if (highlights.titel) result.titel = highlighter.highlight(fields.titel);
  if (fields.titelEn !== '' && highlights.titelEn) result.titelEn = highlighter.highlight(fields.titelEn);
  if (highlights.hersteller) result.hersteller = highlighter.highlight(hersteller);
  if (highlights.nummern) {
    result.nummern = fields.nummern.map((number) => highlighter.highlight(number, true));
  }
  return result;
}
