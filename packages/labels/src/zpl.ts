// A label as ZPL, the language of Zebra printers. The printer makes the DataMatrix itself, from the id.
import { drawBitmap, packedRows } from './bitmap.ts';
import { modulesOfCode } from './design.ts';
import type { LabelElement, LabelLayout } from './elements.ts';
import { type Shape, type TextShape, toShapes } from './shapes.ts';

/** Resolution of Zebra's label printers. */
export type ZplDpi = 203 | 300;

/** Every label on its own, so that a printer that stops in between has printed whole ones. */
export function labelZpl(layout: LabelLayout, dpi: ZplDpi): string {
  const dots = (mm: number): number => Math.round((mm * dpi) / 25.4);
  const { width, height, labelId, elements } = layout;
  return [
    // Texts are UTF-8.
    `^XA^CI28^PW${dots(width)}^LL${dots(height)}^LH0,0`,
    ...elements.flatMap((element) => fieldsOf(element, labelId, dpi, dots)),
    '^XZ',
  ].join('\n');
}

type Dots = (mm: number) => number;

function fieldsOf(element: LabelElement, labelId: string | null, dpi: ZplDpi, dots: Dots): string[] {
  const at = `^FO${dots(element.x)},${dots(element.y)}`;
  if (element.kind === 'code') {
    const module = Math.max(1, Math.floor((element.width * dpi) / 25.4 / modulesOfCode));
    const size = `${modulesOfCode},${modulesOfCode}`;
    return labelId === null ? [] : [`${at}^BXN,${module},200,${size}^FD${field(labelId)}^FS`];
  }
  const shapes = toShapes(element, null);
  return [...pictureOf(element, shapes, dpi, at), ...shapes.flatMap((shape) => textOf(shape, dots))];
}

/** Plain bars are drawn by the printer; what has a form is sent as dots. */
function pictureOf(element: LabelElement, shapes: readonly Shape[], dpi: ZplDpi, at: string): string[] {
  if (element.kind === 'text') return [];
  const bitmap = drawBitmap(shapes, element, dpi);
  const packed = packedRows(bitmap);
  const total = packed.length;
  const digits = Array.from(packed, (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('');
  return [`${at}^GFA,${total},${total},${total / bitmap.height},${digits}^FS`];
}

const alignments = { left: 'L', center: 'C', right: 'R' };

function textOf(shape: Shape, dots: Dots): string[] {
  if (shape.kind !== 'text') return [];
  const { text, x, width, size, align, isWhite } = shape;
  const block = `^FB${Math.max(1, dots(width))},1,0,${alignments[align]}`;
  const place = `^FT${dots(x)},${dots(shape.baseline)}`;
  return [`${place}${fontOf(shape, dots(size))}${block}^FH${isWhite ? '^FR' : ''}^FD${field(text)}^FS`];
}

/** The printer's own scalable font is narrower than the one measured with, so that everything fits. */
const fontOf = ({ font }: TextShape, height: number): string => {
  const width = font === 'bold' ? height : Math.round(height * 0.9);
  return `^A0N,${height},${width}`;
};

/** Characters of the language's own syntax are written as their number: no text can become a command. */
const field = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .replace(/[_^~\\]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`);
