// Whether the ledger and the balances agree, after everything.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

/** With the operator's command, beside the running product. What did not hold, a sentence each. */
export function verifyLedger(dataDir: string): readonly string[] {
  const { status } = spawnSync(process.execPath, [join(root, 'server/dist/admin.js'), 'verify-ledger'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: 'inherit',
  });
  return status === 0 ? [] : ['verify-ledger found faults, see above'];
}
