// The parts of `npm run torture`.

export interface TortureOptions {
  readonly rounds: number;
  readonly requests: number;
  readonly minutes: number;
}

export interface Part {
  readonly name: string;
  /** One line for the help. */
  readonly summary: string;
  /** What did not hold, a sentence each; empty: everything held. Prints its figures. */
  run(options: TortureOptions): Promise<readonly string[]>;
}
