// The index in a thread of the search process, reached by way of that thread's own socket.
import type { PracticeView } from '@praxora/search/index/document';
import type { Charge, Searcher } from './engine.ts';
import { EngineConnection, keepConnected } from './engine-connection.ts';
import type { SearcherRequest } from './engine-messages.ts';
import type { ProtocolRequest } from './protocol.ts';
import type { SearchOutcome } from './query-thread.ts';
import { type OwnIds, ViewSender } from './view-transfer.ts';

/** One connection to it: its successor has views of its own. */
export class RemoteSearcher implements Searcher {
  readonly #connection: EngineConnection<SearcherRequest>;
  readonly #views = new ViewSender();

  constructor(connection: EngineConnection<SearcherRequest>) {
    this.#connection = connection;
  }

  search(
    practiceId: number,
    requests: readonly ProtocolRequest[],
    view: PracticeView,
    own: OwnIds = {},
  ): Promise<SearchOutcome> {
    return this.#search(null, practiceId, requests, view, own);
  }

  spend(charge: Charge): Promise<void> {
    return this.#connection.ask({ kind: 'spend', charge });
  }

  spendAndSearch(
    charge: Charge,
    ...[practiceId, requests, view, own = {}]: Parameters<Searcher['search']>
  ): Promise<SearchOutcome> {
    return this.#search(charge, practiceId, requests, view, own);
  }

  #search(
    charge: Charge | null,
    practiceId: number,
    requests: readonly ProtocolRequest[],
    view: PracticeView,
    own: OwnIds,
  ): Promise<SearchOutcome> {
    return this.#connection.ask({
      ...{ kind: 'search', charge, practiceId, requests: JSON.stringify(requests) },
      ...this.#views.transfer(view, own),
    });
  }
}

/** The searcher of the thread that serves now. */
export class CurrentSearcher {
  #searcher: RemoteSearcher | undefined;
  #path: string | undefined;
  readonly #stopping = new AbortController();

  /** Undefined while there is no connection to one. */
  get searcher(): RemoteSearcher | undefined {
    return this.#searcher;
  }

  /** Searches there from now on; the thread before answers what it was asked, and closes its connection itself. */
  follow(path: string, onConnected: () => void): void {
    if (path === this.#path) return;
    this.#path = path;
    let own: RemoteSearcher | undefined;
    void keepConnected(path, this.#stopping.signal, {
      isWanted: () => this.#path === path,
      onConnected: (connection) => {
        if (this.#path !== path) return;
        own = new RemoteSearcher(new EngineConnection(connection));
        this.#searcher = own;
        onConnected();
      },
      onClosed: () => {
        if (this.#searcher === own) this.#searcher = undefined;
      },
    });
  }

  stop(): void {
    this.#stopping.abort();
  }
}
