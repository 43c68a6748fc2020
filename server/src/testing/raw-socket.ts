// Speaks to a listening server byte by byte, as no HTTP client would: cut off, with false lengths, in pieces.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawServer {
  /**
   * Sends the bytes on a connection of its own and brings back all the server says until it closes. `cut` is what the
   * client does after the last byte: closes its side, breaks the connection off, or waits for the answer (the default).
   */
  send(bytes: string | Buffer, cut?: 'close' | 'break' | 'wait'): Promise<RawAnswer>;
}

export interface RawAnswer {
  /** 0: the server said nothing. */
  readonly status: number;
  readonly text: string;
}

export async function listenRaw(server: FastifyInstance): Promise<RawServer> {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return {
    send: async (bytes, cut = 'wait') => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      let text = '';
      socket.setEncoding('utf8').on('data', (said: string) => {
        text += said;
      });
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      const closed = once(socket, 'close');
      socket.on('end', () => socket.end());
      socket.write(bytes, () => {
        if (cut === 'close') socket.end();
        // Only when the server has read it, else there is nothing to break off.
        if (cut === 'break') setTimeout(() => socket.resetAndDestroy(), 20);
      });
      await closed;
      return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text };
    },
  };
}
