// The threads that solve carts: started when first needed, one order at a time each, the rest waits in line.
import type { Worker } from 'node:worker_threads';
import { Unavailable } from '../../../platform/errors.ts';
import { startThread } from '../../../platform/thread.ts';
import type { AlternativeProblem, SolvedAlternatives } from './solve-alternatives.ts';

export interface SolveOrder {
  readonly alternatives: readonly AlternativeProblem[];
  readonly seconds: number;
  /** Set to 1: the answer is not wanted any more. */
  readonly stopFlag: Int32Array;
}

interface SolverResult extends SolvedAlternatives {
  readonly cpuMs: number;
}

export interface SolveProgress {
  readonly costCents: number;
  readonly boundCents: number;
}

export type FromThread =
  | ({ readonly kind: 'solved' } & SolverResult)
  | ({ readonly kind: 'progress' } & SolveProgress)
  | { readonly kind: 'failed'; readonly reason: string };

interface Run {
  readonly order: SolveOrder;
  readonly onProgress: (progress: SolveProgress) => void;
  readonly resolve: (solved: SolverResult) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  run: Run | undefined;
  /** Ends a thread that does not come back. */
  watch: NodeJS.Timeout | undefined;
}

interface PoolOptions {
  readonly threads: number;
  /** The longest a run may take; then the best found so far is the answer. */
  readonly seconds: number;
  /** More than these in line are turned away: they would only wait for an answer that comes too late. */
  readonly waiting?: number;
  /** Milliseconds in line after which they are, too. */
  readonly patience?: number;
  readonly startThread?: () => Worker;
}

/** Most carts are solved in a moment; those that are not hold their thread for `seconds`. */
const waitingPerThread = 20;
const usualPatience = 120_000;
/** What a thread may take to start, and what it may take to notice that it should stop. */
const startMilliseconds = 15_000;
const graceMilliseconds = 2_000;

const closed = () => new Unavailable('optimizer: the server is closing');

export class SolverPool {
  readonly #options: Required<PoolOptions>;
  readonly #threads = new Set<Thread>();
  readonly #line: Run[] = [];
  #isClosed = false;

  constructor(options: PoolOptions) {
    const waiting = options.threads * waitingPerThread;
    this.#options = { startThread: startSolver, waiting, patience: usualPatience, ...options };
  }

  /** Rejects with the signal's reason as soon as it is aborted. */
  solve(
    alternatives: readonly AlternativeProblem[],
    signal: AbortSignal,
    onProgress: (progress: SolveProgress) => void = () => undefined,
  ): Promise<SolverResult> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      if (this.#isClosed) throw closed();
      if (this.#line.length >= this.#options.waiting) throw new Unavailable('optimizer: the line is full');
      const stopFlag = new Int32Array(new SharedArrayBuffer(4));
      const giveUp = (reason: unknown) => {
        this.#cancel(run);
        run.reject(reason);
      };
      const cancel = () => giveUp(signal.reason);
      const tooLong = setTimeout(() => {
        if (this.#line.includes(run)) giveUp(new Unavailable('optimizer: waited too long'));
      }, this.#options.patience).unref();
      const settled = () => {
        clearTimeout(tooLong);
        signal.removeEventListener('abort', cancel);
      };
      const run: Run = {
        order: { alternatives, seconds: this.#options.seconds, stopFlag },
        onProgress,
        resolve: (solved) => {
          settled();
          resolve(solved);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
      };
      signal.addEventListener('abort', cancel, { once: true });
      this.#line.push(run);
      this.#serveNext();
    });
  }

  /** Runs under way are refused; resolves when every thread has ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const run of this.#line.splice(0)) run.reject(closed());
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, closed())));
  }

  #cancel(run: Run): void {
    const waiting = this.#line.indexOf(run);
    if (waiting >= 0) this.#line.splice(waiting, 1);
    Atomics.store(run.order.stopFlag, 0, 1);
    for (const thread of this.#threads) if (thread.run === run) this.#expectBack(thread, graceMilliseconds);
  }

  #serveNext(): void {
    if (this.#line.length === 0) return;
    const free = [...this.#threads].find(({ run }) => run === undefined);
    const thread = free ?? (this.#threads.size < this.#options.threads ? this.#start() : undefined);
    const run = thread && this.#line.shift();
    if (!run) return;
    thread.run = run;
    this.#expectBack(thread, this.#options.seconds * 1000 + startMilliseconds);
    thread.worker.ref();
    thread.worker.postMessage(run.order);
  }

  #start(): Thread {
    const thread: Thread = { worker: this.#options.startThread(), run: undefined, watch: undefined };
    this.#threads.add(thread);
    thread.worker.on('message', (message: FromThread) => this.#hear(thread, message));
    thread.worker.on('error', (error) => this.#lose(thread, error));
    thread.worker.on('exit', (code) => this.#lose(thread, new Error(`A solver thread ended with ${code}`)));
    return thread;
  }

  #hear(thread: Thread, message: FromThread): void {
    const { run } = thread;
    if (!run) return;
    if (message.kind === 'progress') {
      run.onProgress(message);
      return;
    }
    clearTimeout(thread.watch);
    thread.run = undefined;
    // A thread without work does not keep the process alive.
    thread.worker.unref();
    if (message.kind === 'solved') run.resolve(message);
    else run.reject(new Error(`The cart could not be solved: ${message.reason}`));
    this.#serveNext();
  }

  /** Only the run it had is lost; the next one gets a new thread. */
  #lose(thread: Thread, error: unknown): void {
    if (!this.#threads.delete(thread)) return;
    clearTimeout(thread.watch);
    thread.run?.reject(error);
    this.#serveNext();
  }

  async #end(thread: Thread, reason: unknown): Promise<void> {
    this.#lose(thread, reason);
    await thread.worker.terminate();
  }

  #expectBack(thread: Thread, milliseconds: number): void {
    clearTimeout(thread.watch);
    thread.watch = setTimeout(() => {
      void this.#end(thread, new Error('A solver thread did not come back in time'));
    }, milliseconds).unref();
  }
}

const startSolver = (): Worker => startThread(new URL('./optimizer-worker.ts', import.meta.url));
