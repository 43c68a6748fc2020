// The record of a count as a file: CSV, or PDF with the differences first and lines for signatures.
import type {
  StocktakingRecord,
  stocktakingRecordCalls,
} from '@praxora/contract/inventory/stocktaking-record.calls';
import type { QueryOf } from '@praxora/contract/shared/call';
import { calendarDay, formatDateTime } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import type { FileAnswer } from '../../../platform/http/files.ts';
import type { Cell } from '../../../platform/spreadsheet/cell.ts';
import { csvType, writeCsv } from '../../../platform/spreadsheet/write-csv.ts';
import { getStocktakingRecord } from './record.ts';
import { recordPdf } from './record-pdf.ts';
import { type Language, recordWords } from './record-words.ts';

const counters = ({ looks }: StocktakingRecord['lines'][number]): string =>
  [...new Set(looks.map(({ name }) => name))].join(', ');

const cellsOf = (line: StocktakingRecord['lines'][number], language: Language): Cell[] => [
  line.articleName,
  line.articleNumber,
  line.batchNumber,
  line.expirationDate === null ? null : { day: line.expirationDate },
  line.unit[language],
  line.expected,
  line.counted,
  line.difference,
  line.differenceCents === null ? null : { cents: line.differenceCents },
  line.isFound ? recordWords[language].found : '',
  counters(line),
  formatDateTime(new Date(line.looks.at(-1)?.at ?? 0), language),
];

export async function recordFile(
  context: UserContext,
  id: number,
  { format, language }: QueryOf<typeof stocktakingRecordCalls.downloadStocktakingRecord>,
): Promise<FileAnswer> {
  const record = await getStocktakingRecord(context, id);
  const stem = `${language === 'de' ? 'inventur' : 'stocktaking'}-${calendarDay(new Date(record.startedAt))}-${id}`;
  if (format === 'pdf')
    return {
      name: `${stem}.pdf`,
      mediaType: 'application/pdf',
      content: await recordPdf(record, {
        language,
        practiceName: context.user.practiceName,
        now: context.now(),
      }),
    };
  const rows = record.lines.map((line) => cellsOf(line, language));
  const content = await writeCsv({ header: [...recordWords[language].csvHeader], rows }, language);
  return { name: `${stem}.csv`, mediaType: csvType, content };
}
