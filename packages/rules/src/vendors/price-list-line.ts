// Price terms of one line of a price list: read exactly, or with the problems found.
import { cleanLine } from '../shared/clean-text.ts';
import { hundredths, one, readDecimal, toWhole } from '../shared/exact-decimal.ts';
import { readDayCell, readFlag } from '../shared/file-cells.ts';
import type { PriceListField } from './price-list-fields.ts';

export type PriceListValues = Readonly<Partial<Record<PriceListField, string>>>;

type PriceProblemCode =
  | 'PRICE_LIST_PRICE_MISSING'
  | 'PRICE_LIST_NO_AMOUNT'
  | 'PRICE_LIST_UNCLEAR'
  | 'PRICE_LIST_PRICE_RANGE'
  | 'PRICE_LIST_CURRENCY'
  | 'PRICE_LIST_NOT_YET'
  | 'PRICE_LIST_ENDED'
  | 'INCORRECT_VALUE';

export interface PriceProblem {
  readonly field: PriceListField;
  readonly code: PriceProblemCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Null: the line does not say it. */
export interface PriceTerms {
  /** Net, of one order unit. */
  readonly priceCents: number | null;
  readonly minimumQuantity: number | null;
  readonly discountable: boolean | null;
  readonly orderNumber: string | null;
  /** The last day the price holds. */
  readonly validUntil: string | null;
  readonly problems: readonly PriceProblem[];
}

const highestCents = 100_000_000;
const largestQuantity = 99_999;
const longestOrderNumber = 64;
/** A longer text is no number, no day and no word. */
const longestRead = 100;
const shown = (text: string): string => (text.length > 30 ? `${text.slice(0, 29)}…` : text);

export const textIn = (values: PriceListValues, field: PriceListField): string =>
  cleanLine(values[field] ?? '');

/** `today` is a day as YYYY-MM-DD. */
export function readPriceLine(values: PriceListValues, today: string): PriceTerms {
  const problems: PriceProblem[] = [];
  const refuse = (
    field: PriceListField,
    code: PriceProblemCode,
    params: PriceProblem['params'] = {},
  ): null => {
    problems.push({ field, code, params });
    return null;
  };
  const read = <Value>(field: PriceListField, reader: (text: string) => Value | null): Value | null => {
    const text = textIn(values, field);
    if (text === '') return null;
    return (text.length > longestRead ? null : reader(text)) ?? refuse(field, 'INCORRECT_VALUE');
  };
  const currency = textIn(values, 'currency').toUpperCase();
  if (!['', 'EUR', 'EURO', '€'].includes(currency))
    refuse('currency', 'PRICE_LIST_CURRENCY', { value: shown(currency) });
  const priceCents = priceOf(values, refuse);
  const minimumQuantity = read('minimumQuantity', readQuantity);
  const discountable = read('discountable', readFlag);
  const validFrom = read('validFrom', readDayCell);
  const validUntil = read('validUntil', readDayCell);
  if (validFrom !== null && validFrom > today) refuse('validFrom', 'PRICE_LIST_NOT_YET', { day: validFrom });
  else if (validUntil !== null && validUntil < today)
    refuse('validUntil', 'PRICE_LIST_ENDED', { day: validUntil });
  const orderNumber = textIn(values, 'orderNumber');
  if (orderNumber.length > longestOrderNumber) refuse('orderNumber', 'INCORRECT_VALUE');
  return {
    priceCents,
    minimumQuantity,
    discountable,
    orderNumber: orderNumber === '' ? null : orderNumber,
    validUntil,
    problems,
  };
}

/** Price of one order unit: a list may give the price of a hundred. */
function priceOf(
  values: PriceListValues,
  refuse: (field: PriceListField, code: PriceProblemCode, params?: PriceProblem['params']) => null,
): number | null {
  const text = textIn(values, 'price');
  if (text === '') return refuse('price', 'PRICE_LIST_PRICE_MISSING');
  const plain = text.replace(/€|\bEUR\b|\bEuro\b/gi, '').trim();
  // A blank between digits parts groups of three; anywhere else somebody slipped.
  const isTorn = /\d\s+\d/.test(plain) && !/^[+-]?\d{1,3}(\s\d{3})+([.,]\d+)?$/.test(plain);
  if (plain.length > longestRead || isTorn || !/^[+-]?[\d\s.,'’\u00a0\u202f]+$/.test(plain))
    return refuse('price', 'PRICE_LIST_NO_AMOUNT', { value: shown(text) });
  const amount = readDecimal(plain, true);
  if (amount === null) {
    const isUnclear = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(plain);
    return refuse('price', isUnclear ? 'PRICE_LIST_UNCLEAR' : 'PRICE_LIST_NO_AMOUNT', { value: shown(text) });
  }
  const quantity = textIn(values, 'priceQuantity');
  const per = quantity === '' ? one : readDecimal(quantity, true);
  if (per === null || per.units <= 0n) return refuse('priceQuantity', 'INCORRECT_VALUE');
  if (amount.units <= 0n) return refuse('price', 'PRICE_LIST_PRICE_RANGE');
  const cents = hundredths(amount, one, per);
  return cents < 1 || cents > highestCents ? refuse('price', 'PRICE_LIST_PRICE_RANGE') : cents;
}

function readQuantity(text: string): number | null {
  const number = readDecimal(text, true);
  const whole = number && toWhole(number, largestQuantity);
  return whole === null || whole < 1 ? null : whole;
}
