// Lets other processes of the machine use the search engine of this one, over a Unix socket that only their user can open: they hear
// where products can be found, and send what was searched for and clicked. They search on the socket of the thread with the index.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { receiveFrames, sendFrame } from '../../../platform/processes/frames.ts';
import type { OwnEngine } from './engine.ts';
import { type FromEngine, type ToEngine, toRefusal } from './engine-messages.ts';

export interface EngineServer {
  close(): Promise<void>;
}

/** `searchable` resolves when there is an index; whoever is connected by then hears of it, and of each one that follows. */
export async function serveEngine(
  engine: OwnEngine,
  path: string,
  searchable: Promise<void>,
): Promise<EngineServer> {
  const sockets = new Set<Socket>();
  const tellWhere = (socket: Socket): Promise<void> =>
    searchable.then(
      () => {
        const where = engine.products.thread?.path;
        if (where !== undefined) send(socket, { kind: 'searchable', path: where });
      },
      () => undefined,
    );
  engine.products.onServing = () => {
    for (const socket of sockets) void tellWhere(socket);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // The other process has ended; the next write would tell as much.
    socket.on('error', () => socket.destroy());
    answerOn(socket, engine);
    void tellWhere(socket);
  });
  // A process that was killed has left its socket there.
  rmSync(path, { force: true });
  // Connections come straight to this process, not by way of the primary one.
  server.listen({ path, exclusive: true });
  await once(server, 'listening');
  return {
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function send(socket: Socket, message: FromEngine): void {
  if (!socket.destroyed) sendFrame(socket, message);
}

function answerOn(socket: Socket, { log }: OwnEngine): void {
  receiveFrames(socket, (value) => {
    const message = value as ToEngine;
    if (message.kind === 'notes') {
      for (const note of message.notes) log.note(...note);
      return;
    }
    const { id } = message;
    log.noteClicks(message.queryIds).then(
      () => send(socket, { kind: 'answer', id, value: undefined }),
      (error: unknown) => send(socket, toRefusal(id, error)),
    );
  });
}
