// Check that the stock ledger is consistent after a test.
import { expect } from 'vitest';
import { verifyLedger } from '../modules/inventory/index.ts';
import type { TestApp } from './app.ts';

export async function closeWithSoundLedger(app: TestApp): Promise<void> {
  expect((await verifyLedger(app.asOwner)).defects).toEqual([]);
  await app.close();
}
