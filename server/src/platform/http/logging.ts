// Request data in a log line: an id to trace it by, and an address without secrets.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** An id given by the proxy in front is kept when it has a harmless form. */
export function newRequestId(request: IncomingMessage): string {
  const id = request.headers['x-request-id'];
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : randomUUID();
}

/** Numbers and ids of rows: they tell which order, and nothing to whoever may not see it. */
const harmless = /^(\d{1,12}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i;
const knownBeginnings = ['api', 'pro', 'services', 'assets'];

/**
 * Addresses carry tokens, e-mail addresses and whatever somebody typed; a log needs none of it. Of a route its own words are
 * told, of its parameters numbers and ids; of an address that no route has, only whose it would be.
 */
export function loggedAddress(url: string, route: string | undefined): string {
  const words = (url.split('?')[0] ?? '').split('/');
  if (route === undefined || route.includes('*'))
    return words.length > 2 && knownBeginnings.includes(words[1] ?? '') ? `/${words[1]}/…` : '/…';
  return route
    .split('/')
    .map((word, place) => (word.startsWith(':') && harmless.test(words[place] ?? '') ? words[place] : word))
    .join('/');
}

/** For lines that the framework writes about a request by itself. */
export const requestSerializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: loggedAddress(request.url, request.routeOptions?.url),
  }),
};

/**
 * One line for each request, once it is answered: no address of a client, nothing that somebody typed. Looks at the process's health are
 * many and alike: they have a level of their own.
 */
export function logRequests(app: FastifyInstance, { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): void {
  if (!['info', 'debug', 'trace'].includes(LOG_LEVEL)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route, config } = request.routeOptions;
    const path = loggedAddress(request.url, route);
    const level = config?.isAlwaysAnswered ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        route: route === undefined || route.includes('*') ? path : route,
        ...(path !== route && route !== undefined ? { path } : {}),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        practice: request.authentication?.user.practiceId ?? null,
      },
      'request',
    );
    done();
  });
}
