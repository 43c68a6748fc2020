// Only the server's start and `migrate` change the schema; every other command refuses to work on an older one.
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { openForCommand, openStore } from '../startup.ts';
import { withOldDatabase } from '../testing/old-database.ts';
import { databaseUrl } from '../testing/programs.ts';
import { migrateCommand } from './migrate-command.ts';

const root = resolve(import.meta.dirname, '../../..');

test('a command, and a server with MIGRATE=false, leave an older schema as it is and name the command that changes it', async () => {
  await withOldDatabase('0088', async ({ client }) => {
    const { host, port, database, user = '', password } = client;
    const DATABASE_URL = databaseUrl({
      host,
      port,
      user,
      ...(database && { database }),
      ...(password && { password }),
    });
    const config = readConfig({ DATABASE_URL, MIGRATE: 'false' }, root);
    const said: string[] = [];
    const installation = { config, root, say: (line: string) => said.push(line) };
    const readNames = async () =>
      (await client.query('select name from schema_migration order by name')).rows;
    const before = await readNames();
    for (const open of [openForCommand, openStore])
      await expect(open(installation)).rejects.toThrow(/migrations are missing.*npm run admin -- migrate/);
    expect(await readNames()).toEqual(before);
    await expect(migrateCommand.runAlone(['--force'], installation)).rejects.toThrow(
      "Unknown option '--force'",
    );
    expect(await migrateCommand.runAlone([], installation)).toContain('is that of this version');
    expect(said).toEqual([expect.stringContaining('brought up to date')]);
    expect((await readNames()).length).toBeGreaterThan(before.length);
    for (const open of [openForCommand, openStore]) await (await open(installation)).stop();
    await client.query("insert into schema_migration (name, checksum) values ('9999_newer', '')");
    for (const open of [openForCommand, openStore])
      await expect(open(installation)).rejects.toThrow('Start a newer version');
  });
});
