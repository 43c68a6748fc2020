// Everything that can go wrong with a backup or a restore ends with a sentence, and leaves nothing behind.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { withClient } from '../../../platform/database/connection.ts';
import { plainTx } from '../../../platform/database/tx.ts';
import { migrationsFolder, startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/builders.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { withOldDatabase } from '../../../testing/old-database.ts';
import { isEmpty } from './catalogue.repository.ts';
import { leftOutTables } from './left-out.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'praxora-refusals-'));
const file = join(folder, 'good.backup');
const say = (): void => undefined;
let app: TestApp;
let target: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  app = await startTestApp();
  target = await createTestDatabase();
  await aUser(app);
  await writeBackup({ owner: app.owner, file, say });
});
afterAll(async () => {
  await target.drop();
  await app.close();
  rmSync(folder, { recursive: true });
});

const restore = (from: string, owner = target.owner) =>
  restoreBackup({ owner, file: from, migrationsFolder, say });

/** The backup with some words of its contents replaced, and its checksum of gzip right again. */
function altered(change: (text: string) => string): string {
  const path = join(folder, 'altered.backup');
  const text = gunzipSync(readFileSync(file)).toString();
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(path, gzipSync(changed));
  return path;
}

test.each<[string, (text: string) => string, RegExp]>([
  ['cut off', (text) => text.slice(0, text.length / 2), /^The backup is cut off/],
  [
    'with an altered row',
    (text) => text.replace('owner\t', 'stock\t'),
    /rows of the table app_user were altered/,
  ],
  [
    'with a row that the database refuses',
    (text) => text.replace('owner\t', 'king\t'),
    /the database refuses its rows/,
  ],
  [
    'with an unknown table',
    (text) => text.replace('copy vat_rate (', 'copy vat_rates ('),
    /unknown table vat_rates/,
  ],
  [
    'without a column',
    (text) => text.replace('copy person (id, ', 'copy person ('),
    /the columns of the table person are not those/,
  ],
  [
    'of a newer version',
    (text) => text.replaceAll('"0001_core"', '"9999_future"'),
    /written by a newer version .* its migration 9999_future/,
  ],
  [
    'of another branch',
    (text) => text.replaceAll(/"0001_core":"\w+"/g, '"0001_core":"x"'),
    /The migration 0001_core of the backup is not that of this version/,
  ],
])('a backup %s is refused, and the database stays empty', async (_, change, message) => {
  await expect(restore(altered(change))).rejects.toThrow(message);
  expect(await withClient(target.owner, (client) => isEmpty(plainTx(client)))).toBe(true);
});

test('a database that is not empty is left alone', async () => {
  const before = await app.asOwner.rows('select id, name from practice order by id');
  await expect(restore(file, app.owner)).rejects.toThrow('The database is not empty.');
  expect(await app.asOwner.rows('select id, name from practice order by id')).toEqual(before);
});

test('two restores at once: one restores, the other finds the database full', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const both = await Promise.allSettled([restore(file, database.owner), restore(file, database.owner)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: expect.stringContaining('The database is not empty.') },
  });
}, 60_000);

/** Names of files that a failed backup left in a folder. */
const leftovers = (path: string): string[] => readdirSync(path).filter((name) => !name.endsWith('.backup'));

test('a second backup at the same time, an existing file and a missing folder are refused', async () => {
  const other = join(folder, 'other');
  await withClient(app.owner, async (client) => {
    await client.query('select pg_advisory_lock(7204518003)');
    await expect(writeBackup({ owner: app.owner, file: other, say })).rejects.toThrow(
      'Another backup of this database is being written.',
    );
  });
  await expect(writeBackup({ owner: app.owner, file, say })).rejects.toThrow('exists already');
  const nowhere = join(folder, 'nowhere', 'x.backup');
  await expect(writeBackup({ owner: app.owner, file: nowhere, say })).rejects.toThrow(
    'cannot be written: ENOENT',
  );
  expect(leftovers(folder)).toEqual([]);
});

test('an empty database, and a role that does not see everything, are refused', async () => {
  const other = join(folder, 'other');
  await expect(writeBackup({ owner: target.owner, file: other, say })).rejects.toThrow(
    'there is nothing to back up',
  );
  await expect(writeBackup({ owner: app.app, file: other, say })).rejects.toThrow(
    'DATABASE_URL must name the owner',
  );
  await app.asOwner.run('drop policy owner on storage');
  const role = `${target.name}_reader`;
  await app.asOwner.run(`create role ${role} login`);
  await app.asOwner.run(`grant select on all tables in schema public to ${role}`);
  await app.asOwner.run(`grant select on all sequences in schema public to ${role}`);
  try {
    const owner = { ...app.owner, user: role };
    await expect(writeBackup({ owner, file: other, say })).rejects.toThrow(
      /This role cannot read all rows of \w+\./,
    );
  } finally {
    await app.asOwner.run(`drop owned by ${role}`);
    await app.asOwner.run(`drop role ${role}`);
  }
  expect(leftovers(folder)).toEqual([]);
});

const mounted = mountSmallDisk();

test.skipIf(mounted === undefined)(
  'a disk that is full in the middle (skipped where no file system can be mounted) is told, and the file removed',
  async () => {
    const small = join(mounted ?? '', 'x.backup');
    await expect(writeBackup({ owner: app.owner, file: small, say })).rejects.toThrow('The disk is full');
    expect(readdirSync(mounted ?? '')).toEqual([]);
  },
);

function mountSmallDisk(): string | undefined {
  const place = join(folder, 'small.backup');
  mkdirSync(place);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8k', 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  afterAll(() => void execFileSync('umount', [place]));
  return place;
}

test('a backup of an older version is restored and then migrated', async () => {
  const old = join(folder, 'old.backup');
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  await withOldDatabase('0080', async ({ client }) => {
    await client.query(`insert into practice (name, country) values ('Praxis von früher', 'AT')`);
    await client.query(
      `insert into app_user (practice_id, email, password_hash, first_name) values (1, 'eva@frueher.example', 'x', 'Eva')`,
    );
    const owner = { ...app.owner, database: client.database ?? '' };
    await writeBackup({ owner, file: old, say });
  });
  const { header } = await readBackup(old, undefined);
  expect(Object.keys(header.migrations).at(-1)).toBe('0079_unpriced_stock');
  await restore(old, database.owner);
  await withClient(database.owner, async (client) => {
    const { rows } = await client.query(
      `select p.name, u.first_name, u.role from practice_user u join practice p on p.id = u.practice_id`,
    );
    expect(rows).toEqual([{ name: 'Praxis von früher', first_name: 'Eva', role: 'owner' }]);
    const applied = await client.query('select name from schema_migration');
    expect(applied.rowCount).toBe(readdirSync(migrationsFolder).length);
  });
}, 120_000);

/** All others. A new table belongs into this list, or into `leftOutTables` with its reason. */
const backedUpTables = `
  activity address api_token app_meta app_user applied_saving article article_code article_document article_document_version
  article_import article_month article_template article_week blob blob_part budget buffered_position cart_note cart_position cart_undo
  category clinic clinic_approver closed_practice consumption_unit cost_center dangerous_good data_export deleted_practice device digest_setting
  digest_token erasure error_report expiry_reminder familiar_place finished_import finished_import_article first_steps_choice hidden_suggestion idempotent_answer
  inventory_version inventory_version_line invitation invoice invoice_accounting invoice_category_account invoice_complaint invoice_file invoice_handover invoice_line_choice
  invoice_line_code invoice_mail invoice_mailbox invoice_order invoice_position invoice_setting invoice_vendor_account job label_printing mail mail_attachment manufacturer manufacturer_alias offer
  offer_price_history optimized_cart order_counter order_event order_list order_position order_revision person practice
  practice_deletion practice_feature price_list price_list_line product purchase_order query_suggestion receipt
  receipt_line recovery_code rejected_approval reorder_change reorder_put report_export report_mail report_view
  search_event search_query search_synonym sheet_term stock_block stock_entry stock_label stock_movement stocktaking stocktaking_article stocktaking_count stocktaking_event
  stocktaking_label storage storage_target treatment_reference two_step_login vat_rate vendor vendor_catalogue vendor_catalogue_group vendor_category
  vendor_condition vendor_condition_change vendor_offer_count vendor_preference viewed_product watched_product
`;

test('every table is backed up, or left out by name', async () => {
  const rows = await app.asOwner.rows<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  );
  const backedUp = backedUpTables.trim().split(/\s+/);
  expect([...backedUp, ...leftOutTables].sort()).toEqual(rows.map(({ name }) => name).sort());
  const { tables } = await readBackup(file, undefined);
  expect(Object.keys(tables).sort()).toEqual(backedUp.sort());
});
