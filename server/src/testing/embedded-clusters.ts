// For tests: data folders of their own and processes on them, all gone afterwards.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type EmbeddedCluster, type EmbeddedOptions, startEmbedded } from '../platform/embedded/embedded.ts';
import { type Address, toAddress } from '../platform/embedded/session.ts';
import { findProgram } from './programs.ts';
import { makeThrowAwayFolder } from './throw-away-folder.ts';

/** Open to the server's user, as a clone in an ordinary place is. */
export function makeFolder(parent?: string): string {
  const folder = makeThrowAwayFolder('praxora-embedded-', parent);
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * For tests that are not about making a cluster, which takes longer than most of them: one is made for the whole file. Gives
 * data folders with a copy of it.
 */
export function makeClusterOnce(): () => string {
  let made = '';
  beforeAll(async () => {
    made = makeThrowAwayFolder('praxora-embedded-');
    const cluster = await startEmbedded({ dataDir: made, log: () => undefined, settings: { fsync: 'off' } });
    await cluster.stop();
  }, 120_000);
  afterAll(() => rmSync(made, { recursive: true, force: true }));
  return () => {
    const dataDir = join(makeFolder(), 'data');
    mkdirSync(dataDir, { mode: 0o711 });
    // With its owner, its rights and all.
    execFileSync('cp', ['-a', join(made, 'postgres'), dataDir]);
    return dataDir;
  };
}

/** Stopped at the latest when the test ends. */
export async function start(
  dataDir: string,
  options: Partial<EmbeddedOptions> = {},
): Promise<EmbeddedCluster> {
  const cluster = await startEmbedded({
    dataDir,
    log: () => undefined,
    settings: { fsync: 'off' },
    ...options,
  });
  onTestFinished(() => cluster.stop());
  return cluster;
}

export interface App {
  readonly child: ChildProcess;
  /** First output of the program. */
  readonly word: string;
  readonly ended: Promise<number | null>;
}

/** In a process group of its own, like one started from a terminal. */
export async function startApp(dataDir: string, user: { uid?: number; gid?: number } = {}): Promise<App> {
  const child = spawn(process.execPath, [findProgram('app.fixture'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    ...user,
  });
  const ended = new Promise<number | null>((settle) => {
    child.once('exit', settle);
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const word = await new Promise<string>((settle) => {
    const lines = createInterface({ input: child.stdout });
    lines.once('line', settle);
    lines.once('close', () => settle('nothing'));
  });
  return { child, word, ended };
}

export const addressIn = (dataDir: string): Address => toAddress(join(dataDir, 'socket'));

export async function queryRows<Row>(address: Address, sql: string): Promise<Row[]> {
  const client = new Client(address);
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows as Row[];
  } finally {
    await client.end();
  }
}
