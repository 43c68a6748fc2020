// Keeps one process of the machine running: replaced when it ends, after growing pauses when it ends soon, and ended with us.
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Log } from '../context.ts';
import type { Task, ToPrimary, ToProcess } from './messages.ts';

/** Milliseconds. */
const firstPause = 200;
const longestPause = 30_000;
/** Having worked for so long, a process is replaced after the first pause again. */
const steadyAfter = 60_000;

export class ProcessFailed extends Error {
  override readonly name = 'ProcessFailed';
}

interface Events {
  /** `send` stands for the running process: its successor has another one. */
  readonly onMessage: (message: ToPrimary, send: (message: ToProcess) => void) => void;
  readonly onListening?: (port: number) => void;
  readonly onEnd: (send: (message: ToProcess) => void) => void;
  readonly onReplace: () => void;
}

export class SupervisedProcess {
  readonly #task: Task;
  readonly #log: Log;
  readonly #events: Events;
  #worker: Worker | undefined;
  #send: ((message: ToProcess) => void) | undefined;
  #pause = firstPause;
  #timer: NodeJS.Timeout | undefined;
  #isStopping = false;
  #wasReady = false;

  constructor(task: Task, log: Log, events: Events) {
    this.#task = task;
    this.#log = log;
    this.#events = events;
  }

  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  /**
   * Resolves when it is ready, and rejects when it ends before, because its first start would fail again and again. One that was killed
   * meanwhile has not failed: it is replaced.
   */
  start(): Promise<void> {
    return new Promise((resolve, reject) => this.#fork(resolve, reject));
  }

  send(message: ToProcess): void {
    this.#send?.(message);
  }

  /** Ends it in order, and by force after so many milliseconds. */
  async stop(limit: number): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    const worker = this.#worker;
    if (!worker) return;
    const ended = once(worker, 'exit');
    worker.process.kill('SIGTERM');
    const force = setTimeout(() => worker.process.kill('SIGKILL'), limit);
    await ended;
    clearTimeout(force);
  }

  #fork(onReady: () => void, onFailed: (error: Error) => void): void {
    const worker = cluster.fork();
    const startedAt = performance.now();
    // One that ends at this moment hears nothing; its end is noted below.
    const send = (message: ToProcess): void => void worker.send(message, () => undefined);
    this.#worker = worker;
    this.#send = send;
    worker.on('error', (error) => this.#log.error({ err: error, ...this.#name() }, 'a process has a fault'));
    worker.on('listening', ({ port }) => this.#events.onListening?.(port));
    worker.on('message', (message: ToPrimary) => {
      if (message.kind === 'started') send({ kind: 'task', task: this.#task });
      if (message.kind === 'ready') {
        this.#wasReady = true;
        onReady();
      }
      this.#events.onMessage(message, send);
    });
    worker.once('exit', (code, signal) => {
      this.#worker = undefined;
      this.#send = undefined;
      this.#events.onEnd(send);
      const how = signal ?? `code ${code}`;
      if (this.#isStopping) onFailed(new ProcessFailed('It was ended before it was ready.'));
      else if (this.#wasReady || signal === 'SIGKILL')
        this.#replace(how, performance.now() - startedAt, () => this.#fork(onReady, onFailed));
      else onFailed(new ProcessFailed(`A ${this.#task.kind} process ended (${how}) before it was ready.`));
    });
  }

  #replace(how: string, ranFor: number, fork: () => void): void {
    if (ranFor > steadyAfter) this.#pause = firstPause;
    const pause = this.#pause;
    this.#pause = Math.min(2 * pause, longestPause);
    this.#log.error({ ...this.#name(), how, pause }, 'a process ended unexpectedly; another one is started');
    this.#timer = setTimeout(() => {
      this.#events.onReplace();
      fork();
    }, pause);
  }

  #name() {
    const { kind } = this.#task;
    return kind === 'server' ? { process: kind, number: this.#task.number } : { process: kind };
  }
}
