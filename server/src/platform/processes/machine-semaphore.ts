// A semaphore for the whole machine: where several processes serve, the primary one grants its permits, so that two of them do not
// take twice as much as one would.
import { type Release, Semaphore, type SemaphoreLimits } from '../semaphore.ts';
import { askPrimary, isStartedByPrimary, tellPrimary } from './primary-channel.ts';

export class MachineSemaphore {
  readonly #name: string;
  readonly #limits: SemaphoreLimits;
  readonly #own: Semaphore | undefined;
  #held = 0;
  #waiting = 0;

  /** The same name is the same semaphore in every process. */
  constructor(name: string, limits: SemaphoreLimits) {
    this.#name = name;
    this.#limits = limits;
    this.#own = isStartedByPrimary ? undefined : new Semaphore(name, limits);
  }

  /** Permits of the whole machine. */
  get permits(): number {
    return this.#limits.permits;
  }

  /** By this process. */
  get held(): number {
    return this.#own?.held ?? this.#held;
  }

  /** Callers in this process. */
  get waiting(): number {
    return this.#own?.waiting ?? this.#waiting;
  }

  /** A permit at once, or undefined; that of another process is never there at once. */
  tryAcquire(): Release | undefined {
    return this.#own?.tryAcquire();
  }

  /** Rejects when the queue is full, when the caller has waited too long, or with the signal's reason when it is aborted. */
  async acquire(signal?: AbortSignal): Promise<Release> {
    if (this.#own) return this.#own.acquire(signal);
    const { id, answer } = askPrimary({ kind: 'acquire', name: this.#name, limits: this.#limits });
    const giveBack = () => tellPrimary({ kind: 'release', id });
    this.#waiting += 1;
    try {
      await untilAborted(answer, signal);
    } catch (error) {
      giveBack();
      throw error;
    } finally {
      this.#waiting -= 1;
    }
    this.#held += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#held -= 1;
      giveBack();
    };
  }
}

function untilAborted(work: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
