// Every command has an example, and each is one that the command would take.
import { expect, test } from 'vitest';
import { backupCommands } from './backup-commands.ts';
import { readOptions } from './command.ts';
import { commands } from './commands.ts';
import { distributeCommand } from './distribute-command.ts';
import { examples } from './examples.ts';
import { invoiceMailboxCommand } from './invoice-commands.ts';
import { migrateCommand } from './migrate-command.ts';
import { moveCommands } from './move-commands.ts';
import { rebalanceCommand } from './rebalance-command.ts';
import { roleCommand } from './role-command.ts';
import { statusCommand } from './status-command.ts';

const all = [
  ...commands,
  ...backupCommands,
  ...moveCommands,
  distributeCommand,
  invoiceMailboxCommand,
  migrateCommand,
  rebalanceCommand,
  roleCommand,
  statusCommand,
];

test('there is an example of every command, and of no other', () => {
  expect(Object.keys(examples).sort()).toEqual(all.map(({ name }) => name).sort());
});

test.each(
  all.flatMap(({ name, options }) => (examples[name] ?? []).map((example) => ({ name, options, example }))),
)('$example', ({ name, options, example }) => {
  expect(`${example} `.startsWith(`${name} `)).toBe(true);
  const words = example.slice(name.length).match(/"[^"]*"|\S+/g) ?? [];
  const args = words.map((word) => word.replaceAll('"', ''));
  // A file stands before the options.
  if (args[0]?.startsWith('--') === false) args.shift();
  expect(() => readOptions(name, options, args)).not.toThrow();
});
