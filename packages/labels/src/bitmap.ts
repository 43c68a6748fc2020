// A label's areas as printer dots: what DYMO and Zebra get as pictures, and what a test reads like a scanner.
import type { Point, PolygonShape, RectShape, Shape } from './shapes.ts';

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** One byte a dot, 1 is black. */
  readonly dots: Uint8Array;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The dots of a part of a label; texts are the printer's own affair. */
export function drawBitmap(shapes: readonly Shape[], frame: Frame, dpi: number): Bitmap {
  const perMm = dpi / 25.4;
  const width = Math.max(1, Math.round(frame.width * perMm));
  const height = Math.max(1, Math.round(frame.height * perMm));
  const bitmap = { width, height, dots: new Uint8Array(width * height) };
  const inDots = ([x, y]: Point): Point => [(x - frame.x) * perMm, (y - frame.y) * perMm];
  for (const shape of shapes) {
    if (shape.kind === 'rect') fillRect(bitmap, shape, inDots);
    if (shape.kind === 'polygon') fillPolygon(bitmap, shape, inDots);
  }
  return bitmap;
}

function fillRect({ width, height, dots }: Bitmap, shape: RectShape, inDots: (point: Point) => Point): void {
  const [left, top] = inDots([shape.x, shape.y]).map(Math.round) as [number, number];
  const [right, bottom] = inDots([shape.x + shape.width, shape.y + shape.height]).map(Math.round) as [
    number,
    number,
  ];
  const value = shape.isWhite ? 0 : 1;
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
    dots.fill(value, y * width + Math.max(0, left), y * width + Math.max(0, Math.min(width, right)));
}

/** A dot is black when its middle lies inside of an odd number of rings. */
function fillPolygon(
  { width, height, dots }: Bitmap,
  { rings }: PolygonShape,
  inDots: (point: Point) => Point,
): void {
  const edges = rings.flatMap((ring) => {
    const points = ring.map(inDots);
    return points.map((point, index): [Point, Point] => [
      point,
      points[(index + 1) % points.length] ?? point,
    ]);
  });
  for (let y = 0; y < height; y++) {
    const middle = y + 0.5;
    const crossings = edges
      .filter(([[, fromY], [, toY]]) => fromY <= middle !== toY <= middle)
      .map(([[fromX, fromY], [toX, toY]]) => fromX + ((middle - fromY) / (toY - fromY)) * (toX - fromX))
      .sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.max(0, Math.ceil((crossings[index] ?? 0) - 0.5));
      const to = Math.min(width, Math.ceil((crossings[index + 1] ?? 0) - 0.5));
      if (to > from) dots.fill(1, y * width + from, y * width + to);
    }
  }
}

/** Eight dots to a byte, rows filled up to whole bytes; a set bit is black. */
export function packedRows({ width, height, dots }: Bitmap): Uint8Array {
  const perRow = Math.ceil(width / 8);
  const packed = new Uint8Array(perRow * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (dots[y * width + x]) {
        const at = y * perRow + (x >> 3);
        packed[at] = (packed[at] ?? 0) | (0x80 >> (x & 7));
      }
  return packed;
}
