// Real connections to a listening test server, one for each request, and raw ones that misbehave.
import { once } from 'node:events';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { backlog } from '../platform/http/limits.ts';
import type { TestApp } from './app.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export async function listening({ server }: TestApp): Promise<number> {
  await server.listen({ port: 0, host: '127.0.0.1', backlog });
  return (server.server.address() as AddressInfo).port;
}

/** On a connection of its own, which ends with it. */
export async function sendRequest(port: number, options: RequestOptions, body = ''): Promise<Answer> {
  const outgoing = request({ host: '127.0.0.1', port, agent: false, ...options });
  outgoing.end(body);
  const [incoming] = await once(outgoing, 'response');
  return { status: incoming.statusCode, headers: incoming.headers, body: await text(incoming) };
}

export interface RawConnection {
  readonly socket: Socket;
  /** Everything the server said, once it has closed the connection. */
  readonly ended: Promise<string>;
}

/** Sends what it is given, and nothing else. */
export async function openRaw(port: number, first = ''): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  const ended = new Promise<string>((resolve) => {
    socket.on('error', () => undefined).once('close', () => resolve(heard));
  });
  if (first !== '') socket.write(first);
  return { socket, ended };
}

/**
 * Sends the bytes on a connection of its own, and brings back the status (0: nothing was said) and all that was said. After
 * the last byte the client waits, closes its side, or breaks the connection off.
 */
export async function sendRaw(
  port: number,
  bytes: string | Buffer,
  cut: 'wait' | 'close' | 'break' = 'wait',
): Promise<{ status: number; text: string }> {
  const { socket, ended } = await openRaw(port);
  socket.write(bytes, () => {
    if (cut === 'close') socket.end();
    // Only when the server has read it, else there is nothing to break off.
    if (cut === 'break') setTimeout(() => socket.resetAndDestroy(), 20);
  });
  const heard = await ended;
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0), text: heard };
}
