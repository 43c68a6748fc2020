// The web app's page is answered as long as the server runs, also while a build takes its folder away.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { registerSecurity, scanAppPolicy } from './security.ts';
import { isForPeople, registerWebApp } from './web-app.ts';

const config = readConfig({}, '/srv/praxora');

test('pages are answered after their folder has gone, missing files are not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'praxora-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Praxora</title>');
  writeFileSync(join(folder, 'assets/app-1.js'), 'run()');
  const app = Fastify();
  await registerWebApp(app, folder, scanAppPolicy(config));
  const ask = async (url: string) => (await app.inject(url)).statusCode;
  expect([await ask('/'), await ask('/cart'), await ask('/assets/app-1.js')]).toEqual([200, 200, 200]);
  rmSync(folder, { recursive: true });
  expect((await app.inject('/cart')).body).toBe('<title>Praxora</title>');
  expect([await ask('/'), await ask('/assets/app-1.js')]).toEqual([200, 404]);
  await app.close();
});

test('files are sent as they were compressed when built, in the way the browser takes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'praxora-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Praxora</title>');
  const program = 'export const answer = 42;\n'.repeat(500);
  writeFileSync(join(folder, 'assets/app-1.js'), program);
  writeFileSync(join(folder, 'assets/app-1.js.br'), brotliCompressSync(program));
  writeFileSync(join(folder, 'assets/app-1.js.gz'), gzipSync(program));
  writeFileSync(join(folder, 'assets/small-1.js'), 'run()');
  const app = Fastify();
  await app.register(compress, { threshold: 1024 });
  await registerWebApp(app, folder, scanAppPolicy(config));
  const ask = (accepted: string, url = '/assets/app-1.js') =>
    app.inject({ url, headers: { 'accept-encoding': accepted } });
  const brotli = await ask('gzip, deflate, br');
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': expect.any(String),
  });
  expect(brotli.headers).not.toHaveProperty('etag');
  expect(brotli.headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(program);
  const gzip = await ask('gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(program);
  expect((await ask('identity')).body).toBe(program);
  expect((await ask('identity', '/assets/small-1.js')).body).toBe('run()');
  await app.close();
  rmSync(folder, { recursive: true });
});

test('policies for pages are not sent with the scripts, styles and fonts of a page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'praxora-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Praxora</title>');
  for (const name of ['assets/app-1.js', 'assets/app-1.css', 'assets/app-1.woff2', 'assets/app-1.svg'])
    writeFileSync(join(folder, name), 'x');
  const app = Fastify();
  registerSecurity(app, config);
  await registerWebApp(app, folder, scanAppPolicy(config));
  const policies = ['content-security-policy', 'permissions-policy', 'x-frame-options', 'referrer-policy'];
  for (const address of ['/assets/app-1.js', '/assets/app-1.css', '/assets/app-1.woff2']) {
    const { headers, statusCode } = await app.inject(address);
    expect(statusCode, address).toBe(200);
    expect(headers, address).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(
      policies.filter((name) => name in headers),
      address,
    ).toEqual([]);
  }
  // A picture can be opened as a page, and an address that only looks like a file is answered with data.
  for (const address of ['/', '/assets/app-1.svg'])
    expect(Object.keys((await app.inject(address)).headers), address).toEqual(
      expect.arrayContaining(policies),
    );
  const missing = await app.inject('/assets/gone.js');
  expect(missing.headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  await app.close();
  rmSync(folder, { recursive: true });
});

test('WebAssembly and the camera are for the page of the scan app alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'praxora-web-'));
  mkdirSync(join(folder, 'scan'));
  writeFileSync(join(folder, 'index.html'), '<title>Praxora</title>');
  writeFileSync(join(folder, 'scan/index.html'), '<title>Scan</title>');
  writeFileSync(join(folder, 'scan/service-worker.js'), 'take()');
  writeFileSync(join(folder, 'scan/service-worker.js.br'), 'packed');
  const app = Fastify();
  registerSecurity(app, config);
  await registerWebApp(app, folder, scanAppPolicy(config));
  const page = await app.inject('/dashboard');
  const plain = String(page.headers['content-security-policy']);
  expect(plain).toContain("script-src 'self';");
  for (const address of [
    '/',
    '/dashboard',
    '/scanner',
    '/account-management/scan-app',
    '/scan/service-worker.js',
  ]) {
    const { headers } = await app.inject({ url: address, headers: { accept: 'text/html' } });
    expect(headers['content-security-policy'], address).toBe(plain);
    expect(headers['permissions-policy'], address).toBe('camera=()');
  }
  for (const address of ['/scan', '/scan/', '/scan?from=home']) {
    const { headers, body } = await app.inject(address);
    expect(body, address).toBe('<title>Scan</title>');
    expect(headers['permissions-policy']).toBe('camera=(self)');
    expect(headers['content-security-policy']).toBe(
      plain.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
    );
  }
  for (const encoding of ['identity', 'br']) {
    const { headers } = await app.inject({
      url: '/scan/service-worker.js',
      headers: { 'accept-encoding': encoding },
    });
    expect(headers, encoding).toMatchObject({
      'service-worker-allowed': '/scan',
      'cache-control': 'no-cache',
    });
  }
  await app.close();
  rmSync(folder, { recursive: true });
});

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
test.each([
  ['/cart', undefined, true],
  ['/inventory/product/HD-204.000', '*/*', true],
  ['/account-management/activity', 'application/json', true],
  ['/nowhere', browser, true],
  ['/nowhere/at/all/', browser, true],
  ['/nowhere', '*/*', false],
  ['/nowhere', undefined, false],
  ['/metrics', '*/*', false],
  ['/wp-login.php', browser, false],
  ['/.well-known/security.txt', browser, false],
  ['/.git/config', browser, false],
  ['/%2egit/config', browser, false],
  ['/inventory/.env', browser, false],
  ['/%', browser, true],
  ['/favicon.ico', browser, false],
  ['/pro/nothing', browser, false],
])('%s for somebody who accepts %s: %s', (path, accept, isPage) => {
  expect(isForPeople(path, accept)).toBe(isPage);
});
