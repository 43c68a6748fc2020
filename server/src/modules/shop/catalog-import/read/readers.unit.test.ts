// Files of all formats, broken ones too, read as a stream.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type Item, type RawArticle, readBmecat } from '../../../vendors/index.ts';
import { anArticle } from '../testing/articles.ts';
import { asBmecat, asCsv } from '../testing/writers.ts';
import { readCsv } from './csv.ts';
import { openTextFile } from './decode.ts';

const folder = mkdtempSync(join(tmpdir(), 'praxora-catalogue-'));
afterAll(() => rmSync(folder, { recursive: true }));

const options = { today: '2026-05-04', countries: ['DE', 'AT'] };

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  // Splits by characters: a decoder never emits half a character.
  const chars = [...text];
  for (let at = 0; at < chars.length; at += size) yield chars.slice(at, at + size).join('');
}

async function all(batches: AsyncIterable<Item[]>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const batch of batches) items.push(...batch);
  return items;
}

async function readFileItems(content: string | Buffer): Promise<Item[]> {
  const path = join(folder, 'catalogue');
  writeFileSync(path, content);
  const { format, text } = await openTextFile(path);
  return all(format === 'bmecat' ? readBmecat(text, options) : readCsv(text));
}

const articlesOf = (items: readonly Item[]): RawArticle[] =>
  items.flatMap((item) => (item.kind === 'article' ? [item.article] : []));
const namesOf = (items: readonly Item[]): string[] => articlesOf(items).map(({ name }) => name.de);

// Letters of the trade and of the formats' own syntax; texts are trimmed and empty is "not given".
const letters = 'aZ9 äöüßÄ€µ&<>"\';,\t|.-_/é–😀\n[]';
const text = fc.array(fc.constantFrom(...letters), { maxLength: 12 }).map((chars) => chars.join('').trim());
const word = fc
  .array(fc.constantFrom(...'aZ9äß-'), { minLength: 1, maxLength: 6 })
  .map((chars) => chars.join(''));
const amount = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
const bilingual = fc.record({ de: text, en: text });

const randomArticle = fc
  .record({
    orderNumber: word,
    name: bilingual,
    description: bilingual,
    manufacturer: text,
    manufacturerNumber: text,
    gtin: fc.constantFrom('', '4006381333931'),
    pzn: fc.constantFrom('', '91000017'),
    orderUnit: fc.constantFrom('PCE', 'BX', ''),
    contentUnit: fc.constantFrom('C62', 'MLT', ''),
    contentCount: fc.constantFrom('', '100'),
    minimumQuantity: fc.constantFrom('', '2'),
    orderStep: fc.constantFrom('', '5'),
    priceQuantity: fc.constantFrom('', '10'),
    deliveryDays: fc.constantFrom('', '3'),
    keywords: fc.array(word, { maxLength: 3 }),
    amounts: fc.tuple(amount, fc.option(amount)),
    tax: fc.constantFrom('', '0.19', '7'),
  })
  .map(({ amounts: [first, second], tax, ...rest }) => {
    const price = { factor: '', currency: 'EUR', tax };
    const prices = [{ ...price, amount: first, from: '' }];
    if (second !== null) prices.push({ ...price, amount: second, from: '10' });
    return anArticle({ ...rest, prices });
  });

test('random articles come back from BMEcat and from CSV as they were, in pieces of any size', async () => {
  const place = ({ line: _, decimalComma: __, ...rest }: RawArticle) => rest;
  await fc.assert(
    fc.asyncProperty(
      fc.array(randomArticle, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(';', ',', '\t'),
      fc.constantFrom('\n', '\r\n'),
      async (articles, size, delimiter, lineEnd) => {
        const fromXml = articlesOf(await all(readBmecat(pieces(asBmecat(articles), size), options)));
        expect(fromXml.map(place)).toEqual(articles.map(place));
        const csv = asCsv(articles, delimiter, lineEnd);
        expect(articlesOf(await all(readCsv(pieces(csv, size)))).map(place)).toEqual(articles.map(place));
      },
    ),
  );
});

const umlauts = anArticle({ name: { de: 'Größe „M“ – 5 €', en: '' } });

test.each([
  ['UTF-8', (xml: string) => Buffer.from(xml)],
  ['UTF-8 with a mark', (xml: string) => Buffer.from(`\ufeff${xml}`)],
  ['UTF-16 with a mark', (xml: string) => Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
])('an XML file in %s', async (_, encode) => {
  expect(namesOf(await readFileItems(encode(asBmecat([umlauts]))))).toEqual(['Größe „M“ – 5 €']);
});

test.each(['ISO-8859-1', 'windows-1252', 'Latin1'])('an XML file that says %s', async (encoding) => {
  const xml = asBmecat([anArticle({ name: { de: 'Größe #', en: '' } })]).replace('UTF-8', encoding);
  // The byte 0x80 is the euro sign in Windows-1252 only; no other meaning of it makes sense in a catalogue.
  const bytes = Buffer.from(xml, 'latin1').map((byte) => (byte === 35 ? 0x80 : byte));
  expect(namesOf(await readFileItems(Buffer.from(bytes)))).toEqual(['Größe €']);
});

test('a CSV file shows its encoding by its first letter beyond ASCII, however late', async () => {
  const long = anArticle({
    name: { de: 'Spiegel', en: '' },
    description: { de: 'rostfrei '.repeat(1000), en: '' },
  });
  const late = ['Größe', 'Ätzgel'].map((de) => anArticle({ name: { de, en: '' } }));
  const articles = [...Array.from({ length: 60 }, () => long), ...late];
  const csv = asCsv(articles, ';', '\r\n');
  for (const encoding of ['utf8', 'latin1'] as const) {
    expect(namesOf(await readFileItems(Buffer.from(csv, encoding)))).toEqual(
      articles.map(({ name }) => name.de),
    );
  }
});

test('rejections can name the line an article begins on', async () => {
  const lines = 'Article number;Name;Price\r\n1;"a\r\nb";1\r\n\r\n2;c;1\r\n3;d;1';
  expect(articlesOf(await readFileItems(lines)).map(({ line }) => line)).toEqual([2, 5, 6]);
  const xml = asBmecat([anArticle(), anArticle(), anArticle()]);
  expect(articlesOf(await readFileItems(xml)).map(({ line }) => line)).toEqual([3, 4, 5]);
});

const bomb = `<?xml version="1.0"?><!DOCTYPE BMECAT [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>
<BMECAT version="1.2"><T_NEW_CATALOG><ARTICLE><SUPPLIER_AID>&b;</SUPPLIER_AID></ARTICLE></T_NEW_CATALOG></BMECAT>`;
const spy = `<?xml version="1.0"?><!DOCTYPE BMECAT SYSTEM "x.dtd" [<!ENTITY f SYSTEM "file:///etc/hostname">]>
<BMECAT version="1.2"><T_NEW_CATALOG/></BMECAT>`;
const catalogue = (inside: string): string =>
  `<BMECAT version="1.2"><T_NEW_CATALOG>${inside}</T_NEW_CATALOG></BMECAT>`;

test.each([
  ['an entity bomb', bomb, 'Line 1: Declarations inside the file (an internal DTD, entities) are refused.'],
  ['an outside entity', spy, 'Line 1: Declarations inside the file'],
  [
    'an entity of HTML',
    catalogue('<ARTICLE>\n&uuml;</ARTICLE>'),
    'Line 2: Entities other than the five of XML',
  ],
  ["a name of JavaScript's", catalogue('<ARTICLE>&constructor;</ARTICLE>'), 'Entities other than the five'],
  ['a missing end', asBmecat([anArticle()]).slice(0, -30), 'The XML is broken: unclosed tag'],
  ['a wrong end tag', catalogue('<ARTICLE>\n</PRODUCT>'), 'Line 2: The XML is broken: unexpected close tag'],
  ['another root', '<html></html>', 'The file is no BMEcat: it begins with <html>'],
  ['an old version', '<BMECAT version="1.01"></BMECAT>', 'BMEcat 1.01 is not supported'],
  [
    'product data',
    '<BMECAT version="2005"><T_NEW_PRODUCTDATA/></BMECAT>',
    'T_NEW_PRODUCTDATA is not supported',
  ],
  [
    'two transactions',
    '<BMECAT version="1.2"><T_NEW_CATALOG/><T_UPDATE_PRICES/></BMECAT>',
    'T_UPDATE_PRICES is the second transaction of the file',
  ],
  ['no catalogue', '<BMECAT version="1.2"></BMECAT>', 'no T_NEW_CATALOG'],
  [
    'an unknown encoding',
    '<?xml version="1.0" encoding="EBCDIC"?><BMECAT/>',
    'encoding ebcdic is not supported',
  ],
  ['wrong UTF-8', Buffer.from('<BMECAT version="1.2">\xe4</BMECAT>', 'latin1'), 'not valid UTF-8'],
  ['depth without end', '<BMECAT version="1.2">'.concat('<a>'.repeat(200)), 'nested too deep'],
  ['an absurd article', catalogue(`<ARTICLE>${'<a/>'.repeat(30_000)}</ARTICLE>`), 'more than 20000 elements'],
  ['an absurd text', catalogue(`<ARTICLE>${'a'.repeat(5_000_000)}</ARTICLE>`), 'absurdly long'],
  ['an archive', Buffer.from('PK\x03\x04 and so on'), 'compressed'],
  ['nothing', '', 'The file is empty'],
  ['a CSV without its columns', 'a;b;c\n1;2;3\n', 'missing: "Artikelnummer", "Bezeichnung", "Preis"'],
  ['a column twice', 'Artikelnummer;SKU;Name;Preis\n', 'Two columns mean the same: "SKU"'],
  ['half a tier', 'SKU;Name;Preis;Staffelpreis 1\n', 'Tier 1 needs two columns'],
  ['an open quote', 'SKU;Name;Preis\n1;"a;1\n', 'The CSV is broken: Quote Not Closed'],
  [
    'a record without end',
    `SKU;Name;Preis\n1;"${'a\n'.repeat(600_000)}`,
    'The CSV is broken: Max Record Size',
  ],
  ['CSV in UTF-16 without a mark', Buffer.from('SKU;Name;Preis\n', 'utf16le'), 'UTF-16 without its mark'],
])('%s is refused', async (_, content, message) => {
  await expect(readFileItems(content)).rejects.toThrow(message);
});

test('the name of a DTD is passed over, whatever it is', async () => {
  const xml = asBmecat([umlauts]).replace('?>', '?>\n<!DOCTYPE BMECAT SYSTEM "http://127.0.0.1:9/[x].dtd">');
  expect(articlesOf(await readFileItems(xml))).toHaveLength(1);
});
