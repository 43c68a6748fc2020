// How many requests are begun in one turn of the event loop. Node takes one new connection a turn, however many knock: where every
// turn begins work for all who are already inside, the last of a thousand waits for minutes, and with it whoever asks for health.
import { Unavailable } from '../errors.ts';
import { mostConnections } from './limits.ts';

/** Requests begun in one turn. */
const usual = 25;
/** While new connections come in: the turns must be short until the last of them is inside. */
const whileConnectionsCome = 2;
/** One for every connection; more come only from somebody who does not wait for answers. */
const mostWaiting = mostConnections;

export class Turnstile {
  readonly #nextTurn: (then: () => void) => void;
  readonly #waiting: (() => void)[] = [];
  #isTurning = false;
  #left = usual;
  /** Turns since the last connection came in. A socket's turn may be before or after the door's: one without is no end yet. */
  #quietTurns = 2;

  constructor(nextTurn: (then: () => void) => void = setImmediate) {
    this.#nextTurn = nextTurn;
  }

  /** A new connection has come in; others may stand behind it. */
  connected(): void {
    this.#quietTurns = 0;
    this.#left = Math.min(this.#left, whileConnectionsCome);
    this.#turn();
  }

  /** Undefined, or a promise until it is this request's turn: first come, first served. */
  pass(): Promise<void> | undefined {
    this.#turn();
    if (this.#left > 0) {
      this.#left -= 1;
      return undefined;
    }
    if (this.#waiting.length >= mostWaiting) throw new Unavailable('too many requests in line');
    return new Promise((begin) => this.#waiting.push(begin));
  }

  #turn(): void {
    if (this.#isTurning) return;
    this.#isTurning = true;
    this.#nextTurn(() => {
      this.#isTurning = false;
      this.#quietTurns += 1;
      const isCrowded = this.#quietTurns < 2;
      this.#left = isCrowded ? whileConnectionsCome : usual;
      const beginning = this.#waiting.splice(0, this.#left);
      this.#left -= beginning.length;
      for (const begin of beginning) begin();
      if (isCrowded || this.#waiting.length > 0) this.#turn();
    });
  }
}
