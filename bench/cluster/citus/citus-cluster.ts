// The product on a Citus coordinator with two workers, all of them on this machine.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { root } from '../../../scripts/lib/root.mjs';
import { withClient } from '../../../server/src/platform/database/connection.ts';
import { type Citus, type CitusNode, joinWorkers, startCitus } from '../../../server/src/testing/citus.ts';
import { findPorts } from '../ports.ts';
import { ProductServer } from '../product-server.ts';

const database = 'praxora';
/** The role that the server works as, as the product names it. */
const appRole = 'praxora_app';
const appPassword = 'of-one-short-life';

export class CitusCluster {
  readonly server: ProductServer;
  readonly #folder: string;
  readonly #citus: Citus;
  #isRemoved = false;

  private constructor(folder: string, citus: Citus, port: number) {
    [this.#folder, this.#citus] = [folder, citus];
    const { coordinator } = citus;
    this.server = new ProductServer({
      ...{ name: 'server', port, folder },
      settings: {
        DATABASE_URL: addressOf(coordinator, 'praxora'),
        APP_DATABASE_URL: addressOf(coordinator, `${appRole}:${appPassword}`),
        DEMO_PRODUCTS: '300',
      },
    });
  }

  /** The database servers, the product, and its demo data; the practices are not spread yet. */
  static async start(say: (line: string) => void, workerCount = 2): Promise<CitusCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'praxora-citus-run-'));
    chmodSync(folder, 0o755);
    // As PostgreSQL has it where nobody says otherwise: that `distribute` changes it is part of what is tried.
    const citus = await startCitus(workerCount, { jit: 'on' }, folder);
    const [coordinator, ...workers] = [citus.coordinator, ...citus.workers].map(({ address }) => address);
    for (const { host, port, user } of [citus.coordinator, ...citus.workers].map(({ address }) => address))
      await withClient({ host, port, user, database: 'postgres' }, (client) =>
        client.query(`create database ${database}`),
      );
    if (coordinator) await joinWorkers(coordinator, workers, database);
    const { entrance } = await findPorts();
    const cluster = new CitusCluster(folder, citus, entrance);
    await cluster.withOwner((owner) => owner.query(`create role ${appRole} login password '${appPassword}'`));
    say('Starting the product, which makes the schema and the demo data on the coordinator.');
    await cluster.server.start(root);
    return cluster;
  }

  /** As an operator does: the server ends, the practices are spread, the server starts. */
  async distribute(): Promise<void> {
    await this.server.stop();
    // It may be repeated: nothing is left to do.
    for (const time of ['first', 'second'])
      if (!this.run('admin', ['distribute'])) throw new Error(`admin distribute failed the ${time} time`);
    await this.server.start(root);
  }

  /** A command of the operator, whose output is shown. False: it failed. */
  run(program: 'admin' | 'catalog-import', args: readonly string[]): boolean {
    const { status } = spawnSync(process.execPath, [join(root, `server/dist/${program}.js`), ...args], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: this.ownerUrl,
        APP_DATABASE_URL: addressOf(this.#citus.coordinator, `${appRole}:${appPassword}`),
        DATA_DIR: join(this.#folder, 'server'),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    return status === 0;
  }

  /** As the owner, on the coordinator. */
  get ownerUrl(): string {
    return addressOf(this.#citus.coordinator, 'praxora');
  }

  /** As the owner, the coordinator first. */
  get nodeUrls(): string[] {
    return [this.#citus.coordinator, ...this.#citus.workers].map((node) => addressOf(node, 'praxora'));
  }

  get folder(): string {
    return this.#folder;
  }

  get workers(): readonly CitusNode[] {
    return this.#citus.workers;
  }

  /** On the coordinator, with the rights of the owner. */
  withOwner<Result>(work: (owner: Client) => Promise<Result>): Promise<Result> {
    return withClient(this.#connection(this.#citus.coordinator, 'praxora'), work);
  }

  /** Directly on a worker, with the rights of the application. */
  asApplicationOn<Result>(worker: CitusNode, work: (client: Client) => Promise<Result>): Promise<Result> {
    return withClient(this.#connection(worker, appRole), work);
  }

  describe(): string {
    const { workers } = this.#citus;
    return [
      '',
      `  Product      http://127.0.0.1:${this.server.port} (demo@praxora.example, password praxora-demo)`,
      `  Coordinator  ${this.ownerUrl}`,
      ...workers.map((worker, index) => `  Worker ${index + 1}     ${addressOf(worker, 'praxora')}`),
      `  Logs         ${this.#folder}/*.log`,
      '\nCtrl-C ends everything.',
    ].join('\n');
  }

  /** Last lines of every log, for the cause of a failure. */
  describeLogs(): string {
    const logs = readdirSync(this.#folder).filter((name) => name.endsWith('.log'));
    return logs
      .map((name) =>
        [
          `--- ${name}`,
          ...readFileSync(join(this.#folder, name), 'utf8').trimEnd().split('\n').slice(-12),
        ].join('\n'),
      )
      .join('\n');
  }

  /** What the server could not do, each kind once. */
  describeFaults(): string {
    const lines = readFileSync(join(this.#folder, 'server.log'), 'utf8').split('\n');
    const faults = new Map<string, string>();
    for (const line of lines) {
      const [, message, code, stack] =
        /"err":\{.*?"message":"(.*?)"(.*?)"stack":"(.{0,600})/.exec(line) ?? [];
      if (message !== undefined) faults.set(`${message}${code}`, stack ?? '');
    }
    return [...faults].flat().join('\n');
  }

  async remove(): Promise<void> {
    if (this.#isRemoved) return;
    this.#isRemoved = true;
    await this.server.kill();
    await this.#citus.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #connection({ address: { host, port } }: CitusNode, user: string) {
    return { host, port, user, database, password: appPassword };
  }
}

const addressOf = ({ address: { host, port } }: CitusNode, user: string): string =>
  `postgresql://${user}@${host}:${port}/${database}`;
