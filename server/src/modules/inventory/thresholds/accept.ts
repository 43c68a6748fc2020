// Thresholds of one or many articles are set together: all of them or none, and nobody's change is written over unseen.
import type { thresholdCalls } from '@praxora/contract/inventory/thresholds.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { thresholdProblems } from '@praxora/rules/inventory/article';
import { countingUnitId, inCountingUnit } from '@praxora/rules/shared/units';
import type { UserContext } from '../../../platform/context.ts';
import { noteWriter } from '../../../platform/database/versions.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { type WrongField, wrongFields } from '../../../platform/http/problems.ts';
import { changedFields, recordActivities } from '../../account/index.ts';
import { type ThresholdColumns, writeThresholds } from '../articles/article-changes.ts';
import * as repository from './accept.repository.ts';

type Body = BodyOf<typeof thresholdCalls.setThresholds>;
type Entry = Body['articles'][number];

export async function setThresholds(
  context: UserContext,
  body: Body,
): Promise<DataOf<typeof thresholdCalls.setThresholds>> {
  const { tx } = context;
  await noteWriter(context);
  const rows = await repository.holdArticles(
    tx,
    body.articles.map(({ articleId }) => articleId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const wrong: WrongField[] = [];
  const ids = new Set<number>();
  const entries = body.articles.map((entry, index) => {
    const row = byId.get(entry.articleId);
    if (row === undefined) throw new Refusal('NOT_FOUND');
    if (ids.has(row.id)) wrong.push({ field: `articles.${index}.articleId`, code: 'INCORRECT_VALUE' });
    ids.add(row.id);
    const { columns, problems } = columnsOf(row, entry);
    for (const { name, code } of problems) wrong.push({ field: `articles.${index}.${name}.amount`, code });
    return { row, entry, columns };
  });
  if (wrong.length > 0) throw wrongFields(wrong, body);
  const outdatedEntries = entries.filter(
    ({ row, entry, columns }) =>
      entry.version !== undefined && entry.version !== row.version && !isSame(row, columns),
  );
  if (outdatedEntries.length > 0)
    throw new Refusal('ARTICLES_CHANGED_MEANWHILE', {}, concerning(...outdatedEntries.map(({ row }) => row)));
  const savedRows = await writeThresholds(
    tx,
    entries.map(({ columns }) => columns),
  );
  await recordActivities(context, entries.flatMap(toActivity));
  const versions = new Map(savedRows.map(({ id, version }) => [id, version]));
  return {
    articles: entries.map(({ row }) => ({
      articleId: row.id,
      version: versions.get(row.id) ?? row.version,
      previous: {
        minimumStock: { amount: row.minimum_amount, unitId: row.minimum_unit_id },
        warningStock: { amount: row.warning_amount, unitId: row.warning_unit_id },
        idealStock: { amount: row.ideal_amount, unitId: row.ideal_unit_id },
      },
    })),
  };
}

/** None where the thresholds stay as they are. */
function toActivity({ row, columns }: { row: repository.HeldRow; columns: ThresholdColumns }) {
  const stock = (amount: number, unitId: number) =>
    inCountingUnit({ amount, unitId }, row.unitToCount, row) ?? null;
  const before = {
    minimumStock: stock(row.minimum_amount, row.minimum_unit_id),
    warningStock: stock(row.warning_amount, row.warning_unit_id),
    idealStock: stock(row.ideal_amount, row.ideal_unit_id),
  };
  const after = {
    minimumStock: columns.minimum_stock,
    warningStock: columns.warning_stock,
    idealStock: columns.ideal_stock,
  };
  const changes = changedFields(before, after);
  const subject = { type: 'article', id: row.id, name: row.name } as const;
  return changes.length === 0 ? [] : [{ action: 'thresholds.changed', subject, changes } as const];
}

function columnsOf(row: repository.HeldRow, { minimumStock, warningStock, idealStock }: Entry) {
  const toAmount = (requested: Entry['minimumStock'], amount: number, unitId: number) =>
    requested
      ? { amount: requested.amount, unitId: requested.unitId ?? countingUnitId(row.unitToCount, row) }
      : { amount, unitId };
  const minimum = toAmount(minimumStock, row.minimum_amount, row.minimum_unit_id);
  const warning = toAmount(warningStock, row.warning_amount, row.warning_unit_id);
  const ideal = toAmount(idealStock, row.ideal_amount, row.ideal_unit_id);
  const stocks = {
    minimumStock: inCountingUnit(minimum, row.unitToCount, row),
    warningStock: inCountingUnit(warning, row.unitToCount, row),
    idealStock: inCountingUnit(ideal, row.unitToCount, row),
  };
  const columns: ThresholdColumns = {
    id: row.id,
    minimum_amount: minimum.amount,
    minimum_unit_id: minimum.unitId,
    minimum_stock: stocks.minimumStock ?? 0,
    warning_amount: warning.amount,
    warning_unit_id: warning.unitId,
    warning_stock: stocks.warningStock ?? 0,
    ideal_amount: ideal.amount,
    ideal_unit_id: ideal.unitId,
    ideal_stock: stocks.idealStock ?? 0,
  };
  return { columns, problems: thresholdProblems(stocks) };
}

/** A request that is sent again says the same as what is there, and is answered as before. */
const isSame = (row: repository.HeldRow, columns: ThresholdColumns): boolean =>
  (
    [
      'minimum_amount',
      'minimum_unit_id',
      'warning_amount',
      'warning_unit_id',
      'ideal_amount',
      'ideal_unit_id',
    ] as const
  ).every((name) => row[name] === columns[name]);
