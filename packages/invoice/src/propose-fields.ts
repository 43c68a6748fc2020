// Proposes what a plain PDF says: number, day, total and the seller's signs, for a person to look through.

import { readTextLines, type TextCell, type TextLine } from './pdf/text/read-text.ts';
import type { InvoicePlatform } from './platform.ts';

export interface ProposedFields {
  readonly number: string | null;
  readonly issuedOn: string | null;
  readonly grossCents: number | null;
  readonly vatIds: readonly string[];
  readonly ibans: readonly string[];
  /** Numbers beside words for an order or a delivery note. */
  readonly orders: readonly string[];
  /** The first lines, among which the seller's name may be. */
  readonly texts: readonly string[];
}

export function proposeFields(bytes: Uint8Array, platform: InvoicePlatform): ProposedFields {
  const lines = readTextLines(bytes, platform);
  const all = lines.map((line) => line.map(({ text }) => text).join(' '));
  const whole = all.join('\n');
  return {
    number: findNumber(lines),
    issuedOn: findDay(lines, all),
    grossCents: findTotal(lines),
    vatIds: [...whole.matchAll(/\b(DE ?\d{3} ?\d{3} ?\d{3}|ATU ?\d{8})\b/g)].map(([id]) =>
      id.replace(/ /g, ''),
    ),
    ibans: [...whole.matchAll(/\b(?:DE|AT)\d{2}(?: ?\d{2,4}){4,6}\b/g)].map(([iban]) =>
      iban.replace(/ /g, ''),
    ),
    orders: listBeside(
      lines,
      /(?:bestell|auftrag|lieferschein|order|delivery note)\p{L}*/iu,
      orderNumber,
    ).slice(0, 10),
    texts: lines.flatMap((line) => line.map(({ text }) => text)).slice(0, 200),
  };
}

type Pattern = (text: string) => string | null;

/** Letters, digits and signs, with a digit among them. */
const documentNumber: Pattern = (text) => {
  const found =
    /^[\s:#.]*((?=[A-Z0-9/._-]*\d)[A-Z0-9][A-Z0-9/._-]{2,39})(?=\s|$|,|;)/i.exec(text)?.[1] ?? null;
  return found === null || readDay(found) !== null ? null : found.replace(/[._-]+$/, '');
};

const orderNumber: Pattern = (text) =>
  documentNumber(text.replace(/^[\s:#.-]*(?:nr|nummer|no)[\s:#.]*/i, ''));

const numberLabels = [
  /(?:rechnungs?|beleg|invoice|gutschrifts?)[\s.-]*(?:nummer|nr\b|no\b|number|#|id\b)\.?/i,
  /(?:re|rg)[.-]?\s?nr\.?/i,
  /^(?:rechnung|invoice|gutschrift)\b/i,
];

function findNumber(lines: readonly TextLine[]): string | null {
  for (const label of numberLabels) {
    const [found] = listBeside(lines, label, documentNumber);
    if (found !== undefined) return found;
  }
  return null;
}

/** Behind a label in its cell, in the next cell, or in the cell below it. */
function listBeside(lines: readonly TextLine[], label: RegExp, pattern: Pattern): string[] {
  return lines.flatMap((line, row) =>
    line.flatMap((cell, index) => {
      const match = label.exec(cell.text);
      if (match === null) return [];
      const behind = pattern(cell.text.slice(match.index + match[0].length));
      const next = pattern(line[index + 1]?.text ?? '');
      const found = behind ?? next ?? pattern(cellBelow(cell, lines[row + 1])?.text ?? '');
      return found === null ? [] : [found];
    }),
  );
}

const cellBelow = ({ x }: TextCell, below: TextLine = []): TextCell | undefined =>
  below
    .filter((cell) => Math.abs(cell.x - x) < 40)
    .sort((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))[0];

const months = [
  'jan',
  'feb',
  'm(?:är|ar|rz)',
  'apr',
  'ma[iy]',
  'jun',
  'jul',
  'aug',
  'sep',
  'o[kc]t',
  'nov',
  'de[zc]',
];

/** `16.11.2026`, `2026-11-16`, `16. November 2026`, `16/11/26`. */
export function readDay(text: string): string | null {
  const iso = /\b(20\d{2})-(\d{2})-(\d{2})\b/.exec(text);
  if (iso) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const digits = /(?<!\d)(\d{1,2})[./]\s?(\d{1,2})[./]\s?(20\d{2}|\d{2})(?!\d)/.exec(text);
  if (digits) return toDay(toYear(digits[3]), Number(digits[2]), Number(digits[1]));
  const words = /(?<!\d)(\d{1,2})\.?\s*(\p{L}{3,9})\.?\s+(20\d{2})/u.exec(text);
  const month = months.findIndex((name) => new RegExp(`^${name}`, 'i').test(words?.[2] ?? ''));
  return words && month >= 0 ? toDay(Number(words[3]), month + 1, Number(words[1])) : null;
}

const toYear = (text = ''): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

function findDay(lines: readonly TextLine[], all: readonly string[]): string | null {
  const labels = [
    /(?:rechnungs?|beleg|invoice)[\s-]*(?:datum|date)/i,
    /rechnung\b.*\bvom/i,
    /\b(?:datum|date)\b/i,
  ];
  for (const label of labels) {
    const [found] = listBeside(lines, label, readDay);
    if (found !== undefined) return found;
  }
  return all.map(readDay).find((day) => day !== null) ?? null;
}

const amountPattern =
  /(?<![\d.,])(\d{1,3}(?:[.\s']\d{3})*|\d+),(\d{2})(?!\d)|(?<![\d.,])(\d{1,3}(?:,\d{3})*|\d+)\.(\d{2})(?![\d.])/g;

/** Every amount of a text, in cents. */
const listAmounts = (text: string): number[] =>
  [...text.matchAll(amountPattern)].map(([, whole, cents, wholeEnglish, centsEnglish]) =>
    Number(`${(whole ?? wholeEnglish ?? '').replace(/\D/g, '')}${cents ?? centsEnglish}`),
  );

/** The surest words first. */
const totalLabels = [
  /rechnungs(?:end)?betrag|zahlbetrag|zu zahlen|zahlungsbetrag|amount due|total due|invoice total|balance due/i,
  /gesamtbetrag|endbetrag|gesamtsumme|endsumme|grand total|bruttobetrag|summe brutto|brutto(?:summe)?|total \(?gross/i,
  /^\s*(?:gesamt|summe|total)\b(?!.*netto)/i,
];

/** The last amount of the last line that a label names, else the highest of the document. */
function findTotal(lines: readonly TextLine[]): number | null {
  const all = lines.map((line) => line.map(({ text }) => text).join(' '));
  for (const label of totalLabels) {
    const amounts = all.flatMap((text, row) => {
      const match = label.exec(text);
      if (match === null) return [];
      const behind = listAmounts(text.slice(match.index)).at(-1);
      const below = lines[row]?.length === 1 ? listAmounts(all[row + 1] ?? '').at(-1) : undefined;
      const found = behind ?? below;
      return found === undefined ? [] : [found];
    });
    const last = amounts.at(-1);
    if (last !== undefined) return last;
  }
  const every = all.flatMap(listAmounts);
  return every.length === 0 ? null : Math.max(...every);
}
