// Storages: named once each, and never deleted while something lies there.
import type { Storage, storageCalls } from '@praxora/contract/inventory/storages.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { refusedWhenTaken } from '../../../platform/database/unique.ts';
import { holdVersion, refuseOutdated } from '../../../platform/database/versions.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { newLabelId } from '../../../platform/label-ids.ts';
import { recordActivities, recordActivity, recordChange } from '../../account/index.ts';
import { clearStorage } from '../articles/article-changes.ts';
import { endOpenStocktaking } from '../stocktaking/stocktaking.service.ts';
import * as repository from './storages.repository.ts';

const storageOf = (row: Awaited<ReturnType<typeof repository.listStorages>>[number]): Storage => ({
  id: row.id,
  version: row.version,
  name: row.name,
  labelId: row.label_id,
  articleCount: row.article_count,
  stockValueCents: row.value_cents,
  isValueUnknown: row.is_value_unknown,
  unpricedArticles: row.unpriced_articles,
});

export async function listStorages({ tx }: UserContext): Promise<Storage[]> {
  return (await repository.listStorages(tx)).map(storageOf);
}

export async function getStorage({ tx }: UserContext, id: number): Promise<Storage> {
  const row = await repository.findStorage(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  return storageOf(row);
}

export async function createStorage(context: UserContext, name: string): Promise<Storage> {
  const id = await repository.insertStorage(context.tx, name);
  if (id === null) throw new Refusal('RESOURCE_EXISTS');
  await recordActivity(context, { action: 'storage.created', subject: { type: 'storage', id, name } });
  return getStorage(context, id);
}

/** All or none: a name that is taken refuses the whole list, and so does one that stands in it twice. */
export async function createStorages(
  context: UserContext,
  storages: BodyOf<typeof storageCalls.createStorages>['storages'],
): Promise<Storage[]> {
  const created = await repository.insertStorages(
    context.tx,
    storages.map(({ name }) => name),
  );
  if (created.length < storages.length) throw new Refusal('RESOURCE_EXISTS');
  await recordActivities(
    context,
    created.map(({ id, name }) => ({ action: 'storage.created', subject: { type: 'storage', id, name } })),
  );
  const ids = new Set(created.map(({ id }) => id));
  return (await listStorages(context)).filter(({ id }) => ids.has(id));
}

export async function renameStorage(
  context: UserContext,
  id: number,
  { name, version }: BodyOf<typeof storageCalls.renameStorage>,
): Promise<Storage> {
  const { tx } = context;
  if ((await repository.lockStorage(tx, id)) === null) throw new Refusal('NOT_FOUND');
  const current = await holdVersion(context, 'storage', id);
  const before = await getStorage(context, id);
  refuseOutdated(version, current, () => before.name === name);
  if (await repository.nameTaken(tx, id, name)) throw new Refusal('RESOURCE_EXISTS');
  await refusedWhenTaken('RESOURCE_EXISTS', () => repository.renameStorage(tx, id, name));
  const subject = { type: 'storage', id, name } as const;
  await recordChange(context, { action: 'storage.renamed', subject }, { name: before.name }, { name });
  return getStorage(context, id);
}

export async function deleteStorage(
  context: UserContext,
  id: number,
  version?: number,
): Promise<{ deleted: boolean }> {
  const { tx } = context;
  await repository.lockArticlesInStorage(tx, id);
  if ((await repository.lockStorage(tx, id)) === null) throw new Refusal('NOT_FOUND');
  refuseOutdated(version, await holdVersion(context, 'storage', id));
  const { name } = await getStorage(context, id);
  const articles = await repository.listArticlesIn(tx, id);
  if (articles.length > 0) throw new Refusal('STORAGE_NOT_EMPTY', {}, concerning(...articles));
  await clearStorage(tx, id);
  await endOpenStocktaking(tx, id);
  await repository.markDeleted(tx, id);
  await recordActivity(context, { action: 'storage.deleted', subject: { type: 'storage', id, name } });
  return { deleted: true };
}

/** Of these storages those that nothing lies in, belongs to, or is counted in; used ones stay. Tells how many are gone. */
export async function deleteUnusedStorages(context: UserContext, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const deleted = await repository.deleteUnused(context.tx, ids);
  await recordActivities(
    context,
    deleted.map(({ id, name }) => ({ action: 'storage.deleted', subject: { type: 'storage', id, name } })),
  );
  return deleted.length;
}

/** The labels of storages, by storage; made for those that have none. One that is not there has none. */
export async function labelsOfStorages(
  { tx }: UserContext,
  ids: readonly number[],
): Promise<Map<number, repository.LabelledStorage>> {
  const labelled = await repository.labelStorages(tx, ids, ids.map(newLabelId));
  return new Map(labelled.map((storage) => [storage.id, storage]));
}

/** The storage a scanned label sticks on; null: it is no label of a storage. */
export const storageOfLabel = ({ tx }: Pick<UserContext, 'tx'>, labelId: string) =>
  repository.findByLabel(tx, labelId);
