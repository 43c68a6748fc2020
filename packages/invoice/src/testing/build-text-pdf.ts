// Builds a PDF of one page with a text layer, as different programs write it.

interface Written {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** latin: codes of Windows-1252; mapped: numbers of glyphs with a map to characters; kerned: letters moved one by one. */
export type TextStyle = 'latin' | 'mapped' | 'kerned';

const toHex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');
const quote = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`;

const shown: Readonly<Record<TextStyle, (text: string) => string>> = {
  latin: (text) => `${quote(text)} Tj`,
  // Each glyph's number is the character's code and one hundred.
  mapped: (text) =>
    `<${[...text].map((sign) => (sign.charCodeAt(0) + 100).toString(16).padStart(4, '0')).join('')}> Tj`,
  kerned: (text) => `[${[...text].map((sign) => `${quote(sign)} 12`).join(' ')}] TJ`,
};

const characterMap = `begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange
1 beginbfrange <0084> <0163> <0020> endbfrange 1 beginbfchar <2110> <${toHex('€')}> endbfchar endcmap`;

const fonts: Readonly<Record<TextStyle, string>> = {
  latin: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  kerned: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  mapped: '<</Type/Font/Subtype/Type0/Encoding/Identity-H/DescendantFonts[<</DW 500>>]/ToUnicode 6 0 R>>',
};

export function buildTextPdf(written: readonly Written[], style: TextStyle = 'latin'): Buffer {
  const page = written
    .map(({ x, y, text }) => `BT /F1 10 Tf 1 0 0 1 ${x} ${y} Tm ${shown[style](text)} ET`)
    .join('\n');
  const stream = (content: string) => `<</Length ${content.length}>>\nstream\n${content}\nendstream`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/Resources<</Font<</F1 5 0 R>>>>>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents[4 0 R]>>',
    stream(page),
    fonts[style],
    stream(characterMap),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`, 'latin1');
}
