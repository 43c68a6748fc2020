// A4 sheets with our colours and fonts: where to write next, and what every sheet has at its foot.
import PDFDocument from 'pdfkit';
import { winAnsi } from './win-ansi.ts';

export const colours = {
  brand: '#0b6b6b',
  ink: '#102022',
  soft: '#586a6d',
  line: '#d5dfdf',
  tint: '#eef4f4',
};
const fonts = { regular: 'Helvetica', bold: 'Helvetica-Bold' };

export const left = 48;
export const right = 547.28;
export const width = right - left;
const top = 48;
/** Below it stands the foot. */
const bottom = 841.89 - 62;

interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  /** Letters further apart, for small headings. */
  readonly spacing?: number;
}

export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  y = top;

  constructor(title: string, author: string, date: Date) {
    this.pdf = new PDFDocument({
      size: 'A4',
      // Nothing breaks by itself: the table decides where a sheet ends.
      margin: 0,
      bufferPages: true,
      lang: 'de',
      displayTitle: true,
      info: { Title: title, Author: author, Creator: 'Praxora', Producer: 'Praxora', CreationDate: date },
    });
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = top;
  }

  isFull(height: number): boolean {
    return this.y + height > bottom;
  }

  /** Writes at a place, over as many lines as the width needs; tells the height. */
  write(text: string, x: number, y: number, columnWidth: number, style: TextStyle = {}): number {
    const { colour = colours.ink, align = 'left', spacing = 0 } = style;
    const height = this.heightOf(text, columnWidth, style);
    this.pdf
      .fillColor(colour)
      .text(winAnsi(text), x, y, { width: columnWidth, align, lineGap: 1.5, characterSpacing: spacing });
    return height;
  }

  heightOf(text: string, columnWidth: number, { size = 9, bold = false }: TextStyle = {}): number {
    if (text === '') return 0;
    this.pdf.font(bold ? fonts.bold : fonts.regular).fontSize(size);
    return this.pdf.heightOfString(winAnsi(text), { width: columnWidth, lineGap: 1.5 });
  }

  rule(y: number, colour = colours.line, thickness = 0.7): void {
    this.pdf.moveTo(left, y).lineTo(right, y).lineWidth(thickness).strokeColor(colour).stroke();
  }

  /** Page numbers are known when all is written. */
  async finish(foot: string): Promise<Buffer> {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      this.pdf.switchToPage(page);
      this.rule(bottom + 14);
      this.write(foot, left, bottom + 22, width - 90, { size: 7.5, colour: colours.soft });
      this.write(`Seite ${page + 1} von ${count}`, right - 90, bottom + 22, 90, {
        size: 7.5,
        colour: colours.soft,
        align: 'right',
      });
    }
    const chunks: Buffer[] = [];
    const ended = new Promise<void>((end, fail) => {
      this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.pdf.once('end', end).once('error', fail);
    });
    this.pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }
}
