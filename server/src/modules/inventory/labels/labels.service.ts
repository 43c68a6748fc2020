// Labels: which are due and which were printed. Ids are made all the same while label printing is switched off.
import {
  type LabelGroup,
  type LabelList,
  type LabelRow,
  mostPrinted,
} from '@praxora/contract/inventory/label';
import type { labelCalls } from '@praxora/contract/inventory/labels.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { Slices } from '../../../platform/slices.ts';
import { isSwitchedOn } from '../../account/index.ts';
import { replaceLostLabel } from '../stock/labels.ts';
import { notePrinted, noteWaived, toThresholds } from './choices.ts';
import { dataMatrices } from './data-matrix.ts';
import * as repository from './labels.repository.ts';

export async function refuseSwitchedOff({ tx }: UserContext): Promise<void> {
  if (!(await isSwitchedOn(tx, 'labelPrinting'))) throw new Refusal('FEATURE_OFF');
}

export async function listLabels(context: UserContext, wanted: repository.LabelScope): Promise<LabelList> {
  const { tx } = context;
  await refuseSwitchedOff(context);
  if (!(await repository.isThere(tx, wanted))) throw new Refusal('NOT_FOUND');
  const labels = await repository.countLabels(tx, wanted);
  if (labels > mostPrinted) throw new Refusal('TOO_MANY_TO_PRINT', { labels, maximum: mostPrinted });
  const entries = await repository.listEntries(tx, wanted);
  const hasShelves = wanted.of === 'articles' || wanted.of === 'storage';
  const shelves =
    wanted.of === 'articles'
      ? await repository.listShelves(tx, wanted)
      : wanted.of === 'storage'
        ? await repository.listShelves(tx, { of: 'storage', id: wanted.id })
        : [];
  const codes = await dataMatrices(
    [
      ...shelves.map(({ permanent_label_id }) => permanent_label_id),
      ...entries.flatMap((entry) => entry.labels.map(({ id }) => id)),
    ],
    new Slices(),
  );
  const dueEntries = new Set<number | null>(
    entries
      .filter((entry) => entry.batch_labels_due || entry.labels.some(({ isDue }) => isDue))
      .map(({ stock_id }) => stock_id),
  );
  const rows = [
    ...shelves.map((shelf) => ({ article: shelf, row: shelfRow(shelf, codes) })),
    ...entries.map((entry) => ({ article: entry, row: unitRow(entry, codes) })),
    // Reprinting for a storage or for articles is about the labels on the goods, so batch labels are left out.
    ...(hasShelves ? [] : entries.map((entry) => ({ article: entry, row: batchRow(entry) }))),
  ].filter(({ row }) => row.count > 0 && (wanted.of !== 'withoutOrder' || dueEntries.has(row.stockId)));
  return {
    groups: [...groupBy(rows, ({ article }) => article.article_id).values()].map(groupOf),
    count: rows.reduce((sum, { row }) => sum + row.count, 0),
    due: rows.reduce((sum, { row }) => sum + row.due, 0),
  };
}

type Codes = ReadonlyMap<string, string>;

function groupOf(rows: readonly { article: repository.ArticleColumns; row: LabelRow }[]): LabelGroup {
  const [first] = rows;
  if (first === undefined) throw new Error('A group has a row');
  const { article } = first;
  return {
    articleId: article.article_id,
    name: article.name,
    manufacturer: article.manufacturer,
    manufacturerNumber: article.manufacturer_number,
    picture: article.picture,
    unit: { de: article.unit_de, en: article.unit_en },
    rows: rows.map(({ row }) => row),
  };
}

const ofEntry = (entry: repository.EntryRow) => ({
  stockId: entry.stock_id,
  articleId: entry.article_id,
  batchNumber: entry.batch_number,
  expirationDate: entry.expiration_date,
  storageName: entry.storage_name,
  thresholds: null,
});

const unitRow = (entry: repository.EntryRow, codes: Codes): LabelRow => ({
  ...ofEntry(entry),
  kind: 'unit',
  labels: entry.labels.map(({ id, isDue, printed }) => ({
    labelId: id,
    code: codes.get(id) ?? '',
    isDue,
    printed,
  })),
  count: entry.labels.length,
  due: entry.labels.filter(({ isDue }) => isDue).length,
  printed: null,
});

const batchRow = (entry: repository.EntryRow): LabelRow => ({
  ...ofEntry(entry),
  kind: 'batch',
  labels: [],
  count: entry.batch_labels,
  due: entry.batch_labels_due ? entry.batch_labels : 0,
  printed: entry.batch_printed,
});

const shelfRow = (shelf: repository.ShelfRow, codes: Codes): LabelRow => ({
  kind: 'shelf',
  stockId: null,
  articleId: shelf.article_id,
  batchNumber: '',
  expirationDate: null,
  storageName: shelf.storage_name,
  labels: [
    {
      labelId: shelf.permanent_label_id,
      code: codes.get(shelf.permanent_label_id) ?? '',
      isDue: false,
      printed: shelf.printed,
    },
  ],
  count: 1,
  due: 0,
  printed: null,
  thresholds: toThresholds(shelf),
});

/** Labels to be printed; none while label printing is switched off. */
export async function dueLabels({ tx }: UserContext): Promise<DataOf<typeof labelCalls.dueLabels>> {
  const due = (await isSwitchedOn(tx, 'labelPrinting')) ? await repository.countDue(tx) : [];
  return {
    labels: due.reduce((sum, { labels }) => sum + labels, 0),
    orders: due.flatMap(({ order_id, order_number, vendor_name, labels }) =>
      order_id === null
        ? []
        : [{ orderId: order_id, orderNumber: order_number ?? '', vendorName: vendor_name ?? '', labels }],
    ),
    withoutOrder: due.find(({ order_id }) => order_id === null)?.labels ?? 0,
  };
}

/** How many wait after something was told. */
export const toPrintedNotice = async (
  context: UserContext,
  labels: number,
): Promise<{ labels: number; due: number }> => ({
  labels,
  due: (await dueLabels(context)).labels,
});

export async function markPrinted(
  context: UserContext,
  { labels }: BodyOf<typeof labelCalls.tellPrinted>,
): Promise<DataOf<typeof labelCalls.tellPrinted>> {
  await refuseSwitchedOff(context);
  return toPrintedNotice(context, await notePrinted(context, labels));
}

export async function waiveLabels(
  context: UserContext,
  { labels }: BodyOf<typeof labelCalls.waiveLabels>,
): Promise<DataOf<typeof labelCalls.waiveLabels>> {
  await refuseSwitchedOff(context);
  return toPrintedNotice(context, await noteWaived(context, labels));
}

export async function replaceLost(
  context: UserContext,
  { labelId }: BodyOf<typeof labelCalls.replaceLostLabel>,
): Promise<DataOf<typeof labelCalls.replaceLostLabel>> {
  await refuseSwitchedOff(context);
  return replaceLostLabel(context, labelId);
}
