// A whole import taken back, while nothing of it was used: its stock and articles go, and what it changed is as before.
import type { FinishedImport, finishedImportCalls } from '@praxora/contract/inventory/finished-imports.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { changedFields, recordActivity } from '../../account/index.ts';
import { changeManyArticles, deleteManyArticles } from '../articles/change-many.ts';
import { lockedArticles } from '../stock/locks.ts';
import { takeInputsBack } from '../stock/take-back.ts';
import { deleteUnusedStorages } from '../storages/storages.service.ts';
import { holdReferences, lockForCommit } from './article-import.repository.ts';
import * as repository from './finished.repository.ts';

export async function listFinishedImports({ tx }: UserContext): Promise<FinishedImport[]> {
  return (await repository.listFinishedImports(tx)).map((row) => ({
    id: row.id,
    fileName: row.file_name,
    finishedAt: row.finished_at.toISOString(),
    finishedBy: row.finished_by ?? '',
    articles: row.created,
    updated: row.changed,
    stockEntries: row.stock_entries,
  }));
}

export async function undoImport(
  context: UserContext,
  importId: string,
): Promise<DataOf<typeof finishedImportCalls.undoImport>> {
  const { tx } = context;
  await lockForCommit(tx);
  const done = await repository.findFinishedImport(tx, importId);
  if (done === null) throw new Refusal('NOT_FOUND');
  const all = await repository.listImportedArticles(tx, importId);
  const locked = await lockedArticles(
    context,
    all.map(({ id }) => id),
  );
  const used = await repository.listUsedArticles(tx, importId);
  if (used.length > 0) throw new Refusal('IMPORT_USED', {}, concerning(...used));
  await holdReferences(tx);
  const created = all.flatMap(({ id, before }) => (before === null ? (locked.get(id) ?? []) : []));
  await takeOpeningStockBack(context, created, done.file_name);
  await deleteManyArticles(context, created);
  await changeManyArticles(
    context,
    all.flatMap(({ id, product_id, is_custom, before, ...now }) =>
      // A column that is newer than the import stays.
      before === null
        ? []
        : { ...{ id, product_id, isCustom: is_custom, before: now }, after: { ...now, ...before } },
    ),
  );
  const counts = {
    articles: done.created,
    updated: done.changed,
    stockEntries: done.stock_entries,
    storages: await deleteUnusedStorages(context, done.storage_ids),
  };
  await repository.deleteFinishedImport(tx, importId);
  await recordActivity(context, {
    action: 'article.importUndone',
    subject: { type: 'articleImport', id: importId, name: done.file_name },
    changes: changedFields({}, counts),
  });
  return counts;
}

async function takeOpeningStockBack(
  context: UserContext,
  created: Parameters<typeof takeInputsBack>[1],
  note: string,
): Promise<void> {
  const entries = await repository.listImportedEntries(
    context.tx,
    created.map(({ id }) => id),
  );
  if (entries.length === 0) return;
  await takeInputsBack(
    context,
    created,
    entries.map(({ id }) => id),
    { note },
  );
}
