// Holds everything the product keeps beside the stock ledger against the ledger itself, for operators.
import type { Tx } from '../../../../platform/database/tx.ts';
import * as repository from './verifier.repository.ts';

export interface LedgerReport {
  /** Defects, one line each. */
  readonly defects: readonly string[];
  readonly checked: { readonly movements: number; readonly entries: number; readonly articles: number };
}

export async function verifyLedger(tx: Tx): Promise<LedgerReport> {
  const defects = await repository.listDefects(tx);
  return {
    defects: defects.map(({ practice_id, subject, text }) => `practice ${practice_id}, ${subject}: ${text}`),
    checked: await repository.countChecked(tx),
  };
}
