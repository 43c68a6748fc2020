// The thread that holds an index and answers searches from it: whatever somebody asks, the server goes on answering others.
import type { Worker } from 'node:worker_threads';
import type { Suggestion } from '@praxora/search/answer/suggestions';
import type { PracticeView, ProductDocument } from '@praxora/search/index/document';
import type { Thesaurus } from '@praxora/search/text/synonyms';
import { startThread } from '../../../platform/thread.ts';
import type { WrittenAnswer } from './answers.ts';
import type { ProtocolRequest } from './protocol.ts';
import { SearchProblem } from './search-problem.ts';
import { type OwnIds, type TransferredView, ViewSender } from './view-transfer.ts';

export interface SearchOutcome {
  readonly answers: readonly WrittenAnswer[];
  /** Working time of the engine, without waiting. */
  readonly milliseconds: number;
}

type ThreadRequest =
  | ({
      readonly kind: 'search';
      readonly practiceId: number;
      readonly requests: readonly ProtocolRequest[];
    } & TransferredView)
  /** Other processes search by way of a socket there. */
  | { readonly kind: 'listen'; readonly path: string }
  /** Answered by a thread that works. */
  | { readonly kind: 'ping' }
  | ({ readonly kind: 'changes' } & Changes)
  | { readonly kind: 'suggestions'; readonly suggestions: readonly Suggestion[] };

/** A part of what changed; all parts together are taken in with the last one. */
export interface Changes {
  readonly documents: readonly ProductDocument[];
  readonly gone: readonly string[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Initial data of the thread. */
export interface ThreadData {
  readonly bytes: ArrayBuffer;
  readonly thesaurus: Thesaurus;
}

export type ToThread = ThreadRequest & { readonly id: number };

export type FromThread =
  | { readonly kind: 'opened' }
  | ({ readonly kind: 'searched'; readonly id: number } & SearchOutcome)
  | { readonly kind: 'refused'; readonly id: number; readonly status: 400; readonly message: string }
  /** Documents that are kept beside the base by now. */
  | { readonly kind: 'changed'; readonly id: number; readonly changedSize: number }
  | { readonly kind: 'done'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };

interface Waiting {
  readonly resolve: (message: never) => void;
  readonly reject: (error: Error) => void;
}

/** Searches beyond this are refused: their answers would come too late. */
export const longestQueue = 200;
/** Milliseconds in which other processes go over to the thread that follows. */
const handOver = 5_000;
/** A thread that has work and says nothing for so long does not come back. */
const longestSilence = 30_000;

export const searchIsBusy = (): SearchProblem =>
  new SearchProblem(503, 'The search is busy; please try again in a moment', 1);

export const searchInterrupted = (): SearchProblem =>
  new SearchProblem(503, 'The search was interrupted; please try again', 1);

export class QueryThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #views = new ViewSender();
  #lastId = 0;
  #watch: NodeJS.Timeout | undefined;
  #path: string | undefined;
  #isRetired = false;
  #isEnded = false;
  /** Called once when it has ended without being told to. */
  onLost: (error: Error) => void = () => undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (message: FromThread) => this.#hear(message));
    worker.on('error', (error: Error) => this.#lose(error));
    worker.on('exit', (code) => this.#lose(new Error(`The search thread ended with ${code}`)));
  }

  /** Rejects where the bytes are no index. They are handed over, not copied. */
  static async open(bytes: ArrayBuffer, thesaurus: Thesaurus = { groups: [] }): Promise<QueryThread> {
    const source = new URL('./query-worker.ts', import.meta.url);
    const workerData: ThreadData = { bytes, thesaurus };
    const worker = startThread(source, { workerData, transferList: [bytes] });
    const thread = new QueryThread(worker);
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      thread.onLost = reject;
    });
    thread.onLost = () => undefined;
    return thread;
  }

  /** A view is handed over once and kept: it must not change. */
  search(
    practiceId: number,
    requests: readonly ProtocolRequest[],
    view: PracticeView,
    own: OwnIds = {},
  ): Promise<SearchOutcome> {
    if (this.#waiting.size >= longestQueue) throw searchIsBusy();
    return this.#ask({ kind: 'search', practiceId, requests, ...this.#views.transfer(view, own) });
  }

  /** How many documents are kept beside the base then. */
  async applyChanges(changes: Changes): Promise<number> {
    return (await this.#ask<{ changedSize: number }>({ kind: 'changes', ...changes })).changedSize;
  }

  /** Instead of those it had. */
  async suggest(suggestions: readonly Suggestion[]): Promise<void> {
    await this.#ask({ kind: 'suggestions', suggestions });
  }

  /** Where other processes search in it; undefined: nowhere. */
  get path(): string | undefined {
    return this.#path;
  }

  /** Other processes can search in it, at this path, when this resolves. */
  async listen(path: string): Promise<void> {
    await this.#ask({ kind: 'listen', path });
    this.#path = path;
  }

  /** What others search in it is not seen here: without an answer to this it counts as lost. */
  async ping(): Promise<void> {
    await this.#ask({ kind: 'ping' });
  }

  /** Answers what it was asked before, then ends. */
  retire(): void {
    this.#isRetired = true;
    if (this.#path !== undefined) setTimeout(() => void this.end(), handOver).unref();
    else if (this.#waiting.size === 0) void this.end();
  }

  /** At once; whoever waits is refused. */
  async end(): Promise<void> {
    this.onLost = () => undefined;
    this.#lose(new Error('The search thread was ended'));
    await this.#worker.terminate();
  }

  #ask<Answer>(asked: ThreadRequest): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      if (this.#isEnded) throw searchInterrupted();
      this.#lastId += 1;
      const id = this.#lastId;
      this.#worker.postMessage({ ...asked, id } satisfies ToThread);
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      if (this.#waiting.size === 1) this.#expectNews();
    });
  }

  #hear(message: FromThread): void {
    if (message.kind === 'opened') return;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    this.#expectNews();
    if (message.kind === 'refused') waiting?.reject(new SearchProblem(message.status, message.message));
    else if (message.kind === 'failed') waiting?.reject(new Error(`The search failed: ${message.reason}`));
    else waiting?.resolve(message as never);
    if (this.#isRetired && this.#path === undefined && this.#waiting.size === 0) void this.end();
  }

  #expectNews(): void {
    clearTimeout(this.#watch);
    if (this.#waiting.size === 0) return;
    this.#watch = setTimeout(() => {
      this.#lose(new Error('The search thread did not answer'));
      void this.#worker.terminate();
    }, longestSilence).unref();
  }

  #lose(error: Error): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearTimeout(this.#watch);
    for (const { reject } of this.#waiting.values()) reject(searchInterrupted());
    this.#waiting.clear();
    this.onLost(error);
  }
}
