interface Part {
  readonly inputs: readonly string[];
  readonly output: string;
  readonly entry: string;
}
export const serverEntries: Readonly<Record<string, string>>;
export const parts: Readonly<Record<'server' | 'web', Part>>;
