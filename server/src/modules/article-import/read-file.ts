// A file of articles as an import keeps it: its header found, its columns matched as far as their headings tell.

import { knownHeadings, proposeColumns } from '@praxora/rules/article-import-headings';
import { Refusal } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/files.ts';
import { limits, tooManyRows } from '../../platform/spreadsheet/limits.ts';
import { openSpreadsheet } from '../../platform/spreadsheet/reading-thread.ts';
import type { SheetRow } from '../../platform/spreadsheet/table.ts';
import type { Draft } from './draft.ts';

/** A title and a few notes may stand above the table. */
const headerWithin = 20;

export async function readArticleFile({
  name,
  content,
}: UploadedFile): Promise<Pick<Draft, 'fileName' | 'header' | 'rows' | 'mapping'>> {
  const all = await openSpreadsheet(content);
  const at = headerPlace(all);
  const rows = all.slice(at + 1);
  if (rows.length === 0) throw new Refusal('IMPORT_FILE_EMPTY');
  if (rows.length > limits.rows) throw tooManyRows();
  const width = Math.max(...all.slice(at).map(({ cells }) => cells.length));
  const header = Array.from({ length: width }, (_, column) => (all[at]?.cells[column] ?? '').trim());
  return { fileName: fileNameOf(name), header, rows, mapping: proposeColumns(header) };
}

/** The first of the rows whose headings are known best; where none is, the very first. */
function headerPlace(rows: readonly SheetRow[]): number {
  const scores = rows.slice(0, headerWithin).map(({ cells }) => knownHeadings(cells));
  const best = Math.max(...scores);
  return best > 1 ? scores.indexOf(best) : 0;
}

/** Without folders; it is shown, and noted in the ledger. */
const fileNameOf = (name: string): string =>
  name
    .slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
    .replace(/\p{Cc}/gu, '')
    .slice(0, 200);
