// Looks at lines of a price list, some hundred at a time, and writes down what becomes of each.
import { folded } from '@praxora/rules/shared/column-headings';
import { calendarDay } from '@praxora/rules/shared/dates';
import { gtinKey, gtinSpellings, toDigits } from '@praxora/rules/shared/product-codes';
import type { ArticlesByNumber } from '@praxora/rules/vendors/article-match';
import { type PriceListValues, textIn } from '@praxora/rules/vendors/price-list-line';
import type { KnownPrices } from '@praxora/rules/vendors/unusual-price';
import type { UserContext } from '../../../../platform/context.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import { mapInSlices } from '../../../../platform/slices.ts';
import { cheapest, unitPricesFor } from '../../offers/offers.service.ts';
import { type Draft, type Line, readLineValues } from '../draft.ts';
import { setVerdicts } from '../lines.repository.ts';
import {
  listArticleIds,
  listLastPaid,
  listNumberedArticles,
  listProductNumbers,
  type NumberedArticle,
} from './articles.repository.ts';
import { judgeLine, withUnusualPrice } from './verdict.ts';

// Known prices of the practice's articles: the one it paid last, and the lowest of today's offers.
/** Known prices by article id. */
async function knownPrices(
  { tx }: Pick<UserContext, 'tx'>,
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, KnownPrices>> {
  if (articleIds.length === 0) return new Map();
  const rows = await listLastPaid(tx, articleIds);
  const prices = groupBy(
    await unitPricesFor(
      tx,
      rows.map(({ productId }) => productId),
    ),
    ({ productId }) => productId,
  );
  return new Map(
    rows.map(({ articleId, productId, lastPaidCents }) => [
      articleId,
      { lastPaidCents, lowestCents: cheapest(prices.get(productId) ?? [])?.netCents ?? null },
    ]),
  );
}

/** Six statements for so many lines, and no more of them in memory. */
export const linesAtOnce = 1000;

type Checking = Pick<UserContext, 'tx' | 'now'>;

/** The articles the lines had and have now: other lines with one of them may stand differently. */
export async function checkLines(
  { tx, now }: Checking,
  draft: Draft,
  lines: readonly Line[],
): Promise<number[]> {
  const today = calendarDay(now());
  const all = await mapInSlices(lines, (line) => ({ line, values: readLineValues(draft, line) }));
  const find = await createArticleFinder(
    tx,
    draft.vendorId,
    all.map(({ values }) => values),
  );
  const choices = new Set(
    await listArticleIds(
      tx,
      lines.flatMap(({ chosenArticleId }) => chosenArticleId ?? []),
    ),
  );
  const judged = await mapInSlices(all, ({ line, values }) => ({
    line,
    verdict: judgeLine(line, values, find(values), choices.has(line.chosenArticleId ?? 0), today),
  }));
  const known = await knownPrices(
    { tx },
    judged.flatMap(({ verdict }) => verdict.articleId ?? []),
  );
  const verdicts = judged.map(({ line, verdict }) => ({
    row: line.row,
    ...withUnusualPrice(verdict, line, known.get(verdict.articleId ?? 0)),
  }));
  await setVerdicts(tx, draft.id, verdicts);
  return [...lines, ...verdicts].flatMap(({ articleId }) => articleId ?? []);
}

/** Numbers longer than any of ours are not looked for. */
const longestNumber = 100;

const orderNumberOf = (values: PriceListValues) => textIn(values, 'orderNumber').slice(0, longestNumber);
const gtinOf = (values: PriceListValues) => {
  const digits = toDigits(textIn(values, 'gtin').slice(0, longestNumber));
  return /^\d{8,14}$/.test(digits) ? gtinKey(digits) : '';
};
const pznOf = (values: PriceListValues) => {
  const digits = toDigits(textIn(values, 'pzn').slice(0, longestNumber));
  return /^\d{5,8}$/.test(digits) ? digits.padStart(8, '0') : '';
};
const manufacturerNumberOf = (values: PriceListValues) =>
  textIn(values, 'manufacturerNumber').slice(0, longestNumber).toLowerCase();

/** Two statements for all lines; then each line finds its own. */
export async function createArticleFinder(
  tx: Checking['tx'],
  vendorId: number | null,
  all: readonly PriceListValues[],
): Promise<(values: PriceListValues) => ArticlesByNumber> {
  const numbers = (numberOf: (values: PriceListValues) => string): string[] => [
    ...new Set(all.map(numberOf).filter((number) => number !== '')),
  ];
  const reference = {
    orderNumbers: vendorId === null ? [] : numbers(orderNumberOf),
    gtins: numbers(gtinOf).flatMap(gtinSpellings),
    pzns: numbers(pznOf),
    manufacturerNumbers: numbers(manufacturerNumberOf),
  };
  const products = await listProductNumbers(tx, vendorId, reference);
  const articles = await listNumberedArticles(
    tx,
    products.map(({ productId }) => productId),
    reference.manufacturerNumbers,
  );
  const byProduct = grouped(articles.map((article) => [article.productId, article]));
  const byNumber = grouped([
    ...products.flatMap(({ kind, number, productId }) =>
      (byProduct.get(productId) ?? []).map(
        (article) => [keyOf(kind, kind === 'gtin' ? gtinKey(number) : number), article] as const,
      ),
    ),
    ...articles.flatMap((article) =>
      article.manufacturerNumbers.map((number) => [keyOf('manufacturerNumber', number), article] as const),
    ),
  ]);
  const find = (kind: keyof ArticlesByNumber, number: string): readonly NumberedArticle[] =>
    number === '' ? [] : [...new Set(byNumber.get(keyOf(kind, number)))];
  const ids = (found: readonly NumberedArticle[]): number[] => found.map(({ id }) => id);
  return (values) => {
    const maker = folded(textIn(values, 'manufacturer').slice(0, longestNumber));
    return {
      orderNumber: ids(find('orderNumber', orderNumberOf(values))),
      gtin: ids(find('gtin', gtinOf(values))),
      pzn: ids(find('pzn', pznOf(values))),
      manufacturerNumber: ids(
        find('manufacturerNumber', manufacturerNumberOf(values)).filter(
          ({ manufacturer }) => maker === '' || manufacturer === '' || folded(manufacturer) === maker,
        ),
      ),
    };
  };
}

const keyOf = (kind: keyof ArticlesByNumber, number: string): string => `${kind} ${number}`;

function grouped<Key, Value>(entries: readonly (readonly [Key, Value])[]): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of entries) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
