// Entries of the activity log about articles: the fields that changed, with the names of what they refer to.
import type { ActivityAction, ActivityField, FieldChange } from '@praxora/contract/account/activity';
import { articleFieldNames } from '@praxora/rules/inventory/article-field-values';
import { type ArticleField, articleFields } from '@praxora/rules/inventory/article-fields';
import type { UserContext } from '../../../platform/context.ts';
import { changedFields, type FieldValues, recordActivities } from '../../account/index.ts';
import type { ArticleColumns } from './articles.repository.ts';
import { findReferenceNames, type References } from './reference-names.repository.ts';

interface ArticleChange {
  readonly id: number;
  readonly name: string;
  readonly before: FieldValues;
  readonly after: FieldValues;
}

/** The table in which a field's value is an id; the entry has the name of that row. */
const references: Partial<Record<ActivityField, keyof References>> = {
  manufacturer: 'manufacturers',
  orderUnit: 'units',
  consumptionUnit: 'units',
  defaultStorage: 'storages',
  costCenter: 'costCenters',
  product: 'products',
};

/** In the counting unit of the article. */
const thresholdColumns = {
  minimumStock: 'minimum_stock',
  warningStock: 'warning_stock',
  idealStock: 'ideal_stock',
} as const;

const recordedName = (field: ArticleField): ActivityField =>
  field === 'nonInventory' ? 'useInventory' : field;

/** The fields of an article by their names in the activity log; references are ids. */
export const recordedFields = (columns: ArticleColumns): FieldValues =>
  Object.fromEntries(
    articleFieldNames.map((field) => [
      recordedName(field),
      columns[
        field in thresholdColumns ? thresholdColumns[field as 'minimumStock'] : articleFields[field].column
      ],
    ]),
  );

/** Records the changes of one or many articles by one statement; articles that stay the same are left out. */
export async function recordArticleChanges(
  context: UserContext,
  action: ActivityAction,
  articles: readonly ArticleChange[],
): Promise<void> {
  const changed = articles
    .map(({ id, name, before, after }) => ({ id, name, changes: changedFields(before, after) }))
    .filter(({ changes }) => changes.length > 0);
  const named = await nameReferences(
    context,
    changed.flatMap(({ changes }) => changes),
  );
  await recordActivities(
    context,
    changed.map(({ id, name, changes }) => ({
      action,
      subject: { type: 'article', id, name },
      changes: changes.map(named),
    })),
  );
}

/** Puts names in the place of ids, which are read by one statement where there are any. */
async function nameReferences(
  { tx }: UserContext,
  changes: readonly FieldChange[],
): Promise<(change: FieldChange) => FieldChange> {
  const ids: Record<keyof References, number[]> = {
    ...{ manufacturers: [], units: [], storages: [], costCenters: [], products: [] },
  };
  for (const { field, before, after } of changes) {
    const table = references[field];
    if (table) ids[table].push(...[before, after].filter((id) => typeof id === 'number'));
  }
  if (Object.values(ids).every((list) => list.length === 0)) return (change) => change;
  const names = new Map(
    (await findReferenceNames(tx, ids)).map(({ kind, id, name }) => [`${kind} ${id}`, name]),
  );
  return ({ field, before, after }) => {
    const table = references[field];
    if (!table) return { field, before, after };
    const name = (id: FieldChange['before']) => (id === null ? null : (names.get(`${table} ${id}`) ?? null));
    return { field, before: name(before), after: name(after) };
  };
}
