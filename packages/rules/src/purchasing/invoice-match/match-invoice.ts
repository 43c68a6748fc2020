// Compares an invoice with what was ordered and what arrived. It is deterministic: the same input gives the same answer.
import { agreedAmount, thousandthsPerPack } from './amounts.ts';
import { assignLines, type ManualAssignments } from './assign-lines.ts';
import { compareCharges, compareTotal, creditDiscount, isChargeLine } from './compare-charges.ts';
import { type ChargedBefore, compareCredit, compareLine } from './compare-line.ts';
import {
  type InvoicedCharge,
  type InvoicedLine,
  type InvoiceToMatch,
  type MatchTolerance,
  type OrderedPosition,
  type OrderToMatch,
  usualTolerance,
} from './match-input.ts';
import {
  type ChargeRow,
  type InvoiceMatch,
  isCounted,
  type MatchDifference,
  type MatchRow,
  sumCounted,
} from './match-result.ts';

export function matchInvoice(
  invoice: InvoiceToMatch,
  orders: readonly OrderToMatch[],
  tolerance: MatchTolerance = usualTolerance,
  manual: ManualAssignments = new Map(),
): InvoiceMatch {
  if (invoice.lines.length === 0 || invoice.kind === 'down-payment') {
    return withSum([], null, compareTotal(invoice, orders, receivedAmount(orders), tolerance), tolerance);
  }
  const assigned = assignLines(invoice.lines, orders, manual);
  const before: ChargedBefore = new Map();
  const charges: InvoicedCharge[] = [...invoice.charges];
  const rows = invoice.lines.flatMap((line, index): MatchRow[] => {
    const assignment = assigned.get(index);
    if (assignment && invoice.kind === 'credit-note')
      return [compareCredit(line, index, assignment, tolerance)];
    if (assignment) return [compareLine(line, index, assignment, before, tolerance)];
    if (isChargeLine(line)) {
      charges.push({ name: line.name, netCents: line.netCents ?? 0 });
      return [];
    }
    return [describeStranger(line, index, invoice.kind)];
  });
  if (invoice.kind === 'credit-note') return withSum(rows, null, null, tolerance);
  const credited = creditDiscount(rows, charges, tolerance);
  const uncharged = listUncharged(orders, before);
  return withSum(
    [...credited.rows, ...uncharged],
    compareCharges(credited.charges, orders, tolerance),
    null,
    tolerance,
  );
}

/** A line of something that nobody ordered. */
const describeStranger = (line: InvoicedLine, lineIndex: number, kind: InvoiceToMatch['kind']): MatchRow => ({
  lineIndex,
  positionId: null,
  matchedBy: null,
  invoicedQuantity: null,
  invoicedCents: line.netCents,
  agreedCents: null,
  differences:
    line.netCents === null || line.netCents === 0 || kind === 'credit-note'
      ? []
      : [{ kind: 'OTHER_ARTICLE', quantity: null, cents: line.netCents }],
});

/** Positions of which more arrived than all invoices charge; what neither arrived nor is charged is no difference. */
const listUncharged = (orders: readonly OrderToMatch[], charged: ChargedBefore): MatchRow[] =>
  orders
    .flatMap(({ positions }) => positions)
    .flatMap((position): MatchRow[] => {
      const open = openThousandths(position) - (charged.get(position.id) ?? 0);
      if (charged.has(position.id) && open <= 0) return [];
      const differences: MatchDifference[] =
        open > 0
          ? [
              {
                kind: 'NOT_INVOICED',
                quantity: open / thousandthsPerPack(position),
                cents: -agreedAmount(position, open),
              },
            ]
          : [];
      return [
        {
          lineIndex: null,
          positionId: position.id,
          matchedBy: null,
          invoicedQuantity: null,
          invoicedCents: null,
          agreedCents: null,
          differences,
        },
      ];
    });

/** Arrived and not charged by earlier invoices. */
const openThousandths = (position: OrderedPosition): number =>
  Math.max(0, position.received - position.invoicedQuantity) * thousandthsPerPack(position);

const receivedAmount = (orders: readonly OrderToMatch[]): number =>
  orders.reduce((total, order) => {
    const goods = order.positions.reduce(
      (sum, position) => sum + agreedAmount(position, openThousandths(position)),
      0,
    );
    return (
      total + goods + Math.max(0, order.shippingCents + order.surchargeCents - order.invoicedChargesCents)
    );
  }, 0);

/** Rounding of many lines together is no difference either. */
function withSum(
  rows: readonly MatchRow[],
  charges: ChargeRow | null,
  total: ChargeRow | null,
  { documentCents }: MatchTolerance,
): InvoiceMatch {
  const differences = [...rows, charges, total].flatMap((row) => row?.differences ?? []);
  const tooMuchCents = sumCounted(differences);
  const isRounding =
    Math.abs(tooMuchCents) <= documentCents && differences.filter(isCounted).every(isHigherPrice);
  return isRounding
    ? { rows: rows.map(withoutHigherPrice), charges, total, tooMuchCents: 0 }
    : { rows, charges, total, tooMuchCents };
}

const isHigherPrice = ({ kind }: MatchDifference): boolean => kind === 'PRICE_HIGHER';

const withoutHigherPrice = (row: MatchRow): MatchRow => ({
  ...row,
  differences: row.differences.filter((difference) => !isHigherPrice(difference)),
});
