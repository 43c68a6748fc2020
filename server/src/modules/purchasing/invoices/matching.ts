// Compares invoices with their orders as they stand now: what arrives later changes the answer until the invoice is approved.
import { matchInvoice } from '@praxora/rules/purchasing/invoice-match/match-invoice';
import { type InvoiceMatch, sumCounted } from '@praxora/rules/purchasing/invoice-match/match-result';
import type { Tx } from '../../../platform/database/tx.ts';
import { readKeptLine } from './invoice-content.ts';
import type { InvoiceRow } from './invoices.repository.ts';
import { listOrders, type MatchedOrder } from './matched-orders.repository.ts';

export interface MatchedInvoice {
  readonly orders: readonly MatchedOrder[];
  /** Null where there is nothing to compare with. */
  readonly match: InvoiceMatch | null;
}

/** One statement for all of them. */
export async function matchInvoices(
  tx: Tx,
  invoices: readonly InvoiceRow[],
): Promise<ReadonlyMap<number, MatchedInvoice>> {
  const orderIds = [...new Set(invoices.flatMap(({ orders }) => orders.map(({ id }) => id)))];
  const orders = orderIds.length === 0 ? [] : await listOrders(tx, orderIds);
  return new Map(invoices.map((invoice) => [invoice.id, matchRow(invoice, orders)]));
}

function matchRow(invoice: InvoiceRow, allOrders: readonly MatchedOrder[]): MatchedInvoice {
  const orders = allOrders.filter(({ id }) => invoice.orders.some((order) => order.id === id));
  // Amounts of another currency say nothing about prices in euros.
  if (orders.length === 0 || invoice.currency !== 'EUR') return { orders, match: null };
  const lines = invoice.content.lines.map(readKeptLine);
  const { kind, netCents, content } = invoice;
  return { orders, match: matchInvoice({ kind, netCents, lines, charges: content.charges }, orders) };
}

export function compare(match: InvoiceMatch | null): 'not-compared' | 'agrees' | 'differs' {
  if (match === null) return 'not-compared';
  const differences = [...match.rows, match.charges, match.total].flatMap((row) => row?.differences ?? []);
  const isDiffering = sumCounted(differences) !== 0 && match.tooMuchCents !== 0;
  return isDiffering || differences.some(({ kind }) => kind === 'VAT_RATE') ? 'differs' : 'agrees';
}
