// The parts of the search that exist once on a machine: the index with its suggestions, the log of searches, and how much each session
// may search. Where one process serves, they are its own; where several do, they are in a process of their own.
import { join } from 'node:path';
import type { PracticeView } from '@praxora/search/index/document';
import type { Config } from '../../../platform/config/config.ts';
import type { Platform } from '../../../platform/context.ts';
import type { ConnectionOptions } from '../../../platform/database/connection.ts';
import { inBackground } from '../../../platform/database/database.ts';
import { CatalogIndex } from './catalog-index.ts';
import type { ProtocolRequest } from './protocol.ts';
import { QueryAllowance } from './query-allowance.ts';
import type { SearchOutcome } from './query-thread.ts';
import { SearchLog } from './search-log.ts';
import { noIndex } from './search-problem.ts';
import { Suggestions } from './suggestions.ts';
import type { OwnIds } from './view-transfer.ts';

/** Answers searches from an index, until that index is replaced. */
export interface Searcher {
  /** A view is handed over once and kept: it must not change. */
  search(
    practiceId: number,
    requests: readonly ProtocolRequest[],
    view: PracticeView,
    own?: OwnIds,
  ): Promise<SearchOutcome>;
}

/** What a session or token pays for its searches, out of its allowance. */
export interface Charge {
  readonly holder: string;
  readonly cost: number;
}

export interface SearchEngine {
  readonly products: {
    /** Undefined until there is an index. */
    readonly thread: Searcher | undefined;
  };
  readonly log: Pick<SearchLog, 'note' | 'noteClicks'>;
  /** Takes the cost off what the holder has left; refuses with 429 where that is not enough. */
  spend(charge: Charge): Promise<void>;
  /** Both at once: one message where the engine is in another process. Nothing is searched where the charge is refused. */
  spendAndSearch(charge: Charge, ...search: Parameters<Searcher['search']>): Promise<SearchOutcome>;
  /** Resolves when products can be found. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The engine in this process. */
export interface OwnEngine extends SearchEngine {
  readonly products: CatalogIndex;
  readonly log: SearchLog;
}

/** The index is saved there, and the next start begins with it. */
export const searchIndexFile = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string =>
  join(DATA_DIR, 'search', 'products.snapshot');

/**
 * Finds nothing before it is started. Its threads read the catalogue over the given connection. Where other processes search in it, at
 * sockets that begin with the given path.
 */
export function openEngine(platform: Platform, connection: ConnectionOptions, sockets?: string): OwnEngine {
  const file = searchIndexFile(platform.config);
  // Following the catalogue and counting searches waits behind no request.
  const aside = inBackground(platform);
  const products = new CatalogIndex(aside, connection, file, sockets);
  const suggestions = new Suggestions(aside, (rows) => products.suggest(rows));
  const log = new SearchLog(aside);
  const allowance = new QueryAllowance();
  const spend = ({ holder, cost }: Charge): void => allowance.spend(holder, cost, platform.now().getTime());
  return {
    products,
    log,
    spend: async (charge) => spend(charge),
    spendAndSearch: async (charge, ...search) => {
      spend(charge);
      if (!products.thread) throw noIndex();
      return products.thread.search(...search);
    },
    start: async () => {
      log.start();
      await Promise.all([products.start(), suggestions.start()]);
    },
    stop: async () => {
      await Promise.all([products.stop(), suggestions.stop(), log.stop()]);
    },
  };
}
