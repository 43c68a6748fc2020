// Serves the built web app: files by their hashed names for good, index.html for every other path.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../errors.ts';

const apiPrefixes = ['/api/', '/pro/', '/services/'];

export async function registerWebApp(app: FastifyInstance, folder: string): Promise<void> {
  // Read once: a build that goes on beside us takes the folder away for a while.
  const index = existsSync(join(folder, 'index.html')) ? readFileSync(join(folder, 'index.html')) : null;
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      // Compressed when it was built; what was not worth it is sent as it is.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const lasting = path.includes('/assets/');
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const sendIndex = (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index);
  if (index) app.get('/', (_request, reply) => sendIndex(reply));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = request.method === 'GET' && !apiPrefixes.some((prefix) => path.startsWith(prefix));
    // A missing file must not be answered with a page: its name has an ending.
    if (!isPage || /\.[a-z0-9]+$/i.test(path) || !index) throw new Refusal('NO_SUCH_CALL');
    return sendIndex(reply);
  });
}
