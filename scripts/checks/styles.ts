// Finds what stands more than once in the style sheets: rules with the same body, and widths of screens by number.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { listFiles } from './files.ts';

/** Shorter bodies may be alike by chance; a recipe for two lines would save none. */
const shortest = 3;

export interface Repeated {
  /** Its declarations, sorted. */
  readonly body: readonly string[];
  /** Where it stands, as file:line. */
  readonly at: readonly string[];
}

export interface StyleReport {
  readonly files: number;
  readonly rules: number;
  readonly lines: number;
  /** Most often repeated first. */
  readonly repeated: readonly Repeated[];
  /** Media queries with a width of their own instead of a breakpoint's name, as file:line. */
  readonly ownWidths: readonly string[];
}

/** Declarations and recipes of the rule itself; the order does not count. */
function bodyOf(rule: Rule): string[] {
  return rule.nodes
    .flatMap((node) => {
      if (node.type === 'decl') return [`${node.prop}: ${node.value}`];
      return node.type === 'atrule' && !node.nodes ? [`@${node.name} ${node.params}`] : [];
    })
    .sort();
}

export function checkStyles(root: string): StyleReport {
  const paths = listFiles(root, ['web/src'], ['.css']);
  const places = new Map<string, string[]>();
  const ownWidths: string[] = [];
  let rules = 0;
  let lines = 0;
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8');
    lines += text.split('\n').length - 1;
    const sheet = postcss.parse(text);
    const at = (line = 0) => `${path}:${String(line)}`;
    sheet.walkRules((rule) => {
      rules += 1;
      const body = bodyOf(rule);
      if (body.length < shortest) return;
      const key = body.join('\n');
      places.set(key, [...(places.get(key) ?? []), at(rule.source?.start?.line)]);
    });
    sheet.walkAtRules('media', ({ params, source }) => {
      if (/width/.test(params)) ownWidths.push(at(source?.start?.line));
    });
  }
  const repeated = [...places]
    .filter(([, found]) => found.length > 1)
    .map(([key, found]) => ({ body: key.split('\n'), at: found }))
    .sort((one, other) => other.at.length - one.at.length);
  return { files: paths.length, rules, lines, repeated, ownWidths };
}
