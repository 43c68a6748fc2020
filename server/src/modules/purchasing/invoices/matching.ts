// Compares invoices with their orders as they stand now: what arrives later changes the answer until the invoice is approved.

import type { InvoiceListed, InvoiceSettings } from '@praxora/contract/purchasing/invoice';
import type { ManualAssignments } from '@praxora/rules/purchasing/invoice-match/assign-lines';
import type { MatchTolerance } from '@praxora/rules/purchasing/invoice-match/match-input';
import { matchInvoice } from '@praxora/rules/purchasing/invoice-match/match-invoice';
import {
  type InvoiceMatch,
  type MatchDifference,
  type MatchRow,
  sumCounted,
} from '@praxora/rules/purchasing/invoice-match/match-result';
import type { Tx } from '../../../platform/database/tx.ts';
import { listChoices } from './corrections.repository.ts';
import { readKeptLine } from './invoice-content.ts';
import type { InvoiceRow } from './invoices.repository.ts';
import { listOrders, type MatchedOrder } from './matched-orders.repository.ts';

export interface MatchedInvoice {
  readonly orders: readonly MatchedOrder[];
  /** Null where there is nothing to compare with. */
  readonly match: InvoiceMatch | null;
}

/** Two statements for all of them. What is compared again and again is in `comparisons.ts`. */
export async function matchInvoices(
  tx: Tx,
  invoices: readonly InvoiceRow[],
  { lineToleranceCents, documentToleranceCents }: InvoiceSettings,
): Promise<ReadonlyMap<number, MatchedInvoice>> {
  const orderIds = [...new Set(invoices.flatMap(({ orders }) => orders.map(({ id }) => id)))];
  const orders = orderIds.length === 0 ? [] : await listOrders(tx, orderIds);
  const tolerance = { lineCents: lineToleranceCents, documentCents: documentToleranceCents };
  const orderById = new Map(orders.map((order) => [order.id, order]));
  const choices = await listChoices(
    tx,
    invoices.map(({ id }) => id),
  );
  const chosen = new Map<number, Map<number, number | null>>();
  for (const { invoiceId, lineIndex, positionId } of choices)
    chosen.set(invoiceId, (chosen.get(invoiceId) ?? new Map()).set(lineIndex, positionId));
  return new Map(
    invoices.map((invoice) => [
      invoice.id,
      matchRow(invoice, orderById, chosen.get(invoice.id) ?? new Map(), tolerance),
    ]),
  );
}

function matchRow(
  invoice: InvoiceRow,
  orderById: ReadonlyMap<number, MatchedOrder>,
  chosen: ManualAssignments,
  tolerance: MatchTolerance,
): MatchedInvoice {
  const orders = invoice.orders.flatMap(({ id }) => orderById.get(id) ?? []);
  // Amounts of another currency say nothing about prices in euros.
  if (orders.length === 0 || invoice.currency !== 'EUR') return { orders, match: null };
  const lines = invoice.content.lines.map(readKeptLine);
  const { kind, content } = invoice;
  const netCents = invoice.netCents ?? toNet(invoice.grossCents, orders);
  return {
    orders,
    match: matchInvoice({ kind, netCents, lines, charges: content.charges }, orders, tolerance, chosen),
  };
}

/** Where only the gross amount was typed, its VAT is in the share that the orders have. */
function toNet(grossCents: number, orders: readonly MatchedOrder[]): number | null {
  const gross = orders.reduce((sum, order) => sum + order.grossCents, 0);
  const net = orders.reduce((sum, order) => sum + order.netCents, 0);
  return gross === 0 ? null : Math.round((grossCents * net) / gross);
}

export type Comparison = Pick<InvoiceListed, 'comparison' | 'tooMuchCents' | 'differenceCount' | 'positions'>;

export function describeComparison(match: InvoiceMatch | null): Comparison {
  if (match === null) return notCompared;
  const { tooMuchCents } = match;
  const lines = [...match.rows, match.charges, match.total].map((row) => row?.differences ?? []);
  const differences = lines.flat();
  const isDiffering = sumCounted(differences) !== 0 && tooMuchCents !== 0;
  const isOtherRate = differences.some(isOfRate);
  const charged = match.rows.filter(({ lineIndex }) => lineIndex !== null);
  return {
    comparison: isDiffering || isOtherRate ? 'differs' : 'agrees',
    tooMuchCents,
    differenceCount: lines.filter((line) => sumCounted(line) !== 0 || line.some(isOfRate)).length,
    positions: { charged: countPositions(charged), ordered: countPositions(match.rows) },
  };
}

export const notCompared: Comparison = {
  ...{ comparison: 'not-compared', tooMuchCents: 0, differenceCount: 0, positions: null },
};

const isOfRate = ({ kind }: MatchDifference): boolean => kind === 'VAT_RATE';

const countPositions = (rows: readonly MatchRow[]): number =>
  new Set(rows.flatMap(({ positionId }) => positionId ?? [])).size;
