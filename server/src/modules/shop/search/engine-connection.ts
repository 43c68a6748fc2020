// Questions to another process over a connection, and their answers. Its successor has questions of its own.
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectForFrames, type FrameConnection, sendFrame } from '../../../platform/processes/frames.ts';
import { type EngineAnswer, toError } from './engine-messages.ts';
import { searchInterrupted } from './query-thread.ts';

/** Milliseconds between two attempts to reach the other process. */
const pause = 100;
/** One that has questions and says nothing for so long does not come back. */
const longestSilence = 35_000;

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

export class EngineConnection<Request extends object, Told extends { readonly kind: string } = never> {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  /** `onTold` hears what is no answer. */
  constructor(connection: FrameConnection, onTold: (told: Told) => void = () => undefined) {
    const { socket } = connection;
    this.#socket = socket;
    connection.onValue = (value) => {
      const message = value as EngineAnswer | Told;
      if ('id' in message) this.#settle(message as EngineAnswer);
      else onTold(message);
    };
    socket.setTimeout(longestSilence, () => {
      if (this.#waiting.size > 0) socket.destroy();
    });
    socket.once('close', () => {
      for (const { reject } of this.#waiting.values()) reject(searchInterrupted());
      this.#waiting.clear();
    });
  }

  ask<Answer>(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) throw searchInterrupted();
      this.#lastId += 1;
      sendFrame(this.#socket, { ...request, id: this.#lastId });
      this.#waiting.set(this.#lastId, { resolve: resolve as Waiting['resolve'], reject });
    });
  }

  /** Waits for no answer. */
  tell(message: object): void {
    if (!this.#socket.destroyed) sendFrame(this.#socket, message);
  }

  #settle(message: EngineAnswer): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'answer') waiting?.resolve(message.value as never);
    else waiting?.reject(toError(message));
  }
}

interface Uses {
  /** Asked before each attempt. */
  isWanted(): boolean;
  onConnected(connection: FrameConnection): void;
  onClosed(): void;
}

/** Looks for the other process again as long as it is wanted. The connection ends with the signal. Rejects never. */
export async function keepConnected(
  path: string,
  signal: AbortSignal,
  { isWanted, onConnected, onClosed }: Uses,
): Promise<void> {
  while (!signal.aborted && isWanted()) {
    const connection = connectForFrames(path);
    const { socket } = connection;
    const stop = () => socket.destroy();
    signal.addEventListener('abort', stop);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    // Said by its end, which follows.
    socket.on('error', () => undefined);
    await Promise.race([once(socket, 'connect').catch(() => undefined), closed]);
    if (!socket.destroyed) onConnected(connection);
    await closed;
    onClosed();
    signal.removeEventListener('abort', stop);
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}
