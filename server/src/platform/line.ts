// A bounded line in front of something scarce. Whoever finds it full, or has waited too long, is turned away: a busy server
// answers some at once and tells the others at once, instead of everybody late.
import { Unavailable } from './errors.ts';

export interface LineLimits {
  /** How many are inside at the same time. */
  readonly inside: number;
  /** How many wait at most. */
  readonly waiting: number;
  /** How many milliseconds they wait at most. */
  readonly patience: number;
}

/** Called once by whoever is done. */
type Leave = () => void;

interface Waiter {
  readonly enter: (leave: Leave) => void;
  readonly timer: NodeJS.Timeout;
}

export class Line {
  readonly #name: string;
  readonly #limits: LineLimits;
  /** First come, first served. */
  readonly #waiters = new Set<Waiter>();
  #inside = 0;

  /** The name tells the operator what was too busy. */
  constructor(name: string, limits: LineLimits) {
    this.#name = name;
    this.#limits = limits;
  }

  get inside(): number {
    return this.#inside;
  }

  get waiting(): number {
    return this.#waiters.size;
  }

  enter(): Promise<Leave> {
    if (this.#inside < this.#limits.inside) {
      this.#inside += 1;
      return Promise.resolve(this.#leaveOnce());
    }
    return new Promise((enter, refuse) => {
      if (this.#waiters.size >= this.#limits.waiting)
        throw new Unavailable(`${this.#name}: the line is full`);
      const timer = setTimeout(() => {
        this.#waiters.delete(waiter);
        refuse(new Unavailable(`${this.#name}: waited too long`));
      }, this.#limits.patience);
      const waiter: Waiter = { enter, timer };
      this.#waiters.add(waiter);
    });
  }

  #leaveOnce(): Leave {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#next();
    };
  }

  /** The place goes to whoever waits longest. */
  #next(): void {
    const [waiter] = this.#waiters;
    if (!waiter) {
      this.#inside -= 1;
      return;
    }
    this.#waiters.delete(waiter);
    clearTimeout(waiter.timer);
    waiter.enter(this.#leaveOnce());
  }
}
