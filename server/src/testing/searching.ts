// A server that listens, with a small demo catalogue and a search index on it.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemoApp, type TestApp } from './app.ts';
import { bearer, loginAs } from './builders.ts';

export interface SearchApp extends TestApp {
  readonly dataDir: string;
  /** Host and port. */
  readonly host: string;
  /** A demo user's session token and practice's search key. */
  enter(name?: string): Promise<{ token: string; key: string }>;
}

export async function startSearchApp(): Promise<SearchApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'praxora-search-'));
  const app = await startDemoApp({ DATA_DIR: dataDir });
  await app.search.engine.start();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...app,
    dataDir,
    host: `127.0.0.1:${(app.server.server.address() as AddressInfo).port}`,
    enter: async (name = 'demo') => {
      const token = await loginAs(app, { email: `${name}@praxora.example`, password: 'praxora-demo' });
      return { token, key: await searchKey(app, token) };
    },
    close: async () => {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function searchKey(app: TestApp, token: string): Promise<string> {
  const response = await app.request({ method: 'GET', url: '/pro/search/key', headers: bearer(token) });
  return response.json().data.key;
}

/** Posts a batch as the clients do and gives the parsed answer. */
export async function postQueries(app: TestApp, key: string, requests: readonly object[]) {
  const response = await app.request({
    method: 'POST',
    url: '/services/search/1/indexes/*/queries',
    headers: {
      'content-type': 'text/plain',
      'x-algolia-api-key': key,
      'x-algolia-application-id': 'praxora',
    },
    payload: JSON.stringify({ requests }),
  });
  return { status: response.statusCode, body: response.json() };
}
