// Admits as many requests at once as the process can serve, none while it closes, and ends those under way in time.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Unavailable } from '../errors.ts';
import { Semaphore } from '../semaphore.ts';
import { withTimeout } from '../with-timeout.ts';
import type { HttpLimits } from './limits.ts';
import { RequestQueue } from './request-queue.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however busy the process is: monitoring must not take a busy process for a dead one. */
    readonly isAlwaysAnswered?: boolean;
  }
}

export interface Admission {
  readonly requests: Semaphore;
  readonly files: Semaphore;
  readonly queue: RequestQueue;
}

/** Holds a permit until the answer has been sent or the client has left. Throws where none is free. */
export function holdPermit(semaphore: Semaphore, reply: FastifyReply): void {
  const release = semaphore.tryAcquire();
  if (release === undefined) throw new Unavailable(`too many ${semaphore.name}`);
  reply.raw.once('finish', release).once('close', release);
}

/** Before any route: nothing of a request is read unless there is a permit for it. */
export function registerAdmission(app: FastifyInstance, limits: HttpLimits): Admission {
  const requests = new Semaphore('requests', { permits: limits.requests });
  const queue = new RequestQueue(limits.connections);
  let isClosing = false;
  app.server.maxConnections = limits.connections;
  app.server.on('connection', () => queue.noteConnection());
  const admit = (request: FastifyRequest, reply: FastifyReply): void => {
    // A client that has left would never give its permit back.
    if (request.raw.socket.destroyed) return void reply.hijack();
    if (isClosing) throw new Unavailable('the server is closing');
    holdPermit(requests, reply);
  };
  // Every request passes here, so that no promise is made where nothing has to wait.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config?.isAlwaysAnswered) return done();
    try {
      const turn = queue.enter();
      if (turn !== undefined) return void turn.then(() => admit(request, reply)).then(() => done(), done);
      admit(request, reply);
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
    // New connections must not take time from the requests under way.
    if (app.server.listening) app.server.close();
  });
  return { requests, files: new Semaphore('files', { permits: limits.files }), queue };
}

/**
 * To be registered after all other `preClose` hooks, so that requests which they end are answered by now. Requests that are still
 * not answered after a while are cut off, and so is every connection without a request.
 */
export function registerShutdown(app: FastifyInstance, { requests }: Admission, limits: HttpLimits): void {
  app.addHook('preClose', async () => {
    await withTimeout(limits.shutdown, requests.idle());
    app.server.closeAllConnections();
  });
}
