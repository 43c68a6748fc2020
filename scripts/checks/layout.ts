// How files are named, and how long they may be.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from './files.ts';

export const codeFolders = ['packages', 'server', 'web', 'scripts', 'bench', 'e2e', 'fuzz', 'specification'];

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const pascal = /^[A-Z][A-Za-z0-9]*$/;
const hook = /^use[A-Z][A-Za-z0-9]*$/;

/**
 * `order-states.ts`, `OrderTable.tsx` with `OrderTable.module.css`, `useOrder.ts`; further parts of a name in kebab-case
 * (`order-states.property.test.ts`). Null: well named.
 */
export function nameFault(path: string): string | null {
  const folder = path
    .split('/')
    .slice(0, -1)
    .find((name) => !kebab.test(name));
  if (folder !== undefined) return `the folder ${folder} is not in kebab-case`;
  const [name = '', ...rest] = basename(path).split('.');
  if (rest.some((part) => !kebab.test(part))) return 'a part of its name is not in kebab-case';
  if (kebab.test(name)) return null;
  const mayBeHook = /\.tsx?$/.test(path);
  if (mayBeHook && hook.test(name)) return null;
  const mayBeComponent = /\.(tsx|css)$/.test(path);
  if (mayBeComponent && pascal.test(name)) return null;
  return 'modules are named in kebab-case, components in PascalCase, hooks like useThis';
}

/** Source files with a name against the rule, with what is wrong. */
export const misnamed = (root: string): string[] =>
  listFiles(root, codeFolders, ['.ts', '.tsx', '.mts', '.mjs', '.css']).flatMap((path) => {
    const fault = nameFault(path);
    return fault === null ? [] : [`${path}: ${fault}`];
  });

/** Data in the form of code, and what a script writes, may go on. */
const isData = (path: string): boolean =>
  path.startsWith('server/seed/assortment/') || path === 'server/src/platform/database/schema.ts';

export const longFiles = (root: string, mostLines: number): string[] =>
  listFiles(root, codeFolders, ['.ts', '.tsx', '.mts', '.mjs', '.css']).flatMap((path) => {
    const lines = readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;
    return lines > mostLines && !isData(path) ? [`${path}: ${lines} lines`] : [];
  });
