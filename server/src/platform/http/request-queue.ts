// Limits how many requests begin in one turn of the event loop. Node accepts one new connection a turn, however many are pending:
// where every turn begins work for all open connections, the last of a thousand clients waits for minutes, and so does the
// operator's health check. See decision 0021.
import { Unavailable } from '../errors.ts';

/** Requests that begin in one turn. */
const usual = 25;
/** While new connections arrive, turns must be short until the last of them is accepted. */
const whileConnectionsArrive = 2;

export class RequestQueue {
  readonly #places: number;
  readonly #nextTurn: (then: () => void) => void;
  readonly #waiting: (() => void)[] = [];
  #isScheduled = false;
  #left = usual;
  /** Turns since the last new connection. A turn without one is no end yet: sockets are served before or after new connections. */
  #quietTurns = 2;

  /** One place in the queue per connection: more are needed only by a client that does not wait for answers. */
  constructor(places: number, nextTurn: (then: () => void) => void = setImmediate) {
    this.#places = places;
    this.#nextTurn = nextTurn;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** A new connection was accepted; others may be pending behind it. */
  noteConnection(): void {
    this.#quietTurns = 0;
    this.#left = Math.min(this.#left, whileConnectionsArrive);
    this.#schedule();
  }

  /** Undefined where the request may begin at once, else a promise of its turn, in the order of arrival. */
  enter(): Promise<void> | undefined {
    this.#schedule();
    if (this.#left > 0) {
      this.#left -= 1;
      return undefined;
    }
    if (this.#waiting.length >= this.#places) throw new Unavailable('requests: the queue is full');
    return new Promise((begin) => this.#waiting.push(begin));
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#nextTurn(() => {
      this.#isScheduled = false;
      this.#quietTurns += 1;
      const isCrowded = this.#quietTurns < 2;
      this.#left = isCrowded ? whileConnectionsArrive : usual;
      const beginning = this.#waiting.splice(0, this.#left);
      this.#left -= beginning.length;
      for (const begin of beginning) begin();
      if (isCrowded || this.#waiting.length > 0) this.#schedule();
    });
  }
}
