// What the strings of a font say, and how wide they are.
import type { InvoicePlatform } from '../../platform.ts';
import type { PdfDocument } from '../document.ts';
import { type PdfDictionary, PdfName, PdfStream, type PdfValue } from '../objects.ts';
import { type CharacterMap, readCharacterMap } from './character-map.ts';
import { glyphText } from './glyph-names.ts';

export interface ShownText {
  readonly text: string;
  /** In units of the font's size. */
  readonly width: number;
}

export interface PdfFont {
  readonly read: (bytes: Uint8Array) => ShownText;
}

/** Of the standard fonts, whose widths stand in no file: a digit of Helvetica. */
const usualWidth = 556;

export function readFont(document: PdfDocument, platform: InvoicePlatform, value: PdfValue): PdfFont {
  const font: PdfDictionary = document.dictionary(value) ?? new Map();
  const map = document.resolve(font.get('ToUnicode'));
  const characters = map instanceof PdfStream ? readCharacterMap(document.readData(map)) : null;
  const kind = document.resolve(font.get('Subtype'));
  return kind instanceof PdfName && kind.value === 'Type0'
    ? composed(document, font, characters)
    : simple(document, platform, font, characters);
}

/** Codes of two bytes; without a map they are numbers of glyphs, which say nothing. */
function composed(document: PdfDocument, font: PdfDictionary, map: CharacterMap | null): PdfFont {
  const descendant = document.dictionary(document.list(font.get('DescendantFonts'))[0]);
  const usual = document.resolve(descendant?.get('DW'));
  const widths = readGlyphWidths(document.list(descendant?.get('W')), document);
  return {
    read: (bytes) => {
      let [text, width] = ['', 0];
      for (let at = 0; at + 1 < bytes.length; at += 2) {
        const code = (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
        text += map?.texts.get(code) ?? '';
        width += widths.get(code) ?? (typeof usual === 'number' ? usual : 1000);
      }
      return { text, width: width / 1000 };
    },
  };
}

const mostWidths = 70_000;

/** `first [w w w]` or `first last w`. */
function readGlyphWidths(values: readonly PdfValue[], document: PdfDocument): Map<number, number> {
  const widths = new Map<number, number>();
  for (let at = 0; at + 1 < values.length; ) {
    const first = document.resolve(values[at]);
    const second = document.resolve(values[at + 1]);
    if (typeof first !== 'number') break;
    if (Array.isArray(second)) {
      second.forEach((width, index) => {
        const value = document.resolve(width);
        if (typeof value === 'number') widths.set(first + index, value);
      });
      at += 2;
      continue;
    }
    const width = document.resolve(values[at + 2]);
    if (typeof second !== 'number' || typeof width !== 'number') break;
    for (let code = first; code <= second && widths.size < mostWidths; code += 1) widths.set(code, width);
    at += 3;
  }
  return widths;
}

function simple(
  document: PdfDocument,
  { decode }: InvoicePlatform,
  font: PdfDictionary,
  map: CharacterMap | null,
): PdfFont {
  const firstCode = document.resolve(font.get('FirstChar'));
  const first = typeof firstCode === 'number' ? firstCode : 0;
  const widths = document.list(font.get('Widths')).map((width) => document.resolve(width));
  const differing = readDifferences(document, font);
  const readCode = (code: number): string =>
    map?.texts.get(code) ?? differing.get(code) ?? decode(Uint8Array.of(code), 'windows-1252') ?? '';
  return {
    read: (bytes) => {
      let [text, width] = ['', 0];
      for (const code of bytes) {
        text += readCode(code);
        const own = widths[code - first];
        width += typeof own === 'number' ? own : usualWidth;
      }
      return { text, width: width / 1000 };
    },
  };
}

/** Codes that the font's own encoding gives other characters. */
function readDifferences(document: PdfDocument, font: PdfDictionary): Map<number, string> {
  const texts = new Map<number, string>();
  let code = 0;
  for (const item of document.list(document.dictionary(font.get('Encoding'))?.get('Differences'))) {
    const value = document.resolve(item);
    if (typeof value === 'number') code = value;
    else if (value instanceof PdfName) {
      texts.set(code, glyphText(value.value));
      code += 1;
    }
  }
  return texts;
}
