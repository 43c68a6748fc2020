// The built product in a process of its own, and what it and its database use.
import { resolve } from 'node:path';
import { Client } from 'pg';
import { fromBuild, type RunningProduct, startProduct } from '../../fuzz/product/start.ts';
import { databaseCpu as measureDatabase } from '../beside-sql/database-cpu.ts';
import { processCpu } from '../beside-sql/process-cpu.ts';
import type { Inside, ProcessCommand } from './inside.ts';
import { options } from './options.ts';

export interface Cpu {
  /** Milliseconds. */
  readonly server: number;
  readonly database: number;
}

export interface MeasuredProduct {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  /** SQL over everything. */
  readonly owner: Client;
  readonly running: RunningProduct;
  cpu(): Cpu;
  /** CPU time of its database's processes; the bare side queries the same database. */
  databaseCpu(): number;
  tell(wish: ProcessCommand): void;
  report(): Promise<Inside>;
  stop(): Promise<void>;
}

interface Wanted {
  readonly name: string;
  readonly root: string;
  /** The bundle of inside.ts. */
  readonly inside: string;
  /** Kept when it ends; left out: thrown away. */
  readonly dataDir?: string | undefined;
  readonly settings?: Readonly<Record<string, string>>;
}

const profiling =
  options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${resolve(options.profile)}`];

export async function startMeasured({
  name,
  root,
  inside,
  dataDir,
  settings,
}: Wanted): Promise<MeasuredProduct> {
  const running = await startProduct({
    program: [...profiling, '--import', inside, ...fromBuild],
    root,
    ...(dataDir === undefined ? {} : { dataDir }),
    talks: true,
    settings: { DEMO_PRODUCTS: '12000', LOG_LEVEL: 'info', OPTIMIZER_SECONDS: '10', ...settings },
  });
  const owner = new Client(running.owner);
  await owner.connect();
  const databaseCpu = await measureDatabase(owner);
  if (databaseCpu === null) throw new Error('Processor time can be measured on Linux only, out of /proc');
  return {
    name,
    port: running.port,
    pid: running.pid,
    owner,
    running,
    databaseCpu,
    cpu: () => ({ server: processCpu(running.pid), database: databaseCpu() }),
    tell: (wish) => void running.child.send(wish),
    report: () =>
      new Promise((told) => {
        const listen = (message: Inside | string): void => {
          // The product itself says when it is ready.
          if (typeof message === 'string') return;
          running.child.off('message', listen);
          told(message);
        };
        running.child.on('message', listen);
        running.child.send('report' satisfies ProcessCommand);
      }),
    stop: async () => {
      await owner.end();
      await running.stop();
    },
  };
}
