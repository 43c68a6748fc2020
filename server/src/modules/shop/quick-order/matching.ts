// Meaning of each line: a label of ours, a GTIN, a PZN, anybody's number, or a name. A match by number goes before a
// name, and nothing is guessed: where several fit, the user chooses.
import { parseScan } from '@praxora/barcode/parse-scan';
import { bareNumber, gtinForms, toProductCode } from '@praxora/barcode/product-code';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type { LineMatch, MatchedBy, quickOrderCalls } from '@praxora/contract/shop/quick-order.calls';
import type { QuickProduct } from '@praxora/contract/shop/quick-product';
import { folded } from '@praxora/rules/shared/column-headings';
import { amountIn } from '@praxora/rules/shop/quick-order-lines';
import { comparePreference } from '@praxora/rules/shop/variant-choice';
import type { UserContext } from '../../../platform/context.ts';
import { type NamedProducts, productsCalled } from '../search/names.ts';
import type { Search } from '../search/search.service.ts';
import { quickProducts } from './products.ts';
import * as repository from './quick-order.repository.ts';
import { similarOwn } from './similar.ts';

type TypedLine = BodyOf<typeof quickOrderCalls.matchQuickOrder>['lines'][number];

/** Shorter texts are words or sizes, not numbers. */
const shortestNumber = 3;
/** More than somebody compares in a line. */
const mostChoices = 6;

interface AmountOfLine {
  /** Amount written after the text; null: none was taken off, or it cannot be ordered. */
  readonly amount: number | null;
  /** Text taken off that cannot be ordered; empty: none. */
  readonly amountText: string;
}

interface Reading extends AmountOfLine {
  readonly text: string;
  /** False: only a number may say that the rest of the line is no part of the name. */
  readonly mayBeName: boolean;
  readonly codes: readonly (readonly [repository.NumberedProduct['kind'], string])[];
}

interface Match extends AmountOfLine {
  readonly by: MatchedBy | null;
  readonly productIds: readonly number[];
  /** How many fit: more than are named. */
  readonly count: number;
  readonly nearer: readonly string[];
  /** Own products called much like it, where nothing was found. */
  readonly similarIds: readonly number[];
}

const noAmount: AmountOfLine = { amount: null, amountText: '' };
const nothing: Match = { ...noAmount, by: null, productIds: [], count: 0, nearer: [], similarIds: [] };

function readingOf(text: string, amount: AmountOfLine = noAmount, mayBeName = true): Reading {
  const scan = parseScan(text);
  const { gtin, pzn } = toProductCode(scan);
  const number = bareNumber(scan.kind === 'hibc' ? (scan.hibc?.pcn ?? text) : text);
  return {
    ...amount,
    text,
    mayBeName,
    codes: [
      ...(scan.kind === 'label' ? [['label', scan.labelId] as const] : []),
      ...(gtin === undefined ? [] : gtinForms(gtin).map((form) => ['gtin', form] as const)),
      ...(pzn === undefined ? [] : [['pzn', pzn] as const]),
      ...(number.length < shortestNumber ? [] : [['number', number] as const]),
    ],
  };
}

/** Possible readings of a typed line: the whole text, and the text without the quantity after it. */
function readingsOf({ text, mayHoldAmount }: TypedLine): Reading[] {
  const parts = mayHoldAmount ? amountIn(text) : null;
  if (parts === null) return [readingOf(text)];
  const { amount, isCertain } = parts;
  const amountText = amount === null ? parts.amountText : '';
  const rest = readingOf(parts.text, { amount, amountText }, isCertain || amount !== null);
  return isCertain ? [rest] : [readingOf(text), rest];
}

/** Matches all typed lines with as many database queries as for one line, and one search request. */
export async function matchLines(
  search: Search,
  context: UserContext,
  lines: readonly TypedLine[],
): Promise<DataOf<typeof quickOrderCalls.matchQuickOrder>> {
  const chosen = await quickProducts(
    context,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  const readings = lines.map((line) =>
    line.productId !== undefined && chosen.has(line.productId) ? [] : readingsOf(line),
  );
  const byNumber = await productsByNumber(context, readings.flat());
  const matches = lines.map((line, index): Match | null => {
    const own = readings[index] ?? [];
    if (own.length === 0 && line.productId !== undefined)
      return { ...nothing, by: 'product', productIds: [line.productId], count: 1 };
    return own.map((reading) => numbered(reading, byNumber)).find((match) => match !== null) ?? null;
  });
  const unnumbered = readings.flatMap((own, index) =>
    matches[index] === null
      ? own.filter(({ mayBeName }) => mayBeName).map((reading) => ({ index, reading }))
      : [],
  );
  const named = await productsCalled(
    search,
    context,
    unnumbered.map(({ reading }) => reading.text),
  );
  const withNames = matches.map(
    (match, index) =>
      match ??
      calledLike(
        unnumbered.flatMap((one, place) => (one.index === index ? [[one.reading, named[place]]] : [])),
      ),
  );
  const complete = await withSimilar(context, withNames, lines);
  const products = await quickProducts(
    context,
    complete.flatMap(({ productIds, similarIds }) => [...productIds, ...similarIds]),
  );
  return { lines: complete.map((match, index) => answered(match, lines[index], products)) };
}

/** The practice most often means something it has bought before. */
async function withSimilar(
  context: UserContext,
  matches: readonly Match[],
  lines: readonly TypedLine[],
): Promise<Match[]> {
  const missing = matches.flatMap(({ productIds }, index) => (productIds.length === 0 ? index : []));
  const texts = missing.map((index) => typedText(matches[index] ?? nothing, lines[index]));
  const similar = new Map((await similarOwn(context, texts)).map((ids, place) => [missing[place], ids]));
  return matches.map((match, index) => ({ ...match, similarIds: similar.get(index) ?? [] }));
}

/** Without the amount behind it. */
function typedText({ amount, amountText }: AmountOfLine, line: TypedLine | undefined): string {
  const written = line?.text ?? '';
  return amount === null && amountText === '' ? written : (amountIn(written)?.text ?? written);
}

type ProductsOfCode = (kind: string, number: string) => readonly number[];

async function productsByNumber({ tx }: UserContext, readings: readonly Reading[]): Promise<ProductsOfCode> {
  const codes = readings.flatMap((reading) => reading.codes);
  const ofKind = (kind: string) => codes.flatMap(([one, number]) => (one === kind ? number : []));
  const found = new Map<string, number[]>();
  if (codes.length > 0)
    for (const { kind, number, product_id } of await repository.listNumbered(tx, {
      labelIds: ofKind('label'),
      gtins: ofKind('gtin'),
      pzns: ofKind('pzn'),
      numbers: ofKind('number'),
    })) {
      const key = `${kind} ${number}`;
      found.set(key, [...(found.get(key) ?? []), product_id]);
    }
  return (kind, number) => found.get(`${kind} ${number}`) ?? [];
}

const kinds = ['label', 'gtin', 'pzn', 'number'] as const;

function numbered({ codes, amount, amountText }: Reading, productsOf: ProductsOfCode): Match | null {
  for (const by of kinds) {
    const all = codes.flatMap(([kind, number]) => (kind === by ? productsOf(kind, number) : []));
    const productIds = [...new Set(all)];
    if (productIds.length > 0)
      return { ...nothing, by, amount, amountText, productIds, count: productIds.length };
  }
  return null;
}

/** A number behind a name is its amount; only where the rest means nothing is it part of the name. */
function calledLike(tries: readonly (readonly [Reading, NamedProducts | undefined])[]): Match {
  for (const [{ amount, amountText }, hits] of [...tries].reverse())
    if (hits && hits.productIds.length > 0)
      return {
        ...nothing,
        ...{ by: 'name', amount, amountText },
        ...{ productIds: hits.productIds, count: hits.count },
      };
  const [{ amount, amountText } = noAmount, hits] = tries.at(-1) ?? [];
  return { ...nothing, amount, amountText, nearer: hits?.nearer ?? [] };
}

function answered(
  match: Match,
  line: TypedLine | undefined,
  known: ReadonlyMap<number, QuickProduct>,
): LineMatch {
  const { by, amount, amountText, productIds, similarIds, nearer, count } = match;
  const knownOf = (ids: readonly number[]) => ids.flatMap((id) => known.get(id) ?? []);
  const products = knownOf(productIds);
  const fitting =
    by === 'name' ? decided(products, count, typedText(match, line)) : products.toSorted(comparePreference);
  return {
    by: fitting.length === 0 ? null : by,
    amount,
    amountText,
    products: fitting.slice(0, mostChoices),
    fits: fitting.length > 1 ? Math.max(count, fitting.length) : fitting.length,
    nearer: [...nearer],
    similar: knownOf(similarIds),
  };
}

/**
 * The product to use: one with exactly the typed name, else the practice's only matching article, or without one the
 * only product it has bought; else all candidates in the usual order of preference. Names that contain every typed word
 * come before others: "nitrile S" means no other size just because a word of its name begins with an s. Where none does, as a
 * compound holds "nitrile", at least the size must be a word of the name.
 */
function decided(products: readonly QuickProduct[], count: number, typed: string): QuickProduct[] {
  const isCalled = ({ name }: QuickProduct) =>
    [name.de, name.en].some((one) => folded(one) === folded(typed));
  const words = wordsOf(typed);
  const exact = products.filter((product) => hasWords(product, words));
  const sizes = words.filter(({ length }) => length <= longestSize);
  const sized = exact.length > 0 ? exact : products.filter((product) => hasWords(product, sizes));
  const near = sized.length > 0 ? sized : products;
  const articles = near.filter(({ articleUsedAt }) => articleUsedAt !== null);
  const bought = near.filter(({ boughtAt }) => boughtAt !== null);
  for (const some of [products.filter(isCalled), articles.length > 0 ? articles : bought])
    if (some.length === 1) return some;
  if (count === 1) return [...products];
  const others = products.filter((product) => !near.includes(product));
  return [...near.toSorted(comparePreference), ...others.toSorted(comparePreference)];
}

const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map(folded)
    .filter((word) => word !== '');

/** Letters of a size: XXL. */
const longestSize = 3;

function hasWords({ name, manufacturer, packText }: QuickProduct, wanted: readonly string[]): boolean {
  const words = new Set(wordsOf([name.de, name.en, manufacturer, packText.de, packText.en].join(' ')));
  return wanted.every((word) => words.has(word));
}
