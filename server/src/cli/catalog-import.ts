// A vendor's catalogue from a file: `npm run catalog:import -- --help`. Works beside a running server or on its own.
import { access, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type ImportOptions,
  type ImportResult,
  importCatalog,
  mappingFile,
  type UnmappedGroup,
} from '../modules/shop/index.ts';
import { ConfigurationError, readConfig } from '../platform/config/config.ts';
import { DatabaseError, newClient } from '../platform/database/connection.ts';
import { MigrationError } from '../platform/database/migrate.ts';
import { EmbeddedUnavailable } from '../platform/embedded/problems.ts';
import { visibleLine } from '../platform/visible.ts';
import { openForCommand } from '../startup.ts';
import { operatorsPath, toJson, UsageError, wholeNumber } from './command.ts';
import { print, printFailure } from './print.ts';

const root = resolve(import.meta.dirname, '../..');

const usage = `npm run catalog:import -- FILE [options]

FILE is a BMEcat 1.2 or 2005 catalogue (T_NEW_CATALOG), an update of one (T_UPDATE_PRODUCTS,
T_UPDATE_PRICES) or a CSV file; see docs/catalog-import.md.

  --vendor ID          whose catalogue it is; a BMEcat file may name its supplier itself
  --category SLUG      category of new products whose own group is unknown
  --keep-missing       offers the file does not list stay available
  --max-rejected N     import nothing when more articles than this are rejected or have no category
  --write-mapping FILE write the groups without a category to a new CSV file, with suggestions, for mapping import
  --dry-run            do everything, report, and leave the database as it was
  --json               the report as JSON on stdout; rejected articles go to stderr`;

function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError(`Name one file.\n\n${usage}`);
  return {
    file: operatorsPath(file),
    vendorId: number('--vendor', values.vendor),
    category: values.category,
    dryRun: values['dry-run'],
    keepMissing: values['keep-missing'],
    maxRejected: number('--max-rejected', values['max-rejected']),
    mappingFile: values['write-mapping'] === undefined ? undefined : operatorsPath(values['write-mapping']),
    isJson: values.json,
  };
}

type Options = ReturnType<typeof readArguments>;

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        vendor: { type: 'string' },
        category: { type: 'string' },
        'max-rejected': { type: 'string' },
        'write-mapping': { type: 'string' },
        json: { type: 'boolean', default: false },
        'keep-missing': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`);
  }
}

function number(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const read = wholeNumber.safeParse(text);
  if (!read.success) throw new UsageError(`${option} needs a whole number.\n\n${usage}`);
  return read.data;
}

async function run(options: Options): Promise<ImportResult> {
  const config = readConfig(process.env, root);
  const store = await openForCommand({ config, root, say: (line) => void print(line, process.stderr) });
  const client = newClient(store.owner);
  try {
    await client.connect();
    return await importCatalog(client, {
      ...options,
      today: new Date().toISOString().slice(0, 10),
      countries: config.COUNTRIES,
      onRejected: (rejections) => tell(rejections, options.isJson ? process.stderr : process.stdout),
    });
  } finally {
    await client.end();
    await store.stop();
  }
}

async function tell(
  rejections: Parameters<ImportOptions['onRejected']>[0],
  stream: NodeJS.WriteStream,
): Promise<void> {
  const lines = rejections.map(
    ({ line, orderNumber, reason }) =>
      `line ${line}  ${visibleLine(orderNumber) || '-'}  rejected: ${visibleLine(reason)}`,
  );
  // A reader that is slower than the database must not fill the memory.
  if (lines.length > 0) await print(lines.join('\n'), stream);
}

function summary(result: ImportResult, mapping: string | undefined): string {
  if (result.outcome === 'refused') return `Nothing was imported. ${result.reason}`;
  const heads = {
    imported: 'Imported',
    'dry run': 'Dry run, nothing was changed',
    'nothing to import': 'Nothing was imported, since no article was accepted',
    'too many rejected': 'Nothing was imported, since too many articles were rejected',
  };
  return [
    `${heads[result.outcome]} (vendor ${result.vendor.id}, ${result.vendor.name}):`,
    `  ${result.newOffers} new, ${result.changed} changed, ${result.unchanged} unchanged, ${result.rejected} rejected`,
    `  ${result.newProducts} products created, ${result.unavailable} offers deleted or no longer listed, set unavailable`,
    ...unmappedLines(result.unmapped, result.unmappedGroups, mapping),
  ].join('\n');
}

const mostGroupLines = 40;

/** New products without a category, by the vendor's groups. */
function unmappedLines(
  articles: number,
  groups: readonly UnmappedGroup[],
  mapping: string | undefined,
): string[] {
  if (articles === 0) return [];
  const more = groups.length - mostGroupLines;
  return [
    `  ${articles} new articles were left out, because their ${groups.length} groups have no category of ours:`,
    ...groups.slice(0, mostGroupLines).map((group) => `    ${visibleLine(writeGroup(group))}`),
    ...(more > 0 ? [`    and ${more} groups more`] : []),
    mapping === undefined
      ? '  Map them: run again with --write-mapping FILE, look through the file, then npm run admin -- mapping import'
      : `  ${mapping} has them with suggestions: look through it, then npm run admin -- mapping import`,
  ];
}

function writeGroup({ groupId, path, articles, examples, suggestion }: UnmappedGroup): string {
  const name = groupId === '' ? 'no group (use --category)' : path === groupId ? path : `${groupId}  ${path}`;
  return [
    `${name}: ${articles} articles, such as ${examples[0]}`,
    ...(suggestion === null ? [] : [`suggested: ${suggestion.category} (${suggestion.reason})`]),
  ].join('; ');
}

const expected = [UsageError, ConfigurationError, DatabaseError, MigrationError, EmbeddedUnavailable];

async function main(args: string[]): Promise<void> {
  if (args.includes('--help')) return print(usage);
  const options = readArguments(args);
  if (options.mappingFile !== undefined) await refuseExisting(options.mappingFile);
  const result = await run(options);
  const mapping = await writeMapping(result, options.mappingFile);
  const isDone = result.outcome === 'imported' || result.outcome === 'dry run';
  const text = options.isJson ? toJson(result) : summary(result, mapping);
  await print(text, isDone || options.isJson ? process.stdout : process.stderr);
  if (!isDone) process.exitCode = 1;
}

/** Found out before a long import: somebody may have worked on the file. */
async function refuseExisting(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new UsageError(`${file} exists already: name a new file for --write-mapping.`);
}

/** Answers the file where one was written. */
async function writeMapping(result: ImportResult, file: string | undefined): Promise<string | undefined> {
  if (file === undefined || result.outcome === 'refused' || result.unmapped === 0) return undefined;
  await writeFile(file, mappingFile(result.unmappedGroups), { flag: 'wx' });
  return file;
}

main(process.argv.slice(2)).catch((error) => {
  process.exitCode = 1;
  return printFailure(error, expected);
});
