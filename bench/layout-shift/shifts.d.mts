/** Begins to note the shifts of the page. */
export function noteShifts(): void;

/** `at`: milliseconds since the page was asked for. */
export function readShifts(): {
  readonly value: number;
  readonly at: number;
  readonly moved: readonly string[];
}[];
