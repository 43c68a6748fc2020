// Lists the project's own source files; never what was installed or built.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const skippedFolders: ReadonlySet<string> = new Set(['node_modules', 'dist', 'coverage', '.git']);

/** Paths below `root` with forward slashes, sorted, so that every check reports in the same order everywhere. */
export function listFiles(root: string, folders: readonly string[], endings: readonly string[]): string[] {
  const paths: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skippedFolders.has(entry.name)) visit(path);
      } else if (endings.some((ending) => path.endsWith(ending))) paths.push(path);
    }
  };
  for (const folder of folders) if (existsSync(join(root, folder))) visit(folder);
  return paths.sort();
}

/** Tests, their helpers and made-up data. */
export function isTest(path: string): boolean {
  return /\.(test|fixture)\.tsx?$/.test(path) || /(^|\/)testing\//.test(path);
}
