// The "go": storages, articles and opening stock in one transaction, by what is true at that moment.
import type { CommittedImport } from '@praxora/contract/inventory/article-import.calls';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { changedFields, recordActivity } from '../../account/index.ts';
import { createManyArticles } from '../articles/articles.service.ts';
import { bookOpeningStock } from '../stock/stock.service.ts';
import { createStorage } from '../storages/storages.service.ts';
import * as repository from './article-import.repository.ts';
import { checked, lockedDraft } from './article-import.service.ts';
import type { ArticleGroup } from './check/check-rows.ts';
import type { Place } from './check/opening.ts';
import { storageKey } from './check/reference-data.ts';

export async function commitImport(context: UserContext, importId: string): Promise<CommittedImport> {
  const { tx, user } = context;
  await repository.lockForCommit(tx);
  const draft = await lockedDraft(context, importId);
  const { rows, groups } = await checked(context, draft);
  if (rows.some(({ status }) => status === 'wrong')) throw new Refusal('IMPORT_HAS_ERRORS');
  if (groups.length === 0) throw new Refusal('IMPORT_NOTHING_LEFT');
  const storages = await createStorages(context, groups);
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
  await repository.deleteDraft(tx, user.userId, draft.id);
  const counts = { articles: groups.length, stockEntries: openings.length, storages: storages.size };
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
async function createStorages(
  context: UserContext,
  groups: readonly ArticleGroup[],
): Promise<Map<string, number>> {
  const places = groups.flatMap(({ place, openings }) => [
    place,
    ...openings.map((opening) => opening.place),
  ]);
  const created = new Map<string, number>();
  for (const place of places) {
    if (place === null || 'id' in place || created.has(storageKey(place.name))) continue;
    created.set(storageKey(place.name), (await createStorage(context, place.name)).id);
  }
  return created;
}
