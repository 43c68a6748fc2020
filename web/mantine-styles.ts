// The build takes the style sheet of each Mantine component along with the component, instead of all of them before the
// first page. A development server, which takes the library as it is, goes on with the one large sheet.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Where a component names its classes; it needs its sheet exactly when it needs these. */
const names = /@mantine[\\/]core[\\/]esm[\\/].*[\\/](\w+)\.module\.mjs$/;
const allSheets = /@mantine[\\/]core[\\/]styles\.layer\.css$/;
/** Sheets that belong to no component. */
const ground = ['default-css-variables', 'baseline', 'global'];

const { resolve } = createRequire(import.meta.url);
const addressOf = (name: string) => `@mantine/core/styles/${name}.layer.css`;

export function mantineStyles(): Plugin {
  return {
    name: 'mantine styles',
    apply: 'build',
    load: {
      filter: { id: allSheets },
      handler: () => ground.map((name) => readFileSync(resolve(addressOf(name)), 'utf8')).join('\n'),
    },
    transform: {
      filter: { id: names },
      handler: (code, id) => `import '${addressOf(names.exec(id)?.[1] ?? '')}';\n${code}`,
    },
  };
}
