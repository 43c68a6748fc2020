// Places on a page: six numbers that move, turn and stretch.

export type Matrix = readonly [number, number, number, number, number, number];

export const unchanged: Matrix = [1, 0, 0, 1, 0, 0];

/** First `one`, then `other`. */
export const combine = (one: Matrix, other: Matrix): Matrix => [
  one[0] * other[0] + one[1] * other[2],
  one[0] * other[1] + one[1] * other[3],
  one[2] * other[0] + one[3] * other[2],
  one[2] * other[1] + one[3] * other[3],
  one[4] * other[0] + one[5] * other[2] + other[4],
  one[4] * other[1] + one[5] * other[3] + other[5],
];

export const toMatrix = (values: readonly unknown[]): Matrix | null =>
  values.length === 6 && values.every((value) => typeof value === 'number')
    ? (values as unknown as Matrix)
    : null;
