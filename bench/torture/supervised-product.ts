// The product as `npm start` runs it: supervisor, server or servers, and the PostgreSQL that it brings along.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { root } from '../../scripts/lib/root.mjs';
import { toAddress } from '../../server/src/platform/embedded/session.ts';
import { listTree } from '../cluster/process-tree.ts';
import { killTree } from '../cluster/processes.ts';

const patience = 240_000;

export class SupervisedProduct {
  readonly folder: string;
  readonly port: number;
  #supervisor: ChildProcess | undefined;
  #log = '';

  private constructor(folder: string, port: number) {
    [this.folder, this.port] = [folder, port];
    this.#log = join(folder, 'product.log');
  }

  static async create(): Promise<SupervisedProduct> {
    const folder = mkdtempSync(join(tmpdir(), 'praxora-torture-'));
    // As root, the database runs as another user, who must be able to pass.
    chmodSync(folder, 0o711);
    return new SupervisedProduct(folder, await findPort());
  }

  get dataDir(): string {
    return join(this.folder, 'data');
  }

  /** `workers`: how many processes answer requests. */
  async start(workers: number): Promise<void> {
    const log = openSync(this.#log, 'a', 0o644);
    this.#supervisor = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
      env: {
        ...{ PATH: process.env.PATH, HOME: process.env.HOME, HOST: '127.0.0.1', PORT: String(this.port) },
        ...{ DATA_DIR: this.dataDir, DEMO_PRODUCTS: '1000', OPTIMIZER_THREADS: '1', LOG_LEVEL: 'warn' },
        WORKERS: String(workers),
      },
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    await this.waitUntilReady();
  }

  async waitUntilReady(): Promise<void> {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/readyz`, {
        signal: AbortSignal.timeout(5_000),
      }).catch(() => undefined);
      if (answer?.ok) return;
      if (!this.#isRunning) break;
      await sleep(200);
    }
    throw new Error(`The product does not start:\n${this.describeLog()}`);
  }

  get supervisorPid(): number {
    return this.#supervisor?.pid ?? 0;
  }

  /** Started by the supervisor: the server, or the process that starts the servers. */
  get serverPid(): number {
    return listTree(this.supervisorPid)[1] ?? 0;
  }

  /** 0 while PostgreSQL does not run. */
  get postmasterPid(): number {
    try {
      return Number(readFileSync(join(this.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return 0;
    }
  }

  /** Processes of the product and its database whose title begins so, as ps shows it. */
  findProcesses(title: string): number[] {
    return [...listTree(this.supervisorPid), ...listTree(this.postmasterPid)].filter((pid) =>
      readTitle(pid).startsWith(title),
    );
  }

  /** With the rights of the database's owner. */
  async withOwner<Result>(work: (owner: Client) => Promise<Result>): Promise<Result> {
    const owner = new Client(toAddress(this.#readSocketFolder()));
    await owner.connect();
    try {
      return await work(owner);
    } finally {
      await owner.end();
    }
  }

  /** Waits until nothing of it runs any more. */
  async waitUntilEnded(pids: readonly number[]): Promise<void> {
    while (pids.some((pid) => listTree(pid).length > 0)) await sleep(100);
  }

  describeLog(): string {
    const lines = readFileSync(this.#log, 'utf8').trimEnd().split('\n').slice(-20);
    return lines.map((line) => line.slice(0, 300)).join('\n');
  }

  async stop(): Promise<void> {
    const pids = [this.supervisorPid, this.postmasterPid];
    if (!this.#isRunning) return;
    this.#supervisor?.kill('SIGTERM');
    await Promise.race([this.waitUntilEnded(pids), sleep(30_000)]);
    for (const pid of pids) killTree(pid);
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  get #isRunning(): boolean {
    const child = this.#supervisor;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** The fifth line of the file in which PostgreSQL notes where it is. */
  #readSocketFolder(): string {
    return readFileSync(join(this.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[4] ?? '';
  }
}

function readTitle(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    // It ended in between.
    return '';
  }
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}
