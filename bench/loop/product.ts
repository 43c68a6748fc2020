// The product in a process of its own that tells its parent how long its event loop was held, and how much memory it took.
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { createApp } from '../../server/src/app.ts';
import { openEngine, openSearch } from '../../server/src/modules/shop/index.ts';
import { readConfig } from '../../server/src/platform/config/config.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { makeSampleAs } from '../../server/src/sample-practice.ts';
import { ensureDemoData, openStore } from '../../server/src/startup.ts';
import { HoldMeter } from './hold-meter.ts';
import { loadLargeOrder } from './large-order.ts';

export interface Measured {
  /** Milliseconds. */
  readonly longestHold: number;
  /** Bytes, over what lay there before. */
  readonly memoryTaken: number;
}
export type FromProduct =
  | {
      readonly kind: 'ready';
      readonly address: string;
      readonly orderNumber: string;
      readonly orderId: number;
    }
  | ({ readonly kind: 'measured' } & Measured);

const root = resolve(import.meta.dirname, '../..');
const quiet = (): void => undefined;
const tell = (message: FromProduct): void => void process.send?.(message);

const config = readConfig({ LOG_LEVEL: 'error', ...process.env }, root);
const store = await openStore({ config, root, say: quiet });
await ensureDemoData(store.owner, config, new Date(), quiet);
const owner = new Client(store.owner);
await owner.connect();
const order = await loadLargeOrder(owner, Number(process.env.BENCH_POSITIONS));
await owner.end();
const database = openDatabase(store.app, config.DATABASE_POOL, { onBroken: quiet });
const platform = {
  config,
  database,
  log: createLog(config.LOG_LEVEL),
  now: () => new Date(),
  publicUrl: () => 'http://localhost',
};
const engine = openEngine(platform, store.app);
const search = openSearch(platform, engine);
const app = await createApp(platform, {
  webFolder: join(root, 'web/dist'),
  search,
  makeSample: makeSampleAs(store.owner),
});
await engine.start();
await app.listen({ port: 0, host: '127.0.0.1' });

const holds = new HoldMeter();
let before = 0;
let most = 0;
const look = (): void => {
  most = Math.max(most, process.memoryUsage.rss());
};
setInterval(look, 5);

process.on('message', (wish: 'begin' | 'report' | 'end') => {
  if (wish === 'begin') {
    globalThis.gc?.();
    before = process.memoryUsage.rss();
    most = before;
    holds.reset();
  } else if (wish === 'report') {
    look();
    tell({ kind: 'measured', longestHold: holds.longest, memoryTaken: most - before });
  } else void end();
});

async function end(): Promise<void> {
  await app.close();
  await engine.stop();
  await database.close();
  await store.stop();
  process.exit(0);
}

tell({
  kind: 'ready',
  address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
  ...order,
});
