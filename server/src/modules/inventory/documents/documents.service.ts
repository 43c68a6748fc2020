// Documents of articles. What a file is, its content says; a new file is a new version and the former ones stay.
import type { ArticleDocument, documentCalls } from '@praxora/contract/inventory/documents.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { detectMediaType, documentName } from '@praxora/rules/inventory/document-type';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { FileAnswer, UploadedFile } from '../../../platform/http/files.ts';
import { recordChange } from '../../account/index.ts';
import * as repository from './documents.repository.ts';

type Fields = BodyOf<typeof documentCalls.createDocument>;

export async function listDocuments(
  { tx }: UserContext,
  articleId: number,
): Promise<DataOf<typeof documentCalls.listDocuments>> {
  const article = await repository.findArticle(tx, articleId);
  if (article === null) throw new Refusal('NOT_FOUND');
  const documents = await repository.listDocuments(tx, articleId);
  const hasSheet = documents.some(({ type }) => type === 'SAFETY_DATA_SHEET');
  return { isSafetyDataSheetMissing: article.is_dangerous_good && !hasSheet, documents };
}

export async function createDocument(
  context: UserContext,
  articleId: number,
  fields: Fields,
  file: UploadedFile,
): Promise<ArticleDocument> {
  const { tx, user } = context;
  if ((await repository.findArticle(tx, articleId)) === null) throw new Refusal('NOT_FOUND');
  const version = checked(file);
  const id = await repository.insertDocument(tx, articleId, fields);
  await repository.insertVersion(tx, id, user.userId, version);
  const document = await documentOf(context, id);
  await record(context, 'document.created', null, document);
  return document;
}

export async function updateDocument(
  context: UserContext,
  id: number,
  fields: Fields,
  file: UploadedFile | null,
): Promise<ArticleDocument> {
  const { tx, user } = context;
  const version = file === null ? null : checked(file);
  const before = await documentOf(context, id);
  if (!(await repository.updateDocument(tx, id, fields))) throw new Refusal('NOT_FOUND');
  if (version !== null) await repository.insertVersion(tx, id, user.userId, version);
  const document = await documentOf(context, id);
  await record(context, 'document.changed', before, document);
  return document;
}

export async function downloadDocument(
  { tx }: UserContext,
  id: number,
  version: number | undefined,
): Promise<FileAnswer> {
  const file = await repository.findFile(tx, id, version ?? null);
  if (file === null) throw new Refusal('NOT_FOUND');
  return { name: file.file_name, mediaType: file.media_type, content: file.content };
}

export async function deleteDocument(context: UserContext, id: number): Promise<{ deleted: boolean }> {
  const document = await documentOf(context, id);
  if (!(await repository.deleteDocument(context.tx, id))) throw new Refusal('NOT_FOUND');
  await record(context, 'document.deleted', document, null);
  return { deleted: true };
}

/** The entry is about the article. A new version with the name of the former one counts as a change by its number. */
async function record(
  context: UserContext,
  action: 'document.created' | 'document.changed' | 'document.deleted',
  before: ArticleDocument | null,
  after: ArticleDocument | null,
): Promise<void> {
  const id = (after ?? before)?.articleId ?? 0;
  const article = await repository.findArticle(context.tx, id);
  const subject = { type: 'article', id, name: article?.name ?? '' } as const;
  await recordChange(context, { action, subject }, toValues(before), toValues(after));
}

const toValues = (document: ArticleDocument | null) => ({
  documentType: document?.type ?? null,
  effectiveDate: document?.effectiveDate ?? null,
  fileName: document?.versions[0]?.fileName ?? null,
  documentVersion: document?.versions[0]?.version ?? null,
});

async function documentOf({ tx }: UserContext, id: number): Promise<ArticleDocument> {
  const document = await repository.findDocument(tx, id);
  if (document === null) throw new Refusal('NOT_FOUND');
  return document;
}

function checked({ name, content }: UploadedFile): repository.NewVersion {
  const mediaType = detectMediaType(content);
  if (mediaType === null) throw new Refusal('DOCUMENT_TYPE');
  return { fileName: documentName(name, mediaType), mediaType, content };
}
