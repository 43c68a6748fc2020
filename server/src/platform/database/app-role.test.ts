// The password of the application role, on a server that asks for one: every process derives the same, and none changes it.
import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { makeClusterOnce, start } from '../../testing/embedded-clusters.ts';
import { type ConnectionOptions, ensureAppRole, resetAppPassword, withClient } from './connection.ts';

vi.setConfig({ testTimeout: 120_000 });
const newDataDir = makeClusterOnce();

const rules = `local all /_app$ scram-sha-256
local all all trust
`;

/** As an earlier version derived it. */
const earlierPassword = (client: Client, role: string) =>
  createHmac('sha256', String(client.password ?? ''))
    .update(`${client.host}/${role}`)
    .digest('base64url');

test('it depends on the owner and the role, an earlier one is still used, and none is changed unasked', async () => {
  const dataDir = newDataDir();
  writeFileSync(join(dataDir, 'postgres/pg_hba.conf'), rules);
  const { owner } = await start(dataDir);
  const ensure = (from: ConnectionOptions = owner) =>
    withClient(from, (client) => ensureAppRole(client, from));
  const { role, app } = await ensure();
  expect(await withClient(app, async (client) => client.user)).toBe(role);
  // The same server under another name, as another machine may know it.
  const elsewhere = { ...owner, host: join(dataDir, 'socket', '..', 'socket') };
  expect((await ensure(elsewhere)).app.password).toBe(app.password);

  const change = (password: string) =>
    withClient(owner, (client) => client.query(`alter role "${role}" password '${password}'`));
  const earlier = await withClient(owner, async (client) => earlierPassword(client, role));
  await change(earlier);
  expect((await ensure()).app.password).toBe(earlier);

  await change('unknown to us');
  await expect(ensure()).rejects.toThrow(/cannot log in: .*npm run admin -- role password/);
  await expect(ensure()).rejects.toThrow(/cannot log in/);
  expect(await withClient(owner, (client) => resetAppPassword(client, owner))).toBe(role);
  expect((await ensure()).app.password).toBe(app.password);
});
