// Draws a laid-out label into a PDF, in millimetres.
import type { LabelLayout } from '@praxora/labels/elements';
import { labelShapes, type Shape } from '@praxora/labels/shapes';
import type { Paper } from '@praxora/labels/sizes';
import { textWidth } from '@praxora/labels/text-width';

export const pointsPerMm = 72 / 25.4;
const fonts = { regular: 'Helvetica', bold: 'Helvetica-Bold', mono: 'Courier' };

export function drawLabel(
  pdf: PDFKit.PDFDocument,
  layout: LabelLayout,
  code: string | null,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  pdf.save().scale(pointsPerMm).translate(x, y);
  for (const shape of labelShapes(layout, code)) drawShape(pdf, shape);
  pdf.restore();
}

function drawShape(pdf: PDFKit.PDFDocument, shape: Shape): void {
  if (shape.kind === 'polygon') {
    for (const ring of shape.rings) {
      for (const [index, [x, y]] of ring.entries()) index === 0 ? pdf.moveTo(x, y) : pdf.lineTo(x, y);
      pdf.closePath();
    }
    pdf.fill('black', 'even-odd');
    return;
  }
  const colour = shape.isWhite ? 'white' : 'black';
  if (shape.kind === 'rect') {
    const { x, y, width, height, radius } = shape;
    (radius > 0 ? pdf.roundedRect(x, y, width, height, radius) : pdf.rect(x, y, width, height)).fill(colour);
    return;
  }
  const { text, font, size, align, width } = shape;
  const free = width - textWidth(text, font, size);
  const x = shape.x + (align === 'left' ? 0 : align === 'center' ? free / 2 : free);
  pdf
    .font(fonts[font])
    .fontSize(size)
    .fillColor(colour)
    .text(text, x, shape.baseline, { lineBreak: false, baseline: 'alphabetic' });
}

const markLength = 4;
const crossArm = 0.8;

/** Lines beside the labels, and small crosses where four of them meet. */
export function drawCutMarks(pdf: PDFKit.PDFDocument, paper: Paper): void {
  const { firstX, firstY, stepX, stepY, columns, rows } = paper;
  const xs = Array.from({ length: columns + 1 }, (_, column) => firstX + column * stepX);
  const ys = Array.from({ length: rows + 1 }, (_, row) => firstY + row * stepY);
  const [left = 0, right = 0] = [xs[0], xs.at(-1)];
  const [top = 0, bottom = 0] = [ys[0], ys.at(-1)];
  pdf.save().scale(pointsPerMm).lineWidth(0.1).strokeColor('black');
  const line = (fromX: number, fromY: number, toX: number, toY: number) =>
    pdf.moveTo(fromX, fromY).lineTo(toX, toY);
  for (const x of xs) {
    line(x, top - 1 - markLength, x, top - 1);
    line(x, bottom + 1, x, bottom + 1 + markLength);
  }
  for (const y of ys) {
    line(left - 1 - markLength, y, left - 1, y);
    line(right + 1, y, right + 1 + markLength, y);
  }
  for (const x of xs.slice(1, -1))
    for (const y of ys.slice(1, -1)) {
      line(x - crossArm, y, x + crossArm, y);
      line(x, y - crossArm, x, y + crossArm);
    }
  pdf.stroke().restore();
}
