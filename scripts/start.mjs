// `npm start`: installs what is missing, builds what changed, runs the server and starts it again when it breaks down.
// Nothing but Node itself may be needed here.
import { answerHelp } from './lib/help.mjs';
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
answerHelp(`npm start

Installs what is missing, builds what changed, runs the product and starts it again when it breaks down. Ctrl-C ends it.
Settings are variables of the environment, such as PORT and DATA_DIR: docs/operations.md lists them.`);
const { endWithNpm } = await import('./lib/end-with-npm.mjs');
endWithNpm();
const { ensureReady, runScript } = await import('./lib/ready.mjs');
await runScript(() => ensureReady(['server', 'web'], process.stdout));
const { supervise } = await import('./lib/supervise.mjs');
const { fileURLToPath } = await import('node:url');
const server = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));
process.exitCode = await supervise([server]);
