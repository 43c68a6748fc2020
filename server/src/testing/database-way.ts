// A way to the test database that can be cut and mended, as if the database went down and came back.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import type { ConnectionOptions } from '../platform/database/connection.ts';

export interface DatabaseWay {
  readonly options: ConnectionOptions;
  /** Breaks every connection and takes no new one. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Blocks all traffic silently, without closing connections. */
  freeze(): void;
}

export async function openDatabaseWay(app: ConnectionOptions): Promise<DatabaseWay> {
  const { host, port } = new Client(app);
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<Socket>();
  const follow = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const open = async (at: number) => {
    const server = createServer((near) => {
      const far = follow(connect(target));
      follow(near).pipe(far).pipe(near);
      near.once('close', () => far.destroy());
      far.once('close', () => near.destroy());
    }).listen(at, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await open(0);
  const { port: near } = server.address() as AddressInfo;
  return {
    options: { host: '127.0.0.1', port: near },
    cut: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend: async () => {
      server = await open(near);
    },
  };
}
