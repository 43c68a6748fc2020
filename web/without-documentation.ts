// Leaves out of the build what only the server needs for its OpenAPI document: summaries, errors and scopes of calls, the names of
// schemas, and Zod's description of schemas as JSON Schema. Every page would fetch them.
import type { Plugin } from 'vite';

const contract = /packages[\\/]contract[\\/]src[\\/].*\.ts$/;
const summary = /^\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm;
const lists = /^\s*(?:errors|scopes):\s*\[[^\]]*\],\n/gm;
const names = /^nameSchemas\(\{[^{}]*\}\);\n/gm;

/** Every schema of Zod binds its description as JSON Schema, which nobody in a browser asks for. */
const jsonSchema = /zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/;
const exported = /^export (?:const|function) (\w+)/gm;

export const withoutDocumentation = (): Plugin => ({
  name: 'without-documentation',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => {
    if (contract.test(id))
      return {
        code: [summary, lists, names].reduce((rest, part) => rest.replace(part, ''), code),
        map: null,
      };
    if (jsonSchema.test(id)) return { code: emptyFunctions(code), map: null };
    return undefined;
  },
});

/** A module of the same exports, which do nothing. */
const emptyFunctions = (code: string): string =>
  [
    ...[...code.matchAll(exported)].map(([, name]) => `export const ${name} = () => undefined;`),
    ...(code.includes('export { processSchema as process }') ? ['export { processSchema as process };'] : []),
  ].join('\n');
