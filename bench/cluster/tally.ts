// Counts what the clients were answered.
import type { Outcome } from './client.ts';

/** What a failover may answer: everything else is a fault. */
const allowed: readonly Outcome[] = [200, 502, 503, 504, 'connection broken', 'no answer'];

export class Tally {
  readonly started = new Set<string>();
  readonly acknowledged = new Set<string>();
  /** Calls by kind and outcome. */
  readonly outcomes = new Map<string, number>();
  /** First text of each outcome that must not be. */
  readonly faults = new Map<string, string>();
  readonly #startedAt = performance.now();
  #lastAcknowledged = performance.now();
  #longestGap = 0;

  begin(key: string): void {
    this.started.add(key);
  }

  acknowledge(key: string): void {
    this.acknowledged.add(key);
    this.#measureGap();
  }

  count(kind: string, outcome: Outcome, text: string): void {
    const name = `${kind} ${outcome}`;
    this.outcomes.set(name, (this.outcomes.get(name) ?? 0) + 1);
    if (!allowed.includes(outcome) && !this.faults.has(name)) this.faults.set(name, text.slice(0, 300));
  }

  /** Longest time in which no booking of any client was acknowledged. */
  get secondsWithoutWrites(): number {
    return this.#longestGap / 1000;
  }

  /** Length of the drill. */
  get seconds(): number {
    return (this.#lastAcknowledged - this.#startedAt) / 1000;
  }

  #measureGap(): void {
    const now = performance.now();
    this.#longestGap = Math.max(this.#longestGap, now - this.#lastAcknowledged);
    this.#lastAcknowledged = now;
  }
}
