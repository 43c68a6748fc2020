// What is killed with `kill -9`, and how the product comes back.
import { setTimeout as sleep } from 'node:timers/promises';
import { listTree } from '../cluster/process-tree.ts';
import { killTree } from '../cluster/processes.ts';
import type { SupervisedProduct } from './supervised-product.ts';

export interface Kill {
  readonly name: string;
  /** How many processes answer requests: some parts exist only where there are several. */
  readonly workers: 1 | 2;
  run(product: SupervisedProduct): Promise<void>;
}

/** Milliseconds. */
const patience = 60_000;

/** One of the processes at random; right after another kill there may be none for a while. */
async function killOne(find: () => readonly number[]): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    const pids = find().filter((pid) => listTree(pid).length > 0);
    const pid = pids[Math.floor(Math.random() * pids.length)];
    if (pid !== undefined && tryToKill(pid)) return;
    if (Date.now() > end) throw new Error('There is no such process to kill');
    await sleep(100);
  }
}

/** False: it ended in between. */
function tryToKill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** The server has to notice that by itself, and ends in order; somebody starts the product again. */
const killSupervisor =
  (workers: number) =>
  async (product: SupervisedProduct): Promise<void> => {
    const pids = [product.supervisorPid, product.serverPid, product.postmasterPid];
    await killOne(() => [product.supervisorPid]);
    await product.waitUntilEnded(pids);
    await product.start(workers);
  };

/** As if the machine lost its power, but for what the operating system has not written to the disk yet. */
const killEverything =
  (workers: number) =>
  async (product: SupervisedProduct): Promise<void> => {
    const pids = [product.supervisorPid, product.postmasterPid];
    for (const pid of pids) killTree(pid);
    await product.waitUntilEnded(pids);
    await product.start(workers);
  };

const postmaster: Kill['run'] = (product) => killOne(() => [product.postmasterPid]);
const titled =
  (title: string): Kill['run'] =>
  (product) =>
    killOne(() => product.findProcesses(title));

/**
 * In this order, again and again. The last one of each half starts the product with the number of workers of the other half, and
 * with a supervisor that knows nothing of former crashes, after which it would wait longer and longer.
 */
export const kills: readonly Kill[] = [
  { name: 'server', workers: 1, run: (product) => killOne(() => [product.serverPid]) },
  { name: 'postmaster', workers: 1, run: postmaster },
  { name: 'backend of a client', workers: 1, run: titled('postgres: praxora_app') },
  { name: 'walwriter', workers: 1, run: titled('postgres: walwriter') },
  { name: 'checkpointer', workers: 1, run: titled('postgres: checkpointer') },
  { name: 'supervisor', workers: 1, run: killSupervisor(2) },
  { name: 'one of two servers', workers: 2, run: titled('praxora server') },
  { name: 'search process', workers: 2, run: titled('praxora search') },
  { name: 'primary process', workers: 2, run: (product) => killOne(() => [product.serverPid]) },
  { name: 'postmaster', workers: 2, run: postmaster },
  { name: 'backend of a client', workers: 2, run: titled('postgres: praxora_app') },
  { name: 'everything at once', workers: 2, run: killEverything(1) },
];
