// Chooses the prices of a BMEcat article: net, valid today, for our countries.
import type { BmecatHeader } from './bmecat-header.ts';
import type { OutdatedPrices, RawPrice, ReadOptions } from './item.ts';
import { findChild, findChildren, readText, type XmlNode } from './record-tree.ts';

/** The price agreed with the buyer goes before the list price; gross prices and recommendations are no use. */
const usedTypes = ['net_customer', 'net_list'];

export function readPrices(
  article: XmlNode,
  header: BmecatHeader,
  options: ReadOptions,
): { prices: RawPrice[]; outdated?: OutdatedPrices; problems: string[] } {
  const lists = findChildren(article, 'ARTICLE_PRICE_DETAILS', 'PRODUCT_PRICE_DETAILS').map((details) => ({
    validity: validityOf(details),
    prices: findChildren(details, 'ARTICLE_PRICE', 'PRODUCT_PRICE').filter((price) =>
      isForUs(price, options.countries),
    ),
  }));
  const priceNodes = lists
    .filter(({ validity }) => isValid(validity, options.today))
    .flatMap(({ prices }) => prices);
  const type = usedTypes.find((priceType) => priceNodes.some((price) => typeOf(price) === priceType));
  const usedNodes = priceNodes.filter((price) => typeOf(price) === type);
  if (type === undefined) {
    const outdated = outdatedPrices(lists, header, options);
    const problems = whyNone(lists, priceNodes.length > 0, options);
    return { prices: [], ...(outdated ? { outdated } : {}), problems };
  }
  const hasPriceBase = usedNodes.some((price) => findChild(price, 'PRICE_BASE') !== undefined);
  return {
    prices: usedNodes.map((price) => priceOf(price, header)),
    problems: hasPriceBase ? ['a price per another unit (PRICE_BASE) is not supported'] : [],
  };
}

interface PriceList {
  readonly validity: Validity;
  readonly prices: readonly XmlNode[];
}

function outdatedPrices(
  lists: readonly PriceList[],
  header: BmecatHeader,
  { today }: ReadOptions,
): OutdatedPrices | undefined {
  const usable = lists.filter(({ prices }) => prices.some((price) => usedTypes.includes(typeOf(price))));
  const isOver = ({ validity: { end } }: PriceList) => end !== '' && end < today;
  const [last] = usable.filter(isOver).sort((a, b) => (a.validity.end < b.validity.end ? 1 : -1));
  const [next] = usable
    .filter((list) => !isOver(list) && list.validity.start > today)
    .sort((a, b) => (a.validity.start < b.validity.start ? -1 : 1));
  const chosen = last ?? next;
  if (chosen === undefined) return undefined;
  const type = usedTypes.find((priceType) => chosen.prices.some((price) => typeOf(price) === priceType));
  const prices = chosen.prices.filter((price) => typeOf(price) === type);
  const { start, end } = chosen.validity;
  return { from: start, until: end, prices: prices.map((price) => priceOf(price, header)) };
}

/** The operator can ask the vendor about a date, not about "no price". */
function whyNone(lists: readonly PriceList[], hasOtherPrices: boolean, { today }: ReadOptions): string[] {
  const usable = lists.filter(({ prices }) => prices.some((price) => usedTypes.includes(typeOf(price))));
  const ends = usable.flatMap(({ validity: { end } }) => (end !== '' && end < today ? [end] : []));
  const starts = usable.flatMap(({ validity: { start } }) => (start > today ? [start] : []));
  const dates = [
    ...ends
      .sort()
      .slice(-1)
      .map((day) => `until ${day}`),
    ...starts
      .sort()
      .slice(0, 1)
      .map((day) => `from ${day} on`),
  ];
  if (dates.length > 0) return [`no price valid today (${dates.join(', ')})`];
  return hasOtherPrices ? ['no price: none with price_type net_customer or net_list'] : [];
}

const typeOf = ({ attributes }: XmlNode): string => attributes.price_type ?? '';

const priceOf = (price: XmlNode, header: BmecatHeader): RawPrice => ({
  amount: readText(price, 'PRICE_AMOUNT'),
  from: readText(price, 'LOWER_BOUND'),
  factor: readText(price, 'PRICE_FACTOR'),
  currency: readText(price, 'PRICE_CURRENCY') || header.currency,
  tax: readText(price, 'TAX') || readText(findChild(price, 'TAX_DETAILS'), 'TAX'),
});

/** YYYY-MM-DD, or an empty text. */
interface Validity {
  readonly start: string;
  readonly end: string;
}

function validityOf(details: XmlNode): Validity {
  const day = (type: string, name: string): string => {
    const older = findChildren(details, 'DATETIME').find(({ attributes }) => attributes.type === type);
    return (readText(older, 'DATE') || readText(details, name)).slice(0, 10);
  };
  return {
    start: day('valid_start_date', 'VALID_START_DATE'),
    end: day('valid_end_date', 'VALID_END_DATE'),
  };
}

const isValid = ({ start, end }: Validity, today: string): boolean =>
  (start === '' || start <= today) && (end === '' || end >= today);

function isForUs(price: XmlNode, countries: readonly string[]): boolean {
  const territories = findChildren(price, 'TERRITORY').map(({ text }) => text.trim().slice(0, 2));
  return territories.length === 0 || territories.some((territory) => countries.includes(territory));
}
