// A vendor's catalogue from a file: `npm run catalog:import -- --help`. Works beside a running server or on its own.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ImportOptions, type ImportResult, importCatalog } from '../modules/shop/index.ts';
import { ConfigurationError, readConfig } from '../platform/config/config.ts';
import { DatabaseError, newClient } from '../platform/database/connection.ts';
import { MigrationError } from '../platform/database/migrate.ts';
import { EmbeddedUnavailable } from '../platform/embedded/problems.ts';
import { visibleLine } from '../platform/visible.ts';
import { openForCommand } from '../startup.ts';
import { UsageError, wholeNumber } from './command.ts';
import { print, printFailure } from './print.ts';

const root = resolve(import.meta.dirname, '../..');

const usage = `npm run catalog:import -- FILE [options]

FILE is a BMEcat 1.2 or 2005 catalogue (T_NEW_CATALOG), an update of one (T_UPDATE_PRODUCTS,
T_UPDATE_PRICES) or a CSV file; see docs/catalog-import.md.

  --vendor ID          whose catalogue it is; a BMEcat file may name its supplier itself
  --category SLUG      category of new products whose own group is unknown
  --keep-missing       offers the file does not list stay available
  --max-rejected N     import nothing when more articles than this are rejected
  --dry-run            do everything, report, and leave the database as it was`;

function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError(`Name one file.\n\n${usage}`);
  return {
    // npm runs scripts in the project's folder, whatever folder the operator is in.
    file: resolve(process.env.INIT_CWD ?? process.cwd(), file),
    vendorId: number('--vendor', values.vendor),
    category: values.category,
    dryRun: values['dry-run'],
    keepMissing: values['keep-missing'],
    maxRejected: number('--max-rejected', values['max-rejected']),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        vendor: { type: 'string' },
        category: { type: 'string' },
        'max-rejected': { type: 'string' },
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

async function run(args: string[]): Promise<ImportResult> {
  const options = readArguments(args);
  const config = readConfig(process.env, root);
  const store = await openForCommand({ config, root, say: (line) => void print(line, process.stderr) });
  const client = newClient(store.owner);
  try {
    await client.connect();
    return await importCatalog(client, {
      ...options,
      today: new Date().toISOString().slice(0, 10),
      countries: config.COUNTRIES,
      onRejected: tell,
    });
  } finally {
    await client.end();
    await store.stop();
  }
}

const tell: ImportOptions['onRejected'] = async (rejections) => {
  const lines = rejections.map(
    ({ line, orderNumber, reason }) =>
      `line ${line}  ${visibleLine(orderNumber) || '-'}  rejected: ${visibleLine(reason)}`,
  );
  // A reader that is slower than the database must not fill the memory.
  if (lines.length > 0) await print(lines.join('\n'));
};

function summary(result: ImportResult): string {
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
  ].join('\n');
}

const expected = [UsageError, ConfigurationError, DatabaseError, MigrationError, EmbeddedUnavailable];

async function main(args: string[]): Promise<void> {
  if (args.includes('--help')) return print(usage);
  const result = await run(args);
  const isDone = result.outcome === 'imported' || result.outcome === 'dry run';
  await print(summary(result), isDone ? process.stdout : process.stderr);
  if (!isDone) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error) => {
  process.exitCode = 1;
  return printFailure(error, expected);
});
