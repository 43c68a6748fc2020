// `npm start`: installs what is missing, builds what changed, runs the server. Nothing but Node itself may be needed here.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
const { ensureReady, runScript } = await import('./lib/ready.mjs');
await runScript(() => ensureReady(['server', 'web'], process.stdout));
process.setSourceMapsEnabled(true);
await import('../server/dist/main.js');
