// The course of a line as the `d` of an SVG path. Pure.

export interface Point {
  readonly x: number;
  /** Null: nothing is known here, and the line has a gap. */
  readonly y: number | null;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** In steps every value holds until the next; straight lines lead from one to the other. */
export function linePath(points: readonly Point[], shape: 'steps' | 'straight'): string {
  let path = '';
  let isDrawing = false;
  for (const { x, y } of points) {
    // In steps the last value holds until the gap.
    if (y === null) {
      if (isDrawing && shape === 'steps') path += `H${round(x)}`;
      isDrawing = false;
      continue;
    }
    if (!isDrawing) path += `M${round(x)},${round(y)}`;
    else path += shape === 'steps' ? `H${round(x)}V${round(y)}` : `L${round(x)},${round(y)}`;
    isDrawing = true;
  }
  return path;
}
