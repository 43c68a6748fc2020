// Who is let in, and how everybody is let go: so many requests at once, none that come after closing time, and an end in time.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Unavailable } from '../errors.ts';
import { within } from '../within.ts';
import { type HttpLimits, mostConnections } from './limits.ts';
import { Places } from './places.ts';
import { Turnstile } from './turnstile.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however much there is to do: whoever watches the process must not take a busy one for a dead one. */
    readonly isAlwaysAnswered?: boolean;
  }
}

export interface Admission {
  readonly requests: Places;
  readonly files: Places;
}

/** Before any route: nothing of a request is read unless there is room for it. */
export function registerAdmission(app: FastifyInstance, limits: HttpLimits): Admission {
  const requests = new Places('requests', limits.requests);
  const turnstile = new Turnstile();
  let isClosing = false;
  app.server.maxConnections = mostConnections;
  app.server.on('connection', () => turnstile.connected());
  const enter = (request: FastifyRequest, reply: FastifyReply): void => {
    // Whoever left meanwhile would never give a place back.
    if (request.raw.socket.destroyed) return void reply.hijack();
    if (isClosing) throw new Unavailable('the server is closing');
    requests.takeFor(reply);
  };
  // Without a promise where nobody has to wait: every request comes through here.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config?.isAlwaysAnswered) return done();
    try {
      const turn = turnstile.pass();
      if (turn !== undefined) return void turn.then(() => enter(request, reply)).then(() => done(), done);
      enter(request, reply);
    } catch (error) {
      return done(error as Error);
    }
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // The connection has no next request here.
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    // Whoever knocks from now on must not take the time of those who are inside.
    if (app.server.listening) app.server.close();
  });
  return { requests, files: new Places('files', limits.files) };
}

/**
 * After all other `preClose` hooks: what they ended is answered by now. Whoever is not after a while is cut off, and so is
 * every connection that never asked anything.
 */
export function registerGoodbye(app: FastifyInstance, { requests }: Admission, limits: HttpLimits): void {
  app.addHook('preClose', async () => {
    await within(limits.goodbye, requests.empty());
    app.server.closeAllConnections();
  });
}
