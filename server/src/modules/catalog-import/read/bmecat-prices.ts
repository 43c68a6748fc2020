// Chooses the prices of a BMEcat article: net, valid today, for our countries.
import type { BmecatHeader } from './bmecat-header.ts';
import type { RawPrice, ReadOptions } from './item.ts';
import { childOf, childrenOf, textOf, type XmlNode } from './record-tree.ts';

/** The price agreed with the buyer goes before the list price; gross prices and recommendations are no use. */
const usedTypes = ['net_customer', 'net_list'];

export function pricesOf(
  article: XmlNode,
  header: BmecatHeader,
  options: ReadOptions,
): { prices: RawPrice[]; problems: string[] } {
  const priceNodes = childrenOf(article, 'ARTICLE_PRICE_DETAILS', 'PRODUCT_PRICE_DETAILS')
    .filter((details) => isValid(details, options.today))
    .flatMap((details) => childrenOf(details, 'ARTICLE_PRICE', 'PRODUCT_PRICE'))
    .filter((price) => isForUs(price, options.countries));
  const type = usedTypes.find((priceType) =>
    priceNodes.some(({ attributes }) => attributes.price_type === priceType),
  );
  const usedNodes = priceNodes.filter(({ attributes }) => attributes.price_type === type);
  if (type === undefined) {
    const problem = 'no price: none with price_type net_customer or net_list';
    return { prices: [], problems: priceNodes.length > 0 ? [problem] : [] };
  }
  const hasPriceBase = usedNodes.some((price) => childOf(price, 'PRICE_BASE') !== undefined);
  return {
    prices: usedNodes.map((price) => priceOf(price, header)),
    problems: hasPriceBase ? ['a price per another unit (PRICE_BASE) is not supported'] : [],
  };
}

const priceOf = (price: XmlNode, header: BmecatHeader): RawPrice => ({
  amount: textOf(price, 'PRICE_AMOUNT'),
  from: textOf(price, 'LOWER_BOUND'),
  factor: textOf(price, 'PRICE_FACTOR'),
  currency: textOf(price, 'PRICE_CURRENCY') || header.currency,
  tax: textOf(price, 'TAX') || textOf(childOf(price, 'TAX_DETAILS'), 'TAX'),
});

function isValid(details: XmlNode, today: string): boolean {
  const day = (type: string, name: string): string => {
    const older = childrenOf(details, 'DATETIME').find(({ attributes }) => attributes.type === type);
    return (textOf(older, 'DATE') || textOf(details, name)).slice(0, 10);
  };
  const start = day('valid_start_date', 'VALID_START_DATE');
  const end = day('valid_end_date', 'VALID_END_DATE');
  return (start === '' || start <= today) && (end === '' || end >= today);
}

function isForUs(price: XmlNode, countries: readonly string[]): boolean {
  const territories = childrenOf(price, 'TERRITORY').map(({ text }) => text.trim().slice(0, 2));
  return territories.length === 0 || territories.some((territory) => countries.includes(territory));
}
