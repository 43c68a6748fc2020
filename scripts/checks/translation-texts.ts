// The texts of both languages and what can be wrong with them without looking at any code.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** `namespace:key` → text, keys of nested objects joined by points. */
export type Texts = ReadonlyMap<string, string>;

export interface Fault {
  readonly at: string;
  readonly message: string;
}

const pluralForm = /_(zero|one|two|few|many|other)$/;
/** Plural forms i18next gets from Intl.PluralRules; English and German have just these two. */
const neededForms = ['one', 'other'] as const;

export function baseKey(key: string): string {
  return key.replace(pluralForm, '');
}

function flatten(value: unknown, key: string, into: Map<string, string>): void {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, child] of Object.entries(value)) {
      flatten(child, key.endsWith(':') ? `${key}${name}` : `${key}.${name}`, into);
    }
  } else into.set(key, typeof value === 'string' ? value : '');
}

/** Texts of the screens, and those that the server writes into files, too. */
const textFolders = ['web/src/i18n', 'packages/contract/i18n'];

export function readTexts(root: string, language: 'de' | 'en'): Texts {
  const texts = new Map<string, string>();
  for (const folder of textFolders.map((one) => join(root, one, language)).filter(existsSync)) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files.filter((name) => name.endsWith('.json')))
      flatten(JSON.parse(readFileSync(join(folder, file), 'utf8')), `${basename(file, '.json')}:`, texts);
  }
  return texts;
}

export function listNamespaces(texts: Texts): Set<string> {
  return new Set([...texts.keys()].map((key) => key.slice(0, key.indexOf(':'))));
}

export function listPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '').sort();
}

function tagsOf(text: string): string[] {
  return [...text.matchAll(/<\/?([\w]+)\s*\/?>/g)].map((match) => match[0]).sort();
}

/** Numbers with points or commas. They look the same in both languages, as `lib/format.ts` writes them: 50.000 and 0,01. */
function separatedNumbersIn(text: string): string[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)+/g)].map((match) => match[0]).sort();
}

function differenceIn(name: string, english: string[], german: string[]): string | undefined {
  if (english.join() === german.join()) return undefined;
  return `${name} differ: English has ${english.join(', ') || 'none'}, German ${german.join(', ') || 'none'}`;
}

/** "One article" needs no {{count}}; every other placeholder stands in both languages. */
function comparedPlaceholders(key: string, text: string): string[] {
  const names = [...new Set(listPlaceholders(text))];
  return /_(zero|one)$/.test(key) ? names.filter((name) => name !== 'count') : names;
}

const letters = /\p{L}{2}/u;
const informal = /\b(du|dich|dir|dein|deine|deinen|deinem|deiner|euch|euer|eure)\b/i;

export interface ComparedTexts {
  readonly english: Texts;
  readonly german: Texts;
  /** Texts that are the same word in both languages. */
  readonly sameInBoth: ReadonlySet<string>;
}

export function compareLanguages({ english, german, sameInBoth }: ComparedTexts): Fault[] {
  const faults: Fault[] = [];
  const report = (at: string, message: string) => faults.push({ at, message });

  for (const key of english.keys()) if (!german.has(key)) report(key, 'has no German text');
  for (const key of german.keys()) if (!english.has(key)) report(key, 'has no English text');
  for (const [language, texts] of [['English', english] as const, ['German', german] as const]) {
    for (const [key, text] of texts) {
      if (text.trim() === '') report(key, `the ${language} text is empty`);
    }
    for (const missing of missingForms(texts)) report(missing, `lacks this plural form in ${language}`);
  }
  for (const [key, text] of english) {
    const translation = german.get(key);
    if (translation === undefined) continue;
    const placeholders = differenceIn(
      'placeholders',
      comparedPlaceholders(key, text),
      comparedPlaceholders(key, translation),
    );
    if (placeholders) report(key, placeholders);
    const tags = differenceIn('tags', tagsOf(text), tagsOf(translation));
    if (tags) report(key, tags);
    const numbers = differenceIn('numbers', separatedNumbersIn(text), separatedNumbersIn(translation));
    if (numbers) report(key, numbers);
    if (text === translation && letters.test(withoutPlaceholders(text)) && !sameInBoth.has(text)) {
      report(key, `the German text is the English one: ${JSON.stringify(text)}`);
    }
    const word = informal.exec(translation);
    if (word) report(key, `German addresses people as "Sie", not ${JSON.stringify(word[0])}`);
  }
  return faults;
}

function withoutPlaceholders(text: string): string {
  return text.replace(/\{\{[^}]*\}\}/g, '');
}

function missingForms(texts: Texts): string[] {
  const plurals = new Set([...texts.keys()].filter((key) => pluralForm.test(key)).map(baseKey));
  return [...plurals].flatMap((key) =>
    neededForms.map((form) => `${key}_${form}`).filter((form) => !texts.has(form)),
  );
}

/** Errors are translated by their code: the English text is the catalogue's own, word for word. */
export function compareWithCatalogue(
  english: Texts,
  catalogue: Readonly<Record<string, { text: string }>>,
): Fault[] {
  const faults: Fault[] = [];
  for (const [code, { text }] of Object.entries(catalogue)) {
    const expected = text.replace(/\{(\w+)\}/g, '{{$1}}');
    // With a plural, the catalogue's wording is that of many.
    const found = english.get(`errors:${code}`) ?? english.get(`errors:${code}_other`);
    if (found === undefined)
      faults.push({ at: `errors:${code}`, message: 'is in the catalogue but has no text' });
    else if (found !== expected) {
      faults.push({
        at: `errors:${code}`,
        message: `should read ${JSON.stringify(expected)} as in the catalogue`,
      });
    }
  }
  for (const key of english.keys()) {
    const code = /^errors:([A-Z][A-Z0-9_]+)$/.exec(baseKey(key))?.[1];
    if (code !== undefined && !(code in catalogue))
      faults.push({ at: key, message: 'is no code of the catalogue' });
  }
  return faults;
}
