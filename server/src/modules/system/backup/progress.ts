// Tells now and then how far a backup or a restore has come.
export type Say = (line: string) => void;

const pause = 2_000;
const megabyte = 1_000_000;

export class Progress {
  readonly #say: Say;
  #bytes = 0;
  #saidAt = Date.now();

  constructor(say: Say) {
    this.#say = say;
  }

  add(bytes: number, where: string): void {
    this.#bytes += bytes;
    if (Date.now() - this.#saidAt < pause) return;
    this.#saidAt = Date.now();
    this.#say(`${where}, ${Math.round(this.#bytes / megabyte)} MB of rows so far…`);
  }
}
