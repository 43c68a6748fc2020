// Reading typed arrays inside their bounds. One helper per kind, so that each stays a plain load when compiled.

export const at = (numbers: Float64Array, index: number): number => numbers[index] as number;

export const ix = (indices: Int32Array, index: number): number => indices[index] as number;

export function add(numbers: Float64Array, index: number, amount: number): void {
  numbers[index] = (numbers[index] as number) + amount;
}
