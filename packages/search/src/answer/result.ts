// Result of a search, in the protocol's form. The server adds index name, query id and time.
import type { Highlight } from './highlights.ts';
import type { PartialMatch } from './partial-matches.ts';
import type { RankingInfo } from './ranking-info.ts';

export interface ProductHit {
  readonly objectID: string;
  readonly titel?: string;
  readonly titelEn?: string;
  readonly url?: string;
  /** In euros, for this practice; null if nobody sells it. */
  readonly preis?: number | null;
  readonly bild?: string;
  readonly hersteller?: string;
  readonly nummern?: readonly string[];
  readonly lieferanten?: readonly string[];
  readonly hierarchicalCategories?: { readonly lvl0: string; readonly lvl1: string };
  readonly _highlightResult?: Readonly<Record<string, Highlight | readonly Highlight[]>>;
  readonly _rankingInfo?: RankingInfo;
  /** Where variants are grouped and there are several: all there are to choose from, it too. */
  readonly varianten?: readonly VariantHit[];
  /** The one word of the query that it does not have. */
  readonly lacks?: string;
  /** True for the practice's own products that stand before all others; otherwise missing. */
  readonly eigen?: true;
}

/** A variant as it can be shown in place of the hit. */
export interface VariantHit {
  readonly objectID: string;
  readonly titel: string;
  readonly titelEn: string;
  readonly url: string;
  /** Manufacturer number. */
  readonly nummer: string;
  readonly preis: number | null;
  /** How many sell it, and how many of them have it in stock. */
  readonly angebote: number;
  readonly lieferbarBei: number;
  /** Whether the query means it as much as the best of its family: `gloves M` means no other size. */
  readonly passend: boolean;
  readonly packung: { readonly de: string; readonly en: string };
  readonly packungsgroesse: number;
  readonly inhaltseinheit: { readonly de: string; readonly en: string };
}

export interface NumberStats {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

export interface SearchResult {
  readonly hits: readonly ProductHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats?: { readonly preis: NumberStats };
  readonly exhaustiveNbHits: true;
  readonly exhaustiveFacetsCount: true;
  readonly exhaustiveTypo: true;
  /** The query probably meant, where the query as written finds little or nothing. */
  readonly didYouMean?: string;
  /** The query as interpreted, where a part of a compound means nothing to the catalogue. */
  readonly understoodAs?: string;
  /** Where nothing is found: parts of the query that find something. */
  readonly partsFound?: readonly PartialMatch[];
}

/** A hit as it goes out. */
export interface WrittenHit {
  readonly objectID: string;
  /** Object ids of the variants shown with the hit. */
  readonly variantIds: readonly string[] | undefined;
  /** The JSON of a `ProductHit`. */
  readonly text: string;
}

/** A result whose hits are written already. */
export interface WrittenResult extends Omit<SearchResult, 'hits'> {
  readonly hits: readonly WrittenHit[];
}

export interface FacetHit {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

export interface FacetSearchResult {
  readonly facetHits: readonly FacetHit[];
  readonly exhaustiveFacetsCount: true;
}

export interface RequestProblem {
  readonly message: string;
  /** Which request of the batch. */
  readonly request: number;
}
