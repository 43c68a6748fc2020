// The text layer of a PDF: its lines from top to bottom, each in cells from left to right.
import type { InvoicePlatform } from '../../platform.ts';
import { InvoiceRefusal } from '../../refusal.ts';
import { findHeader, PdfDocument } from '../document.ts';
import { type PdfDictionary, PdfFault, PdfReference, PdfStream, type PdfValue } from '../objects.ts';
import { type PdfFont, readFont } from './font.ts';
import { toMatrix, unchanged } from './matrix.ts';
import { type Budget, isDrawing, type PageResources, type PlacedText, showPage } from './show-page.ts';

export interface TextCell {
  readonly text: string;
  readonly x: number;
}

export type TextLine = readonly TextCell[];

const mostPages = 12;
const mostOperators = 400_000;

/** Empty for a picture of a page, and for everything that cannot be read. */
export function readTextLines(bytes: Uint8Array, platform: InvoicePlatform): readonly TextLine[] {
  // Whatever else it is, nobody looks through it for objects.
  if (findHeader(bytes) < 0) return [];
  try {
    const document = new PdfDocument(bytes, platform);
    const budget: Budget = { operators: mostOperators };
    const fonts = new Map<PdfValue, PdfFont>();
    return listPages(document).flatMap(({ page, resources }) => {
      const data = joinContents(document, page.get('Contents'));
      const named = toResources(document, platform, resources, fonts);
      return toLines(showPage(data, named, budget));
    });
  } catch (error) {
    if (error instanceof PdfFault || error instanceof InvoiceRefusal) return [];
    throw error;
  }
}

interface Page {
  readonly page: PdfDictionary;
  readonly resources: PdfDictionary;
}

/** A page takes the resources of the node above it where it has none. */
function listPages(document: PdfDocument): Page[] {
  const pages: Page[] = [];
  const visited = new Set<number>();
  const visit = (value: PdfValue | undefined, inherited: PdfDictionary, depth: number): void => {
    if (depth > 20 || pages.length >= mostPages) return;
    if (value instanceof PdfReference && visited.has(value.number)) return;
    if (value instanceof PdfReference) visited.add(value.number);
    const node = document.dictionary(value);
    if (!node) return;
    const resources = document.dictionary(node.get('Resources')) ?? inherited;
    const kids = document.list(node.get('Kids'));
    if (kids.length === 0) pages.push({ page: node, resources });
    for (const kid of kids) visit(kid, resources, depth + 1);
  };
  visit(document.catalogue.get('Pages'), new Map(), 0);
  return pages;
}

function joinContents(document: PdfDocument, contents: PdfValue | undefined): Uint8Array {
  const value = document.resolve(contents);
  const streams = Array.isArray(value) ? value.map((item) => document.resolve(item)) : [value];
  const parts = streams.flatMap((stream) =>
    stream instanceof PdfStream ? [document.readData(stream), Uint8Array.of(0x0a)] : [],
  );
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function toResources(
  document: PdfDocument,
  platform: InvoicePlatform,
  resources: PdfDictionary,
  fonts: Map<PdfValue, PdfFont>,
): PageResources {
  return {
    font: (name) => {
      const value = document.resolve(document.dictionary(resources.get('Font'))?.get(name));
      if (value === null) return null;
      const font = fonts.get(value) ?? readFont(document, platform, value);
      fonts.set(value, font);
      return font;
    },
    form: (name) => {
      const value = document.resolve(document.dictionary(resources.get('XObject'))?.get(name));
      const dictionary = document.dictionary(value);
      if (!isDrawing(value, dictionary)) return null;
      const own = document.dictionary(dictionary?.get('Resources')) ?? resources;
      return {
        data: document.readData(value),
        matrix: toMatrix(document.list(dictionary?.get('Matrix'))) ?? unchanged,
        resources: toResources(document, platform, own, fonts),
      };
    },
  };
}

/** Texts at one height are a line; a gap of a word's width begins a cell, a smaller one is a space. */
function toLines(placed: readonly PlacedText[]): TextLine[] {
  const sorted = [...placed].sort((one, other) => other.y - one.y);
  const lines: PlacedText[][] = [];
  for (const item of sorted) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && first.y - item.y < Math.max(first.size, item.size) * 0.4) line.push(item);
    else lines.push([item]);
  }
  return lines.map(toCells).filter((cells) => cells.length > 0);
}

function toCells(line: readonly PlacedText[]): TextCell[] {
  const cells: { text: string; x: number; end: number }[] = [];
  for (const { text, x, end, size } of [...line].sort((one, other) => one.x - other.x)) {
    const last = cells.at(-1);
    const gap = last === undefined ? 0 : x - last.end;
    if (last === undefined || gap > size * 1.2) cells.push({ text, x, end });
    else {
      last.text += gap > size * 0.15 ? ` ${text}` : text;
      last.end = Math.max(last.end, end);
    }
  }
  return cells.flatMap(({ text, x }) => {
    const clean = text.replace(/\s+/g, ' ').trim();
    return clean === '' ? [] : [{ text: clean, x }];
  });
}
