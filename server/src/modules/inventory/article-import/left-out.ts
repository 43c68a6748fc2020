// Rows that are left out together, and the list of them: corrected there, it can be imported on its own.
import type {
  ArticleImport,
  articleImportCalls,
  ImportFileQuery,
} from '@praxora/contract/inventory/article-import.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { fieldTitle, type ImportField } from '@praxora/rules/inventory/article-import-fields';
import type { UserContext } from '../../../platform/context.ts';
import type { FileAnswer } from '../../../platform/http/files.ts';
import type { Cell } from '../../../platform/spreadsheet/cell.ts';
import { csvType, writeCsv } from '../../../platform/spreadsheet/write-csv.ts';
import { writeXlsx, xlsxType } from '../../../platform/spreadsheet/write-xlsx.ts';
import { updateDraft } from './article-import.repository.ts';
import { checked, isRepeated, lockedDraft, shown } from './article-import.service.ts';

type Rows = BodyOf<typeof articleImportCalls.leaveOutRows>['rows'];

export async function leaveOutRows(
  context: UserContext,
  importId: string,
  which: Rows,
): Promise<ArticleImport> {
  const draft = await lockedDraft(context, importId);
  const { rows } = await checked(context, draft);
  const more = rows
    .filter((row) => (which === 'wrong' ? row.status === 'wrong' : isRepeated(row)))
    .map(({ row }) => row);
  const next = { ...draft, leftOut: [...draft.leftOut, ...more] };
  await updateDraft(context.tx, draft.id, next);
  return shown(next, await checked(context, next));
}

const words = {
  de: { line: 'Zeile der Datei', faults: 'Zu prüfen', name: 'ausgelassene-zeilen', sheet: 'Zeilen' },
  en: { line: 'Row of the file', faults: 'To be checked', name: 'rows-left-out', sheet: 'Rows' },
} as const;

export async function leftOutFile(
  context: UserContext,
  importId: string,
  { format, language }: ImportFileQuery,
): Promise<FileAnswer> {
  const t = words[language];
  const draft = await lockedDraft(context, importId);
  // Their faults are found only where they are taken in.
  const { rows } = await checked(context, { ...draft, leftOut: [] });
  const leftOut = new Set(draft.leftOut);
  const fields = draft.mapping.filter((field): field is ImportField => field !== null);
  const lines = rows
    .filter(({ row, status }) => leftOut.has(row) || status === 'wrong')
    .map(({ line, values, problems }): Cell[] => [
      ...fields.map((field) => values[field] ?? ''),
      String(line),
      problems.map(({ field }) => fieldTitle(field, language)).join(', '),
    ]);
  const sheet = {
    name: t.sheet,
    header: [...fields.map((field) => fieldTitle(field, language)), t.line, t.faults],
    rows: lines,
  };
  return format === 'csv'
    ? { name: `${t.name}.csv`, mediaType: csvType, content: await writeCsv(sheet, language) }
    : { name: `${t.name}.xlsx`, mediaType: xlsxType, content: await writeXlsx([sheet]) };
}
