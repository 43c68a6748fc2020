// What the stock of many articles begins with, booked at once.
import { labelCount } from '@praxora/rules/label-count';
import type { UserContext } from '../../platform/context.ts';
import { concerning, Refusal } from '../../platform/errors.ts';
import { packagingOf } from './bookings.ts';
import { type StockInput, takeInAll } from './inputs.ts';
import { holdStorages, lockArticlesById } from './stock.repository.ts';

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
/** Of those whose labels were too many in sum: some are enough to go on with. */
const mostNamed = 20;

/** Tells how many labels were made. */
export async function openStock(
  context: UserContext,
  openings: readonly OpeningStock[],
  note: string,
): Promise<number> {
  const { tx } = context;
  const articles = await lockArticlesById(
    tx,
    openings.map(({ articleId }) => articleId),
  );
  const storages = await holdStorages(
    tx,
    openings.map(({ storageId }) => storageId),
  );
  const inputs = openings.map(({ articleId, ...opening }): StockInput => {
    const article = articles.get(articleId);
    if (article === undefined || !storages.has(opening.storageId)) throw new Refusal('NOT_FOUND');
    return {
      ...opening,
      article,
      type: 'CORRECTION',
      priceType: opening.orderUnitPriceCents === null ? 'notRecorded' : 'paid',
    };
  });
  const labels = inputs.reduce((sum, input) => sum + labelsOf(input), 0);
  if (labels > mostOpeningLabels)
    throw new Refusal(
      'TOO_MANY_LABELS',
      { labels, maximum: mostOpeningLabels },
      concerning(...inputs.slice(0, mostNamed).map(({ article }) => article)),
    );
  // Each can be taken back by itself.
  await takeInAll(context, inputs, { note, bookingId: null });
  return labels;
}

const labelsOf = ({ article, amount }: StockInput): number =>
  labelCount(article.unit_to_label, article.unit_to_count, packagingOf(article), amount);
