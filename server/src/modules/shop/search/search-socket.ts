// Answers the searches of other processes in the thread that holds the index, over a Unix socket of its own: no other thread is woken on
// the way.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { PracticeView } from '@praxora/search/index/document';
import { receiveFrames, sendFrame } from '../../../platform/processes/frames.ts';
import { type EngineAnswer, type ToSearcher, toRefusal } from './engine-messages.ts';
import { QueryAllowance } from './query-allowance.ts';
import { longestQueue, type SearchOutcome, searchIsBusy } from './query-thread.ts';
import { ViewReceiver } from './view-transfer.ts';

/** Called once, with one of both. */
export interface Reply {
  done(outcome: SearchOutcome): void;
  fail(error: unknown): void;
}

type AskedSearch = Extract<ToSearcher, { readonly kind: 'search' }>;
type Search = (asked: AskedSearch, view: PracticeView, reply: Reply) => void;

/** Resolves when it can be reached. What sessions have left of their allowance is counted here: a new index begins anew. */
export async function serveSearches(path: string, search: Search): Promise<void> {
  const answerer = new Answerer(search);
  const server = createServer((socket) => {
    const views = new ViewReceiver();
    // The other process has ended; the next write would tell as much.
    socket.on('error', () => socket.destroy());
    receiveFrames(socket, (value) => answerer.answer(value as ToSearcher, views, socket));
  });
  // A process that was killed has left its socket there.
  rmSync(path, { force: true });
  server.listen({ path, exclusive: true });
  await once(server, 'listening');
}

class Answerer {
  readonly #search: Search;
  readonly #allowance = new QueryAllowance();
  #waiting = 0;

  constructor(search: Search) {
    this.#search = search;
  }

  answer(asked: ToSearcher, views: ViewReceiver, socket: Socket): void {
    const { id, charge } = asked;
    const send = (answer: EngineAnswer): void => {
      if (!socket.destroyed) sendFrame(socket, answer);
    };
    try {
      // Whatever becomes of the search: views are named in the order of their arrival.
      const view = asked.kind === 'search' ? views.receive(asked) : undefined;
      if (charge) this.#allowance.spend(charge.holder, charge.cost, Date.now());
      if (asked.kind === 'search' && view) this.#add(asked, view, send);
      else send({ kind: 'answer', id, value: undefined });
    } catch (error) {
      send(toRefusal(id, error));
    }
  }

  #add(asked: AskedSearch, view: PracticeView, send: (answer: EngineAnswer) => void): void {
    const { id } = asked;
    if (this.#waiting >= longestQueue) throw searchIsBusy();
    this.#waiting += 1;
    const settle = (answer: EngineAnswer): void => {
      this.#waiting -= 1;
      send(answer);
    };
    this.#search(asked, view, {
      done: (outcome) => settle({ kind: 'answer', id, value: outcome }),
      fail: (error) => settle(toRefusal(id, error)),
    });
  }
}
