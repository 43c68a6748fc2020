// Without Citus the command changes nothing and says how to get it; what it does on Citus is told in docs/reliability.md.
import { resolve } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { isDistributed } from '../platform/distribution/obstacles.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { databaseUrl } from '../testing/programs.ts';
import { distributeCommand } from './distribute-command.ts';
import { rebalanceCommand } from './rebalance-command.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('plain PostgreSQL is refused with the way to Citus', async () => {
  const { host, port, database, user = '', password } = new Client(app.owner);
  const DATABASE_URL = databaseUrl({
    host,
    port,
    user,
    ...(database && { database }),
    ...(password && { password }),
  });
  const installation = {
    config: readConfig({ DATABASE_URL }, '.'),
    root: resolve(import.meta.dirname, '../../..'),
    say: () => undefined,
  };
  await expect(distributeCommand.runAlone([], installation)).rejects.toThrow(
    /Build Citus 12\.1 .*create extension citus.*docs\/operations\.md/,
  );
  expect(await isDistributed(app.asOwner)).toBe(false);
  await expect(rebalanceCommand.runAlone([], installation)).rejects.toThrow(/nothing to divide/);
});

test('spreading a new table does nothing where nothing is spread, and triggers do their work', async () => {
  await app.asOwner.run(
    'create table shelf (practice_id integer not null, id bigint, primary key (practice_id, id))',
  );
  await app.asOwner.run('alter table shelf add column made_by integer');
  await app.asOwner.run(`call spread_by_practice('shelf')`);
  await app.asOwner.run(`call refer_on_one_server('shelf', 'made_by', 'app_user')`);
  const keys = await app.asOwner.rows(
    `select pg_get_constraintdef(oid) as key from pg_constraint where conrelid = 'shelf'::regclass and contype = 'f'`,
  );
  expect(keys).toEqual([{ key: 'FOREIGN KEY (practice_id, made_by) REFERENCES app_user(practice_id, id)' }]);
  expect(await app.asOwner.one('select runs_shared_triggers() as runs')).toEqual({ runs: true });
  await app.asOwner.run('drop table shelf');
});
