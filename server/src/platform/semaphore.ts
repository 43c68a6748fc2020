// A counting semaphore with a bounded queue. It guards everything that only a limited number of users may have at the same time:
// requests, files in memory, database connections, threads. A busy server serves some at once and refuses the others at once
// instead of serving everybody late; that is why the queue has a length and a time limit.
import { Unavailable } from './errors.ts';

export interface SemaphoreLimits {
  /** How many permits can be held at the same time. */
  readonly permits: number;
  /** How many callers may wait for a permit; none unless given. */
  readonly queue?: number;
  /** How many milliseconds a caller waits at most; needed where callers wait. */
  readonly timeout?: number;
}

/** Gives the permit back; a second call does nothing. */
export type Release = () => void;

interface Waiter {
  readonly grant: (release: Release) => void;
  readonly cleanUp: () => void;
}

export class Semaphore {
  /** Tells the operator what was too busy. */
  readonly name: string;
  readonly #limits: Required<SemaphoreLimits>;
  /** In the order of arrival. */
  readonly #waiters = new Set<Waiter>();
  readonly #idleListeners: (() => void)[] = [];
  #held = 0;

  constructor(name: string, limits: SemaphoreLimits) {
    this.name = name;
    this.#limits = { queue: 0, timeout: 0, ...limits };
  }

  get permits(): number {
    return this.#limits.permits;
  }

  get held(): number {
    return this.#held;
  }

  get waiting(): number {
    return this.#waiters.size;
  }

  /** A permit at once, or undefined. Nobody waits while a permit is free, so this overtakes no one. */
  tryAcquire(): Release | undefined {
    if (this.#held >= this.#limits.permits) return undefined;
    this.#held += 1;
    return this.#createRelease();
  }

  /** Rejects when the queue is full, when the caller has waited too long, or with the signal's reason when it is aborted. */
  acquire(signal?: AbortSignal): Promise<Release> {
    const release = this.tryAcquire();
    if (release) return Promise.resolve(release);
    return new Promise((grant, reject) => {
      if (this.#waiters.size >= this.#limits.queue) throw new Unavailable(`${this.name}: the queue is full`);
      const giveUp = (reason: unknown) => {
        waiter.cleanUp();
        reject(reason);
      };
      const onAbort = () => giveUp(signal?.reason);
      const timer = setTimeout(
        () => giveUp(new Unavailable(`${this.name}: waited too long`)),
        this.#limits.timeout,
      );
      signal?.addEventListener('abort', onAbort, { once: true });
      const waiter: Waiter = {
        grant,
        cleanUp: () => {
          this.#waiters.delete(waiter);
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
        },
      };
      this.#waiters.add(waiter);
    });
  }

  /** Resolves when no permit is held. */
  idle(): Promise<void> {
    return this.#held === 0
      ? Promise.resolve()
      : new Promise((resolve) => void this.#idleListeners.push(resolve));
  }

  #createRelease(): Release {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#passOn();
    };
  }

  /** The permit goes to the caller who has waited longest. */
  #passOn(): void {
    const [waiter] = this.#waiters;
    if (waiter) {
      waiter.cleanUp();
      waiter.grant(this.#createRelease());
      return;
    }
    this.#held -= 1;
    if (this.#held === 0) for (const notify of this.#idleListeners.splice(0)) notify();
  }
}
