// What the comparison of open invoices found is kept in memory beside the versions of what it was made from: a list compares only
// those whose order, receipts or corrections have changed since. Nobody has to tell it, see decision 0103.
import type { InvoiceSettings } from '@praxora/contract/purchasing/invoice';
import { LRUCache } from 'lru-cache';
import type { Tx } from '../../../platform/database/tx.ts';
import { isUndecided } from './detail.ts';
import { type InboxSign, listRows } from './inbox.repository.ts';
import { listOrderVersions } from './matched-orders.repository.ts';
import { type Comparison, describeComparison, matchInvoices } from './matching.ts';

interface KeptComparison {
  readonly found: Comparison;
  /** Of all it was made from. */
  readonly version: string;
}

/** By the invoice's document, whose id is unique everywhere; about 300 bytes each. */
const kept = new LRUCache<string, KeptComparison>({ max: 50_000 });

/** Of those that are not decided; one more statement for all of them, and three more for those that have changed. */
export async function compareInvoices(
  tx: Tx,
  signs: readonly InboxSign[],
  settings: InvoiceSettings,
): Promise<ReadonlyMap<number, Comparison>> {
  const open = signs.filter(isUndecided);
  const orderIds = [...new Set(open.flatMap((sign) => sign.orderIds))];
  // Before the orders themselves: what changes in between is compared again the next time.
  const versions = new Map(
    (orderIds.length === 0 ? [] : await listOrderVersions(tx, orderIds)).map(({ id, version }) => [
      id,
      version,
    ]),
  );
  const { lineToleranceCents, documentToleranceCents } = settings;
  const current = open.map((sign) => {
    const ofOrders = sign.orderIds.map((id) => `${id}:${versions.get(id)}`);
    const version = [lineToleranceCents, documentToleranceCents, sign.choices, ...ofOrders].join(' ');
    return { id: sign.id, document: sign.document_id, version };
  });
  const changed = current.filter(({ document, version }) => kept.get(document)?.version !== version);
  const ids = changed.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await listRows(tx, ids);
  const matched = rows.length === 0 ? new Map() : await matchInvoices(tx, rows, settings);
  const compared = new Map<number, Comparison>();
  for (const { id, document, version } of current) {
    const before = kept.get(document);
    const isSame = before?.version === version;
    const found = isSame ? before.found : describeComparison(matched.get(id)?.match ?? null);
    if (!isSame) kept.set(document, { found, version });
    compared.set(id, found);
  }
  return compared;
}
