// The web app's page is answered as long as the server runs, also while a build takes its folder away.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerWebApp } from './web-app.ts';

test('pages are answered after their folder has gone, missing files are not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'praxora-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Praxora</title>');
  writeFileSync(join(folder, 'assets/app-1.js'), 'run()');
  const app = Fastify();
  await registerWebApp(app, folder);
  const ask = async (url: string) => (await app.inject(url)).statusCode;
  expect([await ask('/'), await ask('/cart'), await ask('/assets/app-1.js')]).toEqual([200, 200, 200]);
  rmSync(folder, { recursive: true });
  expect((await app.inject('/cart')).body).toBe('<title>Praxora</title>');
  expect([await ask('/'), await ask('/assets/app-1.js')]).toEqual([200, 404]);
  await app.close();
});
