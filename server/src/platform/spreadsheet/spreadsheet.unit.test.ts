import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../errors.ts';
import { limits } from './limits.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { dayOfSerial, numberText, serialOfDay, showsDay } from './xlsx-values.ts';
import { zip } from './zip.ts';

const cellsOf = async (file: Buffer | string) =>
  (await readSpreadsheet(Buffer.from(file as string))).map(({ cells }) => cells);

async function codeOf(file: Buffer | string): Promise<string> {
  const error: unknown = await readSpreadsheet(Buffer.from(file as string)).then(
    () => 'read',
    (reason: unknown) => reason,
  );
  return error instanceof Refusal ? error.code : String(error);
}

const parts = (sheet: string, more: Record<string, string> = {}) =>
  zip({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="A" sheetId="1" r:id="r1" xmlns:r="x"/></sheets></workbook>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...more,
  });

describe('a workbook of another program', () => {
  it('has shared texts, rich texts, formulas, booleans, errors and gaps', async () => {
    const file = await parts(
      `<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c><c r="D3" t="b"><v>1</v></c></row>
       <row><c><f>1+1</f><v>2</v></c><c t="str"><f>A1&amp;"x"</f><v>ax</v></c><c t="e"><v>#N/A</v></c><c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c></row>
       <row r="9"><c r="B9" s="4"/></row>`,
      {
        'xl/sharedStrings.xml':
          '<x:sst xmlns:x="s"><x:si><x:t>Gr&#246;&#223;e</x:t></x:si><x:si><x:r><x:t>zwei </x:t></x:r><x:r><x:t>Teile</x:t></x:r><x:rPh><x:t>laut</x:t></x:rPh></x:si></x:sst>',
      },
    );
    expect(await readSpreadsheet(file)).toEqual([
      { line: 3, cells: ['Größe', '', 'zwei Teile', 'true'] },
      { line: 4, cells: ['2', 'ax', '#N/A', 'ab'] },
    ]);
  });

  it('shows days by its number formats, counted from 1900 or 1904', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;day&quot;"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;
    const row =
      '<row><c><v>46752</v></c><c s="1"><v>46752</v></c><c s="2"><v>46752.75</v></c><c s="3"><v>46752</v></c></row>';
    expect(await cellsOf(await parts(row, { 'xl/styles.xml': styles }))).toEqual([
      ['46752', '2027-12-31', '2027-12-31', '46752'],
    ]);
    const of1904 =
      '<workbook><workbookPr date1904="1"/><sheets><sheet name="A" sheetId="1"/></sheets></workbook>';
    const later = await parts(row, { 'xl/styles.xml': styles, 'xl/workbook.xml': of1904 });
    expect((await cellsOf(later))[0]?.[1]).toBe('2032-01-01');
  });

  it('has a hidden sheet before the one that is meant', async () => {
    const file = await zip({
      'xl/workbook.xml':
        '<workbook xmlns:r="x"><sheets><sheet name="Liste" state="hidden" r:id="a"/><sheet name="Artikel" r:id="b"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/><Relationship Id="b" Target="/xl/worksheets/zwei.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': '<worksheet/>',
      'xl/worksheets/zwei.xml': '<worksheet><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>',
    });
    expect(await cellsOf(file)).toEqual([['7']]);
  });

  it('keeps its numbers unmistakable', () => {
    expect([0, 1234, 0.1 + 0.2, 1.234, 12.5, 1e-7, 4_012_345_678_901].map(numberText)).toEqual([
      '0',
      '1234',
      '0.3',
      '1.2340',
      '12.5',
      '0.0000001000',
      '4012345678901',
    ]);
  });

  it('knows days from times and numbers', () => {
    expect(
      ['yyyy-mm-dd', 'TT.MM.JJJJ', 'mmm yy', '[$-407]d. mmmm yyyy'].every((code) => showsDay(164, code)),
    ).toBe(true);
    expect(
      ['General', '0.00', 'h:mm', 'mm:ss', '[h]:mm', '"d"0', '0 \\d'].some((code) => showsDay(164, code)),
    ).toBe(false);
    expect([14, 22].every((id) => showsDay(id, undefined))).toBe(true);
    expect([0, 4, 9, 20, 49].some((id) => showsDay(id, undefined))).toBe(false);
    expect([dayOfSerial(1, false), dayOfSerial(59, false), dayOfSerial(61, false)]).toEqual([
      '1900-01-01',
      '1900-02-28',
      '1900-03-01',
    ]);
    expect(dayOfSerial(-1, false)).toBeNull();
    expect(dayOfSerial(serialOfDay('2028-02-29'), false)).toBe('2028-02-29');
  });
});

describe('a CSV file', () => {
  const expected = [
    ['Artikel', 'Größe', 'Preis €'],
    ['Handschuh', 'M', '7,45'],
  ];
  const lines = 'Artikel;Größe;Preis €\r\nHandschuh;M;7,45\r\n';
  const western = Buffer.from(lines.replaceAll('€', '\u0080'), 'latin1');
  it.each([
    ['UTF-8', Buffer.from(lines)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${lines}`)],
    ['UTF-16', Buffer.from(`\ufeff${lines}`, 'utf16le')],
    ['Windows-1252', western],
    ['tabs', Buffer.from(lines.replaceAll(';', '\t'))],
    ['commas and quotes', Buffer.from('Artikel,"Größe","Preis €"\nHandschuh,M,"7,45"\n')],
    ['old line ends', Buffer.from(lines.replaceAll('\r\n', '\r'))],
    ['a line that says its mark', Buffer.from(`sep=|\r\n${lines.replaceAll(';', '|')}`)],
  ])('in %s', async (_, file) => {
    expect(await cellsOf(file)).toEqual(expected);
  });

  it('in Windows-1252 as a whole where a late byte shows it, whatever the beginning looks like', async () => {
    const early = Buffer.from('Artikel;Größe\n');
    const late = Buffer.concat([
      early,
      Buffer.from('Tupfer;M\n'.repeat(3000)),
      Buffer.from('K\u00e4fig;L\n', 'latin1'),
    ]);
    expect(late.length).toBeGreaterThan(16 * 1024);
    const cells = await cellsOf(late);
    expect([cells[0], cells.at(-1)]).toEqual([
      ['Artikel', 'GrÃ¶ÃŸe'],
      ['Käfig', 'L'],
    ]);
  });

  it('tells the line of each row, over empty ones and breaks in a cell', async () => {
    const rows = await readSpreadsheet(Buffer.from('A;B\n\n1;"zwei\nZeilen"\n;;\n3;4\n'));
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 6]);
  });
});

it('passes over formats no program writes, and half characters', async () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'h'.repeat(60_000)}"/></numFmts>
    <cellXfs>${'<xf numFmtId="200"/>'.repeat(2000)}</cellXfs></styleSheet>`;
  const file = await parts('<row><c s="1"><v>7</v></c><c t="inlineStr"><is><t>a_xD800_b</t></is></c></row>', {
    'xl/styles.xml': styles,
  });
  expect((await readSpreadsheet(file)).map(({ cells }) => cells)).toEqual([['7', 'ab']]);
});

describe('a file is refused', () => {
  const bomb = () => {
    const packed = deflateRawSync(Buffer.alloc(200 * 1024 * 1024, '<row><c><v>1</v></c></row>'));
    return packed;
  };
  it('that is a bomb, whatever it says of its size', async () => {
    const honest = await parts('<row/>');
    const packed = bomb();
    const name = 'xl/worksheets/sheet1.xml';
    // The same archive with the sheet's content replaced, but the declared size unchanged.
    const at = honest.indexOf(name) + name.length;
    const size = honest.readUInt32LE(honest.indexOf(name) - 12);
    const rest = honest.subarray(at + size);
    const file = Buffer.concat([honest.subarray(0, at), packed, rest]);
    file.writeUInt32LE(packed.length, file.indexOf(name) - 12);
    const entry = file.lastIndexOf(name) - 46;
    file.writeUInt32LE(packed.length, entry + 20);
    const end = file.length - 22;
    file.writeUInt32LE(file.readUInt32LE(end + 16) + packed.length - size, end + 16);
    expect(await codeOf(file)).toBe('IMPORT_FILE_TOO_LARGE');
    file.writeUInt32LE(200 * 1024 * 1024, entry + 24);
    expect(await codeOf(file)).toBe('IMPORT_FILE_TOO_LARGE');
  });

  it('that nests or describes without end', async () => {
    expect(await codeOf(await parts('<a>'.repeat(5000)))).toBe('IMPORT_FILE_BROKEN');
    const attributes = Array.from({ length: 5000 }, (_, index) => `a${index}="1"`).join(' ');
    expect(await codeOf(await parts(`<row ${attributes}/>`))).toBe('IMPORT_FILE_BROKEN');
  });

  it('whose cells say one long text again and again', async () => {
    const sharedStrings = `<sst><si><t>${'x'.repeat(40_000)}</t></si></sst>`;
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`;
    const more = { 'xl/sharedStrings.xml': sharedStrings };
    expect(await codeOf(await parts(row.repeat(10), more))).toBe('IMPORT_FILE_TOO_LARGE');
  });

  it('that is something else', async () => {
    const oldExcel = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    expect(await codeOf(oldExcel)).toBe('IMPORT_FILE_OLD_EXCEL');
    expect(await codeOf(Buffer.concat([oldExcel, Buffer.from('EncryptedPackage', 'utf16le')]))).toBe(
      'IMPORT_FILE_ENCRYPTED',
    );
    expect(await codeOf('%PDF-1.7\n…')).toBe('IMPORT_FILE_TYPE');
    expect(await codeOf('<html><table><tr><td>1</td></tr></table>')).toBe('IMPORT_FILE_TYPE');
    expect(await codeOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toBe('IMPORT_FILE_TYPE');
    expect(await codeOf(await zip({ 'content.xml': '<office/>' }))).toBe('IMPORT_FILE_TYPE');
    expect(await codeOf('')).toBe('IMPORT_FILE_EMPTY');
    expect(await codeOf(' \n;;\n')).toBe('IMPORT_FILE_EMPTY');
  });

  it('that is broken, at every place it is cut', async () => {
    const file = await parts('<row><c><v>1</v></c></row>');
    for (let length = 3; length < file.length; length += 7)
      expect(await codeOf(file.subarray(0, length))).toBe('IMPORT_FILE_BROKEN');
    expect(await codeOf(await parts('<row><c>'))).toBe('IMPORT_FILE_BROKEN');
    expect(await codeOf('A;B\n"offen;1\n')).toBe('IMPORT_FILE_BROKEN');
    const entities = '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet/>';
    expect(await codeOf(await parts('', { 'xl/worksheets/sheet1.xml': entities }))).toBe(
      'IMPORT_FILE_BROKEN',
    );
  });

  it('whatever its bytes are, never in another way', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (bytes, isZip) => {
        const file = isZip ? Buffer.concat([Buffer.from('PK\u0003\u0004'), bytes]) : Buffer.from(bytes);
        expect(await codeOf(file)).toMatch(/^(read|IMPORT_FILE_\w+)$/);
      }),
    ));

  it('that has too much', async () => {
    expect(await codeOf('1;2\n'.repeat(limits.rows + 60))).toBe('IMPORT_TOO_MANY_ROWS');
    expect(await codeOf(`${'x;'.repeat(limits.columns)}x\n`)).toBe('IMPORT_TOO_MANY_ROWS');
    expect(await codeOf(await parts('<row><c r="XFD1"><v>1</v></c></row>'))).toBe('IMPORT_TOO_MANY_ROWS');
    expect(await codeOf(Buffer.alloc(limits.bytes + 1, 'a'))).toBe('BODY_TOO_LARGE');
  });
});
