// Where in the source a line of a stack leads that names a place in the bundle. The maps are read when something has broken: read
// at each start, they would be a tenth of it.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/** A place as stacks name it: address of the script, line and column, both counted from one. */
const place = /(file:[^\s()]+):(\d+):(\d+)/;
/** In the bundle all scripts stand beside this one. */
const besideThis = new URL('.', import.meta.url).href;
const maps = new Map<string, SourceMap | null>();

export const inSource = (stackLine: string, folder = besideThis): string =>
  stackLine.replace(place, (text, script: string, line: string, column: string) => {
    if (!script.startsWith(folder)) return text;
    const entry = mapOf(script)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return text;
    const source = new URL(entry.originalSource, script).href;
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });

function mapOf(script: string): SourceMap | null {
  let map = maps.get(script);
  if (map === undefined) {
    map = readMap(script);
    maps.set(script, map);
  }
  return map;
}

/** Source map of a script; null for a source that runs as it is and has no map. */
function readMap(script: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${script}.map`), 'utf8')));
  } catch {
    return null;
  }
}
