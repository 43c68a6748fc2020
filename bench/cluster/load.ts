// Load under which something is broken: six clients book, two search, two read.
import { facets, pickWord } from '../loop/queries.ts';
import type { Practice } from './practice.ts';
import { RepeatingClients, type Work } from './repeating-clients.ts';
import { Tally } from './tally.ts';

/** Milliseconds between two calls of a client: the machine carries the whole cluster and the load. */
const pauses = { book: 40, search: 150, read: 100 };

export interface LoadOptions {
  /** Of the proxy, or of the servers where there is none. */
  readonly ports: readonly number[];
  readonly practice: Practice;
  /** Begins the note of every booking, by which it is found in the ledger. */
  readonly name: string;
}

export class Load {
  readonly tally = new Tally();
  readonly #clients: RepeatingClients;

  constructor({ ports, practice, name }: LoadOptions) {
    const { token } = practice;
    const shared = { token, tally: this.tally };
    this.#clients = new RepeatingClients(ports, [
      {
        ...shared,
        kind: 'booking',
        clients: 6,
        firstAddress: 11,
        pause: pauses.book,
        ...bookingTurn(practice, name, this.tally),
      },
      {
        ...shared,
        kind: 'search',
        clients: 2,
        firstAddress: 31,
        pause: pauses.search,
        ...searchTurn(practice),
      },
      { ...shared, kind: 'read', clients: 2, firstAddress: 51, pause: pauses.read, ...readTurn(practice) },
    ]);
  }

  /** No new bookings; those that were begun are brought to their end. */
  stop(): Promise<void> {
    return this.#clients.stop();
  }
}

type Turn = Pick<Work, 'takeTurn'>;

const bookingTurn = (practice: Practice, name: string, tally: Tally): Turn => ({
  async takeTurn(sender, client, turn) {
    const key = `${name}-${client}-${turn}`;
    const isInput = turn % 2 === 0;
    const articleId = practice.articleIds[client % practice.articleIds.length];
    const amount = isInput ? 2 : 1;
    const body = { articleId, amount, note: key, ...(isInput ? { storageId: practice.storageId } : {}) };
    tally.begin(key);
    await sender.send({
      ...{ method: 'POST', path: isInput ? '/pro/stock/manual/input' : '/pro/stock/consumption', body },
      headers: { 'idempotency-key': key },
    });
    tally.acknowledge(key);
  },
});

const searchTurn = ({ searchHeaders }: Practice): Turn => ({
  takeTurn: (sender, client, turn) =>
    sender.trySend({
      ...{ method: 'POST', path: '/services/search/1/indexes/*/queries', headers: searchHeaders },
      body: {
        requests: [{ indexName: 'products', query: pickWord(client + turn), hitsPerPage: 20, facets }],
      },
    }),
});

const readTurn = ({ articleIds }: Practice): Turn => ({
  takeTurn(sender, client, turn) {
    const number = client + turn;
    const paths = [
      '/pro/inventory/article/list',
      `/pro/inventory/article/${articleIds[number % articleIds.length]}/stock`,
    ];
    return sender.trySend({ method: 'GET', path: paths[number % paths.length] ?? '' });
  },
});
