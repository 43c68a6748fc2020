export interface Part {
  readonly inputs: readonly string[];
  readonly output: string;
  readonly entry: string;
}
export function isStale(root: string, part: Part): boolean;
export function markBuilt(root: string, part: Part, print: string): void;
export function fingerprint(root: string, inputs: readonly string[]): string;
