// Serves the built web app: files by their hashed names for good, index.html for every other path. The scan app is a page of
// its own, with what it alone may do.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pageWords } from '@praxora/contract/shared/page-words';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../errors.ts';

const apiPrefixes = ['/api/', '/pro/', '/services/'];

/** The scan app answers for its page, which has no slash at its end, and so lies above the worker's own folder. */
const scanWorker = /[\\/]scan[\\/]service-worker\.js(?:\.(?:br|gz))?$/;

export async function registerWebApp(
  app: FastifyInstance,
  folder: string,
  scanPolicy: Readonly<Record<string, string>>,
): Promise<void> {
  const index = readPage(folder, 'index.html');
  const scanPage = readPage(folder, 'scan/index.html');
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      // Compressed when it was built; what was not worth it is sent as it is.
      preCompressed: true,
      cacheControl: false,
      // The name or the etag says it already, and nobody asks for a part of a script.
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply, path) => {
        const lasting = path.includes('/assets/');
        // Nobody asks whether it has changed.
        if (lasting) reply.removeHeader('etag');
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (scanWorker.test(path)) reply.header('service-worker-allowed', '/scan');
      },
    });
  }
  const sendIndex = (reply: FastifyReply) => sendPage(reply, index);
  if (index) app.get('/', (_request, reply) => sendIndex(reply));
  if (scanPage)
    for (const path of ['/scan', '/scan/'])
      app.get(path, (_request, reply) => sendPage(reply.headers(scanPolicy), scanPage));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (!index || request.method !== 'GET' || !isForPeople(path, request.headers.accept))
      throw new Refusal('NO_SUCH_CALL');
    return sendIndex(reply);
  });
}

/**
 * Whether an address without a route gets the app's page, which leads to the start where it knows no better. Programs that look for
 * files, calls or weaknesses are told that there is nothing.
 */
export function isForPeople(path: string, accept: string | undefined): boolean {
  const words = readablePath(path).split('/').slice(1);
  if (apiPrefixes.some((prefix) => path.startsWith(prefix)) || words.some((word) => word.startsWith('.')))
    return false;
  if (pageWords.includes(words[0] ?? '')) return true;
  return !/\.[a-z0-9]+$/i.test(words.at(-1) ?? '') && /\btext\/html\b/i.test(accept ?? '');
}

/** A dot may be written as %2e. */
function readablePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Read once: a build that goes on beside us takes the folder away for a while. */
function readPage(folder: string, name: string): Buffer | null {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path) : null;
}

const sendPage = (reply: FastifyReply, page: Buffer | null) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
