// Runs what `npm start` runs, on a free port and a database that is thrown away.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
// The helpers below extend vitest's types, which must be known for that.
import type {} from 'vitest';
import { variables } from '../../server/src/platform/config/variables.ts';
import { joinEmbedded } from '../../server/src/platform/embedded/embedded.ts';
import { dropDatabase, onServer } from '../../server/src/testing/server.ts';
import { makeThrowAwayFolder } from '../../server/src/testing/throw-away-folder.ts';
import type { RunningProduct } from './running.ts';
import { copySeeded } from './seeded-folder.ts';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The environment for the product and its commands: these settings, and none that happen to be set around the tests. */
export function environmentWith(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const around = Object.entries(process.env).filter(([name]) => !(name in variables));
  return { ...Object.fromEntries(around), ...settings };
}

interface StartedProduct extends RunningProduct {
  stop(): Promise<void>;
}

interface Store {
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

function temporaryFolder(): Store {
  const folder = makeThrowAwayFolder('praxora-browser-');
  return {
    env: { DATA_DIR: join(folder, 'data') },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function temporaryDatabase(connectionString: string): Promise<Store> {
  const run = randomUUID().slice(0, 8);
  const server = { run, owner: { connectionString } };
  const name = `praxora_browser_${run}`;
  await onServer(server, (client) => client.query(`create database ${name}`));
  const address = new URL(connectionString);
  address.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: address.href },
    remove: () => onServer(server, (client) => dropDatabase(client, name)),
  };
}

const readyLine = /Praxora is ready: (http\S+)/;

/** The address it announces; what it said instead when it ends before. */
function waitUntilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const url = readyLine.exec(said)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`The product ended with code ${code} instead of starting:\n${said}`)),
    );
  });
}

/** The database beside the running product, as an operator's command finds it. */
async function ownerOf(env: Readonly<Record<string, string>>): Promise<RunningProduct['owner']> {
  if (env.DATABASE_URL) return { connectionString: env.DATABASE_URL };
  const { owner } = await joinEmbedded({ dataDir: env.DATA_DIR ?? '', log: () => undefined });
  return owner;
}

const demo = { PORT: '0', DEMO_DATA: 'true', DEMO_PRODUCTS: '2000' };

interface RunningProcess {
  readonly url: string;
  end(): Promise<void>;
}

async function run(env: Readonly<Record<string, string>>): Promise<RunningProcess> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: environmentWith(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  try {
    return { url: await waitUntilReady(child), end };
  } catch (error) {
    await end();
    throw error;
  }
}

const makeDemoData = async (dataDir: string): Promise<void> =>
  (await run({ ...demo, DATA_DIR: dataDir })).end();

export async function startProduct(): Promise<StartedProduct> {
  const given = process.env.DATABASE_URL;
  const store = given ? await temporaryDatabase(given) : temporaryFolder();
  const env = { ...store.env, ...demo };
  try {
    if (store.env.DATA_DIR) await copySeeded(store.env.DATA_DIR, { root, make: makeDemoData });
    const { url, end } = await run(env);
    const stop = async () => {
      await end();
      await store.remove();
    };
    return { url, env, owner: await ownerOf(env), stop };
  } catch (error) {
    await store.remove();
    throw error;
  }
}
