// GS1 element strings: as scanners send them, with separators, or in print, with brackets.
import type { ReadDate } from './dates.ts';
import { gs1Dictionary, type Identifier, identifierAt } from './gs1-dictionary.ts';
import { readDate, readParts, withDecimals } from './gs1-element.ts';
import { pznOfGtin } from './gtin.ts';
import { isPzn } from './pzn.ts';
import { type Gs1Scan, type InvalidReason, type InvalidScan, invalid, withoutMissing } from './scan.ts';
import { gs } from './separator.ts';

interface Element {
  readonly identifier: Identifier;
  readonly value: string;
}

const refused = (reason: InvalidReason, message: string, where?: string): InvalidScan =>
  invalid('gs1', reason, message, where);

/** A text with separators, without symbology prefix. */
export function readGs1(text: string, today: string): Gs1Scan | InvalidScan {
  const elements = splitBySeparators(text);
  return 'kind' in elements ? elements : readElements(elements, today);
}

/** A text like (01)04150123456782(10)ABC. A bracket inside a value is written with a backslash before it. */
export function readBracketedGs1(text: string, today: string): Gs1Scan | InvalidScan {
  const elements = splitByBrackets(text);
  return 'kind' in elements ? elements : readElements(elements, today);
}

function splitBySeparators(text: string): Element[] | InvalidScan {
  const elements: Element[] = [];
  for (let at = 0; at < text.length; ) {
    // A separator before the first element or after an element of fixed length means nothing; readers tolerate it.
    if (text[at] === gs) {
      at += 1;
      continue;
    }
    const identifier = identifierAt(text, at);
    if (!identifier) return unknownAi(text.slice(at, at + 4));
    const from = at + identifier.ai.length;
    const separator = text.indexOf(gs, from);
    const end = separator < 0 ? text.length : separator;
    at = identifier.fixedLength === null ? end : Math.min(from + identifier.fixedLength, end);
    elements.push({ identifier, value: text.slice(from, at) });
  }
  return elements;
}

function splitByBrackets(text: string): Element[] | InvalidScan {
  const elements: Element[] = [];
  const pattern = /\((\d{2,4})\)((?:\\[()]|[^(\\])*)/y;
  while (pattern.lastIndex < text.length) {
    const start = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match) return refused('structure', `No identifier in brackets at position ${start + 1}.`);
    const [, ai = '', value = ''] = match;
    const identifier = gs1Dictionary.get(ai);
    if (!identifier) return unknownAi(ai);
    // Print has spaces between the elements; no value can contain one.
    elements.push({ identifier, value: value.trim().replace(/\\([()])/g, '$1') });
  }
  return elements;
}

const unknownAi = (ai: string): InvalidScan =>
  refused('unknownAi', 'No published application identifier stands here.', ai);

const messages: Readonly<Partial<Record<InvalidReason, string>>> = {
  empty: 'The element has no data.',
  tooShort: 'The data is too short for its identifier.',
  tooLong: 'The data is too long for its identifier; perhaps a separator is missing.',
  characters: 'The data contains characters its identifier does not allow.',
  checkDigit: 'The check digit is wrong.',
  date: 'There is no such date.',
};

function readElements(elements: readonly Element[], today: string): Gs1Scan | InvalidScan {
  if (elements.length === 0) return refused('empty', 'There is no element.');
  const values = new Map<string, string>();
  const dates = new Map<string, ReadDate>();
  const decimals: Record<string, string> = {};
  for (const { identifier, value } of elements) {
    const { ai, parts } = identifier;
    const read = readParts(identifier, value, today);
    if (typeof read === 'string') return refused(read, messages[read] ?? 'The data is wrong.', ai);
    if ((values.get(ai) ?? value) !== value)
      return refused('contradiction', 'The same identifier stands there twice with different data.', ai);
    values.set(ai, value);
    const [firstPart] = parts;
    const date =
      firstPart && 'deD'.includes(firstPart.rule ?? '-') ? readDate(firstPart, read[0] ?? '', today) : null;
    if (date) dates.set(ai, date);
    if (identifier.decimals !== null) decimals[ai] = withDecimals(read.at(-1) ?? '', identifier.decimals);
  }
  return { kind: 'gs1', ...fieldsOf(values, dates), elements: Object.fromEntries(values), decimals };
}

function fieldsOf(values: ReadonlyMap<string, string>, dates: ReadonlyMap<string, ReadDate>) {
  const gtin = values.get('01') ?? values.get('02') ?? values.get('8006')?.slice(0, 14);
  const national = values.get('710')?.padStart(8, '0');
  // The use-by date counts; the best-before date only where there is no other.
  const expiry = dates.get('17') ?? dates.get('7003') ?? dates.get('15');
  const time = dates.has('17') ? undefined : values.get('7003')?.slice(6);
  const count = values.get('30') ?? values.get('37');
  return withoutMissing({
    gtin,
    pzn: national && isPzn(national) ? national : gtin && pznOfGtin(gtin),
    lot: values.get('10'),
    expiry: expiry?.date,
    expiryPrecision: expiry?.precision,
    expiryTime: time && `${time.slice(0, 2)}:${time.slice(2)}`,
    productionDate: dates.get('11')?.date,
    serial: values.get('21'),
    quantity: count === undefined ? undefined : Number(count),
  });
}
