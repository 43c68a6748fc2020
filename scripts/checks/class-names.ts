// Holds the class names that components spell out against the list of them (web/src/styles/utilities.ts).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.ts';

export interface ClassNameReport {
  /** Class names in the components, each as often as it stands there. */
  readonly read: number;
  /** Names that are on no list, as file:line name. */
  readonly unknown: readonly string[];
  /** Names on the list that no component has. */
  readonly unused: readonly string[];
}

/** Where a class name begins: an attribute, or a property of the same name. */
const beginnings = /\bclassNames?(?:=|: )(?=["'`{])/g;
const literals = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;
/** A string that a name is compared with is no class name. */
const comparisons = /[!=]==\s*'[^']*'/g;

/** The value that begins at this place: a literal, or everything up to the brace that closes it. */
function readValue(text: string, start: number): string {
  if (text[start] !== '{') return new RegExp(literals.source).exec(text.slice(start))?.[0] ?? '';
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === '{') depth += 1;
    if (text[end] === '}') depth -= 1;
    if (depth === 0) return text.slice(start, end + 1);
  }
  return '';
}

const computed = /\$\{([^}]*)\}/g;

/** The words of a literal, and of the literals in what it computes. */
function wordsIn(literal: string): string[] {
  const content = literal.slice(1, -1);
  const inner = [...content.matchAll(computed)].flatMap(([, code = '']) => code.match(literals) ?? []);
  const words = content.replace(computed, ' ').split(/\s+/);
  return [...words.filter((word) => word !== ''), ...inner.flatMap(wordsIn)];
}

export function checkClassNames(root: string, names: ReadonlySet<string>): ClassNameReport {
  const unknown: string[] = [];
  const mentioned = new Set<string>();
  let read = 0;
  for (const path of listFiles(root, ['web/src'], ['.tsx', '.ts'])) {
    if (path.startsWith('web/src/styles/') || path.startsWith('web/src/i18n/')) continue;
    const text = readFileSync(join(root, path), 'utf8');
    for (const [literal] of text.matchAll(literals)) for (const word of wordsIn(literal)) mentioned.add(word);
    for (const { index, 0: beginning } of text.matchAll(beginnings)) {
      const value = readValue(text, index + beginning.length).replace(comparisons, '');
      const line = text.slice(0, index).split('\n').length;
      for (const word of (value.match(literals) ?? []).flatMap(wordsIn)) {
        read += 1;
        if (!names.has(word)) unknown.push(`${path}:${String(line)} ${word}`);
      }
    }
  }
  const words = [...mentioned];
  // A class for narrow screens (`phone-mt-8`) takes its rule from the one without the screen's name.
  const isUsed = (name: string) => words.some((word) => word === name || word.endsWith(`-${name}`));
  return { read, unknown, unused: [...names].filter((name) => !isUsed(name)) };
}
