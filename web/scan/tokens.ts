// The theme's variables as a plain style sheet: the same colours and sizes without the component library.
import type { Plugin } from 'vite';
import { cssVariablesResolver, theme } from '../src/theme.ts';

const name = 'virtual:tokens.css';
const resolved = `\0${name}`;

type Variables = Readonly<Record<string, string>>;

const block = (selector: string, variables: Variables): string =>
  `${selector} { ${Object.entries(variables)
    .filter(([variable]) => variable.startsWith('--px-'))
    .map(([variable, value]) => `${variable}: ${value};`)
    .join(' ')} }`;

function sheet(): string {
  // Only the sizes and colours of our own are taken, which ask nothing of the theme.
  const { variables, light, dark } = cssVariablesResolver(theme as never);
  return [
    block(':root', variables),
    block(':root', light),
    `@media (prefers-color-scheme: dark) { ${block(':root', dark)} }`,
  ].join('\n');
}

export const tokens = (): Plugin => ({
  name: 'tokens',
  resolveId: { filter: { id: /^virtual:tokens\.css$/ }, handler: () => resolved },
  load: { filter: { id: /virtual:tokens\.css$/ }, handler: (id) => (id === resolved ? sheet() : null) },
});
