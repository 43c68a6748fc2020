// Words that nobody would type, each planted in one place: wherever one is found again, it says where it came from.

const form = /plnt[0-9a-z]{5}q/gi;

export class Secrets {
  readonly #sources = new Map<string, string>();
  readonly #watched = new Map<string, string>();

  /** Short enough for every field of the contract that takes text. */
  plant(source: string): string {
    const word = `plnt${this.#sources.size.toString(36).padStart(5, '0')}q`;
    this.#sources.set(word, source);
    return word;
  }

  /** A secret that was not made here: a token, a password somebody has. */
  watch(source: string, value: string): void {
    this.#watched.set(value, source);
  }

  /** For `ilike any`: whatever may hold one of them. */
  get patterns(): string[] {
    return ['%plnt%', ...[...this.#watched.keys()].map((value) => `%${value.replace(/[%_\\]/g, '\\$&')}%`)];
  }

  /** Where the words in a text were planted. */
  sourcesIn(text: string): string[] {
    const words = new Set(text.toLowerCase().match(form) ?? []);
    const watched = [...this.#watched].filter(([value]) => text.includes(value)).map(([, source]) => source);
    return [...[...words].map((word) => this.#sources.get(word) ?? `unknown ${word}`), ...watched];
  }
}
