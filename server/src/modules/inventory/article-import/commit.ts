// The "go": storages, articles, their changes and opening stock in one transaction, by what is true at that moment.
import type { CommittedImport } from '@praxora/contract/inventory/article-import.calls';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { changedFields, recordActivity } from '../../account/index.ts';
import { createManyArticles } from '../articles/articles.service.ts';
import { changeManyArticles } from '../articles/change-many.ts';
import { bookOpeningStock } from '../stock/stock.service.ts';
import { createStorages } from '../storages/storages.service.ts';
import * as repository from './article-import.repository.ts';
import { checked, lockedDraft } from './article-import.service.ts';
import type { ArticleGroup } from './check/check-rows.ts';
import type { Place } from './check/opening.ts';
import { storageKey } from './check/reference-data.ts';
import type { ArticleUpdate } from './check/update.ts';
import { noteFinishedImport } from './finished.repository.ts';

export async function commitImport(context: UserContext, importId: string): Promise<CommittedImport> {
  const { tx, user } = context;
  await repository.lockForCommit(tx);
  const draft = await lockedDraft(context, importId);
  const { rows, groups, updates } = await checked(context, draft, () => repository.holdReferences(tx));
  if (rows.some(({ status }) => status === 'wrong')) throw new Refusal('IMPORT_HAS_ERRORS');
  if (groups.length + updates.size === 0) throw new Refusal('IMPORT_NOTHING_LEFT');
  const changes = [...updates.values()];
  const storages = await createMissingStorages(context, groups, changes);
  const idOf = (place: Place): number =>
    'id' in place ? place.id : (storages.get(storageKey(place.name)) ?? 0);
  const belongsWhereItLies = !draft.mapping.includes('defaultStorage');
  const articleIds = await createManyArticles(
    context,
    groups.map((group) => {
      const place = group.place ?? (belongsWhereItLies ? group.openings[0]?.place : undefined);
      return {
        payload: withStorage(group, place ? idOf(place) : null),
        productId: group.identity.product?.id ?? null,
      };
    }),
  );
  const openings = groups.flatMap((group, index) =>
    group.openings.map(({ place, ...opening }) => ({
      ...opening,
      articleId: articleIds[index] ?? 0,
      storageId: idOf(place),
    })),
  );
  const labels = await bookOpeningStock(context, openings, draft.fileName);
  await changeManyArticles(
    context,
    changes.map(({ before, after, place }) => ({
      ...{ id: before.id, product_id: before.product_id, isCustom: before.is_custom, before },
      after: place === null ? after : { ...after, default_storage_id: idOf(place) },
    })),
  );
  const counts = {
    articles: groups.length,
    updated: changes.length,
    stockEntries: openings.length,
    storages: storages.size,
  };
  await noteFinishedImport(tx, {
    ...{ id: draft.id, fileName: draft.fileName, userId: user.userId, counts },
    storageIds: [...storages.values()],
    created: articleIds,
    changed: changes.map(({ before }) => before),
  });
  await repository.deleteDraft(tx, user.userId, draft.id);
  await recordActivity(context, {
    action: 'article.imported',
    subject: { type: 'articleImport', id: importId, name: draft.fileName },
    changes: changedFields({}, counts),
  });
  const skipped = rows.filter(({ status }) => status === 'skipped').length;
  return { ...counts, labels, skipped };
}

function withStorage({ payload }: ArticleGroup, defaultStorageId: number | null) {
  // Without one a row of the group would have been wrong.
  if (payload === null) throw new Error('An article of an import was not read');
  return { ...payload, storageConfiguration: { defaultStorageId } };
}

/** The new ids are keyed by the name in small letters. */
async function createMissingStorages(
  context: UserContext,
  groups: readonly ArticleGroup[],
  changes: readonly ArticleUpdate[],
): Promise<Map<string, number>> {
  const places = [
    ...groups.flatMap(({ place, openings }) => [place, ...openings.map((opening) => opening.place)]),
    ...changes.map(({ place }) => place),
  ];
  const missing = new Map<string, string>();
  for (const place of places)
    if (place !== null && 'name' in place && !missing.has(storageKey(place.name)))
      missing.set(storageKey(place.name), place.name);
  if (missing.size === 0) return new Map();
  const created = await createStorages(
    context,
    [...missing.values()].map((name) => ({ name })),
  );
  return new Map(created.map(({ id, name }) => [storageKey(name), id]));
}
