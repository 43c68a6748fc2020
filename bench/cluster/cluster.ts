// The whole cluster: etcd, three nodes of the database, HAProxy before them, PgBouncer, three servers, HAProxy before those.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { root } from '../../scripts/lib/root.mjs';
import { connectWhenReady } from '../../server/src/testing/own-postgres.ts';
import { makeOtherBuild } from './builds.ts';
import { writeConfiguration } from './configuration.ts';
import { DatabaseNode } from './database-node.ts';
import { Patroni } from './patroni.ts';
import { findPorts, type Ports } from './ports.ts';
import { ClusterProcess } from './processes.ts';
import { ProductServer } from './product-server.ts';
import { findProgram } from './programs.ts';
import { makeSecrets, type Secrets } from './secrets.ts';

const numbers = [1, 2, 3] as const;
/** Longer than HAProxy needs to notice, which looks every two seconds and believes the second look. */
const drainSeconds = 6;

export class Cluster {
  readonly folder: string;
  readonly ports: Ports;
  readonly nodes: readonly DatabaseNode[];
  readonly servers: readonly ProductServer[];
  readonly patroni: Patroni;
  readonly etcd: ClusterProcess;
  readonly pooler: ClusterProcess;
  readonly #proxies: readonly ClusterProcess[];
  readonly #secrets: Secrets;
  /** Folder of the build that the servers begin with. */
  #firstBuild = root;
  #isRemoved = false;

  private constructor(folder: string, ports: Ports, secrets: Secrets) {
    [this.folder, this.ports, this.#secrets] = [folder, ports, secrets];
    this.nodes = numbers.map((number) => new DatabaseNode(number, folder, ports, secrets));
    this.servers = numbers.map((number) => {
      const port = ports.servers[number - 1] ?? 0;
      return new ProductServer({
        name: `server-${number}`,
        port,
        folder,
        settings: serverSettings(ports, secrets),
      });
    });
    this.patroni = new Patroni(this.nodes, secrets);
    this.etcd = etcdProcess(folder, ports);
    this.pooler = new ClusterProcess({
      ...{
        name: 'pgbouncer',
        command: findProgram('pgbouncer') ?? '',
        args: [join(folder, 'pgbouncer.ini')],
      },
      ...{ folder, isUnprivileged: true },
    });
    this.#proxies = proxyProcesses(folder, ports);
  }

  static async create(): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'praxora-cluster-'));
    // The database's own user passes through, and nobody lists it.
    chmodSync(folder, 0o711);
    const [ports, secrets] = [await findPorts(), makeSecrets()];
    const cluster = new Cluster(folder, ports, secrets);
    writeConfiguration(folder, ports, secrets);
    return cluster;
  }

  /** `previous`: folder of another, built checkout that the servers begin with. */
  async start(say: (line: string) => void, previous?: string): Promise<void> {
    this.etcd.start();
    for (const node of this.nodes) node.start();
    for (const proxy of this.#proxies) proxy.start();
    this.pooler.start();
    say('Waiting for the database: one primary and two standbys.');
    this.#firstBuild = previous ?? (await makeOtherBuild(this.folder));
    await this.patroni.waitUntilWhole();
    await this.#createDatabase();
    say('Starting three servers; the first one makes the schema and the demo data.');
    const [first, ...others] = this.servers;
    await first?.start(this.#firstBuild);
    await Promise.all(others.map((server) => server.start(this.#firstBuild)));
  }

  /** With the rights of the database's owner, on the primary. */
  async withOwner<Result>(work: (owner: Client) => Promise<Result>): Promise<Result> {
    const owner = new Client({
      connectionString: this.ownerUrl,
      connectionTimeoutMillis: 10_000,
    });
    // The statement under way fails.
    owner.on('error', () => undefined);
    await owner.connect();
    try {
      return await work(owner);
    } finally {
      await owner.end();
    }
  }

  get ownerUrl(): string {
    return `postgresql://praxora:${this.#secrets.owner}@127.0.0.1:${this.ports.primary}/praxora`;
  }

  /** As superuser on one node, whatever its role is. */
  async onNode(node: DatabaseNode, sql: string): Promise<void> {
    const client = new Client({ ...this.#superuser, port: node.port });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }

  /** Last lines of every log, for the cause of a failure. */
  describeLogs(): string {
    const logs = readdirSync(this.folder).filter((name) => name.endsWith('.log'));
    const read = (name: string): string[] =>
      readFileSync(join(this.folder, name), 'utf8').trimEnd().split('\n');
    return logs.map((name) => [`--- ${name}`, ...read(name).slice(-8)].join('\n')).join('\n');
  }

  async remove(): Promise<void> {
    if (this.#isRemoved) return;
    this.#isRemoved = true;
    const processes = [...this.servers, ...this.#proxies, this.pooler];
    await Promise.all(processes.map((one) => one.kill()));
    await Promise.all(this.nodes.map((node) => node.remove()));
    await this.etcd.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  get #superuser() {
    return { host: '127.0.0.1', user: 'postgres', password: this.#secrets.superuser, database: 'postgres' };
  }

  /** The role of the application is made here, so that PgBouncer knows its password. */
  async #createDatabase(): Promise<void> {
    const client = await connectWhenReady({ ...this.#superuser, port: this.ports.primary });
    await client.query(`create role praxora login createrole password '${this.#secrets.owner}'`);
    await client.query(`create role praxora_app login password '${this.#secrets.app}'`);
    await client.query('create database praxora owner praxora');
    await client.end();
  }
}

const serverSettings = (ports: Ports, secrets: Secrets): Record<string, string> => ({
  PUBLIC_URL: `http://127.0.0.1:${ports.entrance}`,
  TRUST_PROXY: '127.0.0.1',
  DATABASE_URL: `postgresql://praxora:${secrets.owner}@127.0.0.1:${ports.primary}/praxora`,
  APP_DATABASE_URL: `postgresql://praxora_app:${secrets.app}@127.0.0.1:${ports.pooler}/praxora`,
  PREPARED_STATEMENTS: 'false',
  DRAIN_SECONDS: String(drainSeconds),
  DEMO_PRODUCTS: '2000',
});

/** One is enough here; three in production. */
function etcdProcess(folder: string, ports: Ports): ClusterProcess {
  const [client, peer] = [`http://127.0.0.1:${ports.etcd}`, `http://127.0.0.1:${ports.etcdPeers}`];
  const settings = {
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  return new ClusterProcess({
    ...{ name: 'etcd', command: findProgram('etcd') ?? '', args: ['--enable-v2', ...args], folder },
    // Only needed where the processor is not among those that etcd names as supported.
    environment: { ETCD_UNSUPPORTED_ARCH: process.arch },
  });
}

function proxyProcesses(folder: string, ports: Ports): ClusterProcess[] {
  const numbered = (name: string, values: readonly string[]) =>
    Object.fromEntries(values.map((value, index) => [`${name}_${index + 1}`, value]));
  const local = (port: number): string => `127.0.0.1:${port}`;
  const proxy = (name: string, environment: Record<string, string>): ClusterProcess =>
    new ClusterProcess({
      ...{ name, command: findProgram('haproxy') ?? '', folder, environment },
      args: ['-db', '-f', join(folder, `${name}.cfg`)],
    });
  return [
    proxy('database', {
      PRIMARY_BIND: local(ports.primary),
      STANDBY_BIND: local(ports.standbys),
      ...numbered('DATABASE', ports.databases.map(local)),
      ...numbered('PATRONI', ports.patroni.map(String)),
    }),
    proxy('entrance', numbered('SERVER', ports.servers.map(local))),
  ];
}
