// Labels as printers get them, read by a real decoder: whatever prints a label, its code says the same id.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { makeLabelId, testLabelId } from '@praxora/barcode/label-id';
import { type Bitmap, drawBitmap } from '@praxora/labels/bitmap';
import type { LabelContent } from '@praxora/labels/content';
import { codeSize, designFor } from '@praxora/labels/design';
import { dymoLabelXml } from '@praxora/labels/dymo';
import { layOutLabel } from '@praxora/labels/layout';
import { labelShapes } from '@praxora/labels/shapes';
import {
  labelsPerSheet,
  type PaperId,
  paperIds,
  papers,
  placeOn,
  rollIds,
  rolls,
} from '@praxora/labels/sizes';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { Slices } from '../../../platform/slices.ts';
import { dataMatrices } from './data-matrix.ts';
import { labelPdf } from './label-pdf.ts';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
beforeAll(() =>
  prepareZXingModule({
    overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer },
    fireImmediately: true,
  }),
);

const ids = Array.from({ length: 4 }, (_, index) =>
  makeLabelId(Uint8Array.from({ length: 8 }, (_byte, at) => (index * 37 + at * 11) % 256)),
);
const unitOf = (labelId: string): LabelContent => ({
  kind: 'unit',
  labelId,
  name: 'Artinova 4% mit Adrenalin 1:100.000 <50 × 1,7 ml>',
  batchNumber: '26K114 & "Co"',
  expirationDate: '2027-01-31',
  storageName: 'Raum 1, Schrank',
});
const codesOf = (labelIds: readonly string[]) => dataMatrices(labelIds, new Slices());

/** Codes a scanner reads from it; every picture has one code. */
async function readFrom({ width, height, dots }: Bitmap): Promise<string[]> {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [at, dot] of dots.entries()) if (dot) data.fill(0, at * 4, at * 4 + 3);
  const image = { data, width, height, colorSpace: 'srgb' } as Parameters<typeof readBarcodes>[0];
  const found = await readBarcodes(image, { formats: ['DataMatrix'], tryHarder: true });
  return found.map(({ text }) => text);
}

/** A black and white PNG, read by what Node brings. */
function dotsOf(png: Buffer): Bitmap {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const at = png.indexOf('IDAT');
  const lines = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  const perRow = Math.ceil(width / 8) + 1;
  const dots = new Uint8Array(width * height).map((_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    return ((lines[y * perRow + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 0 : 1;
  });
  return { width, height, dots };
}

/** DYMO's print of a label's pictures, at 300 dots an inch. */
function printedByDymo(xml: string, width: number, height: number): Bitmap {
  const dots = (twips: string | undefined): number => Math.round((Number(twips) / 1440) * 300);
  const page = { width: dots(String(width)), height: dots(String(height)), dots: new Uint8Array(0) };
  page.dots = new Uint8Array(page.width * page.height);
  const pictures = xml.matchAll(
    /<Image>([^<]+)<\/Image>.*?<Bounds X="(\d+)" Y="(\d+)" Width="(\d+)" Height="(\d+)"/g,
  );
  for (const [, image = '', x, y, , right] of pictures) {
    const picture = dotsOf(Buffer.from(image, 'base64'));
    expect(Math.abs(picture.height - dots(right))).toBeLessThanOrEqual(1);
    for (let row = 0; row < picture.height; row++)
      page.dots.set(
        picture.dots.subarray(row * picture.width, (row + 1) * picture.width),
        (dots(y) + row) * page.width + dots(x),
      );
  }
  return page;
}

describe.each(rollIds)('on roll %s', (roll) => {
  const { twips } = rolls[roll];
  const [long, short] = [Math.max(twips.width, twips.height), Math.min(twips.width, twips.height)];

  it('DYMO’s picture of the code says the id, and texts are escaped', async () => {
    const codes = await codesOf(ids);
    for (const id of ids) {
      const xml = dymoLabelXml(layOutLabel(unitOf(id), rolls[roll]), rolls[roll], codes.get(id) ?? null);
      expect(await readFrom(printedByDymo(xml, long, short))).toEqual([id]);
      expect(xml.startsWith('<DieCutLabel')).toBe(true);
      expect(xml).toContain('&amp;');
      expect(xml).not.toMatch(/& |<50/);
    }
  });

  it.each([203, 300])('the layout in dots of %i dpi says it too', async (dpi) => {
    const codes = await codesOf(ids);
    for (const id of ids) {
      const layout = layOutLabel(unitOf(id), rolls[roll]);
      const page = { x: 0, y: 0, width: layout.width, height: layout.height };
      expect(await readFrom(drawBitmap(labelShapes(layout, codes.get(id) ?? null), page, dpi))).toEqual([id]);
    }
  });
});

async function wholePdf(contents: readonly LabelContent[], paper: PaperId, start = 1): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of labelPdf(contents, papers[paper], start, new Date(0)))
    chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const perMm = 300 / 25.4;

/** Sheets as an office printer would print them. */
async function pagesOf(pdf: Buffer): Promise<Bitmap[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: Bitmap[] = [];
  for (const page of document.pages()) {
    const { width, height, data } = await page.render({ scale: 300 / 72, render: 'bitmap' });
    const dots = new Uint8Array(width * height);
    for (let at = 0; at < dots.length; at++) dots[at] = (data[at * 4] ?? 255) < 128 ? 1 : 0;
    pages.push({ width, height, dots });
  }
  document.destroy();
  library.destroy();
  return pages;
}

function cut(page: Bitmap, x: number, y: number, width: number, height: number): Bitmap {
  const frame = { left: Math.round(x * perMm), top: Math.round(y * perMm) };
  const [w, h] = [Math.round(width * perMm), Math.round(height * perMm)];
  const dots = new Uint8Array(w * h);
  for (let row = 0; row < h; row++) {
    const from = (frame.top + row) * page.width + frame.left;
    dots.set(page.dots.subarray(from, from + w), row * w);
  }
  return { width: w, height: h, dots };
}

/** The black rectangle around everything, in millimetres. */
function extent({ width, dots }: Bitmap): { left: number; top: number; right: number; bottom: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (const [at, dot] of dots.entries()) {
    if (!dot) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { left: left / perMm, top: top / perMm, right: right / perMm, bottom: bottom / perMm };
}

describe.each(paperIds)('on paper %s', (id) => {
  const paper = papers[id];
  const contents = ids.map(unitOf);

  it('each label stands where the paper has it, in millimetres, and says its id', async () => {
    // Begins with the last place of the first sheet.
    const [first, second] = await pagesOf(await wholePdf(contents, id, labelsPerSheet(paper)));
    if (!first || !second) throw new Error('Four labels from the last place on take two sheets');
    expect(first.width / perMm).toBeCloseTo(210, 0);
    expect(first.height / perMm).toBeCloseTo(297, 0);
    const side = codeSize(designFor(paper));
    const places = [labelsPerSheet(paper) - 1, 0, 1, 2];
    for (const [index, labelId] of ids.entries()) {
      const { x, y } = placeOn(paper, places[index] ?? 0);
      const page = index === 0 ? first : second;
      expect(await readFrom(cut(page, x, y, paper.width, paper.height))).toEqual([labelId]);
      const code = layOutLabel(unitOf(labelId), paper).elements[0];
      if (code?.kind !== 'code') throw new Error('A label begins with its code');
      const drawn = extent(cut(page, x + code.x - 0.4, y + code.y - 0.4, side + 0.8, side + 0.8));
      // Two dots of the picture: sheet and cut are rounded to whole ones.
      expect(Math.abs(drawn.left - 0.4)).toBeLessThan(0.18);
      expect(Math.abs(drawn.bottom - drawn.top - side)).toBeLessThan(0.2);
      expect(Math.abs(drawn.right - drawn.left - side)).toBeLessThan(0.2);
    }
  });
});

it('the test label is read like any other', async () => {
  const codes = await codesOf([testLabelId]);
  const layout = layOutLabel(unitOf(testLabelId), rolls['30334']);
  const page = { x: 0, y: 0, width: 57, height: 32 };
  expect(await readFrom(drawBitmap(labelShapes(layout, codes.get(testLabelId) ?? null), page, 300))).toEqual([
    testLabelId,
  ]);
});

it('a long run is made as it is read: what nobody has taken yet is little of it', async () => {
  const many = Array.from({ length: 480 }, () => unitOf(ids[0] ?? ''));
  const stream = labelPdf(many, papers['3475'], 1, new Date(0));
  let waiting = 0;
  let taken = 0;
  for await (const chunk of stream) {
    taken += (chunk as Buffer).length;
    waiting = Math.max(waiting, stream.readableLength);
    await new Promise(setImmediate);
  }
  expect(waiting).toBeLessThan(taken / 5);
});
