// A label as a picture for the screen. Every text in it is escaped.
import type { LabelLayout } from './elements.ts';
import { labelShapes, type Shape, type TextShape } from './shapes.ts';
import { escapeXml } from './xml.ts';

/** To a thousandth of a millimetre. */
const mm = (value: number): string => String(Math.round(value * 1000) / 1000);

const families = {
  regular: 'Arial, Helvetica, sans-serif',
  bold: 'Arial, Helvetica, sans-serif',
  mono: "'Courier New', Courier, monospace",
};
const anchors = { left: 'start', center: 'middle', right: 'end' };

const anchorX = ({ align, x, width }: TextShape): number =>
  align === 'left' ? x : align === 'center' ? x + width / 2 : x + width;

function shapeSvg(shape: Shape): string {
  if (shape.kind === 'polygon') {
    const rings = shape.rings.map((ring) => `M${ring.map(([x, y]) => `${mm(x)} ${mm(y)}`).join('L')}Z`);
    return `<path d="${rings.join('')}" fill-rule="evenodd"/>`;
  }
  const white = shape.isWhite ? ' fill="#fff"' : '';
  if (shape.kind === 'rect') {
    const round = shape.radius > 0 ? ` rx="${mm(shape.radius)}"` : '';
    const { x, y, width, height } = shape;
    return `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}"${round}${white}/>`;
  }
  const { font, size, align, text } = shape;
  return (
    `<text x="${mm(anchorX(shape))}" y="${mm(shape.baseline)}" font-size="${mm(size)}" text-anchor="${anchors[align]}"` +
    ` font-family="${families[font]}" font-weight="${font === 'bold' ? 700 : 400}"${white}>${escapeXml(text)}</text>`
  );
}

/** As large as its place allows; black on white, also where the page is dark. */
export function labelSvg(layout: LabelLayout, code: string | null): string {
  const { width, height } = layout;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mm(width)} ${mm(height)}" fill="#000">` +
    `<rect width="${mm(width)}" height="${mm(height)}" fill="#fff"/>` +
    `${labelShapes(layout, code).map(shapeSvg).join('')}</svg>`
  );
}
