// How long the event loop is held, told apart from the time other programs took from this one.
//
// A timer that is due every millisecond looks at two clocks: by the wall, and the processor time of the whole process. What
// passed of both between two looks is the hold. On a busy machine the first alone counts the others' work; the second alone
// counts the work of other threads.

export class HoldMeter {
  #wall = performance.now();
  #processor = process.cpuUsage();
  #longest = 0;

  constructor() {
    setInterval(() => this.#look(), 1);
  }

  /** Milliseconds, since the last reset. */
  get longest(): number {
    this.#look();
    return this.#longest;
  }

  reset(): void {
    this.#look();
    this.#longest = 0;
  }

  #look(): void {
    const wall = performance.now();
    const processor = process.cpuUsage();
    const worked = processor.user + processor.system - this.#processor.user - this.#processor.system;
    this.#longest = Math.max(this.#longest, Math.min(wall - this.#wall, worked / 1000));
    this.#wall = wall;
    this.#processor = processor;
  }
}
