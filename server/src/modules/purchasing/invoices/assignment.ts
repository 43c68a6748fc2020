// Which vendor and orders an invoice is about: found by its signs, or said by a person.
import type { Invoice } from '@praxora/invoice/model';
import { chooseOrders, type InvoiceReferences } from '@praxora/rules/purchasing/invoice-match/choose-orders';
import { chooseVendor, type InvoiceSender } from '@praxora/rules/purchasing/invoice-match/choose-vendor';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { NewInvoice } from './invoices.repository.ts';
import * as repository from './invoices.repository.ts';
import { findOrderVendor, listCandidates, listVendors } from './matched-orders.repository.ts';

/** Whether an order was found. */
export async function assignAutomatically(
  tx: Tx,
  id: number,
  invoice: NewInvoice,
  document: Invoice | null,
  textOrders: readonly string[],
): Promise<boolean> {
  const vendor = chooseVendor(toSender(invoice, document), await listVendors(tx));
  const candidates = await listCandidates(tx, vendor?.vendorId ?? null);
  const references = toReferences(invoice, document, textOrders);
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
  return chosen.length > 0;
}

/** The order whose page the file was dropped on. */
export async function assignToOrder(tx: Tx, id: number, orderId: number): Promise<void> {
  const vendorId = await findOrderVendor(tx, orderId);
  if (vendorId === null) throw new Refusal('NOT_FOUND');
  await repository.updateAssignment(tx, id, vendorId, 'person', 'person');
  await repository.replaceOrders(tx, id, [orderId]);
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

function toReferences(
  invoice: NewInvoice,
  document: Invoice | null,
  textOrders: readonly string[],
): InvoiceReferences {
  const references = document?.references;
  const lines = document?.lines ?? [];
  return {
    orders: [
      references?.order,
      references?.salesOrder,
      references?.buyerReference,
      ...lines.map(({ order }) => order),
      ...textOrders,
    ].filter(isText),
    deliveryNotes: [references?.deliveryNote, ...lines.map(({ deliveryNote }) => deliveryNote)].filter(
      isText,
    ),
    netCents: invoice.netCents,
    grossCents: invoice.grossCents,
  };
}

const isText = (text: string | null | undefined): text is string => typeof text === 'string' && text !== '';
