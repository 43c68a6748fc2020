// Lets other processes of the machine use the search engine of this one, over a Unix socket that only their user can open.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { loggedError } from '../../../platform/error-summary.ts';
import { Unavailable } from '../../../platform/errors.ts';
import { receiveFrames, sendFrame } from '../../../platform/processes/frames.ts';
import type { SearchEngine } from './engine.ts';
import type { EngineRequest, FromEngine, ToEngine } from './engine-messages.ts';
import type { SearchOutcome } from './query-thread.ts';
import { noIndex, SearchProblem } from './search-problem.ts';
import { ViewReceiver } from './view-transfer.ts';

export interface EngineServer {
  close(): Promise<void>;
}

/** `searchable` resolves when there is an index; whoever is connected by then hears of it. */
export async function serveEngine(
  engine: SearchEngine,
  path: string,
  searchable: Promise<void>,
): Promise<EngineServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // The other process has ended; the next write would tell as much.
    socket.on('error', () => socket.destroy());
    answerOn(socket, engine, searchable);
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

function answerOn(socket: Socket, engine: SearchEngine, searchable: Promise<void>): void {
  const views = new ViewReceiver();
  const send = (message: FromEngine): void => {
    if (!socket.destroyed) sendFrame(socket, message);
  };
  receiveFrames(socket, (value) => {
    const message = value as ToEngine;
    if (message.kind === 'notes') {
      for (const note of message.notes) engine.log.note(...note);
      return;
    }
    const { id } = message;
    answer(engine, views, message).then(
      (result) => send({ kind: 'answer', id, value: result }),
      (error: unknown) => send(toRefusal(id, error)),
    );
  });
  searchable.then(
    () => send({ kind: 'searchable' }),
    () => undefined,
  );
}

/** The view is received at once, whatever becomes of the search: views are named in the order of their arrival. */
async function answer(engine: SearchEngine, views: ViewReceiver, message: EngineRequest): Promise<unknown> {
  if (message.kind === 'spend') return engine.spend(message.charge);
  if (message.kind === 'clicks') return engine.log.noteClicks(message.queryIds);
  const { charge, practiceId, requests, own } = message;
  const view = views.receive(message);
  if (charge) return toAnswer(await engine.spendAndSearch(charge, practiceId, requests, view, own));
  const { thread } = engine.products;
  if (!thread) throw noIndex();
  return toAnswer(await thread.search(practiceId, requests, view, own));
}

/** Without what else the thread's message holds. */
const toAnswer = ({ answers, milliseconds }: SearchOutcome): SearchOutcome => ({ answers, milliseconds });

function toRefusal(id: number, error: unknown): FromEngine {
  if (error instanceof SearchProblem) {
    const { status, message, retryAfterSeconds } = error;
    return { kind: 'refused', id, problem: { status, message, retryAfterSeconds } };
  }
  if (error instanceof Unavailable) return { kind: 'unavailable', id, reason: error.reason };
  const reason = error instanceof Error ? String(loggedError(error).stack) : String(error);
  return { kind: 'failed', id, reason };
}
