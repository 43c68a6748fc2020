// A report on sheets: its days and filters at the head, every sheet with headings and its number.
import { formatDateTime } from '@praxora/rules/shared/dates';
import { colours, left, width, writePdf } from '../../../../platform/pdf/sheet.ts';
import { cellText, placed, writeRows } from '../../../../platform/pdf/table.ts';
import { Slices } from '../../../../platform/slices.ts';
import type { Cell } from '../../../../platform/spreadsheet/cell.ts';
import type { ReportContent } from '../described/report.ts';
import type { About } from './about.ts';
import { words } from './words.ts';

export function reportPdf(content: ReportContent, rows: readonly Cell[][], about: About): Promise<Buffer> {
  const { language, practiceName, now } = about;
  const { title, head, totals } = content;
  const columns = placed(content);
  const texts = rows.map((row) => row.map((cell) => cellText(cell, language)));
  const slices = new Slices();
  const made = `${words[language].made} ${formatDateTime(now, language)}`;
  return writePdf(
    { language, title, author: practiceName, date: now, foot: `${practiceName} · ${title} · ${made}` },
    async (sheet) => {
      sheet.y +=
        sheet.write(title, left, sheet.y, width, { size: 16, bold: true, colour: colours.brand }) + 2;
      for (const line of [practiceName, ...head])
        sheet.y += sheet.write(line, left, sheet.y, width, { size: 9, colour: colours.soft }) + 1;
      sheet.y += 10;
      await writeRows(sheet, columns, texts, { slices });
      if (rows.length === 0)
        sheet.y += sheet.write(words[language].nothing, left + 3, sheet.y, width, { size: 9 }) + 8;
      for (const [what, value] of totals) {
        if (sheet.isFull(16)) sheet.newPage();
        sheet.write(what, left, sheet.y + 4, width / 2, { size: 9, bold: true });
        sheet.write(cellText(value, language), left, sheet.y + 4, width, {
          size: 9,
          bold: true,
          align: 'right',
        });
        sheet.y += 14;
      }
    },
  );
}
