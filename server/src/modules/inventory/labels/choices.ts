// Chosen labels, as they are printed: each with what stands on it, in the order of the choice.
import { readLabelId } from '@praxora/barcode/label-id';
import { type LabelChoice, mostPrinted } from '@praxora/contract/inventory/label';
import type { LabelContent } from '@praxora/labels/content';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { notePermanentLabelsPrinted } from '../articles/article-changes.ts';
import { noteLabelsPrinted, noteLabelsWaived, refuseVoidLabel, type StockLabels } from '../stock/labels.ts';
import { labelsOfStorages } from '../storages/storages.service.ts';
import * as repository from './choices.repository.ts';

const noStorages: Awaited<ReturnType<typeof labelsOfStorages>> = new Map();

interface ChosenLabels extends StockLabels {
  readonly articleIds: readonly number[];
  readonly storageIds: readonly number[];
}

/** Chosen labels by kind, without duplicates. */
function chosen(choices: readonly LabelChoice[]): ChosenLabels {
  const labelIds = choices.flatMap((choice) => (choice.kind === 'unit' ? [readLabelId(choice.labelId)] : []));
  return {
    labelIds: [...new Set(labelIds)].map((labelId) => labelId ?? ''),
    stockIds: [...new Set(choices.flatMap((choice) => (choice.kind === 'batch' ? [choice.stockId] : [])))],
    articleIds: [
      ...new Set(choices.flatMap((choice) => (choice.kind === 'shelf' ? [choice.articleId] : []))),
    ],
    storageIds: [
      ...new Set(choices.flatMap((choice) => (choice.kind === 'storage' ? [choice.storageId] : []))),
    ],
  };
}

const copiesOf = (choice: LabelChoice): number => (choice.kind === 'batch' ? choice.copies : 1);

/** How many are printed; a slip of the finger would print for days. */
function countOf(choices: readonly LabelChoice[]): number {
  const labels = choices.reduce((sum, choice) => sum + copiesOf(choice), 0);
  if (labels > mostPrinted) throw new Refusal('TOO_MANY_TO_PRINT', { labels, maximum: mostPrinted });
  return labels;
}

/** A few statements, however many there are; all must be there, and none void. */
export async function toLabelContents(
  context: UserContext,
  choices: readonly LabelChoice[],
): Promise<LabelContent[]> {
  const { tx } = context;
  countOf(choices);
  const { labelIds, stockIds, articleIds, storageIds } = chosen(choices);
  const units = new Map(
    labelIds.length === 0 ? [] : (await repository.listUnits(tx, labelIds)).map((row) => [row.label_id, row]),
  );
  const batches = new Map(
    stockIds.length === 0
      ? []
      : (await repository.listBatches(tx, stockIds)).map((row) => [row.stock_id, row]),
  );
  const shelves = new Map(
    articleIds.length === 0
      ? []
      : (await repository.listShelves(tx, articleIds)).map((row) => [row.article_id, row]),
  );
  const storages = storageIds.length === 0 ? noStorages : await labelsOfStorages(context, storageIds);
  return choices.flatMap((choice): LabelContent[] => {
    if (choice.kind === 'storage') return [storageOf(storages.get(choice.storageId))];
    const content =
      choice.kind === 'unit'
        ? unitOf(units.get(readLabelId(choice.labelId) ?? ''))
        : choice.kind === 'batch'
          ? batchOf(batches.get(choice.stockId))
          : shelfOf(shelves.get(choice.articleId));
    return Array.from({ length: copiesOf(choice) }, () => content);
  });
}

function unitOf(row: repository.UnitRow | undefined): LabelContent {
  if (row === undefined) throw new Refusal('NOT_FOUND');
  refuseVoidLabel(row, { id: row.article_id, name: row.name });
  return {
    kind: 'unit',
    labelId: row.label_id,
    name: row.name,
    batchNumber: row.batch_number,
    expirationDate: row.expiration_date,
    storageName: row.storage_name,
  };
}

function storageOf(row: { readonly label_id: string; readonly name: string } | undefined): LabelContent {
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return { kind: 'storage', labelId: row.label_id, name: row.name };
}

function batchOf(row: repository.BatchRow | undefined): LabelContent {
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return {
    kind: 'batch',
    name: row.name,
    manufacturer: row.manufacturer,
    manufacturerNumber: row.manufacturer_number,
    batchNumber: row.batch_number,
    expirationDate: row.expiration_date,
  };
}

function shelfOf(row: repository.ShelfRow | undefined): LabelContent {
  if (row === undefined) throw new Refusal('NOT_FOUND');
  const { minimum, warning, ideal } = toThresholds(row);
  return {
    kind: 'shelf',
    labelId: row.label_id,
    name: row.name,
    manufacturerNumber: row.manufacturer_number,
    unit: row.unit_de,
    minimum,
    warning,
    ideal,
    storageName: row.storage_name,
  };
}

/**
 * Thresholds for a shelf label: all null for an article that is not watched; a re-order point or ideal stock of 0
 * counts as not set.
 */
export const toThresholds = (
  row: Pick<repository.ShelfRow, 'minimum_stock' | 'warning_stock' | 'ideal_stock' | 'notifications_enabled'>,
): { minimum: number | null; warning: number | null; ideal: number | null } => ({
  minimum: row.notifications_enabled ? row.minimum_stock : null,
  warning: row.notifications_enabled && row.warning_stock > 0 ? row.warning_stock : null,
  ideal: row.notifications_enabled && row.ideal_stock > 0 ? row.ideal_stock : null,
});

/** They are there, and were printed by this user now; whoever reprints is the last one. */
export async function notePrinted(context: UserContext, choices: readonly LabelChoice[]): Promise<number> {
  const { length } = await toLabelContents(context, choices);
  const { articleIds, storageIds: _, ...stockLabels } = chosen(choices);
  await noteLabelsPrinted(context, stockLabels);
  await notePermanentLabelsPrinted(context, articleIds);
  return length;
}

export async function noteWaived(context: UserContext, choices: readonly LabelChoice[]): Promise<number> {
  const { length } = await toLabelContents(context, choices);
  await noteLabelsWaived(context, chosen(choices));
  return length;
}
