// Rules BR-DEC-01 to BR-DEC-28 of EN 16931: amounts have two digits after the point at most. Prices may have more.
import type { Decimal } from '../decimal.ts';
import type { AllowanceOrCharge, Invoice } from '../model.ts';
import { type Finding, makeFinding } from './finding.ts';

type Amount = readonly [rule: number, field: string, value: Decimal | null];

export function checkDecimals(invoice: Invoice): Finding[] {
  const { totals } = invoice;
  const amounts: Amount[] = [
    ...invoice.allowancesAndCharges.flatMap((item) => listAddition(item, item.isCharge ? [5, 6] : [1, 2])),
    [9, 'BT-106', totals.lines],
    [10, 'BT-107', totals.allowances],
    [11, 'BT-108', totals.charges],
    [12, 'BT-109', totals.net],
    [13, 'BT-110', totals.vat],
    [14, 'BT-112', totals.gross],
    [15, 'BT-111', totals.vatInTaxCurrency],
    [16, 'BT-113', totals.prepaid],
    [17, 'BT-114', totals.rounding],
    [18, 'BT-115', totals.payable],
    ...invoice.vatBreakdown.flatMap(({ baseAmount, vatAmount }): Amount[] => [
      [19, 'BT-116', baseAmount],
      [20, 'BT-117', vatAmount],
    ]),
    ...invoice.lines.flatMap((line): Amount[] => [
      [23, 'BT-131', line.netAmount],
      ...line.allowancesAndCharges.flatMap((item) => listAddition(item, item.isCharge ? [27, 28] : [24, 25])),
    ]),
  ];
  return amounts.flatMap(([rule, field, value]) =>
    value === null || value.scale <= 2
      ? []
      : makeFinding('TOO_MANY_DECIMALS', `BR-DEC-${String(rule).padStart(2, '0')}`, {
          field,
          value: value.toString(),
        }),
  );
}

/** Business terms of amount and base amount by the number of their rules. */
const terms: Readonly<Record<number, string>> = {
  1: 'BT-92',
  2: 'BT-93',
  5: 'BT-99',
  6: 'BT-100',
  24: 'BT-136',
  25: 'BT-137',
  27: 'BT-141',
  28: 'BT-142',
};

const listAddition = (item: AllowanceOrCharge, [amount, base]: readonly [number, number]): Amount[] => [
  [amount, terms[amount] ?? '', item.amount],
  [base, terms[base] ?? '', item.baseAmount],
];
