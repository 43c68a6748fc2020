// Whose turn it is: works of several askers in steps, one step of each asker after the other.

/** Done when it has no next step. */
export type Work = Iterator<unknown>;

export class Turns<Asker> {
  /** In the order of their turns; the works of one asker wait for each other. */
  readonly #works = new Map<Asker, Work[]>();

  add(asker: Asker, work: Work): void {
    const waiting = this.#works.get(asker);
    if (waiting) waiting.push(work);
    else this.#works.set(asker, [work]);
  }

  /** Takes one step of whoever's turn it is; false: nobody wants anything. */
  step(): boolean {
    const [next] = this.#works;
    if (next === undefined) return false;
    const [asker, works] = next;
    this.#works.delete(asker);
    if (works[0]?.next().done) works.shift();
    // Whoever had a turn goes to the end of the line.
    if (works.length > 0) this.#works.set(asker, works);
    return true;
  }
}
