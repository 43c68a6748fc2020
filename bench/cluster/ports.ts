// Free ports of this machine for everything that listens.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export interface Ports {
  readonly etcd: number;
  readonly etcdPeers: number;
  readonly databases: readonly number[];
  readonly patroni: readonly number[];
  /** HAProxy's way to the primary. */
  readonly primary: number;
  readonly standbys: number;
  readonly pooler: number;
  readonly servers: readonly number[];
  /** HAProxy's address for browsers. */
  readonly entrance: number;
}

/** All are taken at once before any is given back, so that none comes twice. */
export async function findPorts(): Promise<Ports> {
  const probes = Array.from({ length: 15 }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  const take = (): number => ports.shift() ?? 0;
  const takeThree = (): number[] => [take(), take(), take()];
  return {
    ...{ etcd: take(), etcdPeers: take(), databases: takeThree(), patroni: takeThree() },
    ...{ primary: take(), standbys: take(), pooler: take(), servers: takeThree(), entrance: take() },
  };
}
