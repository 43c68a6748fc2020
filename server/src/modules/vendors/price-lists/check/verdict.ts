// Verdict on one line: its article, its price, and its problems.
import { type ArticlesByNumber, type MatchedBy, matchArticle } from '@praxora/rules/vendors/article-match';
import type { PriceListField } from '@praxora/rules/vendors/price-list-fields';
import {
  type PriceListValues,
  type PriceTerms,
  readPriceLine,
  textIn,
} from '@praxora/rules/vendors/price-list-line';
import { findUnusualPrice, type KnownPrices, type UnusualPrice } from '@praxora/rules/vendors/unusual-price';
import type { Line } from '../draft.ts';

export interface Verdict extends Omit<PriceTerms, 'problems'> {
  readonly verdict: 'ready' | 'wrong' | 'unmatched' | 'leftOut';
  readonly problems: readonly (
    | PriceTerms['problems'][number]
    | { readonly field: PriceListField; readonly code: 'PRICE_LIST_AMBIGUOUS'; readonly params: object }
    | {
        readonly field: 'price';
        readonly code: (typeof unusualCodes)[UnusualPrice['comparedWith']];
        readonly params: { readonly known: string };
      }
  )[];
  readonly articleId: number | null;
  readonly matchedBy: MatchedBy | 'user' | null;
  readonly candidateIds: readonly number[];
}

const unusualCodes = {
  lastPaid: 'PRICE_LIST_UNLIKE_LAST_PAID',
  lowest: 'PRICE_LIST_UNLIKE_LOWEST',
} as const;

/** As the product writes amounts in both languages. */
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** A ready line holds up the others while its price has to be confirmed. */
export function withUnusualPrice(
  verdict: Verdict,
  { confirmedPriceCents }: Pick<Line, 'confirmedPriceCents'>,
  known: KnownPrices | undefined,
): Verdict {
  const { priceCents } = verdict;
  if (verdict.verdict !== 'ready' || priceCents === null || known === undefined) return verdict;
  if (priceCents === confirmedPriceCents) return verdict;
  const unusual = findUnusualPrice(priceCents, known);
  if (unusual === null) return verdict;
  const code = unusualCodes[unusual.comparedWith];
  const problem = {
    field: 'price' as const,
    code,
    params: { known: euros.format(unusual.knownCents / 100) },
  };
  return { ...verdict, verdict: 'wrong', problems: [problem] };
}

/** More than anybody would look through. */
const mostCandidates = 20;

type Match = Pick<Verdict, 'articleId' | 'matchedBy' | 'candidateIds'>;

const nobody: Match = { articleId: null, matchedBy: null, candidateIds: [] };
const nothing: Omit<PriceTerms, 'problems'> = {
  priceCents: null,
  minimumQuantity: null,
  discountable: null,
  orderNumber: null,
  validUntil: null,
};

/**
 * A line without an article stays away, whatever it says of a price: a vendor's list is longer than a practice's shelf,
 * and nobody corrects what nobody buys.
 */
export function judgeLine(
  line: Pick<Line, 'chosenArticleId' | 'isLeftOut'>,
  values: PriceListValues,
  found: ArticlesByNumber,
  isChoiceThere: boolean,
  today: string,
): Verdict {
  if (line.isLeftOut) return { ...nothing, ...nobody, verdict: 'leftOut', problems: [] };
  const match =
    line.chosenArticleId !== null && isChoiceThere
      ? { articleId: line.chosenArticleId, matchedBy: 'user' as const, candidateIds: [] }
      : matchOf(found);
  if (match.articleId === null && match.candidateIds.length === 0)
    return { ...nothing, ...nobody, verdict: 'unmatched', problems: [] };
  const { problems: wrongTerms, ...terms } = readPriceLine(values, today);
  const problems =
    match.articleId === null
      ? [{ field: numberIn(values), code: 'PRICE_LIST_AMBIGUOUS' as const, params: {} }, ...wrongTerms]
      : wrongTerms;
  return { ...terms, ...match, verdict: problems.length > 0 ? 'wrong' : 'ready', problems };
}

function matchOf(found: ArticlesByNumber): Match {
  const match = matchArticle(found);
  if (match.kind === 'one') return { articleId: match.articleId, matchedBy: match.by, candidateIds: [] };
  return match.kind === 'several'
    ? { ...nobody, candidateIds: match.articleIds.slice(0, mostCandidates) }
    : nobody;
}

/** The field where the question is asked. */
const numberIn = (values: PriceListValues): PriceListField =>
  (['orderNumber', 'gtin', 'pzn', 'manufacturerNumber'] as const).find(
    (field) => textIn(values, field) !== '',
  ) ?? 'orderNumber';
