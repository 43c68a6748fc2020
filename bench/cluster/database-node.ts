// One PostgreSQL under Patroni, with the configuration of deploy/patroni: both together stand for a machine of the database.
import {
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Ports } from './ports.ts';
import { ClusterProcess, clusterUser, killTree, signalTree } from './processes.ts';
import { findProgram, postgresFolder } from './programs.ts';
import type { Secrets } from './secrets.ts';
import { mountSmallDisk, unmount } from './small-disk.ts';

export class DatabaseNode {
  readonly name: string;
  readonly port: number;
  /** Of Patroni's REST interface. */
  readonly apiPort: number;
  readonly #data: string;
  readonly #patroni: ClusterProcess;
  #isMounted = false;

  constructor(number: 1 | 2 | 3, folder: string, ports: Ports, secrets: Secrets) {
    this.name = `node-${number}`;
    [this.port, this.apiPort] = [ports.databases[number - 1] ?? 0, ports.patroni[number - 1] ?? 0];
    const place = join(folder, this.name);
    this.#data = join(place, 'data');
    for (const made of [place, this.#data]) makeOwnFolder(made);
    const [address, api] = [`127.0.0.1:${this.port}`, `127.0.0.1:${this.apiPort}`];
    this.#patroni = new ClusterProcess({
      name: this.name,
      command: findProgram('patroni') ?? '',
      args: [join(folder, 'patroni.yml')],
      folder,
      isUnprivileged: true,
      environment: {
        PATRONI_NAME: this.name,
        PATRONI_POSTGRESQL_LISTEN: address,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: address,
        PATRONI_POSTGRESQL_DATA_DIR: this.#data,
        PATRONI_POSTGRESQL_BIN_DIR: postgresFolder ?? '',
        PATRONI_POSTGRESQL_PGPASS: join(place, 'pgpass'),
        PATRONI_RESTAPI_LISTEN: api,
        PATRONI_RESTAPI_CONNECT_ADDRESS: api,
        PATRONI_RESTAPI_USERNAME: 'patroni',
        PATRONI_RESTAPI_PASSWORD: secrets.patroni,
        PATRONI_SUPERUSER_PASSWORD: secrets.superuser,
        PATRONI_REPLICATION_PASSWORD: secrets.replication,
        PATRONI_ETCD_HOSTS: `127.0.0.1:${ports.etcd}`,
      },
    });
  }

  start(): void {
    this.#patroni.start();
  }

  /** As if the machine lost its power. */
  async kill(): Promise<void> {
    const postmaster = this.#readPostmaster();
    await this.#patroni.kill();
    killTree(postmaster);
  }

  /** PostgreSQL alone; Patroni finds it dead. */
  killPostgres(): void {
    killTree(this.#readPostmaster());
  }

  /** As if the machine stood still: nothing of it runs, and nothing is closed. */
  freeze(): void {
    for (const pid of [this.#patroni.pid, this.#readPostmaster()]) signalTree(pid, 'SIGSTOP');
  }

  thaw(): void {
    for (const pid of [this.#readPostmaster(), this.#patroni.pid]) signalTree(pid, 'SIGCONT');
  }

  /** Gives the node an empty disk of its own. Patroni copies the data to it. */
  async moveToSmallDisk(megabytes: number): Promise<void> {
    await this.kill();
    if (this.#isMounted) unmount(this.#data);
    rmSync(this.#data, { recursive: true });
    makeOwnFolder(this.#data);
    mountSmallDisk(this.#data, megabytes);
    this.#isMounted = true;
    this.start();
  }

  /** Leaves not one block free. */
  fillDisk(): void {
    const file = openSync(this.#ballast, 'w');
    for (const size of [2 ** 20, 2 ** 12]) writeUntilFull(file, Buffer.alloc(size));
    closeSync(file);
  }

  clearDisk(): void {
    rmSync(this.#ballast, { force: true });
  }

  async remove(): Promise<void> {
    await this.kill();
    if (this.#isMounted) unmount(this.#data);
  }

  get #ballast(): string {
    return join(this.#data, 'ballast');
  }

  /** 0 while PostgreSQL does not run. */
  #readPostmaster(): number {
    try {
      return Number(readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return 0;
    }
  }
}

/** A file that the cluster's user can read, as those of a clone in root's home cannot. */
export function writeOwnFile(path: string, content: string, mode = 0o600): void {
  writeFileSync(path, content, { mode });
  if (clusterUser) chownSync(path, clusterUser.uid, clusterUser.gid);
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

function makeOwnFolder(path: string): void {
  mkdirSync(path, { mode: 0o700 });
  if (clusterUser) chownSync(path, clusterUser.uid, clusterUser.gid);
}
