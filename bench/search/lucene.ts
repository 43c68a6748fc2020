// Lucene in a Java process of its own, given the very words our index found in the documents and the plans of the queries.
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SearchIndex } from '../../packages/search/src/search-index.ts';
import { type Counted, type Engine, facets, type Products, type Timing } from './engine.ts';
import { wordsByDocument } from './index-words.ts';
import { planText } from './plan-text.ts';
import type { BenchQuery, Row } from './queries.ts';

const jarFolder = '/usr/share/java';
const modules = ['core', 'analyzers-common', 'facet', 'queries'];

function classPath(): string | undefined {
  if (!existsSync(jarFolder)) return undefined;
  const names = readdirSync(jarFolder);
  const jars = modules.map((name) =>
    names.filter((jar) => new RegExp(`^lucene-${name}-8\\.[\\d.]+\\.jar$`).test(jar)).at(-1),
  );
  const others = names.filter((jar) => /^(hppc|commons-lang)[\d.-]*\.jar$/.test(jar));
  return jars.includes(undefined)
    ? undefined
    : [...jars, ...others].map((jar) => join(jarFolder, jar ?? '')).join(':');
}

/** Times all rows in one Java process. Undefined, after a line that says why, if Lucene is not available. */
export function lucene(products: Products, index: SearchIndex, rows: readonly Row[]): Engine | undefined {
  const path = classPath();
  if (!path || spawnSync('javac', ['-version']).status !== 0) {
    console.log('Lucene: skipped, no JDK or no liblucene8-java here');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-lucene-'));
  try {
    writeDocuments(join(folder, 'documents.tsv'), products, index);
    writeFileSync(join(folder, 'queries.tsv'), queryLines(index, rows).join('\n'));
    run('javac', ['-cp', path, '-d', folder, fileURLToPath(new URL('./LuceneDriver.java', import.meta.url))]);
    const output = run('java', [
      '-Xmx4g',
      '-XX:-UseDynamicNumberOfCompilerThreads',
      '-cp',
      `${path}:${folder}`,
      'LuceneDriver',
      folder,
    ]);
    return engineFrom(
      output.split('\n').map((line) => line.split('\t')),
      rows,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(program: string, given: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, given, { encoding: 'utf8', maxBuffer: 1 << 30 });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
}

function writeDocuments(file: string, products: Products, index: SearchIndex): void {
  const words = wordsByDocument(index);
  const target = openSync(file, 'w');
  let document = 0;
  for (const { objectID, titel, hersteller, nummern, kategorien, url, bild, offers } of products()) {
    const stored = JSON.stringify({ objectID, titel, hersteller, nummern, url, bild });
    const vendors = offers.map(({ vendor }) => vendor.name).join('|');
    const cells = [
      objectID,
      words[document++],
      hersteller,
      kategorien.lvl0,
      kategorien.lvl1,
      vendors,
      stored,
    ];
    writeSync(target, `${cells.join('\t')}\n`);
  }
  closeSync(target);
}

function queryLines(index: SearchIndex, rows: readonly Row[]): string[] {
  const line = (kind: string, row: number, { query, refined }: BenchQuery, typos: boolean): string => {
    const groups = Object.entries(refined ?? {}).flatMap(([facet, values]) => [facet, values.join('|')]);
    return [kind, row, planText(index, query, typos), ...groups].join('\t');
  };
  return rows.flatMap(({ queries, exact }, row) => [
    ...queries.map((query) => line('time', row, query, true)),
    ...exact.map((query) => line('count', row, query, false)),
  ]);
}

function engineFrom(lines: readonly (readonly string[])[], rows: readonly Row[]): Engine {
  const timings = new Map<number, Timing>();
  const counts = new Map<number, Counted[]>();
  let buildSeconds = 0;
  let memoryMb = 0;
  for (const [kind, first = '', ...cells] of lines) {
    if (kind === 'build') buildSeconds = Number(first);
    if (kind === 'memory') memoryMb = Number(first);
    if (kind === 'time') {
      const [cpu = 0, p50 = 0, p95 = 0, meanHits = 0] = cells.map(Number);
      timings.set(Number(first), { cpu, p50, p95, meanHits });
    }
    if (kind === 'count')
      counts.set(Number(first), [...(counts.get(Number(first)) ?? []), countedFrom(cells)]);
  }
  const rowOf = (queries: readonly BenchQuery[]) =>
    rows.findIndex((row) => row.queries === queries || row.exact === queries);
  return {
    name: 'Lucene 8.7',
    buildSeconds,
    memoryMb,
    time: async (queries) => timings.get(rowOf(queries)),
    count: async (queries) => counts.get(rows.findIndex((row) => row.exact === queries)) ?? [],
    close: async () => undefined,
  };
}

function countedFrom([hits, ...cells]: readonly string[]): Counted {
  const counted: Record<string, Record<string, number>> = {};
  for (const cell of cells) {
    const [facet = '', ...pairs] = cell.split('|');
    const values: [string, number][] = [];
    for (let i = 0; i + 1 < pairs.length; i += 2) values.push([pairs[i] ?? '', Number(pairs[i + 1])]);
    values.sort(([nameA, a], [nameB, b]) => b - a || (nameA < nameB ? -1 : 1));
    counted[facet] = Object.fromEntries(values.slice(0, 50));
  }
  for (const facet of facets) counted[facet] ??= {};
  return { hits: Number(hits), facets: counted };
}
