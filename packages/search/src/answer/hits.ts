// Writes documents as hits, in JSON: the stored fields, the practice's price, highlights and ranking info as asked for.
import type { Catalog } from '../index/catalog.ts';
import { noPrice, type OfferView } from '../index/offers.ts';
import { type AttributeSelection, attributeSelection } from './attributes.ts';
import type { Highlighter } from './highlights.ts';
import { toRankingInfo } from './ranking-info.ts';
import type { CheckedRequest } from './request.ts';
import type { VariantHit } from './result.ts';
import type { WrittenFields, WrittenText } from './written-fields.ts';

export const euros = (cents: number): number => cents / 100;

/** Content of hits, worked out once per request. */
export interface HitOptions {
  readonly retrieves: AttributeSelection;
  readonly highlights: AttributeSelection;
  /** Words of the query, where ranking info is asked for. */
  readonly wordCount: number | undefined;
}

export function toHitOptions(request: CheckedRequest, wordCount: number): HitOptions {
  return {
    retrieves: attributeSelection(request.attributesToRetrieve),
    highlights: attributeSelection(request.attributesToHighlight),
    wordCount: request.rankingInfo ? wordCount : undefined,
  };
}

/** Offers a practice sees, and those whose prices count for the request. */
export interface Views {
  readonly view: OfferView;
  readonly priced: OfferView;
}

/** Fields of a hit beside the document. */
export interface BesideFields {
  readonly relevance: number;
  readonly varianten: readonly VariantHit[];
  /** The one word of the query that it does not have. */
  readonly lacks: string | undefined;
  /** Stands first because it is an own product. */
  readonly isOwn: boolean;
}

/** Writes the hits of one request. */
export class HitWriter {
  readonly #catalog: Catalog;
  readonly #options: HitOptions;
  readonly #views: Views;
  readonly #highlighter: Highlighter;
  readonly #isMarked: boolean;
  /** JSON of the vendor's name, by vendor number. */
  readonly #vendorNames: string[] = [];
  /** JSON text after a highlighted value, by the words found. */
  readonly #levels = new Map<number, readonly [partly: string, whole: string]>();

  constructor(catalog: Catalog, options: HitOptions, views: Views, highlighter: Highlighter) {
    this.#catalog = catalog;
    this.#options = options;
    this.#views = views;
    this.#highlighter = highlighter;
    const { titel, titelEn, hersteller, nummern } = options.highlights;
    this.#isMarked = titel || titelEn || hersteller || nummern;
  }

  write(
    document: number,
    fields: WrittenFields,
    { relevance, varianten, lacks, isOwn }: BesideFields,
  ): string {
    const { retrieves, wordCount } = this.#options;
    let hit = `{"objectID":${JSON.stringify(fields.objectID)}`;
    if (retrieves.titel) hit += fields.member('titel');
    if (retrieves.titelEn) hit += fields.member('titelEn');
    if (retrieves.url) hit += fields.member('url');
    if (retrieves.preis) hit += `,"preis":${this.#price(document)}`;
    if (retrieves.bild) hit += fields.member('bild');
    if (retrieves.hersteller) hit += fields.member('hersteller');
    if (retrieves.nummern) hit += fields.member('nummern');
    if (retrieves.lieferanten) hit += `,"lieferanten":[${this.#vendors(document)}]`;
    if (retrieves.hierarchicalCategories) hit += fields.member('hierarchicalCategories');
    if (this.#isMarked) hit += this.#highlights(fields);
    if (wordCount !== undefined) {
      const info = toRankingInfo(fields.texts, wordCount, this.#highlighter, relevance);
      hit += `,"_rankingInfo":${JSON.stringify(info)}`;
    }
    if (varianten.length > 1) hit += `,"varianten":${JSON.stringify(varianten)}`;
    if (isOwn) hit += ',"eigen":true';
    if (lacks !== undefined) hit += `,"lacks":${JSON.stringify(lacks)}`;
    return `${hit}}`;
  }

  #price(document: number): string {
    const price = this.#catalog.columns.offers.priceFor(document, this.#views.priced);
    return price === noPrice ? 'null' : String(euros(price));
  }

  #vendors(document: number): string {
    const { columns, values } = this.#catalog;
    let list = '';
    for (const vendor of columns.offers.visibleVendors(document, this.#views.view)) {
      this.#vendorNames[vendor] ??= JSON.stringify(values.lieferanten.names[vendor] ?? '');
      list += list === '' ? this.#vendorNames[vendor] : `,${this.#vendorNames[vendor]}`;
    }
    return list;
  }

  #highlights({ hasEnglishName, texts }: WrittenFields): string {
    const { highlights } = this.#options;
    let list = '';
    if (highlights.titel) list += `,"titel":${this.#marked(texts.titel, false)}`;
    if (hasEnglishName && highlights.titelEn) list += `,"titelEn":${this.#marked(texts.titelEn, false)}`;
    if (highlights.hersteller) list += `,"hersteller":${this.#marked(texts.hersteller, false)}`;
    if (highlights.nummern)
      list += `,"nummern":${this.#highlighter.mayMatch(texts.numbers) ? this.#numbers(texts.nummern) : texts.unmarkedNumbers}`;
    return list === '' ? '' : `,"_highlightResult":{${list.slice(1)}}`;
  }

  #numbers(numbers: readonly WrittenText[]): string {
    return `[${numbers.map((number) => this.#marked(number, true)).join(',')}]`;
  }

  #marked(text: WrittenText, isNumber: boolean): string {
    const marked = this.#highlighter.mark(text.scanned, isNumber);
    if (!marked) return text.unmarked;
    return `{"value":${JSON.stringify(marked.value)},${this.#levelOf(marked.words)[marked.isWhole ? 1 : 0]}`;
  }

  #levelOf(words: number): readonly [partly: string, whole: string] {
    let level = this.#levels.get(words);
    if (!level) {
      const matchedWords = this.#highlighter.matchedWords(words);
      const [partly, whole] = [false, true].map((fullyHighlighted) => {
        const matchLevel = this.#highlighter.levelOf(matchedWords);
        return JSON.stringify({ matchLevel, fullyHighlighted, matchedWords }).slice(1);
      });
      level = [partly as string, whole as string];
      this.#levels.set(words, level);
    }
    return level;
  }
}
