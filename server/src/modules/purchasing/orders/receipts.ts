// Receipts, returns and reversals as they are shown, with what stands in the way of taking a line back.
import type { Receipt, ReceiptLine } from '@praxora/contract/purchasing/order';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { laterMovements } from '../../inventory/index.ts';
import { listReceipts, type ReceiptRow } from './receipts.repository.ts';

export const readReceipts = async (tx: Tx, orderIds: readonly number[]): Promise<Receipt[]> =>
  withObstacles(tx, await listReceipts(tx, { orderIds }));

export async function receiptDetail(tx: Tx, receiptId: number): Promise<Receipt> {
  const [receipt] = await withObstacles(tx, await listReceipts(tx, { receiptId }));
  if (receipt === undefined) throw new Refusal('NOT_FOUND');
  return receipt;
}

async function withObstacles(tx: Tx, receipts: readonly ReceiptRow[]): Promise<Receipt[]> {
  const received = receipts.filter(({ kind }) => kind === 'receipt').flatMap(({ lines }) => lines);
  const later = await laterMovements(
    tx,
    received.flatMap(({ stockId }) => stockId ?? []),
  );
  const obstacleTo = (line: ReceiptRow['lines'][number]): ReceiptLine['obstacle'] => {
    if (line.isTakenBack) return null;
    if (line.stockId === null) return (line.notStored ?? line.quantity) < line.quantity ? 'return' : null;
    const kind = later.get(line.stockId);
    // An input is no obstacle, as an entry has only one, and neither is a reversal.
    return kind === undefined || kind === 'input' || kind === 'undo' || kind === 'cancellation' ? null : kind;
  };
  return receipts.map((receipt) => ({
    ...receipt,
    lines: receipt.lines.map((row) => {
      const { notStored: _, ...line } = row;
      return { ...line, obstacle: receipt.kind === 'receipt' ? obstacleTo(row) : null };
    }),
  }));
}
