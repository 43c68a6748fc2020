// For tests: data folders of their own and processes on them, all gone afterwards.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { type EmbeddedCluster, type EmbeddedOptions, startEmbedded } from './embedded.ts';
import { type Address, addressOf } from './session.ts';

/** Open to the server's user, as a clone in an ordinary place is. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'praxora-embedded-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
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
  /** What it said first. */
  readonly word: string;
  readonly ended: Promise<number | null>;
}

/** In a process group of its own, like one started from a terminal. */
export async function startApp(dataDir: string, user: { uid?: number; gid?: number } = {}): Promise<App> {
  const script = fileURLToPath(new URL('./app.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
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

export const addressIn = (dataDir: string): Address => addressOf(join(dataDir, 'socket'));

export async function ask<Row>(address: Address, sql: string): Promise<Row[]> {
  const client = new Client(address);
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows as Row[];
  } finally {
    await client.end();
  }
}
