// The lines of a label, from top to bottom: each is made of elements side by side.
import { cutInside, type TextBox, wrapLines, wrapped } from './cut.ts';
import type { Design } from './design.ts';
import { type LabelElement, lineHeight, type SignElement, type TagElement } from './elements.ts';
import { type Font, textWidth } from './text-width.ts';

export interface Line {
  readonly height: number;
  readonly place: (x: number, y: number, width: number) => LabelElement[];
}

export const textLine = (
  text: string,
  font: Font,
  size: number,
  align: 'left' | 'center' | 'right' = 'left',
): Line => ({
  height: size * lineHeight,
  place: (x, y, width) => [{ kind: 'text', text, font, size, align, x, y, width, height: size * lineHeight }],
});

/** At most so much smaller than the design says: the name gives way first. */
const leastOfName = 0.82;
const leastType = 1.9;

/** Whole if it can be, a little smaller where that helps, else without its middle. */
export function nameLines(
  name: string,
  { name: size, nameLines: most }: Design,
  width: number,
  lines = most,
): Line[] {
  const small = Math.max(leastType, size * leastOfName);
  const roomOf = (type: number): TextBox => ({ width, lines, font: 'bold', size: type });
  const fitting = [size, small].find((type) => wrapped(name, roomOf(type)) !== null) ?? small;
  return wrapLines(name, roomOf(fitting)).map((text) => textLine(text, 'bold', fitting));
}

const tagWidth = 1.9;
const signWidth = 0.7;
const afterMark = 0.35;

const markHeight = (size: number): number => size * 0.95;

/** The signs known from packages: a label needs no language. */
function mark(
  kind: 'LOT' | 'REF' | 'expiry' | 'place',
  size: number,
  x: number,
  y: number,
): TagElement | SignElement {
  const height = markHeight(size);
  const place = { x, y: y + (size * lineHeight - height) / 2, height };
  return kind === 'LOT' || kind === 'REF'
    ? { kind: 'tag', text: kind, ...place, width: size * tagWidth }
    : { kind: 'sign', sign: kind, ...place, width: size * signWidth };
}

/** Width of a mark and the gap behind it in a line. */
export const markWidth = (kind: 'LOT' | 'REF' | 'expiry' | 'place', size: number): number =>
  size * ((kind === 'LOT' || kind === 'REF' ? tagWidth : signWidth) + afterMark);

export const markedLine = (
  kind: 'LOT' | 'REF' | 'expiry' | 'place',
  text: string,
  font: Font,
  size: number,
): Line => ({
  height: size * lineHeight,
  place: (x, y, width) => {
    const taken = markWidth(kind, size);
    return [
      mark(kind, size, x, y),
      {
        kind: 'text',
        text,
        font,
        size,
        align: 'left',
        x: x + taken,
        y,
        width: width - taken,
        height: size * lineHeight,
      },
    ];
  },
});

/** Width of a marked line. */
export const markedWidth = (kind: 'LOT' | 'expiry', text: string, font: Font, size: number): number =>
  markWidth(kind, size) + textWidth(text, font, size);

/** A batch number never gets smaller: where it is too long it loses its middle. */
export function batchLine(batchNumber: string, size: number, width: number): Line {
  const room = { width: width - markWidth('LOT', size), lines: 1, font: 'bold' as const, size };
  return markedLine('LOT', cutInside(batchNumber, room), 'bold', size);
}

export const oneLine = (text: string, font: Font, size: number, width: number): string =>
  wrapLines(text, { width, lines: 1, font, size })[0] ?? '';

/** Stacks lines vertically with a gap between them; lines that do not fit above `end` are left out. */
export function stack(
  lines: readonly Line[],
  { x, y, width, end }: { x: number; y: number; width: number; end: number },
  gap = 0,
): { elements: LabelElement[]; y: number } {
  const elements: LabelElement[] = [];
  let at = y;
  for (const line of lines) {
    if (at + line.height > end + 1e-9) break;
    elements.push(...line.place(x, at, width));
    at += line.height + gap;
  }
  return { elements, y: at };
}
