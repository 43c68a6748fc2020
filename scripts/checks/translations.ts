// Puts the texts, their uses and the literal texts in the code together into one list of faults.
import { join, posix } from 'node:path';
import { isTest, listFiles } from './files.ts';
import { findLiteralTexts } from './jsx-texts.ts';
import { parseFile, type SourceFile } from './syntax.ts';
import {
  baseKey,
  compareLanguages,
  compareWithCatalogue,
  type Fault,
  listNamespaces,
  readTexts,
  type Texts,
} from './translation-texts.ts';
import { findKeyUses, unfilled } from './translation-uses.ts';

export interface Allowed {
  /** Beginnings (`namespace:prefix`) of keys that are put together at run time; all of them count as used. */
  readonly families: readonly string[];
  /** Like `families`, but each key must also be written out somewhere: `titleKey: 'routes:login'`. */
  readonly listedFamilies: readonly string[];
  /** Texts that read the same in both languages. */
  readonly sameInBoth: ReadonlySet<string>;
  /** Texts that may stand in JSX because they are no language: names, units. */
  readonly literalTexts: ReadonlySet<string>;
}

export interface TranslationReport {
  readonly texts: number;
  readonly files: number;
  readonly faults: readonly Fault[];
}

/** A key as written in t() stands for itself or for its plural forms. */
function keysFor(key: string, texts: Texts): string[] {
  const forms = ['one', 'other', 'zero'].map((form) => `${key}_${form}`);
  return [key, ...forms].filter((form) => texts.has(form));
}

function checkUses(files: readonly SourceFile[], english: Texts, allowed: Allowed): Fault[] {
  const faults: Fault[] = [];
  const used = new Set<string>();
  const namespaces = listNamespaces(english);
  const foundIn = files.map((file) => ({ file, found: findKeyUses(file) }));
  const byFolder = new Map<string, Set<string>>();
  for (const { file, found } of foundIn) {
    const folder = posix.dirname(file.path);
    byFolder.set(folder, new Set([...(byFolder.get(folder) ?? []), ...found.namespaces]));
  }

  for (const { file, found } of foundIn) {
    for (const use of found.uses) {
      const keys = keysFor(use.key, english);
      const at = `${file.path}:${use.line}`;
      if (keys.length === 0) faults.push({ at, message: `${use.key} has no text` });
      for (const key of keys) used.add(key);
      const missing = new Set(keys.flatMap((key) => unfilled(use, english.get(key) ?? '')));
      if (missing.size > 0)
        faults.push({ at, message: `${use.key} is not given ${[...missing].join(', ')}` });
    }
    for (const { prefix, line } of found.dynamic) {
      if ([...allowed.families, ...allowed.listedFamilies].some((start) => prefix.startsWith(start)))
        continue;
      faults.push({
        at: `${file.path}:${line}`,
        message: `${prefix}… is put together at run time; list its beginning`,
      });
    }
    for (const { text, line } of found.literals) {
      const [namespace, key] = text.split(':');
      if (key !== undefined && /^[\w.]+$/.test(key) && namespaces.has(namespace ?? '')) {
        const keys = keysFor(text, english);
        for (const form of keys) used.add(form);
        const isUse = found.uses.some((use) => use.key === text && use.line === line);
        if (keys.length === 0 && !isUse)
          faults.push({ at: `${file.path}:${line}`, message: `${text} has no text` });
      } else if (text.includes('.')) {
        // A table of keys beside the components that give them to t().
        for (const name of byFolder.get(posix.dirname(file.path)) ?? [])
          for (const form of keysFor(`${name}:${text}`, english)) used.add(form);
      }
    }
  }
  for (const key of english.keys()) {
    const isDynamic = allowed.families.some((start) => key.startsWith(start));
    if (!isDynamic && !used.has(key) && !used.has(baseKey(key)))
      faults.push({ at: key, message: 'is used nowhere' });
  }
  return faults;
}

export function checkTranslations(
  root: string,
  catalogue: Readonly<Record<string, { text: string }>>,
  allowed: Allowed,
): TranslationReport {
  const english = readTexts(root, 'en');
  const german = readTexts(root, 'de');
  const files = listFiles(root, ['web/src'], ['.ts', '.tsx'])
    .filter((path) => !isTest(path) && !path.endsWith('.d.ts'))
    .map((path) => parseFile(path, join(root, path)));
  return {
    texts: english.size,
    files: files.length,
    faults: [
      ...compareLanguages({ english, german, sameInBoth: allowed.sameInBoth }),
      ...compareWithCatalogue(english, catalogue),
      ...checkUses(files, english, allowed),
      ...files.flatMap((file) => findLiteralTexts(file, allowed.literalTexts)),
    ],
  };
}
