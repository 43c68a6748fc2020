// A refusal written straight to a connection: what Node gives up on before it is a request, or while the rest of one drips in.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCatalogue, errorText, type PlainErrorCode, type RefusalBody } from '@praxora/contract/errors';

/** Answers a refusal in the catalogued form, and ends the connection. */
export function refuseRaw(socket: Socket, code: PlainErrorCode, requestId: string = randomUUID()): void {
  const { status } = errorCatalogue[code];
  const body: RefusalBody = { errors: { error: errorText(code), code } };
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
  socket.destroySoon();
}

const codes: Readonly<Record<string, PlainErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
};

/** For Node's `clientError`, which comes for every piece that is read: told once, and to nobody where the connection broke. */
export function refuseUnread({ code = '' }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return;
  refuseRaw(socket, codes[code] ?? 'MALFORMED_REQUEST');
}
