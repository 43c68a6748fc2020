// `npm start`: installs what is missing, builds what changed, runs the server and starts it again when it breaks down.
// Nothing but Node itself may be needed here.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
const { ensureReady, runScript } = await import('./lib/ready.mjs');
await runScript(() => ensureReady(['server', 'web'], process.stdout));
const { supervise } = await import('./lib/supervise.mjs');
const { fileURLToPath } = await import('node:url');
const server = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));
process.exitCode = await supervise(['--enable-source-maps', server]);
