// Shapes that elements are drawn with: black and white areas, and texts. Every renderer draws these and nothing else.
import { toBars } from './code.ts';
import { modulesOfCode } from './design.ts';
import { baseline, type LabelElement, type LabelLayout } from './elements.ts';
import type { Font } from './text-width.ts';

export interface RectShape {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly isWhite: boolean;
}

export type Point = readonly [x: number, y: number];

/** Rings within rings are holes. */
export interface PolygonShape {
  readonly kind: 'polygon';
  readonly rings: readonly (readonly Point[])[];
}

export interface TextShape {
  readonly kind: 'text';
  readonly text: string;
  readonly font: Font;
  readonly size: number;
  readonly align: 'left' | 'center' | 'right';
  /** The box it is aligned in. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where its letters stand. */
  readonly baseline: number;
  readonly isWhite: boolean;
}

export type Shape = RectShape | PolygonShape | TextShape;

const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
  isWhite = false,
): RectShape => ({
  kind: 'rect',
  x,
  y,
  width,
  height,
  radius,
  isWhite,
});

const frame = (
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  thickness: number,
  radius: number,
): RectShape[] => [
  rect(x, y, width, height, radius),
  rect(
    x + thickness,
    y + thickness,
    width - 2 * thickness,
    height - 2 * thickness,
    Math.max(0, radius - thickness),
    true,
  ),
];

/** An hourglass: two caps, and two halves that meet in the middle. */
const hourglass: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [1, 0],
    [1, 0.12],
    [0, 0.12],
  ],
  [
    [0, 0.88],
    [1, 0.88],
    [1, 1],
    [0, 1],
  ],
  [
    [0.1, 0.12],
    [0.9, 0.12],
    [0.9, 0.28],
    [0.6, 0.5],
    [0.9, 0.72],
    [0.9, 0.88],
    [0.1, 0.88],
    [0.1, 0.72],
    [0.4, 0.5],
    [0.1, 0.28],
  ],
  [
    [0.24, 0.14],
    [0.76, 0.14],
    [0.76, 0.24],
    [0.24, 0.24],
  ],
  [
    [0.5, 0.56],
    [0.76, 0.76],
    [0.24, 0.76],
  ],
];

/** A pin that points at a place. */
const pin: readonly (readonly Point[])[] = [
  [...circle(0.5, 0.38, 0.48, 0.38, 5 / 6, 13 / 6), [0.5, 1]],
  circle(0.5, 0.38, 0.2, 0.16, 0, 2),
];

/** From one multiple of half a turn to another, in so many steps that nobody sees them. */
function circle(x: number, y: number, rx: number, ry: number, from: number, to: number): Point[] {
  const steps = 20;
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = Math.PI * (from + ((to - from) * step) / steps);
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

const signs = { expiry: hourglass, place: pin };

const letters = (
  text: string,
  place: { x: number; y: number; width: number; height: number },
  style: Pick<TextShape, 'font' | 'size' | 'align' | 'isWhite'>,
  top = place.y,
): TextShape => ({ kind: 'text', text, ...place, ...style, baseline: top + style.size * baseline });

/** Height of a capital letter, as a fraction of the font size. */
const capital = 0.72;
/** Where a line's upper edge must be so that its capitals stand in the middle of a box. */
const centred = (y: number, height: number, size: number): number =>
  y + height / 2 + (capital / 2 - baseline) * size;

export function toShapes(element: LabelElement, code: string | null): Shape[] {
  const { x, y, width, height } = element;
  const place = { x, y, width, height };
  switch (element.kind) {
    case 'code': {
      const module = width / modulesOfCode;
      return toBars(code ?? '').map(({ row, column, length }) =>
        rect(x + column * module, y + row * module, length * module, module),
      );
    }
    case 'text':
      return [letters(element.text, place, { ...element, isWhite: false })];
    case 'tag': {
      const size = height * 0.7;
      return [
        ...frame(place, Math.max(0.15, height * 0.08), height * 0.15),
        letters(
          element.text,
          place,
          { font: 'bold', size, align: 'center', isWhite: false },
          centred(y, height, size),
        ),
      ];
    }
    case 'sign':
      return [
        {
          kind: 'polygon',
          rings: signs[element.sign].map((ring) =>
            ring.map(([px, py]): Point => [x + px * width, y + py * height]),
          ),
        },
      ];
    case 'rule':
      return [rect(x, y, width, height)];
    case 'band': {
      const { size } = element;
      const inner = { x: x + size / 2, y, width: width - size, height };
      return [
        rect(x, y, width, height, height * 0.15),
        letters(
          element.text,
          inner,
          { font: 'bold', size, align: 'left', isWhite: true },
          centred(y, height, size),
        ),
      ];
    }
    case 'scale': {
      const thickness = Math.max(0.2, height * 0.12);
      const tick =
        element.tick === null ? [] : [rect(x + width * element.tick - thickness / 2, y, thickness, height)];
      return [
        ...frame(place, thickness, height / 2),
        rect(x, y, width * element.filled, height, Math.min(height / 2, (width * element.filled) / 2)),
        ...tick.map((one) => ({ ...one, x: Math.min(x + width - thickness, Math.max(x, one.x)) })),
      ];
    }
  }
}

export const labelShapes = ({ elements }: LabelLayout, code: string | null): Shape[] =>
  elements.flatMap((element) => toShapes(element, code));
