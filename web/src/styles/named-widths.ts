// Style sheets name the widths of screens, as in `@media (--phone)`, `@media (--below-desk)`, `@media (--from-desk)`: the
// syntax of custom media queries, which browsers do not read yet. The names are in breakpoints.ts.
import type { AtRule, Plugin } from 'postcss';
import { below, breakpoints, from, onPhone } from './breakpoints.ts';

// Paper is as narrow as a phone, and has no thumbs: there a table stays a table.
const widths = new Map<string, string>([['phone', `screen and ${onPhone}`]]);
for (const name of Object.keys(breakpoints) as (keyof typeof breakpoints)[])
  widths.set(`below-${name}`, below(name)).set(`from-${name}`, from(name));

export const namedWidths: Plugin = {
  postcssPlugin: 'named-widths',
  AtRule: {
    media: (rule: AtRule) => {
      rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
        const width = widths.get(name);
        if (width === undefined)
          throw rule.error(`There is no width --${name}. See web/src/styles/breakpoints.ts`);
        return width;
      });
    },
  },
};
