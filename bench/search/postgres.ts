// PostgreSQL's own text search on the words of our index: DATABASE_URL, or the PostgreSQL that comes with Praxora.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { SearchIndex } from '../../packages/search/src/search-index.ts';
import { startEmbedded } from '../../server/src/platform/embedded/embedded.ts';
import { type Counted, type Engine, facets, type Products, timed } from './engine.ts';
import { wordsByDocument } from './index-words.ts';
import { planText } from './plan-text.ts';
import type { BenchQuery } from './queries.ts';

/** Every part of the answer in one statement, so that the text is matched once here, too. */
const searchSql = `
  with matched as materialized (
    select id, fields, hersteller, lvl0, lvl1, lieferanten, ts_rank(words, $1::tsquery) as rank,
      coalesce(hersteller = any($2::text[]), true) as maker_fits,
      coalesce(lieferanten && $3::text[], true) as vendor_fits,
      coalesce(lvl0 = any($4::text[]), true) as category_fits
    from bench_product where words @@ $1::tsquery
  ), fitting as (select * from matched where maker_fits and vendor_fits and category_fits)
  select (select count(*)::int from fitting) as hits,
    (select json_agg(fields) from (select fields from fitting order by rank desc, id limit 40) as top) as top,
    ${facetSql('lieferanten', 'maker_fits and category_fits', ', unnest(lieferanten) as value')},
    ${facetSql('hersteller', 'vendor_fits and category_fits', ', lateral (select hersteller as value) as v')},
    ${facetSql('lvl0', 'maker_fits and vendor_fits', ', lateral (select lvl0 as value) as v')},
    ${facetSql('lvl1', 'maker_fits and vendor_fits and category_fits', ', lateral (select lvl1 as value) as v')}`;

function facetSql(name: string, fits: string, values: string): string {
  return `(select json_object_agg(value, n) from (
    select value, count(*)::int as n from matched${values} where ${fits}
    group by value order by n desc, value collate "C" limit 50) as counted) as ${name}`;
}

const nearSql = `select word from bench_word
  where length(word) between length($1) - $2 and length($1) + $2 and levenshtein_less_equal(word, $1, $2) <= $2`;

async function connect(): Promise<{ client: Client; end: () => Promise<void> } | undefined> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) {
    const client = new Client(DATABASE_URL);
    await client.connect();
    return { client, end: () => client.end() };
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-postgres-'));
  // The server runs as another user where we are root; closed to it, the data would be put elsewhere.
  chmodSync(folder, 0o755);
  let movedTo: string | undefined;
  const remove = () => {
    for (const path of [folder, movedTo]) if (path) rmSync(path, { recursive: true, force: true });
  };
  try {
    const dataDir = join(folder, 'data');
    const cluster = await startEmbedded({ dataDir, log: () => undefined, settings: { fsync: 'off' } });
    movedTo = cluster.movedTo;
    const client = new Client(cluster.owner);
    await client.connect();
    const end = async () => {
      await client.end();
      await cluster.stop();
      remove();
    };
    return { client, end };
  } catch (error) {
    remove();
    console.log(`PostgreSQL: skipped, ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

export async function postgres(products: Products, index: SearchIndex): Promise<Engine | undefined> {
  const connection = await connect();
  if (!connection) return undefined;
  const { client, end } = connection;
  const started = performance.now();
  try {
    await load(client, products, index);
  } catch (error) {
    await end();
    throw error;
  }
  const buildSeconds = (performance.now() - started) / 1000;
  const backend = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

  const search = async ({ query, refined }: BenchQuery, typos: boolean): Promise<Counted> => {
    const asked = async (typosInAll: boolean) => {
      const text = await tsquery(client, index, planText(index, query, typos), typosInAll);
      const { rows } = await client.query({
        name: 'search',
        text: searchSql,
        values: [text, refined?.hersteller, refined?.lieferanten, refined?.['hierarchicalCategories.lvl0']],
      });
      return rows[0] as { hits: number } & Record<string, Record<string, number> | null>;
    };
    let found = await asked(false);
    if (found.hits === 0 && typos) found = await asked(true);
    const column = (facet: string) => facet.replace('hierarchicalCategories.', '');
    return {
      hits: found.hits,
      facets: Object.fromEntries(facets.map((facet) => [facet, found[column(facet)] ?? {}])),
    };
  };
  return {
    name: 'PostgreSQL',
    buildSeconds,
    memoryMb: undefined,
    time: async (queries) =>
      existsSync(`/proc/${backend}/stat`)
        ? timed(
            queries,
            async (query) => (await search(query, true)).hits,
            () => cpuMsOf(backend),
          )
        : undefined,
    count: async (queries) => {
      const counted: Counted[] = [];
      for (const query of queries) counted.push(await search(query, false));
      return counted;
    },
    close: async () => {
      await client.query('drop table bench_product, bench_word');
      await end();
    },
  };
}

/** User and system time of another process, in the kernel's hundredths of a second. */
function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function load(client: Client, products: Products, index: SearchIndex): Promise<void> {
  await client.query(`create extension if not exists fuzzystrmatch;
    set max_parallel_workers_per_gather = 0; set jit = off;
    drop table if exists bench_product, bench_word;
    create table bench_product (id integer primary key, words tsvector not null, hersteller text not null,
      lvl0 text not null, lvl1 text not null, lieferanten text[] not null, fields text not null);
    create table bench_word (word text primary key)`);
  const words = wordsByDocument(index);
  let batch: object[] = [];
  const flush = async () => {
    await client.query(
      `insert into bench_product select id, array_to_tsvector(string_to_array(words, ' ')), hersteller, lvl0, lvl1,
         lieferanten, fields from json_to_recordset($1) as x(id integer, words text, hersteller text, lvl0 text,
         lvl1 text, lieferanten text[], fields text)`,
      [JSON.stringify(batch)],
    );
    batch = [];
  };
  let id = 0;
  for (const { objectID, titel, hersteller, nummern, kategorien, url, bild, offers } of products()) {
    const fields = JSON.stringify({ objectID, titel, hersteller, nummern, url, bild });
    const lieferanten = offers.map(({ vendor }) => vendor.name);
    batch.push({ id, words: (words[id] ?? '').trim(), hersteller, ...kategorien, lieferanten, fields });
    id++;
    if (batch.length === 5000) await flush();
  }
  await flush();
  const { dictionary, words: letters } = index.contents().built.text;
  const known = Array.from(letters.terms, (term) => dictionary.term(term));
  await client.query('insert into bench_word select unnest($1::text[])', [known]);
  await client.query('create index on bench_product using gin (words)');
  await client.query('vacuum analyze bench_word');
  await client.query('vacuum analyze bench_product');
}

/** The plan's text as a tsquery; words that occur nowhere are replaced by near ones. */
async function tsquery(
  client: Client,
  index: SearchIndex,
  plan: string,
  typosInAll: boolean,
): Promise<string> {
  const { dictionary } = index.contents().built.text;
  const lexeme = (text: string) => (text.endsWith('*') ? `'${text.slice(0, -1)}':*` : `'${text}'`);
  const word = (text: string) => `(${text.split('/').map(lexeme).join('|')})`;
  const isKnown = (text: string) =>
    text.split('/').some((form) => {
      const [from, to] = dictionary.beginningWith(form.replace('*', ''));
      return form.endsWith('*') ? from < to : dictionary.find(form) >= 0;
    });
  const slot = async (text: string): Promise<string> => {
    const [alternatives = '', typos] = text.split('~');
    const ways = alternatives.split('|');
    const parts = ways.map((way) => `(${way.split('+').map(word).join('&')})`);
    if (typos && (typosInAll || !ways.some((way) => way.split('+').every(isKnown)))) {
      const own = alternatives.split(/[|/*+]/)[0] ?? '';
      const near = await client.query<{ word: string }>({
        name: 'near',
        text: nearSql,
        values: [own, Number(typos)],
      });
      parts.push(...near.rows.map((row) => lexeme(row.word)));
    }
    return `(${parts.join('|')})`;
  };
  const readings: string[] = [];
  for (const reading of plan.split(' || ')) {
    const slots: string[] = [];
    for (const text of reading.split(' ')) slots.push(await slot(text));
    readings.push(slots.join('&'));
  }
  return readings.join('|');
}
