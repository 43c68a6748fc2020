// Compares invoices with their orders as they stand now: what arrives later changes the answer until the invoice is approved.
import type { ManualAssignments } from '@praxora/rules/purchasing/invoice-match/assign-lines';
import { usualTolerance } from '@praxora/rules/purchasing/invoice-match/match-input';
import { matchInvoice } from '@praxora/rules/purchasing/invoice-match/match-invoice';
import { type InvoiceMatch, sumCounted } from '@praxora/rules/purchasing/invoice-match/match-result';
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

/** Two statements for all of them. */
export async function matchInvoices(
  tx: Tx,
  invoices: readonly InvoiceRow[],
): Promise<ReadonlyMap<number, MatchedInvoice>> {
  const orderIds = [...new Set(invoices.flatMap(({ orders }) => orders.map(({ id }) => id)))];
  const orders = orderIds.length === 0 ? [] : await listOrders(tx, orderIds);
  const choices = await listChoices(
    tx,
    invoices.map(({ id }) => id),
  );
  const chosen = (id: number): ManualAssignments =>
    new Map(
      choices.flatMap((choice) => (choice.invoiceId === id ? [[choice.lineIndex, choice.positionId]] : [])),
    );
  return new Map(invoices.map((invoice) => [invoice.id, matchRow(invoice, orders, chosen(invoice.id))]));
}

function matchRow(
  invoice: InvoiceRow,
  allOrders: readonly MatchedOrder[],
  chosen: ManualAssignments,
): MatchedInvoice {
  const orders = allOrders.filter(({ id }) => invoice.orders.some((order) => order.id === id));
  // Amounts of another currency say nothing about prices in euros.
  if (orders.length === 0 || invoice.currency !== 'EUR') return { orders, match: null };
  const lines = invoice.content.lines.map(readKeptLine);
  const { kind, netCents, content } = invoice;
  return {
    orders,
    match: matchInvoice({ kind, netCents, lines, charges: content.charges }, orders, usualTolerance, chosen),
  };
}

export function compare(match: InvoiceMatch | null): 'not-compared' | 'agrees' | 'differs' {
  if (match === null) return 'not-compared';
  const differences = [...match.rows, match.charges, match.total].flatMap((row) => row?.differences ?? []);
  const isDiffering = sumCounted(differences) !== 0 && match.tooMuchCents !== 0;
  return isDiffering || differences.some(({ kind }) => kind === 'VAT_RATE') ? 'differs' : 'agrees';
}
