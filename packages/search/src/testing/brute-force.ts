// For tests: the same answers found the slow way, by looking at every document for every word.
import type { PracticeView, ProductDocument } from '../index/document.ts';
import { wordsInstead } from '../match/instead.ts';
import { isMeaningful } from '../match/loose-match.ts';
import { type PlannedWord, planMatch, plannedWord, type Slot } from '../match/plan.ts';
import { fewMatches } from '../match/text-search.ts';
import { wordsOfTrade } from '../match/words-of-trade.ts';
import type { Compounds } from '../text/compounds.ts';
import { findKnownBeginning, looseParts } from '../text/loose-parts.ts';
import { Synonyms } from '../text/synonyms.ts';
import { forEachWord, numberWords, queryWords } from '../text/tokens.ts';
import { typosAllowed, typosBetween } from '../text/typos.ts';

export type Refinements = Readonly<Record<string, readonly string[]>>;

export class BruteForce {
  readonly #documents: readonly ProductDocument[];
  readonly #terms: readonly ReadonlySet<string>[];
  readonly #compounds: Compounds;
  readonly #synonyms: Synonyms;
  /** Looked up before: parts of a word are asked for again and again. */
  readonly #known = new Map<string, boolean>();

  constructor(
    documents: readonly ProductDocument[],
    compounds: Compounds,
    synonyms: readonly (readonly string[])[] = [],
  ) {
    this.#documents = documents;
    this.#compounds = compounds;
    this.#synonyms = new Synonyms({ groups: synonyms });
    this.#terms = documents.map((document) => this.#termsOf(document));
  }

  #termsOf(document: ProductDocument): Set<string> {
    const words: string[] = [];
    const { titel, titelEn = '', hersteller, kategorien, kategorienEn = [], text = '' } = document;
    const texts = [
      titel,
      titelEn,
      hersteller,
      kategorien.lvl1 ?? kategorien.lvl0 ?? '',
      ...kategorienEn,
      text,
    ];
    for (const one of texts) forEachWord(one, (word) => words.push(word));
    for (const number of document.nummern) {
      const { whole, parts } = numberWords(number);
      words.push(whole, ...parts);
    }
    return new Set(
      words.flatMap((word) => [word, ...this.#compounds.partsOf(word)]).filter((word) => word !== ''),
    );
  }

  #endingWith(ending: string): string[] {
    const all = new Set(this.#terms.flatMap((terms) => [...terms]));
    return [...all].filter((word) => word.endsWith(ending)).sort();
  }

  /** Documents that match the text, before any filter. */
  matching(query: string, typos = true): ProductDocument[] {
    const words = queryWords(query);
    if (words.length === 0) return [...this.#documents];
    const { whole, meant, heads } = this.#withAllWords(words, typos);
    if (meant.length < 2 || whole.length >= fewMatches) return whole;
    const found = new Set(whole);
    const leaveOut = (left: number) => {
      const rest = meant.filter((_word, i) => i !== left);
      if (!rest.some(isMeaningful)) return;
      for (const document of this.#inAnyReading(rest, typos ? 'unknown' : 'none')) found.add(document);
    };
    for (const left of meant.keys()) if (!heads.has(left)) leaveOut(left);
    if (found.size === 0) for (const left of heads) leaveOut(left);
    return this.#documents.filter((document) => found.has(document));
  }

  /** Documents with all words of the query, or of its corrected reading. */
  #withAllWords(
    words: readonly string[],
    typos: boolean,
  ): { whole: ProductDocument[]; meant: string[]; heads: Set<number> } {
    const heads = new Set<number>();
    const occurs = (one: string) => this.#isKnown(plannedWord(one, false));
    const isKnown = (part: string) =>
      occurs(part) ||
      this.#synonyms.of([part]).some(([only = '', ...more]) => more.length === 0 && occurs(only));
    const written = this.#inAnyReading(words, 'none');
    if (written.length > 0) return { whole: written, meant: [...words], heads };
    const phrase = typos ? this.#nearTrade(words, 'phrase') : undefined;
    if (phrase) return { ...phrase, heads };
    const oneTypo = this.#inAnyReading(words, typos ? 'unknown' : 'none', 1);
    if (oneTypo.length > 0) return { whole: oneTypo, meant: [...words], heads };
    const word = typos ? this.#nearTrade(words, 'word') : undefined;
    if (word) return { ...word, heads };
    const meant: string[] = [];
    for (const word of words) {
      const parts = isKnown(word) ? undefined : looseParts(word, isKnown);
      meant.push(...(parts ?? [word]));
      if (parts) heads.add(meant.length - 1);
    }
    const asWritten = this.#inAnyReading(meant, typos ? 'unknown' : 'none');
    const whole = asWritten.length > 0 || !typos ? asWritten : this.#inAnyReading(meant, 'all');
    if (whole.length > 0 || heads.size > 0) return { whole, meant, heads };
    const beginnings = words.map((word) =>
      isKnown(word) ? word : (findKnownBeginning(word, isKnown) ?? word),
    );
    return { whole: this.#inAnyReading(beginnings, 'none'), meant: beginnings, heads };
  }

  #nearTrade(words: readonly string[], kind: 'phrase' | 'word') {
    const meant = wordsOfTrade(words, this.#synonyms, (word) => this.#isKnown(word), kind);
    const whole = meant ? this.#inAnyReading(meant, 'none') : [];
    return meant && whole.length > 0 ? { whole, meant: [...meant] } : undefined;
  }

  #inAnyReading(
    words: readonly string[],
    typos: 'none' | 'unknown' | 'all',
    mostTypos = 2,
  ): ProductDocument[] {
    const { readings } = planMatch(
      words,
      this.#compounds,
      this.#synonyms,
      (word) => this.#isKnown(word),
      (word) => wordsInstead(word, (ending) => this.#endingWith(ending)),
    );
    return this.#documents.filter((_, i) =>
      readings.some((reading, r) =>
        reading.every((slot) => this.#fits(i, slot, r === 0 ? typos : 'none', mostTypos)),
      ),
    );
  }

  #fits(i: number, slot: Slot, typos: 'none' | 'unknown' | 'all', mostTypos: number): boolean {
    if (slot.word !== '' && this.#has(i, slot)) return true;
    if (slot.sequences.some(({ words }) => words.every((word) => this.#has(i, word)))) return true;
    const isKnown =
      (slot.word !== '' && this.#isKnown(slot)) ||
      slot.sequences.some(({ words }) => words.every((word) => this.#isKnown(word)));
    if (typos === 'none' || (typos === 'unknown' && isKnown)) return false;
    const most = Math.min(mostTypos, typosAllowed(slot.word));
    return (
      most > 0 &&
      [...(this.#terms[i] ?? [])].some(
        (term) => !/\d/.test(term) && typosBetween(slot.word, term, slot.prefix, most) <= most,
      )
    );
  }

  #has(i: number, { word, prefix, forms }: PlannedWord): boolean {
    return [...(this.#terms[i] ?? [])].some(
      (term) => term === word || (prefix && term.startsWith(word)) || forms.includes(term),
    );
  }

  #isKnown(word: PlannedWord): boolean {
    const key = `${word.prefix} ${word.word}`;
    const known = this.#known.get(key) ?? this.#documents.some((_, i) => this.#has(i, word));
    this.#known.set(key, known);
    return known;
  }

  search(query: string, refinements: Refinements, view: PracticeView): ProductDocument[] {
    return this.matching(query).filter(
      (document) =>
        isSold(document, view) &&
        Object.entries(refinements).every(([facet, values]) =>
          valuesOf(document, facet, view).some((value) => values.includes(value)),
        ),
    );
  }
}

/** A product without offers is found; one offered by hidden vendors only is not. */
function isSold(document: ProductDocument, view: PracticeView): boolean {
  return document.offers.length === 0 || visibleOffers(document, view).length > 0;
}

const visibleOffers = (document: ProductDocument, view: PracticeView) =>
  document.offers.filter(({ vendor }) => !view.hiddenVendorIds.includes(vendor.id));

function valuesOf(document: ProductDocument, facet: string, view: PracticeView): string[] {
  const { hersteller, groesse, kategorien } = document;
  const values = {
    lieferanten: visibleOffers(document, view).map(({ vendor }) => vendor.name),
    hersteller: [hersteller],
    groesse: [groesse],
    'hierarchicalCategories.lvl0': [kategorien.lvl0],
    'hierarchicalCategories.lvl1': [kategorien.lvl1],
  }[facet];
  return [...new Set((values ?? []).filter((value): value is string => value !== undefined && value !== ''))];
}

export function countValues(
  documents: readonly ProductDocument[],
  facet: string,
  view: PracticeView,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const document of documents) {
    for (const value of valuesOf(document, facet, view)) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** Whose prices count; undefined: everybody's. */
type IsChosen = ((vendorId: number) => boolean) | undefined;

/** Vendors are chosen among those that the index knows. */
export function selectVendors(
  documents: readonly ProductDocument[],
  names: readonly string[] | undefined,
): IsChosen {
  const vendors = documents.flatMap(({ offers }) => offers.map(({ vendor }) => vendor));
  return names && ((id) => vendors.some((vendor) => vendor.id === id && names.includes(vendor.name)));
}

export function lowestPrice(
  document: ProductDocument,
  view: PracticeView,
  isChosen: IsChosen = () => true,
): number | null {
  const own = view.ownPrices?.get(document.objectID);
  if (own !== undefined) {
    const paid = own.filter(({ vendorId }) => isChosen(vendorId));
    return paid.length === 0 ? null : Math.min(...paid.map(({ cents }) => cents)) / 100;
  }
  const visible = visibleOffers(document, view).filter(({ vendor }) => isChosen(vendor.id));
  const prices = visible.map(({ vendor, priceCents, discountable = true }) => {
    const percent = discountable ? (view.discounts?.get(vendor.id) ?? 0) : 0;
    // Half a cent of discount is a whole one.
    return priceCents - Math.round((priceCents * percent) / 100 + 1e-9);
  });
  return prices.length === 0 ? null : Math.min(...prices) / 100;
}
