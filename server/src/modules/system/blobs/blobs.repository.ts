// SQL of made files and their pieces.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface NewBlob {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly expiresAt: Date;
}

export const insertBlob = (tx: Tx, { id, name, mediaType, expiresAt }: NewBlob): Promise<number> =>
  tx.run(
    'insert into blob (id, practice_id, name, media_type, expires_at) values ($1, $practice, $2, $3, $4)',
    [id, name, mediaType, expiresAt],
  );

export const insertPart = (tx: Tx, id: string, number: number, content: Buffer): Promise<number> =>
  tx.run('insert into blob_part (practice_id, blob_id, number, content) values ($practice, $1, $2, $3)', [
    id,
    number,
    content,
  ]);

export const finishBlob = (tx: Tx, id: string, size: number): Promise<number> =>
  tx.run('update blob set size = $2, is_whole = true where practice_id = $practice and id = $1', [id, size]);

export const deleteBlob = (tx: Tx, id: string): Promise<number> =>
  tx.run('delete from blob where practice_id = $practice and id = $1', [id]);

interface BlobRow extends Columns<'blob', 'name' | 'media_type'> {
  readonly size: number;
}

export const findBlob = (tx: Tx, id: string): Promise<BlobRow | null> =>
  tx.maybe<BlobRow>(
    `select name, media_type, size::float8 as size from blob
     where practice_id = $practice and id = $1 and is_whole and expires_at > now()`,
    [id],
  );

export const findPart = async (tx: Tx, id: string, number: number): Promise<Buffer | null> =>
  (
    await tx.maybe<Columns<'blob_part', 'content'>>(
      'select content from blob_part where practice_id = $practice and blob_id = $1 and number = $2',
      [id, number],
    )
  )?.content ?? null;
