// The search engine of another process of this machine. While that process is away, searches are refused with 503 and everything else
// goes on; it is looked for until it is back.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PracticeView } from '@praxora/search/index/document';
import { Unavailable } from '../../../platform/errors.ts';
import { receiveFrames, sendFrame } from '../../../platform/processes/frames.ts';
import type { Charge, SearchEngine, Searcher } from './engine.ts';
import type { EngineRequest, FromEngine, SearchNote, ToEngine } from './engine-messages.ts';
import type { ProtocolRequest } from './protocol.ts';
import { type SearchOutcome, searchInterrupted } from './query-thread.ts';
import { noIndex, SearchProblem } from './search-problem.ts';
import { type OwnIds, ViewSender } from './view-transfer.ts';

/** Milliseconds between two attempts to reach it. */
const pause = 100;
/** A process that has questions and says nothing for so long does not come back. */
const longestSilence = 35_000;
/** Milliseconds for which searches to be counted are collected: shorter than between two keys of somebody typing. */
const notePause = 100;

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** One connection to it: its successor has views and questions of its own. */
class EngineConnection implements Searcher {
  readonly #socket: Socket;
  readonly #views = new ViewSender();
  readonly #waiting = new Map<number, Waiting>();
  readonly #notes: SearchNote[] = [];
  #noteTimer: NodeJS.Timeout | undefined;
  #lastId = 0;
  isSearchable = false;

  constructor(socket: Socket, onSearchable: () => void) {
    this.#socket = socket;
    receiveFrames(socket, (value) => {
      const message = value as FromEngine;
      if (message.kind !== 'searchable') return this.#settle(message);
      this.isSearchable = true;
      onSearchable();
    });
    socket.setTimeout(longestSilence, () => {
      if (this.#waiting.size > 0) socket.destroy();
    });
    socket.once('close', () => {
      for (const { reject } of this.#waiting.values()) reject(searchInterrupted());
      this.#waiting.clear();
    });
  }

  search(
    practiceId: number,
    requests: readonly ProtocolRequest[],
    view: PracticeView,
    own: OwnIds = {},
  ): Promise<SearchOutcome> {
    return this.#search(null, practiceId, requests, view, own);
  }

  spendAndSearch(
    charge: Charge,
    ...[practiceId, requests, view, own = {}]: Parameters<Searcher['search']>
  ): Promise<SearchOutcome> {
    if (!this.isSearchable) throw noIndex();
    return this.#search(charge, practiceId, requests, view, own);
  }

  ask<Answer>(request: EngineRequest): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) throw searchInterrupted();
      this.#lastId += 1;
      sendFrame(this.#socket, { ...request, id: this.#lastId } satisfies ToEngine);
      this.#waiting.set(this.#lastId, { resolve: resolve as Waiting['resolve'], reject });
    });
  }

  /** Sent together after a moment: nobody waits for them, and each message wakes both processes. */
  note(note: SearchNote): void {
    this.#notes.push(note);
    this.#noteTimer ??= setTimeout(() => this.sendNotes(), notePause);
  }

  sendNotes(): void {
    clearTimeout(this.#noteTimer);
    this.#noteTimer = undefined;
    const notes = this.#notes.splice(0);
    if (notes.length > 0 && !this.#socket.destroyed)
      sendFrame(this.#socket, { kind: 'notes', notes } satisfies ToEngine);
  }

  #search(
    charge: Charge | null,
    practiceId: number,
    requests: readonly ProtocolRequest[],
    view: PracticeView,
    own: OwnIds,
  ): Promise<SearchOutcome> {
    return this.ask({ kind: 'search', charge, practiceId, requests, ...this.#views.transfer(view, own) });
  }

  #settle(message: Exclude<FromEngine, { readonly kind: 'searchable' }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'answer') waiting?.resolve(message.value as never);
    else waiting?.reject(toError(message));
  }
}

function toError(
  message: Extract<FromEngine, { readonly kind: 'refused' | 'unavailable' | 'failed' }>,
): Error {
  if (message.kind === 'unavailable') return new Unavailable(message.reason);
  if (message.kind === 'failed') return new Error(`The search process failed: ${message.reason}`);
  const { status, message: text, retryAfterSeconds } = message.problem;
  return new SearchProblem(status, text, retryAfterSeconds);
}

export function openRemoteEngine(path: string): SearchEngine {
  const stopping = new AbortController();
  const { signal } = stopping;
  let connection: EngineConnection | undefined;
  const connected = (): EngineConnection => {
    if (!connection) throw noIndex();
    return connection;
  };

  const keepConnected = async (onSearchable: () => void): Promise<void> => {
    while (!signal.aborted) {
      const socket = connect(path);
      const stop = () => socket.destroy();
      signal.addEventListener('abort', stop);
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      // Said by its end, which follows.
      socket.on('error', () => undefined);
      await Promise.race([once(socket, 'connect').catch(() => undefined), closed]);
      if (!socket.destroyed) connection = new EngineConnection(socket, onSearchable);
      await closed;
      connection = undefined;
      signal.removeEventListener('abort', stop);
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  };

  let running: Promise<void> | undefined;
  return {
    products: {
      get thread() {
        return connection?.isSearchable ? connection : undefined;
      },
    },
    log: {
      // Searches and clicks that cannot be counted now are answered all the same.
      note: (...note) => connection?.note(note),
      noteClicks: async (queryIds) => {
        connection?.sendNotes();
        await connection?.ask({ kind: 'clicks', queryIds });
      },
    },
    spend: async (charge) => connected().ask({ kind: 'spend', charge }),
    spendAndSearch: async (charge, ...search) => connected().spendAndSearch(charge, ...search),
    start: () =>
      new Promise((resolve) => {
        running = keepConnected(resolve);
      }),
    stop: async () => {
      connection?.sendNotes();
      stopping.abort();
      await running;
    },
  };
}
