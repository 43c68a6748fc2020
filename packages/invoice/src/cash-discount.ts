// Cash discount in the form of XRechnung: lines such as #SKONTO#TAGE=14#PROZENT=2.25# among the terms of payment.
import { Decimal } from './decimal.ts';
import type { CashDiscount } from './model.ts';

const skonto = /^#SKONTO#TAGE=(\d{1,4})#PROZENT=([\d.,]{1,20})(?:#BASISBETRAG=(-?[\d.,]{1,20}))?#/i;

/** The standard asks for a point as the decimal mark; some write a comma. */
const readNumber = (text: string | undefined): Decimal | null =>
  text === undefined ? null : Decimal.read(text.replace(',', '.'));

export const readCashDiscounts = (terms: string | null): CashDiscount[] =>
  (terms ?? '').split(/\r?\n|(?<=#)\s+(?=#SKONTO#)/i).flatMap((line) => {
    const match = skonto.exec(line.trim());
    const percent = readNumber(match?.[2]);
    if (!match || percent === null) return [];
    return [{ days: Number(match[1]), until: null, percent, baseAmount: readNumber(match[3]), amount: null }];
  });
