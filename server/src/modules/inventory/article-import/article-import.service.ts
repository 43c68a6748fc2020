// An import of articles: uploaded, matched, looked over and corrected. Nothing is booked before its "go".
import type {
  ArticleImport,
  articleImportCalls,
  ImportRow,
} from '@praxora/contract/inventory/article-import.calls';
import type { BodyOf, DataOf, QueryOf } from '@praxora/contract/shared/call';
import { knownHeadings, proposeColumns } from '@praxora/rules/inventory/article-import-headings';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { cleanFileName, type UploadedFile } from '../../../platform/http/files.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import { mapInSlices } from '../../../platform/slices.ts';
import { headerPlace } from '../../../platform/spreadsheet/header.ts';
import { limits, tooManyRows } from '../../../platform/spreadsheet/limits.ts';
import { corrections, refuseColumns } from '../../../platform/spreadsheet/matched-columns.ts';
import { openSpreadsheet } from '../../../platform/spreadsheet/reading-thread.ts';
import { listStorages } from '../storages/storages.service.ts';
import * as repository from './article-import.repository.ts';
import { type CheckedRows, checkRows } from './check/check-rows.ts';
import { type ReferenceNames, readReferenceData } from './check/reference-data.ts';
import { changedCells } from './check/update.ts';
import { allValues, type Draft, valuesInFile } from './draft.ts';
import { asUsed, usedFields } from './used-fields.ts';

// A file of articles as an import keeps it: its header found, its columns matched as far as their headings tell.
async function readArticleFile(
  file: UploadedFile,
): Promise<Pick<Draft, 'fileName' | 'header' | 'rows' | 'mapping'>> {
  const all = await openSpreadsheet(file.content);
  const at = headerPlace(all, knownHeadings);
  const rows = all.slice(at + 1);
  if (rows.length === 0) throw new Refusal('IMPORT_FILE_EMPTY');
  if (rows.length > limits.rows) throw tooManyRows();
  const width = Math.max(...all.slice(at).map(({ cells }) => cells.length));
  const header = Array.from({ length: width }, (_, column) => (all[at]?.cells[column] ?? '').trim());
  return { fileName: cleanFileName(file), header, rows, mapping: proposeColumns(header) };
}

export async function uploadImport(context: UserContext, file: UploadedFile): Promise<ArticleImport> {
  const read = await readArticleFile(file);
  await repository.insertDraft(context.tx, context.user.userId, read);
  const draft = await getImport(context);
  if (draft === null) throw new Refusal('NOT_FOUND');
  return draft;
}

export async function getImport(context: UserContext): Promise<ArticleImport | null> {
  const draft = await ownDraft(context);
  return draft && shown(draft, await checked(context, draft));
}

const ownDraft = async ({ tx, user }: UserContext): Promise<Draft | null> =>
  asUsed(tx, await repository.findDraft(tx, user.userId));

export interface Checked extends CheckedRows {
  readonly names: ReferenceNames;
}

/** Against what exists at this moment; with `hold` it stays so. */
export async function checked(
  context: UserContext,
  draft: Draft,
  hold?: () => Promise<void>,
): Promise<Checked> {
  const values = await allValues(draft);
  const today = calendarDay(context.now());
  const reference = await readReferenceData(context, values, { today, ...(hold && { hold }) });
  return { ...(await checkRows(draft, values, reference)), names: reference.names };
}

type Language = QueryOf<typeof articleImportCalls.listImportRows>['language'];

/** A row with what it changes, old and new. */
const withChanges = (row: ImportRow, { updates, names }: Checked, language: Language): ImportRow => {
  const update = updates.get(row.row);
  return update === undefined ? row : { ...row, changes: changedCells(update, names, language) };
};

const samplesShown = 3;

/** It says the same as an earlier row, and would be booked beside it. */
export const isRepeated = ({ status, notes }: Pick<ImportRow, 'status' | 'notes'>): boolean =>
  status === 'ready' && notes.some(({ note }) => note === 'sameRow');

export async function shown(
  draft: Draft,
  { rows, groups, updates, unknownStorages, existing }: CheckedRows,
): Promise<ArticleImport> {
  const right = groups.filter(({ payload }) => payload !== null);
  const count = (status: ImportRow['status']) => rows.filter((row) => row.status === status).length;
  return {
    id: draft.id,
    fileName: draft.fileName,
    createdAt: draft.createdAt.toISOString(),
    columns: await mapInSlices(draft.header, (heading, column) => ({
      heading,
      samples: samplesOf(draft, column),
      field: draft.mapping[column] ?? null,
    })),
    createStorages: draft.createStorages,
    skipExisting: draft.skipExisting,
    updateExisting: draft.updateExisting,
    defaultStorageId: draft.defaultStorageId,
    counts: {
      rows: rows.length,
      ready: count('ready'),
      wrong: count('wrong'),
      skipped: count('skipped'),
      leftOut: count('leftOut'),
      update: updates.size,
      articles: right.length,
      stockEntries: right.reduce((sum, { openings }) => sum + openings.length, 0),
      existing,
      repeated: rows.filter(isRepeated).length,
      notes: rows.reduce((sum, { notes }) => sum + notes.length, 0),
    },
    unknownStorages,
  };
}

/** The first different values of a column. */
function samplesOf({ rows }: Draft, column: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    const text = (cells[column] ?? '').trim();
    if (text !== '') samples.add(text.slice(0, 80));
    if (samples.size === samplesShown) break;
  }
  return [...samples];
}

export async function lockedDraft({ tx, user }: UserContext, importId: string): Promise<Draft> {
  const draft = await asUsed(tx, await repository.lockDraft(tx, user.userId, importId));
  if (draft === null) throw new Refusal('NOT_FOUND');
  return draft;
}

export async function changeImport(
  context: UserContext,
  importId: string,
  change: BodyOf<typeof articleImportCalls.changeImport>,
): Promise<ArticleImport> {
  const draft = await lockedDraft(context, importId);
  if (change.columns) refuseColumns(change.columns, draft, await usedFields(context.tx));
  const storageId = change.defaultStorageId ?? null;
  if (storageId !== null && !(await listStorages(context)).some(({ id }) => id === storageId))
    throw wrongFields([{ field: 'defaultStorageId', code: 'INCORRECT_VALUE' }], change);
  const next = {
    ...draft,
    mapping: change.columns ?? draft.mapping,
    createStorages: change.createStorages ?? draft.createStorages,
    // Articles that exist are skipped, changed, or a question: never two of these.
    skipExisting: change.skipExisting ?? (draft.skipExisting && change.updateExisting !== true),
    updateExisting: change.updateExisting ?? (draft.updateExisting && change.skipExisting !== true),
    defaultStorageId: change.defaultStorageId === undefined ? draft.defaultStorageId : storageId,
  };
  await repository.updateDraft(context.tx, draft.id, next);
  return shown(next, await checked(context, next));
}

export async function listRows(
  context: UserContext,
  importId: string,
  { status, page, pageSize, language }: QueryOf<typeof articleImportCalls.listImportRows>,
): Promise<DataOf<typeof articleImportCalls.listImportRows>> {
  const draft = await ownDraft(context);
  if (draft?.id !== importId) throw new Refusal('NOT_FOUND');
  const result = await checked(context, draft);
  const matches = result.rows.filter((row) => status === undefined || row.status === status);
  const shownRows = matches.slice(page * pageSize, (page + 1) * pageSize);
  return { items: shownRows.map((row) => withChanges(row, result, language)), total: matches.length };
}

export async function correctRow(
  context: UserContext,
  importId: string,
  row: number,
  { values, isLeftOut, language }: BodyOf<typeof articleImportCalls.correctImportRow>,
): Promise<DataOf<typeof articleImportCalls.correctImportRow>> {
  const draft = await lockedDraft(context, importId);
  if (row >= draft.rows.length) throw new Refusal('NOT_FOUND');
  const { [row]: _, ...others } = draft.corrections;
  const corrected = corrections({ ...draft.corrections[row], ...values }, valuesInFile(draft, row));
  const next = {
    ...draft,
    corrections: Object.keys(corrected).length > 0 ? { ...others, [row]: corrected } : others,
    leftOut:
      isLeftOut === undefined
        ? draft.leftOut
        : [...draft.leftOut.filter((one) => one !== row), ...(isLeftOut ? [row] : [])],
  };
  await repository.updateDraft(context.tx, draft.id, next);
  const result = await checked(context, next);
  const shownRow = result.rows[row];
  if (shownRow === undefined) throw new Refusal('NOT_FOUND');
  return { import: await shown(next, result), row: withChanges(shownRow, result, language) };
}

export async function discardImport(
  { tx, user }: UserContext,
  importId: string,
): Promise<{ deleted: boolean }> {
  if ((await repository.deleteDraft(tx, user.userId, importId)) === 0) throw new Refusal('NOT_FOUND');
  return { deleted: true };
}
