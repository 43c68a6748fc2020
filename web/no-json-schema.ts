// Leaves out of the build what zod needs to write JSON Schema: every schema carries it along, and only the server asks.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const files = /zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/;

export function noJsonSchema(): Plugin {
  return {
    name: 'no json schema',
    apply: 'build',
    load: {
      filter: { id: files },
      handler: (id) => withoutBodies(readFileSync(id, 'utf8')),
    },
  };
}

/** The same names, each of them a function whose function refuses to work. */
function withoutBodies(source: string): string {
  const names = [...source.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name);
  const others = [...source.matchAll(/^export \{ (\w+ as \w+) \};/gm)].map(([, name]) => name);
  return [
    "const leftOut = () => () => { throw new Error('JSON Schema is left out of the web app') };",
    ...names.map((name) => `export const ${name} = leftOut;`),
    ...others.map((name) => `export { ${name} };`),
  ].join('\n');
}
