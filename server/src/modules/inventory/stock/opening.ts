// Opening stock of many articles, booked at once.
import { labelsDue } from '@praxora/rules/inventory/labels';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { mapInSlices, Slices, splitIntoParts } from '../../../platform/slices.ts';
import { labelPlacement } from './bookings.ts';
import { type StockInput, takeInAll } from './inputs.ts';
import { holdStorages, lockArticlesById, type StockArticle } from './stock.repository.ts';

export interface OpeningStock {
  readonly articleId: number;
  /** In the counting unit. */
  readonly amount: number;
  readonly storageId: number;
  readonly batchNumber: string;
  readonly expirationDate: string | null;
  /** Net cents of one order unit; null: not recorded. */
  readonly orderUnitPriceCents: number | null;
}

/** A whole practice has fewer things with a label of their own. */
const mostOpeningLabels = 200_000;
/** Most articles named in the refusal if there are too many labels in total: a few are enough to go on with. */
const mostNamed = 20;

/** Few enough to be read in a moment. */
const atOnce = 200;

/** Tells how many labels were made. Of new articles, which nobody else can lock before we do. */
export async function openStock(
  context: UserContext,
  openings: readonly OpeningStock[],
  note: string,
): Promise<number> {
  const { tx } = context;
  const articles = new Map<number, StockArticle>();
  for (const some of splitIntoParts(openings, atOnce)) {
    const ids = some.map(({ articleId }) => articleId);
    for (const [id, article] of await lockArticlesById(tx, ids)) articles.set(id, article);
  }
  const storages = await holdStorages(
    tx,
    openings.map(({ storageId }) => storageId),
  );
  const slices = new Slices();
  const inputs = await mapInSlices(
    openings,
    ({ articleId, ...opening }): StockInput => {
      const article = articles.get(articleId);
      if (article === undefined || !storages.has(opening.storageId)) throw new Refusal('NOT_FOUND');
      return {
        ...opening,
        article,
        type: 'CORRECTION',
        priceType: opening.orderUnitPriceCents === null ? 'notRecorded' : 'paid',
      };
    },
    slices,
  );
  const labels = (await mapInSlices(inputs, labelsOf, slices)).reduce((sum, count) => sum + count, 0);
  if (labels > mostOpeningLabels)
    throw new Refusal(
      'TOO_MANY_LABELS',
      { labels, maximum: mostOpeningLabels },
      concerning(...inputs.slice(0, mostNamed).map(({ article }) => article)),
    );
  // Each input can be undone separately. Labels of goods long in stock are printed on demand.
  await takeInAll(context, inputs, { note, bookingId: null, labelsAreDue: false });
  return labels;
}

const labelsOf = ({ article, amount }: StockInput): number => labelsDue(labelPlacement(article), amount);
