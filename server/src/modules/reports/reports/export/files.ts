// A report as CSV, workbook or PDF. Rows are written as they are read; only a PDF, which has an end, holds them all.
import type { ExportFormat } from '@praxora/contract/reports/report-exports.calls';
import { Slices } from '../../../../platform/slices.ts';
import type { Cell } from '../../../../platform/spreadsheet/cell.ts';
import { csvLine, csvStart, csvType } from '../../../../platform/spreadsheet/write-csv.ts';
import { writeXlsx, xlsxType } from '../../../../platform/spreadsheet/write-xlsx.ts';
import type { ReportContent } from '../described/report.ts';
import type { About } from './about.ts';
import { reportPdf } from './report-pdf.ts';
import { type Language, words } from './words.ts';

export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: csvType,
  xlsx: xlsxType,
  pdf: 'application/pdf',
};

/** Told how many rows are done, after each part. */
export type OnProgress = (rows: number) => Promise<void>;

export async function* writeFileParts(
  format: ExportFormat,
  content: ReportContent,
  about: About,
  onProgress: OnProgress = async () => undefined,
): AsyncGenerator<Buffer> {
  const counted = countedParts(content.parts, onProgress);
  if (format === 'csv') yield* csvOf(content, counted, about.language);
  else if (format === 'xlsx') yield await workbookOf(content, counted, about);
  else yield await reportPdf(content, await allOf(counted), about);
}

type Parts = ReportContent['parts'];

async function* countedParts(parts: Parts, onProgress: OnProgress) {
  let rows = 0;
  for await (const part of parts) {
    yield part;
    rows += part.length;
    await onProgress(rows);
  }
}

/** Programs of both languages are told apart by their numbers alone: the sign between cells is the same. */
const delimiter = ';';

async function* csvOf({ header }: ReportContent, parts: Parts, language: Language): AsyncGenerator<Buffer> {
  yield Buffer.from(csvStart(header, language, delimiter), 'utf8');
  for await (const part of parts)
    yield Buffer.from(part.map((cells) => csvLine(cells, language, delimiter)).join(''), 'utf8');
}

function workbookOf(
  content: ReportContent,
  parts: Parts,
  { language, practiceName }: About,
): Promise<Buffer> {
  const { title, head, header, widths, totals } = content;
  return writeXlsx(
    [
      // A name of a sheet has 31 signs at most.
      { name: title.slice(0, 31), header, widths, rows: [], parts },
      {
        name: words[language].about,
        header: [title, practiceName],
        widths: [40, 30],
        rows: [
          ...head.map((line): Cell[] => [line]),
          ...totals.map(([what, value]): Cell[] => [what, value]),
        ],
      },
    ],
    new Slices(),
  );
}

async function allOf(parts: Parts): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for await (const part of parts) for (const row of part) rows.push([...row]);
  return rows;
}
