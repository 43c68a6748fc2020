// SQL of imports that wait for their "go".
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { type Draft, readRows, writtenRows } from './draft.ts';

type DraftRow = Omit<Draft, 'rows'> & Columns<'article_import', 'rows'>;

const opened = async (row: DraftRow | null): Promise<Draft | null> =>
  row && { ...row, rows: await readRows(row.rows) };

const drafts = `
  select id, file_name as "fileName", created_at as "createdAt", header, rows, mapping, corrections,
         left_out as "leftOut", create_storages as "createStorages", skip_existing as "skipExisting",
         update_existing as "updateExisting",
         (select s.id from storage s
          where s.practice_id = $practice and s.id = default_storage_id and s.deleted_at is null) as "defaultStorageId"
  from article_import where practice_id = $practice and created_by = $1`;

/** Import draft of a user, who has one at most. */
export const findDraft = async (tx: Tx, userId: number): Promise<Draft | null> =>
  opened(await tx.maybe<DraftRow>(drafts, [userId]));

/** Locks the draft: changing and booking it wait for each other. */
export const lockDraft = async (tx: Tx, userId: number, id: string): Promise<Draft | null> =>
  opened(await tx.maybe<DraftRow>(`${drafts} and id = $2 for update`, [userId, id]));

export const insertDraft = async (
  tx: Tx,
  userId: number,
  draft: Pick<Draft, 'fileName' | 'header' | 'rows' | 'mapping'>,
): Promise<number> =>
  tx.run(
    `insert into article_import (practice_id, created_by, file_name, header, rows, mapping)
     values ($practice, $1, $2, $3, $4, $5)
     on conflict (practice_id, created_by) do update set
       id = excluded.id, file_name = excluded.file_name, header = excluded.header, rows = excluded.rows,
       mapping = excluded.mapping, corrections = '{}', left_out = '{}', create_storages = false,
       skip_existing = false, update_existing = false, default_storage_id = null, created_at = excluded.created_at, changed_at = excluded.changed_at`,
    [
      userId,
      draft.fileName,
      JSON.stringify(draft.header),
      await writtenRows(draft.rows),
      JSON.stringify(draft.mapping),
    ],
  );

export type DraftChange = Pick<
  Draft,
  | 'mapping'
  | 'corrections'
  | 'leftOut'
  | 'createStorages'
  | 'skipExisting'
  | 'updateExisting'
  | 'defaultStorageId'
>;

export const updateDraft = (tx: Tx, id: string, change: DraftChange): Promise<number> =>
  tx.run(
    `update article_import set mapping = $2, corrections = $3, left_out = $4, create_storages = $5, skip_existing = $6,
       default_storage_id = $7, update_existing = $8, changed_at = now()
     where practice_id = $practice and id = $1`,
    [
      id,
      JSON.stringify(change.mapping),
      JSON.stringify(change.corrections),
      change.leftOut,
      change.createStorages,
      change.skipExisting,
      change.defaultStorageId,
      change.updateExisting,
    ],
  );

export const deleteDraft = (tx: Tx, userId: number, id: string): Promise<number> =>
  tx.run('delete from article_import where practice_id = $practice and created_by = $1 and id = $2', [
    userId,
    id,
  ]);

/** Imports of one practice go one after the other. */
export const lockForCommit = (tx: Tx): Promise<unknown> => lockInPractice(tx, 'article import');

/** What articles refer to stays until they are written. After the articles, as everywhere. */
export const holdReferences = async (tx: Tx): Promise<void> => {
  await tx.rows(
    'select id from storage where practice_id = $practice and deleted_at is null order by id for key share',
  );
  await tx.rows('select id from cost_center where practice_id = $practice order by id for key share');
};
