// Writes a large BMEcat or CSV catalogue of invented articles.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

const batch = 1000;

const groups = [
  'Handschuhe',
  'Masken',
  'Alginate',
  'Papierspitzen',
  'Polierer',
  'Wachse',
  'Etiketten',
  'Becher',
];
const things = ['Nitrilhandschuh', 'Absaugkanüle', 'Mundspiegel', 'Composite', 'Diamantbohrer', 'Ätzgel'];

function gtinOf(number: number): string {
  const digits = `298${String(number).padStart(9, '0')}`;
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += Number(digits[i]) * (i % 2 === 0 ? 1 : 3);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const articleOf = (i: number) => ({
  number: `BV-${String(i).padStart(7, '0')}`,
  name: `${things[i % things.length]} Größe ${i % 50} Nr. ${i}`,
  long: `Für die tägliche Behandlung, Ausführung ${i % 97}. Steril verpackt und einzeln entnehmbar. `.repeat(
    3,
  ),
  gtin: gtinOf(i),
  maker: `Hersteller ${i % 400}`,
  makerNumber: `HN-${i}`,
  cents: 150 + ((i * 7919) % 90_000),
  group: i % groups.length,
});

function xmlArticle(i: number): string {
  const { number, name, long, gtin, maker, makerNumber, cents, group } = articleOf(i);
  const price = (amount: number, from: number) =>
    `<ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>${(amount / 100).toFixed(2)}</PRICE_AMOUNT><PRICE_CURRENCY>EUR</PRICE_CURRENCY><TAX>0.19</TAX><LOWER_BOUND>${from}</LOWER_BOUND></ARTICLE_PRICE>`;
  return `<ARTICLE mode="new">
  <SUPPLIER_AID>${number}</SUPPLIER_AID>
  <ARTICLE_DETAILS><DESCRIPTION_SHORT>${name}</DESCRIPTION_SHORT><DESCRIPTION_LONG>${long}</DESCRIPTION_LONG><EAN>${gtin}</EAN><MANUFACTURER_AID>${makerNumber}</MANUFACTURER_AID><MANUFACTURER_NAME>${maker}</MANUFACTURER_NAME><DELIVERY_TIME>2</DELIVERY_TIME><KEYWORD>Praxisbedarf</KEYWORD></ARTICLE_DETAILS>
  <ARTICLE_ORDER_DETAILS><ORDER_UNIT>PK</ORDER_UNIT><CONTENT_UNIT>C62</CONTENT_UNIT><NO_CU_PER_OU>${10 + (i % 9) * 10}</NO_CU_PER_OU><QUANTITY_MIN>1</QUANTITY_MIN></ARTICLE_ORDER_DETAILS>
  <ARTICLE_PRICE_DETAILS>${price(cents, 1)}${price(Math.floor(cents * 0.9), 10)}</ARTICLE_PRICE_DETAILS>
</ARTICLE>
<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>${number}</ART_ID><CATALOG_GROUP_ID>${group}</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>
`;
}

function csvArticle(i: number): string {
  const { number, name, long, gtin, maker, makerNumber, cents, group } = articleOf(i);
  return `${number};${name};${long};${maker};${makerNumber};${gtin};Pkg;Stk;${10 + (i % 9) * 10};${(cents / 100).toFixed(2).replace('.', ',')};19;${groups[group]}\r\n`;
}

const xmlHead = `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="1.2"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE><CURRENCY>EUR</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG>
<CATALOG_GROUP_SYSTEM>${groups.map((name, id) => `<CATALOG_STRUCTURE type="leaf"><GROUP_ID>${id}</GROUP_ID><GROUP_NAME>${name}</GROUP_NAME></CATALOG_STRUCTURE>`).join('')}</CATALOG_GROUP_SYSTEM>
`;
const csvHead =
  'Artikelnummer;Bezeichnung;Beschreibung;Hersteller;Herstellernummer;GTIN;Einheit;Inhaltseinheit;Packungsinhalt;Preis;MwSt;Kategorie\r\n';

/** The file's ending decides the format. Returns its size in bytes. */
export async function writeCatalogue(file: string, count: number): Promise<number> {
  const isCsv = file.endsWith('.csv');
  const out = createWriteStream(file);
  out.write(isCsv ? csvHead : xmlHead);
  for (let start = 0; start < count; start += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - start) }, (_, i) => start + i);
    if (!out.write(numbers.map(isCsv ? csvArticle : xmlArticle).join(''))) await once(out, 'drain');
  }
  out.end(isCsv ? '' : '</T_NEW_CATALOG></BMECAT>\n');
  await once(out, 'finish');
  return out.bytesWritten;
}
