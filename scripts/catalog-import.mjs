// `npm run catalog:import -- …`: a vendor's catalogue from a file. Standard output belongs to the command.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
const { ensureReady, runScript } = await import('./lib/ready.mjs');
await runScript(() => ensureReady(['server'], process.stderr));
process.setSourceMapsEnabled(true);
await import('../server/dist/catalog-import.js');
