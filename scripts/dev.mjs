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
const { once } = await import('node:events');
const { createInterface } = await import('node:readline');
const { stripVTControlCharacters } = await import('node:util');
const { endWithNpm } = await import('./lib/end-with-npm.mjs');
endWithNpm();
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

let isEnding = false;
const running = new Set();

/** Ctrl-C: what uses the database ends before it. */
async function end() {
  if (isEnding) return;
  isEnding = true;
  const [database, ...others] = running;
  await Promise.all(others.map(stop));
  if (database) await stop(database);
}

function stop(child) {
  if (!running.has(child)) return undefined;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  return ended;
}

/** Starts a program and settles with the first line of its output that fits; fails when it ends before. */
function start(name, command, awaited, env = {}) {
  // A group of its own: Ctrl-C reaches only us, and each program is told to end exactly once.
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  return new Promise((found, fail) => {
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      createInterface({ input: stream }).on('line', (line) => {
        target.write(`${name.padEnd(8)} | ${line}\n`);
        const match = awaited.exec(stripVTControlCharacters(line));
        if (match) found(match);
      });
    }
    child.once('exit', (code) => {
      running.delete(child);
      fail(new Error(`${name} ended`));
      if (isEnding) return;
      console.error(`${name.padEnd(8)} | ended`);
      process.exitCode = code || 1;
      void end();
    });
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());

try {
  const tsx = commandOf('server', 'tsx');
  // It runs on while the server starts anew.
  await start('database', [tsx, 'server/src/cli/dev-database.ts'], /The database is ready/);
  const [, address] = await start(
    'web',
    [commandOf('web', 'vite'), '--clearScreen=false', 'web'],
    /Local:\s+(http\S+?)\/?$/,
  );
  // The page is served by the web app's own server: that is the address to open, and the one for links in mail.
  const server = [tsx, 'watch', '--clear-screen=false', 'server/src/main.ts', '--beside'];
  await start('server', server, /Praxora is ready/, { PUBLIC_URL: process.env.PUBLIC_URL ?? address });
} catch (error) {
  // Ctrl-C before all was there, or one of them has said why it ended.
  if (!isEnding) console.error(error.message);
  await end();
}
