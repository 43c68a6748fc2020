// Permits of the machine, granted by the primary process to those it has started.
import { Unavailable } from '../errors.ts';
import { type Release, Semaphore, type SemaphoreLimits } from '../semaphore.ts';
import type { ToPrimary, ToProcess } from './messages.ts';

type Send = (message: ToProcess) => void;
type Request = Extract<ToPrimary, { readonly kind: 'acquire' | 'release' }>;

interface Permit {
  readonly abort: AbortController;
  release: Release | undefined;
}

export class Permits {
  readonly #semaphores = new Map<string, Semaphore>();
  /** By the process and the number of its request. */
  readonly #permits = new Map<Send, Map<number, Permit>>();

  /** `send` reaches the process that asks, and stands for it. */
  receive(send: Send, request: Request): void {
    if (request.kind === 'release') this.#release(send, request.id);
    else void this.#grant(send, request);
  }

  /** The process has ended: what it held is free, and what it waited for is not needed. */
  releaseAll(send: Send): void {
    for (const id of this.#permits.get(send)?.keys() ?? []) this.#release(send, id);
    this.#permits.delete(send);
  }

  async #grant(send: Send, { id, name, limits }: Extract<Request, { kind: 'acquire' }>): Promise<void> {
    const abort = new AbortController();
    const permit: Permit = { abort, release: undefined };
    const ofProcess = this.#permits.get(send) ?? new Map<number, Permit>();
    this.#permits.set(send, ofProcess.set(id, permit));
    try {
      permit.release = await this.#semaphore(name, limits).acquire(abort.signal);
      // Given up in the very moment in which it was granted.
      if (abort.signal.aborted) permit.release();
      else send({ kind: 'granted', id });
    } catch (error) {
      ofProcess.delete(id);
      if (abort.signal.aborted) return;
      const reason = error instanceof Unavailable ? error.reason : String(error);
      send({ kind: 'refused', id, reason });
    }
  }

  #release(send: Send, id: number): void {
    const permit = this.#permits.get(send)?.get(id);
    this.#permits.get(send)?.delete(id);
    permit?.abort.abort();
    permit?.release?.();
  }

  #semaphore(name: string, limits: SemaphoreLimits): Semaphore {
    const existing = this.#semaphores.get(name);
    if (existing) return existing;
    const semaphore = new Semaphore(name, limits);
    this.#semaphores.set(name, semaphore);
    return semaphore;
  }
}
