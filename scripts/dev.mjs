// `npm run dev`: the server and the web app, both reloading at every change. One Ctrl-C ends both.
import { answerHelp } from './lib/help.mjs';
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
answerHelp(`npm run dev

Server and web app, both reloading at every change; the database runs on meanwhile. Ctrl-C ends them.
Settings are variables of the environment, such as PORT and DATA_DIR: docs/operations.md lists them.`);
const { spawn } = await import('node:child_process');
const { createRequire } = await import('node:module');
const { join } = await import('node:path');
const { createInterface } = await import('node:readline');
const { ensureInstalled } = await import('./lib/install.mjs');
const { runScript } = await import('./lib/ready.mjs');
const { root } = await import('./lib/root.mjs');

await runScript(() => ensureInstalled());

/** The file behind a package's command, wherever npm has put it. */
function commandOf(workspace, name) {
  const require = createRequire(join(root, workspace, 'package.json'));
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = require(manifest);
  return join(manifest, '..', typeof bin === 'string' ? bin : bin[name]);
}

const programs = [
  {
    name: 'server',
    command: [commandOf('server', 'tsx'), 'watch', '--clear-screen=false', 'server/src/main.ts'],
  },
  { name: 'web', command: [commandOf('web', 'vite'), '--clearScreen=false', 'web'] },
];

let isEnding = false;
const running = new Set();

function end() {
  isEnding = true;
  for (const child of running) child.kill('SIGTERM');
}

for (const { name, command } of programs) {
  // A group of its own: Ctrl-C reaches only us, and each program is told to end exactly once.
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  for (const [stream, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    createInterface({ input: stream }).on('line', (line) => target.write(`${name.padEnd(6)} | ${line}\n`));
  }
  child.once('exit', (code) => {
    running.delete(child);
    if (isEnding) return;
    console.error(`${name.padEnd(6)} | ended`);
    process.exitCode = code || 1;
    end();
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
