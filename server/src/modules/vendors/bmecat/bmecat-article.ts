// From an ARTICLE of BMEcat 1.2 or a PRODUCT of 2005 to the form all formats share.
import { type BmecatHeader, toLanguage } from './bmecat-header.ts';
import { readPrices } from './bmecat-prices.ts';
import type { RawArticle, RawPrices, ReadOptions, Texts } from './item.ts';
import { findChild, findChildren, readText, type XmlNode } from './record-tree.ts';

export const readOrderNumber = (node: XmlNode): string => readText(node, 'SUPPLIER_AID', 'SUPPLIER_PID');

const orderDetailsOf = (node: XmlNode): XmlNode | undefined =>
  findChild(node, 'ARTICLE_ORDER_DETAILS', 'PRODUCT_ORDER_DETAILS');

export function readRawPrices(node: XmlNode, header: BmecatHeader, options: ReadOptions): RawPrices {
  return {
    line: node.line,
    orderNumber: readOrderNumber(node),
    // Against the standard, but where a vendor says it, it holds.
    priceQuantity: readText(orderDetailsOf(node), 'PRICE_QUANTITY'),
    decimalComma: false,
    ...readPrices(node, header, options),
  };
}

const knownModes = ['new', 'update'];

/** Every mode but a deletion brings the whole article, so that it is taken as it is now. */
const modeProblems = ({ attributes: { mode } }: XmlNode): string[] =>
  mode === undefined || knownModes.includes(mode) ? [] : [`unknown mode "${mode}"`];

export function readRawArticle(node: XmlNode, header: BmecatHeader, options: ReadOptions): RawArticle {
  const details = findChild(node, 'ARTICLE_DETAILS', 'PRODUCT_DETAILS');
  const order = orderDetailsOf(node);
  const { prices, outdated, problems } = readPrices(node, header, options);
  return {
    line: node.line,
    orderNumber: readOrderNumber(node),
    name: textsOf(details, 'DESCRIPTION_SHORT', header),
    description: textsOf(details, 'DESCRIPTION_LONG', header),
    manufacturer: manufacturerOf(details, header),
    manufacturerNumber: readText(details, 'MANUFACTURER_AID', 'MANUFACTURER_PID'),
    gtin: readText(details, 'EAN') || internationalId(details, /ean|gtin|upc/i),
    pzn: internationalId(details, /pzn/i) || pznFeature(node) || pznExtension(node),
    orderUnit: readText(order, 'ORDER_UNIT'),
    contentUnit: readText(order, 'CONTENT_UNIT'),
    contentCount: readText(order, 'NO_CU_PER_OU'),
    minimumQuantity: readText(order, 'QUANTITY_MIN'),
    orderStep: readText(order, 'QUANTITY_INTERVAL'),
    priceQuantity: readText(order, 'PRICE_QUANTITY'),
    deliveryDays: readText(details, 'DELIVERY_TIME'),
    keywords: findChildren(details, 'KEYWORD').map(({ text }) => text.trim()),
    ...featuresOf(node),
    prices,
    outdated,
    decimalComma: false,
    problems: [...modeProblems(node), ...problems],
  };
}

/** Without `lang`, a text is in the catalogue's own language. */
function textsOf(details: XmlNode | undefined, name: string, header: BmecatHeader): Texts {
  const texts: { de: string; en: string } = { de: '', en: '' };
  for (const { attributes, text } of findChildren(details, name)) {
    const language = attributes.lang === undefined ? header.language : toLanguage(attributes.lang);
    if (language !== null && texts[language] === '') texts[language] = text.trim();
  }
  return texts;
}

function manufacturerOf(details: XmlNode | undefined, header: BmecatHeader): string {
  const name = readText(details, 'MANUFACTURER_NAME');
  return name === '' ? (header.parties.get(readText(details, 'MANUFACTURER_IDREF')) ?? '') : name;
}

const internationalId = (details: XmlNode | undefined, type: RegExp): string =>
  findChildren(details, 'INTERNATIONAL_PID', 'INTERNATIONAL_AID')
    .find(({ attributes }) => type.test(attributes.type ?? ''))
    ?.text.trim() ?? '';

function featuresOf(node: XmlNode): Pick<RawArticle, 'features'> {
  const features = findChildren(node, 'ARTICLE_FEATURES', 'PRODUCT_FEATURES')
    .flatMap((group) => findChildren(group, 'FEATURE'))
    .map((feature) => ({ name: readText(feature, 'FNAME'), value: readText(feature, 'FVALUE') }));
  return features.length > 0 ? { features } : {};
}

/** The standard has no place for the PZN: vendors write it as a feature or in an extension of their own. */
function pznFeature(node: XmlNode): string {
  return featuresOf(node).features?.find(({ name }) => /^pzn$/i.test(name))?.value ?? '';
}

const pznExtension = (node: XmlNode): string =>
  findChild(node, 'USER_DEFINED_EXTENSIONS')
    ?.children.find(({ name }) => /^UDX\.(.+\.)?PZN$/i.test(name))
    ?.text.trim() ?? '';
