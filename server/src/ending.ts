// The end of the process: in order, once, and in time, whatever is still going on.
import { within } from './platform/within.ts';

/**
 * What ends together, in this order, and for how many milliseconds the next is kept waiting. With the database's own end they
 * stay below five seconds. Whoever is cut off loses nothing: a transaction is undone, a job is taken up by the next process.
 */
const usualPatience = {
  /** Requests, jobs and reports. */
  work: 2_500,
  search: 500,
  connections: 500,
  store: Number.POSITIVE_INFINITY,
} as const;

type Part = keyof typeof usualPatience;
type Patience = Readonly<Record<Part, number>>;
type Step = () => Promise<unknown>;

export class Ending {
  readonly #steps: Record<Part, Step[]> = { work: [], search: [], connections: [], store: [] };
  readonly #onProblem: (error: unknown) => void;
  readonly #patience: Patience;
  #running: Promise<void> | undefined;

  constructor(onProblem: (error: unknown) => void, patience: Patience = usualPatience) {
    this.#onProblem = onProblem;
    this.#patience = patience;
  }

  get begun(): boolean {
    return this.#running !== undefined;
  }

  add(part: Part, step: Step): void {
    this.#steps[part].push(step);
  }

  run(): Promise<void> {
    this.#running ??= this.#end();
    return this.#running;
  }

  /** A part that does not end well must not keep the others from ending. */
  async #end(): Promise<void> {
    for (const [part, longest] of Object.entries(this.#patience) as [Part, number][]) {
      await within(longest, Promise.all(this.#steps[part].map((step) => step().catch(this.#onProblem))));
    }
  }
}
