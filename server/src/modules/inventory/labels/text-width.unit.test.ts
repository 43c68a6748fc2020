// The widths labels are laid out with are those of the fonts they are printed with.
import { type Font, textWidth } from '@praxora/labels/text-width';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';

const fonts: Record<Font, string> = { regular: 'Helvetica', bold: 'Helvetica-Bold', mono: 'Courier' };
const signs = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)),
  ...'ÄÖÜäöüßéèêçñÅåØøÆæœŒ€…–—·×÷±°²³µ½¼¾„“”‚‘’«»©®™§¿¡ŠšŽž•‰†‡',
];

it.each(['regular', 'bold', 'mono'] as const)('%s', (font) => {
  const pdf = new PDFDocument();
  pdf.font(fonts[font]).fontSize(1000);
  const wrong = signs
    .map((sign) => [sign, textWidth(sign, font, 1000), pdf.widthOfString(sign)] as const)
    .filter(([, ours, theirs]) => Math.abs(ours - theirs) > 0.5);
  expect(wrong).toEqual([]);
});
