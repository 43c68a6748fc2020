// A file of articles as an import keeps it: its header found, its columns matched as far as their headings tell.
import { knownHeadings, proposeColumns } from '@praxora/rules/inventory/article-import-headings';
import { Refusal } from '../../../platform/errors.ts';
import { cleanFileName, type UploadedFile } from '../../../platform/http/files.ts';
import { headerPlace } from '../../../platform/spreadsheet/header.ts';
import { limits, tooManyRows } from '../../../platform/spreadsheet/limits.ts';
import { openSpreadsheet } from '../../../platform/spreadsheet/reading-thread.ts';
import type { Draft } from './draft.ts';

export async function readArticleFile(
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
