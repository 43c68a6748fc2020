// `npm run fuzz -- …`: attacks the built product with generated requests; see fuzz/main.ts.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
const { ensureReady, runScript } = await import('./lib/ready.mjs');
const asksForHelp = process.argv.some((word) => word === '--help' || word === '-h');
if (!asksForHelp) await runScript(() => ensureReady(['server', 'web'], process.stdout));
const { tsImport } = await import('tsx/esm/api');
const { main } = await tsImport('../fuzz/main.ts', import.meta.url);
await runScript(async () => {
  process.exitCode = await main(process.argv.slice(2));
});
