// Processes of the cluster: each writes its own log, all of them end with us, however we end.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runsAsRoot, unprivilegedUser } from '../../server/src/platform/embedded/server-user.ts';
import { listTree } from './process-tree.ts';
import { findProgram } from './programs.ts';

interface ProcessOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** PostgreSQL and PgBouncer refuse to run as root. */
  readonly isUnprivileged?: boolean;
}

/** PostgreSQL, PgBouncer and their files belong to this user where root starts the cluster. */
export const clusterUser = runsAsRoot() ? unprivilegedUser() : undefined;

export class ClusterProcess {
  readonly #options: ProcessOptions;
  #child: ChildProcess | undefined;

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get isRunning(): boolean {
    const child = this.#child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** Another program or environment from the next start on. */
  start(changes: Partial<ProcessOptions> = {}): void {
    Object.assign(this.#options, changes);
    const { name, command, args, folder, environment, isUnprivileged } = this.#options;
    const log = openSync(join(folder, `${name}.log`), 'a', 0o644);
    const user = isUnprivileged && clusterUser ? { uid: clusterUser.uid, gid: clusterUser.gid } : {};
    // Should we be killed, the system tells it to end.
    this.#child = spawn(findProgram('setpriv') ?? '', ['--pdeathsig', 'TERM', command, ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...environment },
      stdio: ['ignore', log, log],
      // Ctrl-C in the terminal reaches only us, and we end all of them in order.
      detached: true,
      ...user,
    });
    closeSync(log);
  }

  /** Ends it in order, or by force after so many milliseconds. */
  async stop(patience = 20_000): Promise<void> {
    const ended = this.#ended();
    this.#child?.kill('SIGTERM');
    await Promise.race([ended, sleep(patience, undefined, { ref: false })]);
    await this.kill();
  }

  /** With everything that it started. */
  async kill(): Promise<void> {
    const ended = this.#ended();
    killTree(this.pid);
    await ended;
  }

  async #ended(): Promise<void> {
    if (this.isRunning && this.#child) await once(this.#child, 'exit');
  }
}

/** Stops all of them first, so that none starts another one in between. */
export function killTree(pid: number): void {
  signalTree(pid, 'SIGSTOP');
  signalTree(pid, 'SIGKILL');
}

/** Sends a signal to a process and all that descend from it, until none is left that did not get it. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  const reached = new Set<number>();
  for (;;) {
    const next = listTree(pid).filter((one) => !reached.has(one));
    if (next.length === 0) return;
    for (const one of next) {
      reached.add(one);
      trySignal(one, signal);
    }
  }
}

function trySignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It ended in between.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
