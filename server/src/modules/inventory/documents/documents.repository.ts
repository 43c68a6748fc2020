// SQL of articles' documents. Only the download reads a file's content.
import type { ArticleDocument, DocumentType } from '@praxora/contract/inventory/documents.calls';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { personName } from '../../account/index.ts';

interface DocumentRow
  extends Columns<'article_document', 'id' | 'type'>,
    Pick<ArticleDocument, 'effectiveDate' | 'versions'> {
  readonly articleId: Column<'article_document', 'article_id'>;
}

export const findArticle = (
  tx: Tx,
  id: number,
): Promise<Columns<'article', 'name' | 'is_dangerous_good'> | null> =>
  tx.maybe(
    `select name, is_dangerous_good from article
     where practice_id = $practice and id = $1 and deleted_at is null`,
    [id],
  );

const documents = `
  select d.id, d.article_id as "articleId", d.type, to_char(d.effective_on, 'YYYY-MM-DD') as "effectiveDate",
         (select json_agg(json_build_object(
             'version', v.version, 'fileName', v.file_name, 'mediaType', v.media_type, 'size', v.size,
             'uploadedAt', v.uploaded_at, 'uploadedBy', ${personName('u')}) order by v.version desc)
           from article_document_version v join practice_user u on u.id = v.uploaded_by
           where v.practice_id = $practice and v.document_id = d.id) as versions
  from article_document d
  join article a on a.practice_id = d.practice_id and a.id = d.article_id and a.deleted_at is null`;

/** The safety data sheet first. */
export const listDocuments = (tx: Tx, articleId: number): Promise<DocumentRow[]> =>
  tx.rows<DocumentRow>(
    `${documents} where d.practice_id = $practice and d.article_id = $1
     order by array_position(array['SAFETY_DATA_SHEET', 'TECHNICAL_DATA_SHEET', 'INSTRUCTIONS_FOR_USE'], d.type) nulls last,
       d.effective_on desc, d.id`,
    [articleId],
  );

export const findDocument = (tx: Tx, id: number): Promise<DocumentRow | null> =>
  tx.maybe<DocumentRow>(`${documents} where d.practice_id = $practice and d.id = $1`, [id]);

interface Fields {
  readonly type: DocumentType;
  readonly effectiveDate: string;
}

export const insertDocument = async (tx: Tx, articleId: number, fields: Fields): Promise<number> =>
  (
    await tx.one<Columns<'article_document', 'id'>>(
      `insert into article_document (practice_id, article_id, type, effective_on)
       values ($practice, $1, $2, $3) returning id`,
      [articleId, fields.type, fields.effectiveDate],
    )
  ).id;

/** Keeps the row until the end of the transaction, so that two new versions come one after the other. */
export const updateDocument = async (tx: Tx, id: number, fields: Fields): Promise<boolean> =>
  (await tx.run(
    `update article_document d set type = $2, effective_on = $3
     from article a
     where d.practice_id = $practice and d.id = $1
       and a.practice_id = d.practice_id and a.id = d.article_id and a.deleted_at is null`,
    [id, fields.type, fields.effectiveDate],
  )) === 1;

export interface NewVersion {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

export const insertVersion = (
  tx: Tx,
  documentId: number,
  userId: number,
  file: NewVersion,
): Promise<number> =>
  tx.run(
    `insert into article_document_version as n (practice_id, document_id, version, file_name, media_type, size, content,
       uploaded_by)
     select $practice, $1, coalesce(max(version), 0) + 1, $2, $3, $4, $5, $6
     from article_document_version where practice_id = $practice and document_id = $1
     returning n.version`,
    [documentId, file.fileName, file.mediaType, file.content.length, file.content, userId],
  );

type FileRow = Columns<'article_document_version', 'file_name' | 'media_type' | 'content'>;

/** No version: the latest. */
export const findFile = (tx: Tx, documentId: number, version: number | null): Promise<FileRow | null> =>
  tx.maybe<FileRow>(
    `select v.file_name, v.media_type, v.content
     from article_document_version v
     join article_document d on d.practice_id = v.practice_id and d.id = v.document_id
     join article a on a.practice_id = d.practice_id and a.id = d.article_id and a.deleted_at is null
     where v.practice_id = $practice and v.document_id = $1 and ($2::integer is null or v.version = $2)
     order by v.version desc limit 1`,
    [documentId, version],
  );

export const deleteDocument = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.run(
    `delete from article_document d using article a
     where d.practice_id = $practice and d.id = $1
       and a.practice_id = d.practice_id and a.id = d.article_id and a.deleted_at is null`,
    [id],
  )) === 1;
