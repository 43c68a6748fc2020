// Writes an Excel workbook (.xlsx): texts as texts, numbers and days as such, a header that stays in sight.
import { Slices } from '../slices.ts';
import type { Cell, Sheet } from './cell.ts';
import { columnName, escaped, serialOfDay } from './xlsx-values.ts';
import { type PartContent, zip } from './zip.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const xlsxType = `${spreadsheet}.sheet`;

const style = { text: 1, header: 2, day: 3, money: 4 };

export async function writeXlsx(sheets: readonly Sheet[], slices = new Slices()): Promise<Buffer> {
  const names = sheets.map((_, index) => `worksheets/sheet${index + 1}.xml`);
  const parts: Record<string, PartContent> = {
    '[Content_Types].xml': `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${xlsxType}.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${names.map((name) => `<Override PartName="/xl/${name}" ContentType="${spreadsheet}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.map(({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packaged}/relationships">${names.map((name, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="${name}"/>`).join('')}<Relationship Id="rId${names.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  };
  for (const [index, sheet] of sheets.entries()) parts[`xl/${names[index]}`] = sheetXml(sheet, slices);
  return zip(parts);
}

/** Plain, text (so that a number with zeros in front stays one), header, day, money. */
const styles = `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** Handed on together: small enough to be made in a moment, large enough to be worth a step. */
const rowsAtOnce = 50;

/** Piece by piece: the whole of a long sheet is never one text. */
async function* sheetXml(
  { header, rows, parts, widths = [] }: Sheet,
  slices: Slices,
): AsyncGenerator<string> {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>${rowXml(header, 1, style.header)}`;
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await slices.pause();
    const some = rows.slice(at, at + rowsAtOnce);
    yield some.map((row, index) => rowXml(row, at + index + 2, style.text)).join('');
  }
  let line = rows.length + 2;
  for await (const some of parts ?? []) {
    await slices.pause();
    yield some.map((row, index) => rowXml(row, line + index, style.text)).join('');
    line += some.length;
  }
  yield '</sheetData></worksheet>';
}

const rowXml = (cells: readonly Cell[], line: number, textStyle: number): string =>
  `<row r="${line}">${cells.map((cell, column) => cellXml(cell, `${columnName(column)}${line}`, textStyle)).join('')}</row>`;

function cellXml(cell: Cell, at: string, textStyle: number): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'string')
    return `<c r="${at}" s="${textStyle}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
  if ('day' in cell) return `<c r="${at}" s="${style.day}"><v>${serialOfDay(cell.day)}</v></c>`;
  return `<c r="${at}" s="${style.money}"><v>${cell.cents / 100}</v></c>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xmlText = (text: string): string =>
  escaped(text).replace(/[&<>"]/g, (character) => entities[character] ?? character);
