// Labels of stock that were printed, or that nobody wants, are no longer due.
import type { UserContext } from '../../../platform/context.ts';
import * as repository from './labels.repository.ts';

export type { StockLabels } from './labels.repository.ts';

const isEmpty = ({ labelIds, stockIds }: repository.StockLabels): boolean =>
  labelIds.length === 0 && stockIds.length === 0;

export async function noteLabelsPrinted(
  { tx, user }: UserContext,
  labels: repository.StockLabels,
): Promise<void> {
  if (!isEmpty(labels)) await repository.markPrinted(tx, labels, user.userId);
}

export async function noteLabelsWaived({ tx }: UserContext, labels: repository.StockLabels): Promise<void> {
  if (!isEmpty(labels)) await repository.markWaived(tx, labels);
}
