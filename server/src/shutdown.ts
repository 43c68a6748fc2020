// Ends the process in a fixed order, once, and in time, whatever is still going on.
import { withTimeout } from './platform/with-timeout.ts';

/**
 * The stages in their order, and for how many milliseconds the next stage waits. With the database's own end they stay below five
 * seconds, apart from the draining that the operator asked for. Work that is cut off loses nothing: a transaction is rolled back, a job is taken up by the next process.
 */
export const usualTimeouts = {
  /** Requests are served while proxies learn that they shall ask another server. */
  drain: Number.POSITIVE_INFINITY,
  /** Requests, jobs and reports. */
  work: 2_500,
  search: 500,
  connections: 500,
  store: Number.POSITIVE_INFINITY,
} as const;

/** In the primary process: long enough for the processes it has started to end by the times above, or to be ended by force. */
export const primaryTimeouts = { ...usualTimeouts, search: 1_500 } as const;

type Stage = keyof typeof usualTimeouts;
type Timeouts = Readonly<Record<Stage, number>>;
type Step = () => Promise<unknown>;

export class Shutdown {
  readonly #steps: Record<Stage, Step[]> = { drain: [], work: [], search: [], connections: [], store: [] };
  readonly #onProblem: (error: unknown) => void;
  readonly #timeouts: Timeouts;
  #running: Promise<void> | undefined;

  constructor(onProblem: (error: unknown) => void, timeouts: Timeouts = usualTimeouts) {
    this.#onProblem = onProblem;
    this.#timeouts = timeouts;
  }

  get hasBegun(): boolean {
    return this.#running !== undefined;
  }

  add(stage: Stage, step: Step): void {
    this.#steps[stage].push(step);
  }

  run(): Promise<void> {
    this.#running ??= this.#run();
    return this.#running;
  }

  /** A step that fails or never ends must not keep the others from ending. */
  async #run(): Promise<void> {
    for (const [stage, timeout] of Object.entries(this.#timeouts) as [Stage, number][]) {
      await withTimeout(
        timeout,
        Promise.all(this.#steps[stage].map((step) => step().catch(this.#onProblem))),
      );
    }
  }
}
