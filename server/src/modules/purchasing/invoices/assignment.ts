// Which vendor and orders an invoice is about: found by its signs, or said by a person.
import type { Invoice } from '@praxora/invoice/model';
import { chooseOrders, type InvoiceReferences } from '@praxora/rules/purchasing/invoice-match/choose-orders';
import { chooseVendor, type InvoiceSender } from '@praxora/rules/purchasing/invoice-match/choose-vendor';
import type { Tx } from '../../../platform/database/tx.ts';
import type { NewInvoice } from './invoices.repository.ts';
import * as repository from './invoices.repository.ts';
import { listCandidates, listVendors } from './matched-orders.repository.ts';

export async function assignAutomatically(
  tx: Tx,
  id: number,
  invoice: NewInvoice,
  document: Invoice | null,
): Promise<void> {
  const vendor = chooseVendor(toSender(invoice, document), await listVendors(tx));
  const candidates = await listCandidates(tx, vendor?.vendorId ?? null);
  const references = toReferences(invoice, document);
  const found = chooseOrders(vendor === null ? withoutAmounts(references) : references, candidates);
  const orders = candidates.filter((candidate) => found?.orderIds.includes(candidate.id));
  const [first] = orders;
  // Orders of several vendors cannot be on one invoice.
  const isOneVendor = orders.every(({ vendorId }) => vendorId === first?.vendorId);
  const chosen = isOneVendor ? orders : [];
  const vendorId = vendor?.vendorId ?? (isOneVendor ? first?.vendorId : undefined) ?? null;
  const vendorMatchedBy = vendor?.matchedBy ?? (vendorId === null ? null : 'order');
  await repository.updateAssignment(
    tx,
    id,
    vendorId,
    vendorMatchedBy,
    chosen.length > 0 ? (found?.matchedBy ?? null) : null,
  );
  if (chosen.length > 0) {
    await repository.replaceOrders(
      tx,
      id,
      chosen.map((order) => order.id),
    );
  }
}

/** Without a vendor an amount alone is no sign: another vendor's order may cost the same. */
const withoutAmounts = (references: InvoiceReferences): InvoiceReferences => ({
  ...references,
  netCents: null,
  grossCents: null,
});

const toSender = (invoice: NewInvoice, document: Invoice | null): InvoiceSender => ({
  vatId: invoice.sellerVatId,
  ibans: invoice.ibans,
  customerNumbers: document?.buyer.ids.map(({ id }) => id) ?? [],
  names: [invoice.sellerName, document?.seller.tradingName ?? ''],
});

function toReferences(invoice: NewInvoice, document: Invoice | null): InvoiceReferences {
  const references = document?.references;
  const lines = document?.lines ?? [];
  return {
    orders: [
      references?.order,
      references?.salesOrder,
      references?.buyerReference,
      ...lines.map(({ order }) => order),
    ].filter(isText),
    deliveryNotes: [references?.deliveryNote, ...lines.map(({ deliveryNote }) => deliveryNote)].filter(
      isText,
    ),
    netCents: invoice.netCents,
    grossCents: invoice.grossCents,
  };
}

const isText = (text: string | null | undefined): text is string => typeof text === 'string' && text !== '';
