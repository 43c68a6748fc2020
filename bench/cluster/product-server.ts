// One server process of the product.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ports } from './ports.ts';
import { ClusterProcess } from './processes.ts';
import type { Secrets } from './secrets.ts';

const patience = 240_000;
/** Longer than HAProxy needs to notice, which looks every two seconds and believes the second look. */
const drainSeconds = 6;

export class ProductServer {
  readonly name: string;
  readonly port: number;
  readonly #process: ClusterProcess;

  constructor(number: 1 | 2 | 3, folder: string, ports: Ports, secrets: Secrets) {
    this.name = `server-${number}`;
    this.port = ports.servers[number - 1] ?? 0;
    const place = join(folder, this.name);
    mkdirSync(place);
    this.#process = new ClusterProcess({
      name: this.name,
      command: process.execPath,
      args: [],
      folder,
      environment: {
        PORT: String(this.port),
        HOST: '127.0.0.1',
        PUBLIC_URL: `http://127.0.0.1:${ports.entrance}`,
        TRUST_PROXY: '127.0.0.1',
        DATA_DIR: place,
        DATABASE_URL: `postgresql://praxora:${secrets.owner}@127.0.0.1:${ports.primary}/praxora`,
        APP_DATABASE_URL: `postgresql://praxora_app:${secrets.app}@127.0.0.1:${ports.pooler}/praxora`,
        PREPARED_STATEMENTS: 'false',
        DRAIN_SECONDS: String(drainSeconds),
        DEMO_PRODUCTS: '2000',
      },
    });
  }

  /** `build`: the folder of the project, or of another build of it. */
  async start(build: string): Promise<void> {
    this.#process.start({ args: [join(build, 'server/dist/main.js')] });
    await this.#waitUntil('/readyz');
  }

  async restart(build: string): Promise<void> {
    await this.#process.stop(60_000);
    await this.start(build);
  }

  async kill(): Promise<void> {
    await this.#process.kill();
  }

  async #waitUntil(path: string): Promise<void> {
    const end = Date.now() + patience;
    const address = `http://127.0.0.1:${this.port}${path}`;
    for (;;) {
      const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
      if (answer?.ok) return;
      if (!this.#process.isRunning || Date.now() > end) throw new Error(`${this.name} does not start`);
      await sleep(250);
    }
  }
}
