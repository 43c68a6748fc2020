// The programs of docs/api-guide.md, run as they stand there against the demo practice.
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchApiTokens } from '../../../testing/api-token-builders.ts';
import { startDemoApp, type TestApp } from '../../../testing/app.ts';
import { bearer, loginAs } from '../../../testing/builders.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../../../..');
const guide = readFileSync(join(root, 'docs/api-guide.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'praxora-guide-'));

/** The only block in that language. */
function blockOf(language: string): string {
  const found = [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))];
  if (found.length !== 1) throw new Error(`The guide has ${found.length} blocks in ${language}`);
  return found[0]?.[1] ?? '';
}

const hasCurl = spawnSync('curl', ['--version']).status === 0;

let app: TestApp;
let article: { id: number; name: string };
let environment: Record<string, string>;

beforeAll(async () => {
  app = await startDemoApp();
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const session = await loginAs(app, { email: 'demo@praxora.example', password: 'praxora-demo' });
  const { practice_id: practiceId } = await app.asOwner.one<{ practice_id: number }>(
    `select practice_id from practice_user where email = 'demo@praxora.example'`,
  );
  await switchApiTokens(app, practiceId, true);
  const made = await app.request({
    method: 'POST',
    url: '/pro/api-tokens',
    headers: bearer(session),
    payload: { name: 'Guide', scopes: ['inventory.read', 'stock.book'] },
  });
  // The one that lies there most.
  const list = await app.request({
    url: '/pro/inventory/article/list?sort=stock&descending=true&pageSize=1',
    headers: bearer(session),
  });
  article = list.json().data.items[0];
  environment = {
    ...(process.env as Record<string, string>),
    PRAXORA_URL: `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`,
    PRAXORA_TOKEN: made.json().data.token,
    ARTICLE: article.name,
  };
}, 120_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const bookings = async (): Promise<number> =>
  (
    await app.asOwner.one<{ count: number }>(
      `select count(distinct booking_id)::int as count from stock_movement where article_id = $1 and kind = 'consumption'`,
      [article.id],
    )
  ).count;

/** Runs it twice with one key, and says what it printed the second time. */
async function runTwice(program: string, args: string[], key: string): Promise<string> {
  const before = await bookings();
  const settings = { cwd: folder, env: { ...environment, REMOVAL_KEY: key } };
  await run(program, args, settings);
  const { stdout } = await run(program, args, settings);
  expect(await bookings()).toBe(before + 1);
  return stdout;
}

test('the program in TypeScript books once, and tells whether to order', async () => {
  const file = join(folder, 'program.mts');
  writeFileSync(file, blockOf('ts'));
  const tsx = import.meta.resolve('tsx');
  const printed = await runTwice(process.execPath, ['--import', tsx, file], 'guide-removal-1');
  expect(printed.startsWith(`${article.name}: `)).toBe(true);
});

test.skipIf(!hasCurl)('the commands with curl (skipped where it is not installed) do the same', async () => {
  const file = join(folder, 'program.sh');
  writeFileSync(file, blockOf('sh'));
  expect(await runTwice('sh', [file], 'guide-removal-2')).toContain('"rows":');
});
