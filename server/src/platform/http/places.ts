// So many at the same time and no more: whoever finds no place is turned away at once.
import type { FastifyReply } from 'fastify';
import { Unavailable } from '../errors.ts';

export class Places {
  readonly #name: string;
  readonly #most: number;
  #taken = 0;
  #whenEmpty: (() => void)[] = [];

  constructor(name: string, most: number) {
    this.#name = name;
    this.#most = most;
  }

  get taken(): number {
    return this.#taken;
  }

  /** Until the answer has left, or nobody waits for it any more. */
  takeFor(reply: FastifyReply): void {
    if (this.#taken >= this.#most) throw new Unavailable(`too many ${this.#name}`);
    this.#taken += 1;
    let isTaken = true;
    const leave = () => {
      if (isTaken) this.#leave();
      isTaken = false;
    };
    reply.raw.once('finish', leave).once('close', leave);
  }

  #leave(): void {
    this.#taken -= 1;
    if (this.#taken === 0) for (const tell of this.#whenEmpty.splice(0)) tell();
  }

  empty(): Promise<void> {
    return this.#taken === 0 ? Promise.resolve() : new Promise((tell) => this.#whenEmpty.push(tell));
  }
}
