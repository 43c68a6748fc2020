// Time and size of a backup of what was measured.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { runMeasured } from '../backup/run-measured.ts';

export async function measureBackup(dataDir: string, file: string): Promise<void> {
  const admin = join(root, 'server/dist/admin.js');
  const { seconds, cpuSeconds } = await runMeasured(process.execPath, [admin, 'backup', file], {
    DATA_DIR: dataDir,
  });
  const megabytes = (statSync(file).size / 1e6).toFixed(0);
  console.log(
    `\nBackup: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} CPU s without the database, a file of ${megabytes} MB`,
  );
}
