// Reads the first visible sheet of an Excel workbook (.xlsx): what its cells show, as texts.
import { Refusal } from '../errors.ts';
import type { Slices } from '../slices.ts';
import { broken, limits, tooManyRows } from './limits.ts';
import { RowCollector, type SheetRow } from './table.ts';
import { Archive } from './unzip.ts';
import { dayOfSerial, numberText, showsDay, toColumnIndex, unescaped } from './xlsx-values.ts';
import { readXml } from './xml.ts';

interface Workbook {
  readonly sheetPart: string;
  readonly is1904: boolean;
}

export async function readXlsx(file: Buffer, slices: Slices, mostRows: number): Promise<SheetRow[]> {
  const archive = new Archive(file);
  const workbookPart = await archive.read('xl/workbook.xml');
  // The file is another kind of archive or document.
  if (workbookPart === null) throw new Refusal('IMPORT_FILE_TYPE');
  const workbook = await readWorkbook(archive, workbookPart, slices);
  const texts = await readTexts(await archive.read('xl/sharedStrings.xml'), slices);
  const dayStyles = await readDayStyles(await archive.read('xl/styles.xml'), slices);
  const sheet = await archive.read(workbook.sheetPart);
  if (sheet === null) throw broken();
  return readSheet(sheet, { texts, dayStyles, is1904: workbook.is1904 }, slices, mostRows);
}

async function readWorkbook(archive: Archive, content: Buffer, slices: Slices): Promise<Workbook> {
  let is1904 = false;
  let relation: string | undefined;
  await readXml(
    content,
    {
      open: (name, attributes) => {
        if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
        if (name === 'sheet' && (attributes.state ?? 'visible') === 'visible')
          relation ??= Object.entries(attributes).find(([key]) => /:id$/.test(key))?.[1];
      },
    },
    slices,
  );
  let target = 'worksheets/sheet1.xml';
  const relations = await archive.read('xl/_rels/workbook.xml.rels');
  if (relations !== null) {
    await readXml(
      relations,
      {
        open: (name, { Id, Target }) => {
          if (name === 'Relationship' && Id === relation && Target !== undefined) target = Target;
        },
      },
      slices,
    );
  }
  return { sheetPart: target.startsWith('/') ? target.slice(1) : `xl/${target}`, is1904 };
}

/** No cell shows more. */
const longer = (text: string, part: string): string =>
  text.length >= limits.cellLength ? text : (text + part).slice(0, limits.cellLength);

/** Texts that cells refer to by number; how they are to be pronounced is left out. */
async function readTexts(content: Buffer | null, slices: Slices): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isReading = false;
  await readXml(
    content ?? Buffer.alloc(0),
    {
      open: (name) => {
        if (name === 'si') text = '';
        if (name === 'rPh') isReading = true;
        isText = name === 't' && !isReading;
      },
      text: (part) => {
        if (isText) text = longer(text, part);
      },
      close: (name) => {
        isText = false;
        if (name === 'rPh') isReading = false;
        if (name === 'si') texts.push(unescaped(text));
      },
    },
    slices,
  );
  return texts;
}

/** The styles whose number format shows a day. */
async function readDayStyles(content: Buffer | null, slices: Slices): Promise<Set<number>> {
  const codes = new Map<number, string>();
  const known = new Map<number, boolean>();
  const days = new Set<number>();
  let style = 0;
  let isCells = false;
  await readXml(
    content ?? Buffer.alloc(0),
    {
      open: (name, attributes) => {
        if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
        if (name === 'cellXfs') isCells = true;
        if (name !== 'xf' || !isCells) return;
        const format = Number(attributes.numFmtId ?? 0);
        const isDay = known.get(format) ?? showsDay(format, codes.get(format));
        known.set(format, isDay);
        if (isDay) days.add(style);
        style += 1;
      },
      close: (name) => {
        if (name === 'cellXfs') isCells = false;
      },
    },
    slices,
  );
  return days;
}

interface Meanings {
  readonly texts: readonly string[];
  readonly dayStyles: ReadonlySet<number>;
  readonly is1904: boolean;
}

async function readSheet(
  content: Buffer,
  meanings: Meanings,
  slices: Slices,
  mostRows: number,
): Promise<SheetRow[]> {
  const collector = new RowCollector(mostRows);
  let line = 0;
  let cells: string[] = [];
  let column = 0;
  let type = 'n';
  let style = 0;
  let value = '';
  let isValue = false;
  let isReading = false;
  await readXml(
    content,
    {
      open: (name, attributes) => {
        if (name === 'row') {
          line = Number(attributes.r ?? line + 1);
          cells = [];
          column = -1;
        } else if (name === 'c') {
          column = attributes.r === undefined ? column + 1 : toColumnIndex(attributes.r);
          type = attributes.t ?? 'n';
          style = Number(attributes.s ?? 0);
          value = '';
        }
        if (name === 'rPh') isReading = true;
        // A formula (f) is passed over: what counts is what it came to.
        isValue = name === 'v' || (name === 't' && !isReading);
      },
      text: (part) => {
        if (isValue) value = longer(value, part);
      },
      close: (name) => {
        isValue = false;
        if (name === 'rPh') isReading = false;
        else if (name === 'c' && value !== '') {
          if (column < 0) throw broken();
          if (column >= limits.columns) throw tooManyRows(mostRows);
          while (cells.length < column) cells.push('');
          cells[column] = meaningOf(value, type, style, meanings);
        } else if (name === 'row') collector.add(line, cells);
      },
    },
    slices,
  );
  return collector.rows;
}

function meaningOf(
  value: string,
  type: string,
  style: number,
  { texts, dayStyles, is1904 }: Meanings,
): string {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'd') return value.slice(0, 10);
  if (type !== 'n') return unescaped(value);
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  return (dayStyles.has(style) ? dayOfSerial(number, is1904) : null) ?? numberText(number);
}
