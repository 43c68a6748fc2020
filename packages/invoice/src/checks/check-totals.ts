// Rules BR-CO-10 to BR-CO-16 of EN 16931: the totals of a document against its parts.
import { Decimal } from '../decimal.ts';
import type { Invoice } from '../model.ts';
import { addUp, countedLines } from './counted-lines.ts';
import { compareAmounts, type Finding, makeFinding } from './finding.ts';

export function checkTotals(invoice: Invoice): Finding[] {
  const { totals, vatBreakdown } = invoice;
  const zero = Decimal.zero;
  const hasLines = invoice.lines.length > 0;
  const netParts = totals.lines?.minus(totals.allowances ?? zero).plus(totals.charges ?? zero) ?? null;
  const gross = totals.net === null || totals.vat === null ? null : totals.net.plus(totals.vat);
  const payable =
    totals.gross
      ?.minus(totals.prepaid ?? zero)
      .plus(totals.rounding ?? zero)
      .plus(totals.thirdParty ?? zero) ?? null;
  return [
    ...(totals.gross === null ? [missingTotal('gross total', 'Bruttosumme')] : []),
    ...(hasLines
      ? compareAmounts(
          'SUM_OF_LINES',
          'BR-CO-10',
          totals.lines,
          addUp(countedLines(invoice).map(({ netAmount }) => netAmount)),
        )
      : []),
    ...checkAdditions(invoice),
    ...compareAmounts('NET_TOTAL', 'BR-CO-13', totals.net, netParts),
    ...(vatBreakdown.length === 0
      ? []
      : compareAmounts(
          'VAT_TOTAL',
          'BR-CO-14',
          totals.vat,
          addUp(vatBreakdown.map(({ vatAmount }) => vatAmount)),
        )),
    ...compareAmounts('GROSS_TOTAL', 'BR-CO-15', totals.gross, gross),
    // The profile MINIMUM has no field for what was prepaid, and none for the sum of the lines.
    ...(totals.lines === null ? [] : compareAmounts('PAYABLE', 'BR-CO-16', totals.payable, payable)),
  ];
}

const missingTotal = (total: string, totalDe: string): Finding =>
  makeFinding('TOTAL_MISSING', null, { total, totalDe });

/** The reader gives no sum where it is zero. */
function checkAdditions({ totals, allowancesAndCharges }: Invoice): Finding[] {
  const sum = (isCharge: boolean) =>
    addUp(allowancesAndCharges.filter((item) => item.isCharge === isCharge).map(({ amount }) => amount));
  return [
    ...compareAmounts('SUM_OF_ALLOWANCES', 'BR-CO-11', totals.allowances ?? Decimal.zero, sum(false)),
    ...compareAmounts('SUM_OF_CHARGES', 'BR-CO-12', totals.charges ?? Decimal.zero, sum(true)),
  ];
}
