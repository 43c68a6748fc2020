// Operators' commands: `npm run admin -- help`. Works beside a running server or on its own.
import { resolve } from 'node:path';
import { registerDomainHandlers } from '../domain-handlers.ts';
import { BackupError } from '../modules/system/index.ts';
import { ConfigurationError, readConfig } from '../platform/config/config.ts';
import { DatabaseError, newClient } from '../platform/database/connection.ts';
import { MigrationError } from '../platform/database/migrate.ts';
import { plainTx } from '../platform/database/tx.ts';
import { EmbeddedUnavailable } from '../platform/embedded/problems.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { openForCommand } from '../startup.ts';
import { backupCommands } from './backup-commands.ts';
import { type Command, describe, type GradedAnswer, type StandaloneCommand, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { distributeCommand } from './distribute-command.ts';
import { examples } from './examples.ts';
import { invoiceMailboxCommand } from './invoice-commands.ts';
import { migrateCommand } from './migrate-command.ts';
import { moveCommands } from './move-commands.ts';
import { print, printFailure } from './print.ts';
import { rebalanceCommand } from './rebalance-command.ts';
import { roleCommand } from './role-command.ts';
import { statusCommand } from './status-command.ts';

const root = resolve(import.meta.dirname, '../..');

type AnyCommand = Command | StandaloneCommand<string | GradedAnswer>;

const allCommands: readonly AnyCommand[] = [
  ...commands,
  ...backupCommands,
  ...moveCommands,
  invoiceMailboxCommand,
  migrateCommand,
  distributeCommand,
  rebalanceCommand,
  roleCommand,
  statusCommand,
];

function overview(): string {
  const lines = allCommands.map(({ name, summary }) => `  ${name.padEnd(22)} ${summary}`);
  return [
    'npm run admin -- COMMAND [options]',
    '',
    ...lines,
    '',
    'npm run admin -- help COMMAND explains one.',
  ].join('\n');
}

function explain({ name, summary, options }: AnyCommand): string {
  const lines = (examples[name] ?? []).map((example) => `  npm run admin -- ${example}`);
  return [summary, '', describe(name, options), '', 'Examples:', ...lines].join('\n');
}

function find(words: readonly string[]): { command: AnyCommand; rest: string[] } {
  // The longest name: `outbox` begins like `outbox list`.
  const command = allCommands
    .filter(({ name }) => name === words.slice(0, name.split(' ').length).join(' '))
    .sort((one, other) => other.name.length - one.name.length)[0];
  if (command === undefined)
    throw new UsageError(`There is no command "${words.join(' ')}".\n\n${overview()}`);
  return { command, rest: words.slice(command.name.split(' ').length) };
}

// A command of a lower domain reaches the upper ones as a request does.
registerDomainHandlers();

const say = (line: string): void => void print(line, process.stderr);

async function execute(command: AnyCommand, args: string[]): Promise<string | GradedAnswer> {
  const config = readConfig(process.env, root);
  if ('runAlone' in command) return command.runAlone(args, { config, root, say });
  const store = await openForCommand({ config, root, say });
  const client = newClient(store.owner);
  try {
    await client.connect();
    await client.query('begin');
    const message = await command.run(plainTx(client), args, config);
    await client.query('commit');
    return message;
  } finally {
    await client.end();
    await store.stop();
  }
}

async function main(words: string[]): Promise<string | GradedAnswer> {
  const [first, ...others] = words;
  if (first === undefined || first === '--help' || (first === 'help' && others.length === 0))
    return overview();
  if (first === 'help') return explain(find(others).command);
  const { command, rest } = find(words);
  if (rest.includes('--help')) return explain(command);
  return execute(command, rest);
}

const expected = [
  UsageError,
  OperatorError,
  BackupError,
  ConfigurationError,
  DatabaseError,
  MigrationError,
  EmbeddedUnavailable,
];

main(process.argv.slice(2)).then(
  (answer) => {
    if (typeof answer === 'string') return print(answer);
    process.exitCode = answer.exitCode;
    return print(answer.message);
  },
  (error) => {
    process.exitCode = 1;
    return printFailure(error, expected);
  },
);
