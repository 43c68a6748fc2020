// Opening stock of an article by storage, from the row of a file.
import type { ArticlePayload } from '@praxora/contract/inventory/article';
import { stockAmount } from '@praxora/contract/inventory/article';
import { day } from '@praxora/contract/shared/days';
import { prepareArticle } from '@praxora/rules/inventory/article';
import type { ImportField } from '@praxora/rules/inventory/article-import-fields';
import { missedDuties } from '@praxora/rules/inventory/batch-duty';
import { expiryWarning } from '@praxora/rules/inventory/expiry';
import { labelsDue, mostLabels } from '@praxora/rules/inventory/labels';
import { readCents, readCount, readDayCell } from '@praxora/rules/shared/file-cells';
import { unitsPerOrderUnit } from '@praxora/rules/shared/units';
import type { Cells } from './cells.ts';
import { type ReferenceData, storageKey } from './reference-data.ts';

/** A storage that is there, or one to be created. */
export type Place = { readonly id: number } | { readonly name: string };

export interface Opening {
  readonly amount: number;
  readonly place: Place;
  readonly batchNumber: string;
  readonly expirationDate: string | null;
  readonly orderUnitPriceCents: number | null;
}

export interface PlaceRules {
  readonly createStorages: boolean;
  readonly defaultStorageId: number | null;
  /** Collects the names that are not there yet, as they are first written. */
  readonly unknown: Map<string, string>;
}

const longestStorageName = 120;
const longestBatchNumber = 64;
const mostCents = 100_000_000;

/** Null: none is named, or none that can be. */
export function checkPlace(
  cells: Cells,
  field: ImportField,
  reference: ReferenceData,
  rules: PlaceRules,
): Place | null {
  const name = cells.text(field).replace(/\s+/g, ' ');
  if (name === '') return null;
  const id = reference.storages.get(storageKey(name));
  if (id !== undefined) return { id };
  if (name.length > longestStorageName) {
    cells.refuse(field, 'INCORRECT_VALUE');
    return null;
  }
  const first = rules.unknown.get(storageKey(name)) ?? name;
  rules.unknown.set(storageKey(name), first);
  if (!rules.createStorages) cells.refuse(field, 'IMPORT_STORAGE_UNKNOWN', { value: name });
  return { name: first };
}

/** Null where nothing is to be booked, or nothing can be. */
export function checkOpeningStock(
  cells: Cells,
  article: ArticlePayload | null,
  reference: ReferenceData,
  rules: PlaceRules,
): Opening | null {
  const amount = cells.read('amount', readAmount, 0);
  const named = checkPlace(cells, 'storage', reference, rules);
  const expirationDate = cells.read('expirationDate', readExpiry, null);
  const orderUnitPriceCents = cells.read('price', readPrice, null);
  const batchNumber = cells.text('batchNumber');
  if (batchNumber.length > longestBatchNumber) cells.refuse('batchNumber', 'INCORRECT_VALUE');
  if (amount === 0) return null;
  const warning = expiryWarning(expirationDate, reference.today);
  if (warning) cells.note('expirationDate', warning);
  const place = named ?? (rules.defaultStorageId === null ? null : { id: rules.defaultStorageId });
  if (place === null) cells.refuse('storage', 'REQUIRED_FIELD');
  if (article !== null) refuseByArticle(cells, article, amount, batchNumber, expirationDate);
  return place && { amount, place, batchNumber, expirationDate, orderUnitPriceCents };
}

const readAmount = (text: string): number | null => {
  const amount = stockAmount.safeParse(readCount(text));
  return amount.success ? amount.data : null;
};

const readExpiry = (text: string): string | null => {
  const result = day.safeParse(readDayCell(text));
  return result.success ? result.data : null;
};

const readPrice = (text: string): number | null => {
  const cents = readCents(text);
  return cents !== null && cents <= mostCents ? cents : null;
};

/** Reports in advance, at its field, anything that booking would refuse. */
function refuseByArticle(
  cells: Cells,
  article: ArticlePayload,
  amount: number,
  batchNumber: string,
  expirationDate: string | null,
): void {
  const { documentation, labelConfiguration: label } = article;
  if (!article.useInventory) cells.refuse('amount', 'ARTICLE_NOT_IN_INVENTORY');
  for (const { field, code } of missedDuties(documentation, { batchNumber, expirationDate }))
    cells.refuse(field, code);
  const { packagingInformation } = prepareArticle(article);
  const placement = {
    unitToLabel: label.unitToLabel,
    unitsPerOrderUnit: unitsPerOrderUnit(label.unitToCount, packagingInformation),
  };
  const labels = labelsDue(placement, amount);
  if (labels > mostLabels) cells.refuse('amount', 'TOO_MANY_LABELS', { labels, maximum: mostLabels });
}
