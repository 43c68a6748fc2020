// A4 sheets with our colours and fonts: where to write next, and what every sheet has at its foot.
import { loadPdfkit } from '../preload.ts';
import { winAnsi } from './win-ansi.ts';

export const colours = {
  brand: '#0b6b6b',
  ink: '#102022',
  soft: '#586a6d',
  line: '#d5dfdf',
  tint: '#eef4f4',
};
const pageOf = {
  de: (page: number, total: number | string) => `Seite ${page} von ${total}`,
  en: (page: number, total: number | string) => `Page ${page} of ${total}`,
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

interface About {
  readonly language: 'de' | 'en';
  readonly title: string;
  readonly author: string;
  readonly date: Date;
  /** At the foot of every sheet, beside its number. */
  readonly foot: string;
}

/**
 * Written twice: the first time only measured, so that every foot can say how many sheets there are. So each sheet is
 * packed as soon as it is full, instead of all of them at the end, which would hold up everybody.
 */
export async function writePdf(about: About, write: (sheet: Sheet) => Promise<void>): Promise<Buffer> {
  const Pdf = await loadPdfkit();
  const measured = new Sheet(Pdf, about);
  await write(measured);
  const sheet = new Sheet(Pdf, about, measured);
  await write(sheet);
  return sheet.finish();
}

/** How many sheets it would be; nothing is written. */
export async function measurePages(about: About, write: (sheet: Sheet) => Promise<void>): Promise<number> {
  const sheet = new Sheet(await loadPdfkit(), about);
  await write(sheet);
  return sheet.number;
}

export class Sheet {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #about: About;
  /** Undefined: nothing is written, only measured. */
  readonly #total: number | undefined;
  readonly #heights: Map<string, number>;
  readonly #chunks: Buffer[] = [];
  #number = 1;
  y = top;

  constructor(Pdf: Awaited<ReturnType<typeof loadPdfkit>>, about: About, measured?: Sheet) {
    this.#about = about;
    this.#total = measured ? measured.#number : undefined;
    this.#heights = measured ? measured.#heights : new Map();
    this.#pdf = new Pdf({
      size: 'A4',
      // No automatic page breaks: the table decides where a page ends.
      margin: 0,
      lang: about.language,
      displayTitle: true,
      info: {
        Title: about.title,
        Author: about.author,
        Creator: 'Praxora',
        Producer: 'Praxora',
        CreationDate: about.date,
      },
    });
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
  }

  /** Number of the current page, from 1. */
  get number(): number {
    return this.#number;
  }

  newPage(): void {
    this.#writeFoot();
    if (this.#total !== undefined) this.#pdf.addPage();
    this.#number += 1;
    this.y = top;
  }

  isFull(height: number): boolean {
    return this.y + height > bottom;
  }

  /** Writes at a place, over as many lines as the width needs; tells the height. */
  write(text: string, x: number, y: number, columnWidth: number, style: TextStyle = {}): number {
    const { colour = colours.ink, align = 'left', spacing = 0 } = style;
    const height = this.heightOf(text, columnWidth, style);
    if (this.#total === undefined) return height;
    this.#choose(style);
    this.#pdf
      .fillColor(colour)
      .text(winAnsi(text), x, y, { width: columnWidth, align, lineGap: 1.5, characterSpacing: spacing });
    return height;
  }

  heightOf(text: string, columnWidth: number, style: TextStyle = {}): number {
    if (text === '') return 0;
    const key = `${style.size} ${style.bold} ${columnWidth} ${text}`;
    let height = this.#heights.get(key);
    if (height === undefined) {
      this.#choose(style);
      height = this.#pdf.heightOfString(winAnsi(text), { width: columnWidth, lineGap: 1.5 });
      this.#heights.set(key, height);
    }
    return height;
  }

  rule(y: number, colour = colours.line, thickness = 0.7): void {
    if (this.#total === undefined) return;
    this.#pdf.moveTo(left, y).lineTo(right, y).lineWidth(thickness).strokeColor(colour).stroke();
  }

  /** To be written on by hand. */
  line(x: number, y: number, to: number): void {
    if (this.#total === undefined) return;
    this.#pdf.moveTo(x, y).lineTo(to, y).lineWidth(0.7).strokeColor(colours.ink).stroke();
  }

  /** A filled area. */
  box(x: number, y: number, boxWidth: number, height: number, radius = 0): void {
    if (this.#total === undefined) return;
    this.#pdf.roundedRect(x, y, boxWidth, height, radius).fill(colours.tint);
  }

  /** A filled figure of SVG paths, by the even-odd rule. */
  shape(path: string, { x, y, scale }: { x: number; y: number; scale: number }, colour: string): void {
    if (this.#total === undefined) return;
    this.#pdf.save().translate(x, y).scale(scale).path(path).fill(colour, 'even-odd').restore();
  }

  async finish(): Promise<Buffer> {
    this.#writeFoot();
    const ended = new Promise<void>((end, fail) => {
      this.#pdf.once('end', end).once('error', fail);
    });
    this.#pdf.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }

  #choose({ size = 9, bold = false }: TextStyle): void {
    this.#pdf.font(bold ? fonts.bold : fonts.regular).fontSize(size);
  }

  #writeFoot(): void {
    this.rule(bottom + 14);
    const style = { size: 7.5, colour: colours.soft };
    this.write(this.#about.foot, left, bottom + 22, width - 90, style);
    const number = pageOf[this.#about.language](this.#number, this.#total ?? '?');
    this.write(number, right - 90, bottom + 22, 90, { ...style, align: 'right' });
  }
}
