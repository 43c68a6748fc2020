// Finds exported names and file names that the project refuses.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from './files.ts';
import { codeFolders } from './layout.ts';
import { refusedExports, refusedFiles } from './refused-names.ts';

const exported =
  /^export (?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) ([A-Za-z_]\w*)/gm;

const exportedFunction = /^export (?:async )?(?:function\*?|const) ([a-z]\w*Of)\b/gm;

const readSources = (root: string): { path: string; text: string }[] =>
  listFiles(root, codeFolders, ['.ts', '.tsx', '.mts']).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));

const listNames = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Messages, one per refused name, with the name to use instead. */
export function findRefusedNames(root: string): string[] {
  return readSources(root).flatMap(({ path, text }) => {
    const [file = ''] = basename(path).split('.');
    const ofFile = Object.hasOwn(refusedFiles, file)
      ? [`${path}: instead of the file name "${file}" write ${refusedFiles[file]}`]
      : [];
    const ofExports = listNames(text, exported)
      .filter((name) => Object.hasOwn(refusedExports, name))
      .map((name) => `${path}: instead of "${name}" write ${refusedExports[name]}`);
    return [...ofFile, ...ofExports];
  });
}

/** Functions such as `vendorNameOf`, which are better called `vendorName` or `toVendorName`. */
export const findOfSuffixes = (root: string): string[] =>
  readSources(root).flatMap(({ path, text }) =>
    listNames(text, exportedFunction).map((name) => `${path}: ${name}`),
  );
