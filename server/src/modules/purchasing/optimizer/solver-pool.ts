// The threads that solve carts. A thread is started when it is first needed and solves one order at a time; further orders wait.
import type { Worker } from 'node:worker_threads';
import { Unavailable } from '../../../platform/errors.ts';
import { MachineSemaphore } from '../../../platform/processes/machine-semaphore.ts';
import type { Release } from '../../../platform/semaphore.ts';
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
  readonly onProgress: (progress: SolveProgress) => void;
  readonly resolve: (solved: SolverResult) => void;
  readonly reject: (error: unknown) => void;
  /** Called when the thread is free again, or gone: not before, though the caller may have left. */
  readonly onThreadFree: () => void;
}

interface Thread {
  readonly worker: Worker;
  run: Run | undefined;
  /** Ends a thread that does not come back. */
  watch: NodeJS.Timeout | undefined;
}

/** One optimized cart, for the metrics. */
export interface OptimizerRun {
  readonly result: 'proven' | 'unproven' | 'cancelled' | 'failed';
  readonly seconds: number;
}

interface PoolOptions {
  /** Pools of the same name in several processes share their threads. */
  readonly name?: string;
  readonly threads: number;
  /** The longest a run may take; then the best found so far is the answer. */
  readonly seconds: number;
  /** How many orders may wait. More than these are refused: their answers would come too late. */
  readonly queue?: number;
  /** How many milliseconds an order waits before it is refused, too. */
  readonly timeout?: number;
  readonly startThread?: () => Worker;
}

/** Most carts are solved in a moment; those that are not hold their thread for `seconds`. */
const queuePerThread = 20;
const usualTimeout = 120_000;
/** Time limits for a thread to start, and to notice that it should stop. */
const startMilliseconds = 15_000;
const graceMilliseconds = 2_000;

const closed = () => new Unavailable('optimizer: the server is closing');

export class SolverPool {
  readonly #seconds: number;
  readonly #startWorker: () => Worker;
  readonly #threads = new Set<Thread>();
  /** One permit per thread at work on this machine. */
  readonly #semaphore: MachineSemaphore;
  #isClosed = false;
  /** Called after each optimized cart. */
  onRun: (run: OptimizerRun) => void = () => undefined;

  constructor({ threads, seconds, ...more }: PoolOptions) {
    const {
      name = 'optimizer',
      queue = threads * queuePerThread,
      timeout = usualTimeout,
      startThread = startSolver,
    } = more;
    this.#seconds = seconds;
    this.#startWorker = startThread;
    this.#semaphore = new MachineSemaphore(name, { permits: threads, queue, timeout });
  }

  /** Threads at work, and orders that wait for one. */
  get load(): { readonly busy: number; readonly waiting: number; readonly threads: number } {
    const { held, waiting, permits } = this.#semaphore;
    return { busy: held, waiting, threads: permits };
  }

  /** Rejects with the signal's reason as soon as it is aborted. */
  async solve(
    alternatives: readonly AlternativeProblem[],
    signal: AbortSignal,
    onProgress: (progress: SolveProgress) => void = () => undefined,
  ): Promise<SolverResult> {
    signal.throwIfAborted();
    const release = this.#semaphore.tryAcquire() ?? (await this.#semaphore.acquire(signal));
    try {
      signal.throwIfAborted();
      if (this.#isClosed) throw closed();
      // With a permit there is a thread without work, or one may be started.
      const thread = [...this.#threads].find(({ run }) => run === undefined) ?? this.#start();
      return this.#run(thread, alternatives, signal, onProgress, release);
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Runs under way and orders in the queue are refused; resolves when every thread has ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, closed())));
  }

  #run(
    thread: Thread,
    alternatives: readonly AlternativeProblem[],
    signal: AbortSignal,
    onProgress: (progress: SolveProgress) => void,
    release: Release,
  ): Promise<SolverResult> {
    const stopFlag = new Int32Array(new SharedArrayBuffer(4));
    const order: SolveOrder = { alternatives, seconds: this.#seconds, stopFlag };
    return new Promise((resolve, reject) => {
      const cancel = () => {
        Atomics.store(stopFlag, 0, 1);
        this.#expectBack(thread, graceMilliseconds);
        reject(signal.reason);
      };
      const onThreadFree = () => {
        signal.removeEventListener('abort', cancel);
        release();
      };
      signal.addEventListener('abort', cancel, { once: true });
      thread.run = { onProgress, resolve, reject, onThreadFree };
      this.#expectBack(thread, this.#seconds * 1000 + startMilliseconds);
      thread.worker.ref();
      thread.worker.postMessage(order);
    });
  }

  #start(): Thread {
    const thread: Thread = { worker: this.#startWorker(), run: undefined, watch: undefined };
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
    run.onThreadFree();
  }

  /** Only the run it had is lost; the next one gets a new thread. */
  #lose(thread: Thread, error: unknown): void {
    if (!this.#threads.delete(thread)) return;
    clearTimeout(thread.watch);
    thread.run?.reject(error);
    thread.run?.onThreadFree();
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
