// Load under which something is broken: six clients book, two search, two read. A booking that is not acknowledged is repeated under
// the same key until it is, as the web app does.
import { setTimeout as sleep } from 'node:timers/promises';
import { facets, pickWord } from '../loop/queries.ts';
import { type Call, ClusterClient, type Outcome } from './client.ts';
import type { Practice } from './practice.ts';
import { Tally } from './tally.ts';

const [bookers, searchers, readers] = [6, 2, 2];
/** Milliseconds between two calls of a client: the machine carries the whole cluster and the load. */
const pauses = { book: 40, search: 150, read: 100, repeat: 250 };
/** After the end of a drill, for bookings that are still being repeated. */
const longestRepetition = 120_000;

export interface LoadOptions {
  /** Of the proxy, or of the servers where there is none. */
  readonly ports: readonly number[];
  readonly practice: Practice;
  /** Begins the note of every booking, by which it is found in the ledger. */
  readonly name: string;
}

export class Load {
  readonly tally = new Tally();
  readonly #options: LoadOptions;
  readonly #work: Promise<void>[];
  #isEnding = false;
  #endsAt = Number.POSITIVE_INFINITY;

  constructor(options: LoadOptions) {
    this.#options = options;
    const clients = (
      count: number,
      first: number,
      work: (client: ClusterClient, index: number) => Promise<void>,
    ) =>
      Array.from({ length: count }, async (_, index) => {
        const client = new ClusterClient(options.ports, first + index, options.practice.token);
        await work(client, index).finally(() => client.close());
      });
    this.#work = [
      ...clients(bookers, 11, (client, index) => this.#book(client, index)),
      ...clients(searchers, 31, (client, index) => this.#repeat(client, index, pauses.search, this.#search)),
      ...clients(readers, 51, (client, index) => this.#repeat(client, index, pauses.read, this.#read)),
    ];
  }

  /** No new bookings; those that were begun are brought to their end. */
  async stop(): Promise<void> {
    this.#isEnding = true;
    this.#endsAt = Date.now() + longestRepetition;
    await Promise.all(this.#work);
  }

  async #book(client: ClusterClient, index: number): Promise<void> {
    const { practice, name } = this.#options;
    for (let turn = 0; !this.#isEnding; turn += 1) {
      const key = `${name}-${index}-${turn}`;
      const isInput = turn % 2 === 0;
      const articleId = practice.articleIds[index % practice.articleIds.length];
      const amount = isInput ? 2 : 1;
      const body = { articleId, amount, note: key, ...(isInput ? { storageId: practice.storageId } : {}) };
      const call: Call = {
        ...{ method: 'POST', path: isInput ? '/pro/stock/manual/input' : '/pro/stock/consumption', body },
        headers: { 'idempotency-key': key },
      };
      this.tally.begin(key);
      while (!(await this.#send(client, 'booking', call, key)) && Date.now() < this.#endsAt)
        await sleep(pauses.repeat);
      await sleep(pauses.book);
    }
  }

  async #repeat(
    client: ClusterClient,
    index: number,
    pause: number,
    makeCall: (turn: number) => readonly [string, Call],
  ): Promise<void> {
    for (let turn = index; !this.#isEnding; turn += 1) {
      const [kind, call] = makeCall(turn);
      await this.#send(client, kind, call);
      await sleep(pause);
    }
  }

  readonly #search = (turn: number): readonly [string, Call] => [
    'search',
    {
      ...{ method: 'POST', path: '/services/search/1/indexes/*/queries' },
      body: { requests: [{ indexName: 'products', query: pickWord(turn), hitsPerPage: 20, facets }] },
      headers: this.#options.practice.searchHeaders,
    },
  ];

  readonly #read = (turn: number): readonly [string, Call] => {
    const { articleIds } = this.#options.practice;
    const paths = [
      '/pro/inventory/article/list',
      `/pro/inventory/article/${articleIds[turn % articleIds.length]}/stock`,
    ];
    return ['read', { method: 'GET', path: paths[turn % paths.length] ?? '' }];
  };

  async #send(client: ClusterClient, kind: string, call: Call, key?: string): Promise<boolean> {
    const { outcome, text } = await client.send(call);
    this.tally.count(kind, outcome, text);
    const isDone = isSuccess(outcome);
    if (isDone && key !== undefined) this.tally.acknowledge(key);
    return isDone;
  }
}

const isSuccess = (outcome: Outcome): boolean => outcome === 200;
