// Remaining stock of the articles, as far as the device can tell: the server's last figures, its answers to this
// device's bookings since, minus the bookings waiting on the device. The total of an article is the sum of its rows.
// Pure.
import { toArticleCode } from '@praxora/barcode/product-code';
import type { ScannableArticle, ScannableEntry } from '@praxora/contract/inventory/scannable-article';
import type { Booking } from '../queue/booking.ts';
import type { KnownArticles } from './catalogue.ts';

/** Bookings of one practice, in scanning order. */
type Bookings = readonly Booking[];

/** Amounts by entry id. */
type Amounts = Map<number, number>;

/** When the server said it. */
const asOf = ({ fetchedAt, lookedUpAt }: KnownArticles, articleId: number): string =>
  lookedUpAt?.[articleId] ?? fetchedAt ?? '';

/** Adds the server's data of articles looked up at that moment: it overrides the data known before. */
export function withLookedUp(
  known: KnownArticles,
  articles: readonly ScannableArticle[],
  askedIds: readonly number[],
  askedAt: string,
): KnownArticles {
  const byId = new Map(articles.map((article) => [article.id, article]));
  const added = articles.filter(({ id }) => !known.articles.some((one) => one.id === id));
  return {
    ...known,
    articles: [...known.articles.map((article) => byId.get(article.id) ?? article), ...added],
    lookedUpAt: { ...known.lookedUpAt, ...Object.fromEntries(askedIds.map((id) => [id, askedAt])) },
  };
}

/** After what the server has answered since. */
const withAnswers = (known: KnownArticles, bookings: Bookings): KnownArticles =>
  withAmounts(known, answeredAmounts(known, bookings));

/** Known articles, reduced by the bookings of this device that are not sent yet. */
export function withOwnBookings(known: KnownArticles, bookings: Bookings): KnownArticles {
  const answered = withAnswers(known, bookings);
  return withAssignedCodes(withAmounts(answered, waitingAmounts(answered, bookings)), bookings);
}

/** A code that was assigned on this device is known at once, also where there is no network. */
function withAssignedCodes(known: KnownArticles, bookings: Bookings): KnownArticles {
  const assigned = bookings.filter(
    ({ kind, state }) => kind === 'assign' && state !== 'refused' && state !== 'discarded',
  );
  if (assigned.length === 0) return known;
  return {
    ...known,
    articles: known.articles.map((article) => {
      const own = assigned.flatMap(({ shown }) =>
        shown.articleId === article.id ? (toArticleCode(shown.product ?? {}) ?? []) : [],
      );
      return own.length === 0 ? article : { ...article, codes: [...(article.codes ?? []), ...own] };
    }),
  };
}

function withAmounts(known: KnownArticles, amounts: Amounts): KnownArticles {
  return {
    ...known,
    articles: known.articles.map((article) => {
      const entries = article.entries.map((entry) => ({
        ...entry,
        amount: amounts.get(entry.stockId) ?? entry.amount,
      }));
      return { ...article, entries, stock: entries.reduce((sum, { amount }) => sum + amount, 0) };
    }),
  };
}

/** Booked after the article was asked for, the latest last. */
const answeredSince = (known: KnownArticles, bookings: Bookings, articleId: number): Booking[] =>
  bookings
    .filter(({ state, answer }) => state === 'booked' && answer !== null)
    .filter(({ settledAt }) => (settledAt ?? '') >= asOf(known, articleId))
    .sort((one, other) => ((one.settledAt ?? '') < (other.settledAt ?? '') ? -1 : 1));

function answeredAmounts(known: KnownArticles, bookings: Bookings): Amounts {
  const amounts: Amounts = new Map();
  const isAnswered = bookings.some(({ answer }) => (answer?.entries.length ?? 0) > 0);
  if (!isAnswered) return amounts;
  const articleOfStock = new Map(
    known.articles.flatMap(({ id, entries }) => entries.map(({ stockId }) => [stockId, id] as const)),
  );
  const answers = bookings
    .filter(({ state }) => state === 'booked')
    .sort((one, other) => ((one.settledAt ?? '') < (other.settledAt ?? '') ? -1 : 1));
  for (const { answer, settledAt } of answers)
    for (const { stockId, balance } of answer?.entries ?? []) {
      const articleId = articleOfStock.get(stockId);
      if (articleId !== undefined && (settledAt ?? '') >= asOf(known, articleId))
        amounts.set(stockId, balance);
    }
  return amounts;
}

const isOpen = ({ state }: Booking): boolean => state === 'waiting' || state === 'sending';

/** The entries a removal takes from, what expires first first; none: the device does not know it. */
function entriesOfRemoval({ articles }: KnownArticles, { request }: Booking): readonly ScannableEntry[] {
  const { stockId, labelId, articleId } = request?.body ?? {};
  for (const article of articles) {
    if (article.id === articleId || (labelId !== undefined && article.permanentLabelId === labelId))
      return article.entries;
    const entry = article.entries.find(
      (one) => one.stockId === stockId || (typeof labelId === 'string' && one.labelIds.includes(labelId)),
    );
    if (entry) return [entry];
  }
  return [];
}

function waitingAmounts(known: KnownArticles, bookings: Bookings): Amounts {
  const amounts: Amounts = new Map();
  const undone = new Map(bookings.filter(({ undoes }) => undoes !== null).map((one) => [one.undoes, one]));
  for (const booking of bookings) {
    if (booking.kind !== 'remove') continue;
    const undo = undone.get(booking.key);
    const isTakenBack = undo !== undefined && (isOpen(undo) || undo.state === 'booked');
    if (isOpen(booking) && !isTakenBack)
      takeOut(amounts, entriesOfRemoval(known, booking), -booking.shown.amount);
    if (booking.state === 'booked' && undo !== undefined && isOpen(undo)) putBack(amounts, known, booking);
  }
  return amounts;
}

/** The server refuses what is not there: no row is ever less than none. */
function takeOut(amounts: Amounts, entries: readonly ScannableEntry[], amount: number): void {
  let rest = amount;
  for (const { stockId, amount: known } of entries) {
    const left = amounts.get(stockId) ?? known;
    const part = Math.min(left, rest);
    amounts.set(stockId, left - part);
    rest -= part;
  }
}

function putBack(amounts: Amounts, { articles }: KnownArticles, { answer }: Booking): void {
  const changes = new Map((answer?.entries ?? []).map(({ stockId, change }) => [stockId, change ?? 0]));
  for (const { stockId, amount } of articles.flatMap(({ entries }) => entries)) {
    const change = changes.get(stockId);
    if (change !== undefined) amounts.set(stockId, (amounts.get(stockId) ?? amount) - change);
  }
}

/** Articles of which the server has told something that the device's rows do not come to: it should ask for them. */
export function outdatedArticles(known: KnownArticles, bookings: Bookings): number[] {
  const { articles } = withAnswers(known, bookings);
  const stocks = new Map(articles.map(({ id, stock }) => [id, stock]));
  const ids = new Set(bookings.map(({ answer }) => answer?.articleId ?? null).filter((id) => id !== null));
  return [...ids].filter((articleId) => {
    const latest = answeredSince(known, bookings, articleId)
      .filter(({ answer }) => answer?.articleId === articleId && answer.stock !== null)
      .at(-1);
    return latest !== undefined && latest.answer?.stock !== (stocks.get(articleId) ?? null);
  });
}

/** Articles of goods that were moved since: where they lie now only the server knows. */
export function movedArticles(known: KnownArticles, bookings: Bookings): number[] {
  const moved = bookings.filter(({ kind, state }) => kind === 'move' && state === 'booked');
  if (moved.length === 0) return [];
  return known.articles
    .filter(({ id, entries }) => {
      const stockIds = new Set(entries.map(({ stockId }) => stockId));
      return answeredSince(known, moved, id).some(({ answer }) =>
        answer?.entries.some(({ stockId }) => stockIds.has(stockId)),
      );
    })
    .map(({ id }) => id);
}
