// From an ARTICLE of BMEcat 1.2 or a PRODUCT of 2005 to the form all formats share.
import { type BmecatHeader, languageOf } from './bmecat-header.ts';
import { pricesOf } from './bmecat-prices.ts';
import type { RawArticle, RawPrices, ReadOptions, Texts } from './item.ts';
import { childOf, childrenOf, textOf, type XmlNode } from './record-tree.ts';

export const orderNumberOf = (node: XmlNode): string => textOf(node, 'SUPPLIER_AID', 'SUPPLIER_PID');

const orderDetailsOf = (node: XmlNode): XmlNode | undefined =>
  childOf(node, 'ARTICLE_ORDER_DETAILS', 'PRODUCT_ORDER_DETAILS');

export function rawPricesOf(node: XmlNode, header: BmecatHeader, options: ReadOptions): RawPrices {
  return {
    line: node.line,
    orderNumber: orderNumberOf(node),
    // Against the standard, but where a vendor says it, it holds.
    priceQuantity: textOf(orderDetailsOf(node), 'PRICE_QUANTITY'),
    decimalComma: false,
    ...pricesOf(node, header, options),
  };
}

const knownModes = ['new', 'update'];

/** Every mode but a deletion brings the whole article, so that it is taken as it is now. */
const modeProblems = ({ attributes: { mode } }: XmlNode): string[] =>
  mode === undefined || knownModes.includes(mode) ? [] : [`unknown mode "${mode}"`];

export function articleOf(node: XmlNode, header: BmecatHeader, options: ReadOptions): RawArticle {
  const details = childOf(node, 'ARTICLE_DETAILS', 'PRODUCT_DETAILS');
  const order = orderDetailsOf(node);
  const { prices, outdated, problems } = pricesOf(node, header, options);
  return {
    line: node.line,
    orderNumber: orderNumberOf(node),
    name: textsOf(details, 'DESCRIPTION_SHORT', header),
    description: textsOf(details, 'DESCRIPTION_LONG', header),
    manufacturer: manufacturerOf(details, header),
    manufacturerNumber: textOf(details, 'MANUFACTURER_AID', 'MANUFACTURER_PID'),
    gtin: textOf(details, 'EAN') || internationalId(details, /ean|gtin|upc/i),
    pzn: internationalId(details, /pzn/i) || pznFeature(node) || pznExtension(node),
    orderUnit: textOf(order, 'ORDER_UNIT'),
    contentUnit: textOf(order, 'CONTENT_UNIT'),
    contentCount: textOf(order, 'NO_CU_PER_OU'),
    minimumQuantity: textOf(order, 'QUANTITY_MIN'),
    orderStep: textOf(order, 'QUANTITY_INTERVAL'),
    priceQuantity: textOf(order, 'PRICE_QUANTITY'),
    deliveryDays: textOf(details, 'DELIVERY_TIME'),
    keywords: childrenOf(details, 'KEYWORD').map(({ text }) => text.trim()),
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
  for (const { attributes, text } of childrenOf(details, name)) {
    const language = attributes.lang === undefined ? header.language : languageOf(attributes.lang);
    if (language !== null && texts[language] === '') texts[language] = text.trim();
  }
  return texts;
}

function manufacturerOf(details: XmlNode | undefined, header: BmecatHeader): string {
  const name = textOf(details, 'MANUFACTURER_NAME');
  return name === '' ? (header.parties.get(textOf(details, 'MANUFACTURER_IDREF')) ?? '') : name;
}

const internationalId = (details: XmlNode | undefined, type: RegExp): string =>
  childrenOf(details, 'INTERNATIONAL_PID', 'INTERNATIONAL_AID')
    .find(({ attributes }) => type.test(attributes.type ?? ''))
    ?.text.trim() ?? '';

function featuresOf(node: XmlNode): Pick<RawArticle, 'features'> {
  const features = childrenOf(node, 'ARTICLE_FEATURES', 'PRODUCT_FEATURES')
    .flatMap((group) => childrenOf(group, 'FEATURE'))
    .map((feature) => ({ name: textOf(feature, 'FNAME'), value: textOf(feature, 'FVALUE') }));
  return features.length > 0 ? { features } : {};
}

/** The standard has no place for the PZN: vendors write it as a feature or in an extension of their own. */
function pznFeature(node: XmlNode): string {
  return featuresOf(node).features?.find(({ name }) => /^pzn$/i.test(name))?.value ?? '';
}

const pznExtension = (node: XmlNode): string =>
  childOf(node, 'USER_DEFINED_EXTENSIONS')
    ?.children.find(({ name }) => /^UDX\.(.+\.)?PZN$/i.test(name))
    ?.text.trim() ?? '';
