// The search engine of another process of this machine. While that process is away, searches are refused with 503 and everything else
// goes on; it is looked for until it is back.
import type { SearchEngine } from './engine.ts';
import { EngineConnection, keepConnected } from './engine-connection.ts';
import type { EngineRequest, FromEngine, SearchNote, ToEngine } from './engine-messages.ts';
import { CurrentSearcher, type RemoteSearcher } from './remote-searcher.ts';
import { noIndex } from './search-problem.ts';

/** Milliseconds for which searches to be counted are collected: shorter than between two keys of somebody typing. */
const notePause = 100;

type Searchable = Extract<FromEngine, { readonly kind: 'searchable' }>;

export function openRemoteEngine(path: string): SearchEngine {
  const stopping = new AbortController();
  const current = new CurrentSearcher();
  let connection: EngineConnection<EngineRequest, Searchable> | undefined;
  const searcher = (): RemoteSearcher => {
    if (!current.searcher) throw noIndex();
    return current.searcher;
  };

  const notes: SearchNote[] = [];
  let noteTimer: NodeJS.Timeout | undefined;
  const sendNotes = (): void => {
    clearTimeout(noteTimer);
    noteTimer = undefined;
    const sent = notes.splice(0);
    if (sent.length > 0) connection?.tell({ kind: 'notes', notes: sent } satisfies ToEngine);
  };

  let running: Promise<void> | undefined;
  return {
    products: {
      get thread() {
        return current.searcher;
      },
    },
    log: {
      // Sent together after a moment: nobody waits for them, and each message wakes both processes. Searches and clicks that cannot be
      // counted now are answered all the same.
      note: (...note) => {
        notes.push(note);
        noteTimer ??= setTimeout(sendNotes, notePause);
      },
      noteClicks: async (queryIds) => {
        sendNotes();
        await connection?.ask({ kind: 'clicks', queryIds });
      },
    },
    spend: async (charge) => searcher().spend(charge),
    spendAndSearch: async (charge, ...search) => searcher().spendAndSearch(charge, ...search),
    start: () =>
      new Promise((resolve) => {
        running = keepConnected(path, stopping.signal, {
          isWanted: () => true,
          onConnected: (opened) => {
            connection = new EngineConnection(opened, (told) => current.follow(told.path, resolve));
          },
          onClosed: () => {
            connection = undefined;
          },
        });
      }),
    stop: async () => {
      sendNotes();
      stopping.abort();
      current.stop();
      await running;
    },
  };
}
