// Clients that hold a connection and hardly use it: a body that drips, an answer nobody takes in. They are cut off; a slow line
// is not.
import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { HttpLimits } from './limits.ts';
import { refuseRaw } from './raw-refusal.ts';

type Limits = Pick<HttpLimits, 'bytesBetweenLooks' | 'keepLooking' | 'stalled'>;

export function registerSlowClients(app: FastifyInstance, limits: Limits): void {
  cutOffDrippingBodies(app, limits);
  cutOffStalledAnswers(app, limits);
}

function cutOffDrippingBodies(app: FastifyInstance, { bytesBetweenLooks, keepLooking }: Limits): void {
  /** How much had come at the last look. */
  const arriving = new Map<FastifyReply, number | undefined>();
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (hasBody(raw.headers) && raw.socket instanceof Socket) {
      arriving.set(reply, undefined);
      raw.once('close', () => arriving.delete(reply));
    }
    done();
  });
  const closingSockets = new WeakSet<Socket>();
  const look = (): void => {
    for (const [reply, before] of arriving) {
      const { complete, socket } = reply.request.raw;
      const now = socket.bytesRead;
      if (complete) arriving.delete(reply);
      // A client that does not read the answer closing its connection does not get a second one.
      else if (closingSockets.has(socket)) socket.destroy();
      else if (before === undefined || now - before >= bytesBetweenLooks) arriving.set(reply, now);
      else {
        closingSockets.add(socket);
        cutOff(reply, socket);
      }
    }
  };
  const stop = keepLooking(look);
  app.addHook('onClose', async () => stop());
}

const hasBody = ({ 'content-length': length, 'transfer-encoding': encoding }: IncomingHttpHeaders): boolean =>
  encoding !== undefined || (length !== undefined && length !== '0');

/** Code that is reading the body gets a closed-connection error. */
function cutOff({ raw, request }: FastifyReply, socket: Socket): void {
  if (raw.headersSent) socket.destroySoon();
  else refuseRaw(socket, 'REQUEST_TOO_SLOW', request.id);
}

function cutOffStalledAnswers(app: FastifyInstance, { stalled }: Limits): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const { socket } = reply.raw;
    // An answer in lines has nothing to say for minutes; its connection is watched by whoever writes it.
    const isInLines = String(reply.getHeader('content-type')).startsWith('application/x-ndjson');
    if (socket instanceof Socket && !isInLines) socket.setTimeout(stalled);
    done();
  });
}
