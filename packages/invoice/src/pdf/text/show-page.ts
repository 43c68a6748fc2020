// Runs the operators of a page as far as they place text, and tells each text with its place.
import { type PdfDictionary, PdfFault, PdfName, PdfStream, PdfString, type PdfValue } from '../objects.ts';
import { ObjectParser } from '../parse-object.ts';
import type { PdfFont } from './font.ts';
import { combine, type Matrix, toMatrix, unchanged } from './matrix.ts';

export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Where it ends. */
  readonly end: number;
  readonly size: number;
}

/** What the operators name. */
export interface PageResources {
  readonly font: (name: string) => PdfFont | null;
  /** A drawing inside the page with resources of its own. */
  readonly form: (name: string) => { data: Uint8Array; matrix: Matrix; resources: PageResources } | null;
}

export interface Budget {
  operators: number;
}

const deepest = 6;

export function showPage(
  data: Uint8Array,
  resources: PageResources,
  budget: Budget,
  start: Matrix = unchanged,
  depth = 0,
): PlacedText[] {
  const placed: PlacedText[] = [];
  const saved: Matrix[] = [];
  let page = start;
  let line = unchanged;
  let place = unchanged;
  let font: PdfFont | null = null;
  let [size, leading, stretch, spacing, wordSpacing] = [0, 0, 1, 0, 0];

  const move = (x: number, y: number) => {
    line = combine([1, 0, 0, 1, x, y], line);
    place = line;
  };
  const advance = (width: number) => {
    place = combine([1, 0, 0, 1, width * stretch, 0], place);
  };
  const show = (value: PdfValue | undefined) => {
    if (!(value instanceof PdfString) || font === null) return;
    const { text, width } = font.read(value.bytes);
    const before = combine(place, page);
    const words = text.split(' ').length - 1;
    advance(width * size + spacing * text.length + wordSpacing * words);
    const after = combine(place, page);
    const height = Math.abs(size) * Math.hypot(before[2], before[3]);
    if (text !== '') placed.push({ text, x: before[4], y: before[5], end: after[4], size: height });
  };
  const numbers = (operands: readonly PdfValue[], count: number): number[] =>
    operands.slice(-count).map((value) => (typeof value === 'number' ? value : 0));

  const run: Readonly<Record<string, (operands: readonly PdfValue[]) => void>> = {
    q: () => {
      if (saved.length < 100) saved.push(page);
    },
    Q: () => {
      page = saved.pop() ?? page;
    },
    cm: (operands) => {
      page = combine(toMatrix(operands) ?? unchanged, page);
    },
    BT: () => {
      line = unchanged;
      place = unchanged;
    },
    Tf: ([name, height]) => {
      font = name instanceof PdfName ? resources.font(name.value) : null;
      size = typeof height === 'number' ? height : 0;
    },
    TL: (operands) => {
      [leading = 0] = numbers(operands, 1);
    },
    Tz: (operands) => {
      stretch = (numbers(operands, 1)[0] ?? 100) / 100;
    },
    Tc: (operands) => {
      [spacing = 0] = numbers(operands, 1);
    },
    Tw: (operands) => {
      [wordSpacing = 0] = numbers(operands, 1);
    },
    Td: (operands) => {
      const [x = 0, y = 0] = numbers(operands, 2);
      move(x, y);
    },
    TD: (operands) => {
      const [x = 0, y = 0] = numbers(operands, 2);
      leading = -y;
      move(x, y);
    },
    Tm: (operands) => {
      line = toMatrix(operands) ?? line;
      place = line;
    },
    'T*': () => move(0, -leading),
    Tj: ([value]) => show(value),
    "'": (operands) => {
      move(0, -leading);
      show(operands.at(-1));
    },
    '"': (operands) => {
      [wordSpacing = 0, spacing = 0] = numbers(operands.slice(0, 2), 2);
      move(0, -leading);
      show(operands.at(-1));
    },
    TJ: ([values]) => {
      for (const value of Array.isArray(values) ? (values as readonly PdfValue[]) : []) {
        if (typeof value === 'number') advance((-value / 1000) * size);
        else show(value);
      }
    },
    Do: ([name]) => {
      const form = name instanceof PdfName && depth < deepest ? resources.form(name.value) : null;
      if (form === null) return;
      const inside = showPage(form.data, form.resources, budget, combine(form.matrix, page), depth + 1);
      placed.push(...inside);
    },
  };
  for (const { name, operands } of listOperators(data, budget)) run[name]?.(operands);
  return placed;
}

interface Operator {
  readonly name: string;
  readonly operands: readonly PdfValue[];
}

/** What cannot be read is passed over. */
function* listOperators(data: Uint8Array, budget: Budget): Generator<Operator> {
  const parser = new ObjectParser(data, 0);
  let operands: PdfValue[] = [];
  for (; ; budget.operators -= 1) {
    parser.skipSpace();
    const sign = String.fromCharCode(data[parser.position] ?? 0);
    if (parser.position >= data.length || budget.operators <= 0) return;
    if (/[A-Za-z'"*]/.test(sign)) {
      const name = parser.readWord();
      if (name === 'ID') parser.position = endOfPicture(data, parser.position);
      else yield { name, operands };
      operands = [];
      continue;
    }
    const before = parser.position;
    try {
      if (operands.length < 40) operands.push(parser.readValue());
      else operands = [parser.readValue()];
    } catch (error) {
      if (!(error instanceof PdfFault)) throw error;
      parser.position = Math.max(parser.position, before + 1);
    }
  }
}

/** The data of a picture inside the page end with `EI`. */
function endOfPicture(data: Uint8Array, from: number): number {
  const isSpace = (byte: number | undefined) => byte === undefined || byte <= 32;
  for (let at = data.indexOf(0x45, from); at >= 0; at = data.indexOf(0x45, at + 1)) {
    if (data[at + 1] === 0x49 && isSpace(data[at - 1]) && isSpace(data[at + 2])) return at + 2;
  }
  return data.length;
}

export const isDrawing = (value: PdfValue, dictionary: PdfDictionary | undefined): value is PdfStream => {
  const kind = dictionary?.get('Subtype');
  return value instanceof PdfStream && kind instanceof PdfName && kind.value === 'Form';
};
