// Builds small PDFs with embedded files in the ways that programs write them, and in wrong ones.
import { deflateSync } from 'node:zlib';
import { deflateWrongly, packLzw, packRunLength, toAscii85 } from './pack.ts';

export interface BuiltFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

export interface PdfShape {
  readonly files?: readonly BuiltFile[];
  /** packed: a stream of objects and a packed table (PDF 1.5); missing: none at all. */
  readonly table?: 'plain' | 'packed' | 'missing';
  readonly filter?: keyof typeof filters;
  /** Where the catalogue names the files; `page`: it does not, an annotation of the page does. */
  readonly list?: 'tree' | 'deep tree' | 'associated' | 'both' | 'page';
  /** Behind the word `stream`. */
  readonly lineEnd?: string;
  readonly subtype?: string;
  readonly wrongLengths?: boolean;
  readonly encrypted?: boolean;
  /** Bytes before the header. */
  readonly before?: string;
}

type Pack = (bytes: Uint8Array) => Uint8Array;

const ascii85: Pack = (bytes) => Buffer.from(toAscii85(bytes));
const filters = {
  Flate: { entry: '/Filter /FlateDecode', pack: (bytes) => deflateSync(bytes) },
  'wrong checksum': { entry: '/Filter /FlateDecode', pack: deflateWrongly },
  Hex: {
    entry: '/Filter [/ASCIIHexDecode]',
    pack: (bytes) => Buffer.from(`${Buffer.from(bytes).toString('hex')}>`),
  },
  Ascii85: { entry: '/Filter /A85', pack: ascii85 },
  both: { entry: '/Filter[/ASCII85Decode/FlateDecode]', pack: (bytes) => ascii85(deflateSync(bytes)) },
  LZW: { entry: '/Filter /LZWDecode', pack: (bytes) => packLzw(bytes, 1) },
  'LZW late': {
    entry: '/Filter[/LZW]/DecodeParms[<</EarlyChange 0>>]',
    pack: (bytes) => packLzw(bytes, 0),
  },
  RunLength: { entry: '/Filter /RunLengthDecode', pack: packRunLength },
  JBIG2: { entry: '/Filter /JBIG2Decode', pack: (bytes) => bytes },
  none: { entry: '', pack: (bytes) => bytes },
} as const satisfies Readonly<Record<string, { readonly entry: string; readonly pack: Pack }>>;

export function buildPdf(shape: PdfShape): Buffer {
  const { files = [], list = 'tree', filter = 'Flate', table = 'plain' } = shape;
  const objects = new Map<number, string | Buffer>();
  const specifications = files.map((file, index) => {
    const [stream, specification] = [20 + index * 2, 21 + index * 2];
    const data = Buffer.from(filters[filter].pack(Buffer.from(file.content)));
    const length = shape.wrongLengths ? 3 : data.length;
    objects.set(
      stream,
      Buffer.concat([
        Buffer.from(
          `<< /Type /EmbeddedFile${shape.subtype ?? ''} /Length ${length} ${filters[filter].entry} >>\nstream${shape.lineEnd ?? '\r\n'}`,
        ),
        data,
        Buffer.from('\nendstream'),
      ]),
    );
    objects.set(
      specification,
      `<</Type/Filespec/F(${escapeName(file.name)})/UF${toUtf16(file.name)}/EF<</F ${stream} 0 R>>>>`,
    );
    return `${specification} 0 R`;
  });
  const names = specifications.map(
    (reference, index) => `(${escapeName(files[index]?.name ?? '')}) ${reference}`,
  );
  const leaf = `<</Names[${names.join(' ')}]>>`;
  const tree = list === 'tree' || list === 'both' ? `/Names<</EmbeddedFiles ${leaf}>>` : '';
  const deepTree = list === 'deep tree' ? '/Names<</EmbeddedFiles<</Kids[5 0 R]>>>>' : '';
  const associated = list === 'associated' || list === 'both' ? `/AF[${specifications.join(' ')}]` : '';
  objects.set(1, `<</Type/Catalog/Pages 2 0 R${tree}${deepTree}${associated}>>`);
  objects.set(2, '<</Type/Pages/Kids[3 0 R]/Count 1>>');
  objects.set(
    3,
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${list === 'page' ? '/Annots[4 0 R]' : ''}>>`,
  );
  if (list === 'page') objects.set(4, `<</Type/Annot/Subtype/FileAttachment/FS ${specifications[0]}>>`);
  if (list === 'deep tree') {
    // The second node leads back to the first one.
    objects.set(5, '<</Kids[6 0 R 5 0 R]>>');
    objects.set(6, leaf);
  }
  const trailer = `/Root 1 0 R${shape.encrypted ? '/Encrypt<</Filter/Standard/V 4>>' : ''}`;
  const body =
    table === 'packed' ? writePacked(objects, trailer) : writePlain(objects, trailer, table === 'plain');
  return Buffer.concat([Buffer.from(shape.before ?? ''), body]);
}

const wrap = (number: number, content: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(content), Buffer.from('\nendobj\n')]);

function writePlain(
  objects: ReadonlyMap<number, string | Buffer>,
  trailer: string,
  hasTable: boolean,
): Buffer {
  let file = Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1');
  const rows: string[] = [];
  for (const [number, content] of objects) {
    rows.push(`${number} 1\n${String(file.length).padStart(10, '0')} 00000 n \n`);
    file = Buffer.concat([file, wrap(number, content)]);
  }
  const table = hasTable ? `xref\n0 1\n0000000000 65535 f \n${rows.join('')}` : '';
  const end = `${table}trailer\n<<${trailer}>>\nstartxref\n${hasTable ? file.length : 0}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(end)]);
}

/** Plain objects go into a stream of objects; the table has the prediction that most programs use. */
function writePacked(objects: ReadonlyMap<number, string | Buffer>, trailer: string): Buffer {
  const container = 90;
  const inside = [...objects].filter(([, content]) => typeof content === 'string');
  let [header, content] = ['', ''];
  for (const [number, text] of inside) {
    header += `${number} ${content.length} `;
    content += `${text} `;
  }
  const packed = deflateSync(header + content);
  const places = new Map<number, readonly [number, number, number]>();
  inside.forEach(([number], index) => {
    places.set(number, [2, container, index]);
  });
  let file = Buffer.from('%PDF-1.7\n');
  const add = (number: number, text: string | Buffer) => {
    places.set(number, [1, file.length, 0]);
    file = Buffer.concat([file, wrap(number, text)]);
  };
  for (const [number, text] of objects) if (typeof text !== 'string') add(number, text);
  const head = `<</Type/ObjStm/N ${inside.length}/First ${header.length}/Filter/FlateDecode/Length ${packed.length}>>stream\n`;
  add(container, Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]));
  const start = file.length;
  places.set(91, [1, start, 0]);
  const table = deflateSync(
    predictUp([...Array(92).keys()].map((number) => toRow(places.get(number) ?? [0, 0, 0]))),
  );
  const dictionary = `<</Type/XRef/Size 92/W[1 4 2]${trailer}/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 7>>/Length ${table.length}>>stream\n`;
  add(91, Buffer.concat([Buffer.from(dictionary), table, Buffer.from('\nendstream')]));
  return Buffer.concat([file, Buffer.from(`startxref\n${start}\n%%EOF`)]);
}

function toRow([kind, second, third]: readonly [number, number, number]): Buffer {
  const row = Buffer.alloc(7);
  row.writeUInt8(kind, 0);
  row.writeUInt32BE(second, 1);
  row.writeUInt16BE(third, 5);
  return row;
}

const predictUp = (rows: readonly Buffer[]): Buffer =>
  Buffer.concat(
    rows.map((row, index) =>
      Buffer.from([2, ...row.map((byte, at) => (byte - (rows[index - 1]?.[at] ?? 0)) & 0xff)]),
    ),
  );

/** Octal for everything unusual, as many French programs write names. */
const escapeName = (name: string): string =>
  name.replace(/[^a-z]/gi, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);

const toUtf16 = (name: string): string => `<FEFF${Buffer.from(name, 'utf16le').swap16().toString('hex')}>`;
