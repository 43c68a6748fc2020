// `npm run admin -- …`: the operators' commands. Standard output belongs to the command, whatever has to be prepared.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
const { ensureReady, runScript } = await import('./lib/ready.mjs');
await runScript(() => ensureReady(['server'], process.stderr));
process.setSourceMapsEnabled(true);
await import('../server/dist/admin.js');
