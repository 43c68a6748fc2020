// Writes articles as BMEcat and as CSV, just enough for the tests to read them back.
import type { RawArticle } from '../../../vendors/index.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`).replace(/\r/g, '&#13;');

const element = (name: string, text: string, attributes = ''): string =>
  text === '' ? '' : `<${name}${attributes}>${escaped(text)}</${name}>`;

function bmecatArticle(article: RawArticle): string {
  const prices = article.prices.map(
    (price) =>
      `<ARTICLE_PRICE price_type="net_list">${[
        element('PRICE_AMOUNT', price.amount),
        element('PRICE_CURRENCY', price.currency),
        element('TAX', price.tax),
        element('LOWER_BOUND', price.from),
      ].join('')}</ARTICLE_PRICE>`,
  );
  return `<ARTICLE>${element('SUPPLIER_AID', article.orderNumber)}<ARTICLE_DETAILS>${[
    element('DESCRIPTION_SHORT', article.name.de),
    element('DESCRIPTION_SHORT', article.name.en, ' lang="eng"'),
    element('DESCRIPTION_LONG', article.description.de),
    element('DESCRIPTION_LONG', article.description.en, ' lang="eng"'),
    element('EAN', article.gtin),
    element('INTERNATIONAL_PID', article.pzn, ' type="pzn"'),
    element('MANUFACTURER_AID', article.manufacturerNumber),
    element('MANUFACTURER_NAME', article.manufacturer),
    element('DELIVERY_TIME', article.deliveryDays),
    ...article.keywords.map((keyword) => element('KEYWORD', keyword)),
  ].join('')}</ARTICLE_DETAILS><ARTICLE_ORDER_DETAILS>${[
    element('ORDER_UNIT', article.orderUnit),
    element('CONTENT_UNIT', article.contentUnit),
    element('NO_CU_PER_OU', article.contentCount),
    element('PRICE_QUANTITY', article.priceQuantity),
    element('QUANTITY_MIN', article.minimumQuantity),
    element('QUANTITY_INTERVAL', article.orderStep),
  ].join(
    '',
  )}</ARTICLE_ORDER_DETAILS><ARTICLE_PRICE_DETAILS>${prices.join('')}</ARTICLE_PRICE_DETAILS></ARTICLE>`;
}

export const asBmecat = (articles: readonly RawArticle[], supplier = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<BMECAT version="1.2"><HEADER>${supplier && `<SUPPLIER>${element('SUPPLIER_NAME', supplier)}</SUPPLIER>`}</HEADER><T_NEW_CATALOG>\n${articles.map(bmecatArticle).join('\n')}\n</T_NEW_CATALOG></BMECAT>\n`;

const columns: readonly (readonly [string, (article: RawArticle) => string])[] = [
  ['Article number', (article) => article.orderNumber],
  ['Name', (article) => article.name.de],
  ['Name EN', (article) => article.name.en],
  ['Description', (article) => article.description.de],
  ['Description EN', (article) => article.description.en],
  ['Manufacturer', (article) => article.manufacturer],
  ['Manufacturer number', (article) => article.manufacturerNumber],
  ['GTIN', (article) => article.gtin],
  ['PZN', (article) => article.pzn],
  ['Order unit', (article) => article.orderUnit],
  ['Content unit', (article) => article.contentUnit],
  ['Pack size', (article) => article.contentCount],
  ['Minimum quantity', (article) => article.minimumQuantity],
  ['Order step', (article) => article.orderStep],
  ['Price quantity', (article) => article.priceQuantity],
  ['Delivery days', (article) => article.deliveryDays],
  ['Keywords', (article) => article.keywords.join('|')],
  ['Price', (article) => article.prices[0]?.amount ?? ''],
  ['Currency', (article) => article.prices[0]?.currency ?? ''],
  ['VAT', (article) => article.prices[0]?.tax ?? ''],
  ['Tier quantity 1', (article) => article.prices[1]?.from ?? ''],
  ['Tier price 1', (article) => article.prices[1]?.amount ?? ''],
];

export function asCsv(articles: readonly RawArticle[], delimiter: string, lineEnd: string): string {
  const quoted = (text: string): string =>
    /["\r\n;,\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const line = (cells: readonly string[]): string => `${cells.map(quoted).join(delimiter)}${lineEnd}`;
  return [
    line(columns.map(([heading]) => heading)),
    ...articles.map((article) => line(columns.map(([, cell]) => cell(article)))),
  ].join('');
}
