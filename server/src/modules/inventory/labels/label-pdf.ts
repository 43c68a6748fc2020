// Labels on sheets, as a PDF with vectors: made sheet by sheet as it is read, so that memory does not grow with it.
import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { LabelContent } from '@praxora/labels/content';
import { layOutLabel } from '@praxora/labels/layout';
import { type LabelSize, labelsPerSheet, type Paper, placeOn, sheet } from '@praxora/labels/sizes';
import { winAnsi } from '../../../platform/pdf/win-ansi.ts';
import { loadPdfkit } from '../../../platform/preload.ts';
import { Slices } from '../../../platform/slices.ts';
import { dataMatrices } from './data-matrix.ts';
import { drawCutMarks, drawLabel, pointsPerMm } from './label-drawing.ts';

export const labelPdf = (
  contents: readonly LabelContent[],
  paper: Paper,
  start: number,
  now: Date,
): Readable => Readable.from(chunksOf(contents, paper, start, now), { objectMode: false });

async function* chunksOf(
  contents: readonly LabelContent[],
  paper: Paper,
  start: number,
  now: Date,
): AsyncGenerator<Buffer> {
  const slices = new Slices();
  const Pdf = await loadPdfkit();
  const pdf = new Pdf({
    size: [sheet.width * pointsPerMm, sheet.height * pointsPerMm],
    margin: 0,
    autoFirstPage: false,
    displayTitle: true,
    info: { Title: 'Etiketten', Creator: 'Praxora', Producer: 'Praxora', CreationDate: now },
  });
  let chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const made = (): Buffer => {
    const whole = Buffer.concat(chunks);
    chunks = [];
    return whole;
  };
  const perSheet = labelsPerSheet(paper);
  for (let from = 1 - start; from < contents.length; from += perSheet) {
    pdf.addPage();
    if (paper.hasCutMarks) drawCutMarks(pdf, paper);
    const onSheet = contents.slice(Math.max(0, from), from + perSheet);
    await drawSheet(pdf, onSheet, paper, Math.max(0, -from), slices);
    yield made();
  }
  const ended = once(pdf, 'end');
  pdf.end();
  await ended;
  yield made();
}

async function drawSheet(
  pdf: PDFKit.PDFDocument,
  contents: readonly LabelContent[],
  paper: Paper,
  firstPlace: number,
  slices: Slices,
): Promise<void> {
  const ids = contents.flatMap((content) => ('labelId' in content ? [content.labelId] : []));
  const codes = await dataMatrices(ids, slices);
  for (const [index, content] of contents.entries()) {
    await slices.pause();
    const layout = layOutLabel(spelled(content), sizeOf(paper));
    const code = layout.labelId === null ? null : (codes.get(layout.labelId) ?? null);
    drawLabel(pdf, layout, code, placeOn(paper, firstPlace + index));
  }
}

const sizeOf = ({ width, height, left, right }: Paper): LabelSize => ({ width, height, left, right });

/** In the letters of the fonts every reader brings, before it is measured. */
const spelled = <Content extends LabelContent>(content: Content): Content =>
  Object.fromEntries(
    Object.entries(content).map(([field, value]) => [
      field,
      typeof value === 'string' ? winAnsi(value) : value,
    ]),
  ) as Content & Record<string, unknown>;
