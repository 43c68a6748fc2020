// Row types of statements name columns of the schema and write no types of their own: a renamed column must not compile.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, listFiles } from './files.ts';

/** The generated file with all tables. */
export const schemaPath = 'server/src/platform/database/schema.ts';

const read = /\b(?:rows|one|maybe|inParts|allInParts)<(\{[^}]*\}|\w+)>\(/g;
const plain = '(?:string|number|boolean|Date|Buffer)(?: \\| null)?';
const inBraces = new RegExp(`(\\w+): ${plain}(?=[;, }])`, 'g');
/** Two spaces from the left: what stands deeper is a part of a JSON value. */
const onItsLine = new RegExp(`^ {2}readonly (\\w+): ${plain};$`, 'gm');

/** Every property of a row type that bears a column's name and a type written by hand, as `path: property`. */
export function handTypedColumns(root: string): string[] {
  const columns = columnNames(readFileSync(join(root, schemaPath), 'utf8'));
  return listFiles(root, ['server/src'], ['.ts'])
    .filter((path) => !isTest(path))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const found = namesInRowTypes(source).filter((name) => columns.has(name) && !isComputed(source, name));
      return [...new Set(found)].map((name) => `${path}: ${name}`);
    });
}

/** The generator indents columns by four spaces. */
const columnNames = (schema: string): Set<string> =>
  new Set([...schema.matchAll(/^ {4}readonly (\w+):/gm)].map(([, name = '']) => name));

/** Property names of the row types used by the file's statements: inline types, and those declared in the same file. */
function namesInRowTypes(source: string): string[] {
  const types = new Set([...source.matchAll(read)].map(([, type = '']) => type));
  return [...types].flatMap((type) =>
    type.startsWith('{') ? namesIn(type, inBraces) : namesIn(declaration(source, type), onItsLine),
  );
}

const namesIn = (text: string, property: RegExp): string[] =>
  [...text.matchAll(property)].map(([, name = '']) => name);

const declaration = (source: string, name: string): string =>
  new RegExp(`^(?:export )?(?:interface|type) ${name}\\b[^{;]*\\{([\\s\\S]*?)^\\}`, 'm').exec(source)?.[1] ??
  '';

/** `sum(amount) as amount` bears the name of a column and is none. */
const isComputed = (source: string, name: string): boolean => new RegExp(`\\bas "?${name}\\b`).test(source);
