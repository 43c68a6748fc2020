// A corrected invoice takes the place of the one complained about; a credit note of the whole amount cancels it.
import type { Invoice } from '@praxora/invoice/model';
import type { Tx } from '../../../platform/database/tx.ts';
import type { NewInvoice } from './invoices.repository.ts';
import * as repository from './succession.repository.ts';

export async function succeed(
  tx: Tx,
  id: number,
  invoice: NewInvoice,
  document: Invoice | null,
): Promise<void> {
  const named = (document?.references.precedingInvoices ?? []).map(({ number }) => number.toUpperCase());
  const candidates = await repository.listPredecessors(tx, id, invoice.sellerKey);
  const byNumber = candidates.filter(({ number }) => named.includes(number.toUpperCase()));
  // Without a number: the only one of the same orders that waits for the vendor.
  const waiting = candidates.filter(({ state, isOfSameOrders }) => state === 'complained' && isOfSameOrders);
  const [earlier, ...others] = byNumber.length > 0 ? byNumber : invoice.kind === 'invoice' ? waiting : [];
  if (earlier === undefined || others.length > 0) return;
  if (invoice.kind === 'invoice') await repository.replace(tx, earlier.id, id);
  else if (invoice.kind === 'credit-note' && Math.abs(invoice.grossCents) === Math.abs(earlier.grossCents))
    await repository.cancel(tx, earlier.id, id);
}
