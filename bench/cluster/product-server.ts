// One server process of the product.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterProcess } from './processes.ts';

const patience = 240_000;

interface ServerPlace {
  readonly name: string;
  readonly port: number;
  /** For its log and its data. */
  readonly folder: string;
  readonly settings: Readonly<Record<string, string>>;
}

export class ProductServer {
  readonly name: string;
  readonly port: number;
  readonly #process: ClusterProcess;

  constructor({ name, port, folder, settings }: ServerPlace) {
    [this.name, this.port] = [name, port];
    const place = join(folder, name);
    mkdirSync(place);
    this.#process = new ClusterProcess({
      ...{ name, command: process.execPath, args: [], folder },
      environment: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: place, ...settings },
    });
  }

  get pid(): number {
    return this.#process.pid;
  }

  /** `build`: the folder of the project, or of another build of it. */
  async start(build: string): Promise<void> {
    this.#process.start({ args: [join(build, 'server/dist/main.js')] });
    await this.#waitUntil('/readyz');
  }

  async stop(): Promise<void> {
    await this.#process.stop(60_000);
  }

  async restart(build: string): Promise<void> {
    await this.stop();
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
