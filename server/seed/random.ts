// Randomness that depends on nothing but its keys: the same seed and the same key give the same numbers,
// whatever else was generated before. So a product stays as it is when the catalogue grows.

export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
}

/** FNV-1a over UTF-16 code units, finished as in MurmurHash3 so that near keys give far numbers. */
export function hashText(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The generator sfc32, started from the key. */
export function createRandom(seed: string, key: string): Random {
  const text = `${seed}|${key}`;
  let a = hashText(text);
  let b = hashText(text, a);
  let c = hashText(text, b);
  let counter = 1;

  const next = (): number => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  // The first numbers still show the key.
  for (let i = 0; i < 8; i++) next();

  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (values) => {
      const value = values[int(0, values.length - 1)];
      if (value === undefined) throw new Error('Nothing to pick from');
      return value;
    },
  };
}

/** Shuffled copy (Fisher–Yates). */
export function shuffled<T>(random: Random, values: readonly T[]): T[] {
  const left = [...values];
  const result: T[] = [];
  while (left.length > 0) result.push(...left.splice(random.int(0, left.length - 1), 1));
  return result;
}
