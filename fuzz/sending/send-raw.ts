// Bytes on a socket: requests that are cut off, and what is no request at all.
import { connect } from 'node:net';
import type { WireRequest } from '../requests/request.ts';
import { type Answer, longestWait } from './answer.ts';

/** A server that waits for the rest of a body may wait a while; we do not. */
const patience = 400;

interface Address {
  readonly host: string;
  readonly port: number;
}

/** Sends the first bytes of the body and leaves, in order or not. Whatever is answered until then is not waited for. */
export function sendCut(address: Address, request: WireRequest): Promise<Answer> {
  const { sending, body = Buffer.alloc(0) } = request;
  if (sending.how !== 'cut') throw new Error('This one is whole');
  const { bytes, leaving } = sending;
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ kind: 'closed' }));
    socket.resume();
    socket.write(headOf(request, body.length));
    socket.write(body.subarray(0, bytes), () => {
      if (leaving === 'reset') socket.resetAndDestroy();
      else socket.end(() => socket.destroySoon());
    });
  });
}

function headOf({ method, path, headers }: WireRequest, length: number): string {
  const lines = Object.entries({ host: 'localhost', ...headers, 'content-length': String(length) });
  return `${[`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`;
}

/** Reads the answer's line and what follows, until the server or our patience ends it. */
export function sendRaw(address: Address, text: string): Promise<Answer> {
  return new Promise((resolve) => {
    const socket = connect(address);
    let received = '';
    let quiet: NodeJS.Timeout | undefined;
    const finish = () => {
      clearTimeout(quiet);
      clearTimeout(limit);
      socket.destroy();
      const [head = '', ...rest] = received.split('\r\n\r\n');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
      resolve(
        status === undefined
          ? { kind: 'closed' }
          : { kind: 'answer', status: Number(status), headers: headersIn(head), text: rest.join('\r\n\r\n') },
      );
    };
    const limit = setTimeout(finish, longestWait);
    const wait = () => {
      clearTimeout(quiet);
      quiet = setTimeout(finish, patience);
    };
    socket.on('error', () => undefined);
    socket.on('close', finish);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      wait();
    });
    socket.write(Buffer.from(text, 'latin1'), wait);
  });
}

const headersIn = (head: string): Record<string, string> =>
  Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  );
