// Sends a request as HTTP clients do, to the letter: nothing of its address is put right.
import http from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { WireRequest } from '../requests/request.ts';
import { type Answer, longestWait } from './answer.ts';

const unpackers: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

function unpacked(content: Buffer, encoding: string | undefined): string {
  const unpack = unpackers[encoding ?? ''];
  return (unpack && content.length > 0 ? unpack(content) : content).toString();
}

export class WholeSender {
  readonly #agent: http.Agent;
  readonly #address: { readonly host: string; readonly port: number };

  constructor(address: { readonly host: string; readonly port: number }, parallel: number) {
    this.#address = { host: address.host, port: address.port };
    this.#agent = new http.Agent({ keepAlive: true, maxSockets: parallel + 8 });
  }

  send(wanted: WireRequest, isAgain = false): Promise<Answer> {
    const { method, path, headers, body } = wanted;
    return new Promise((resolve) => {
      const request = http.request({
        ...this.#address,
        ...(isAgain ? {} : { agent: this.#agent }),
        method,
        path,
        headers: body === undefined ? headers : { ...headers, 'content-length': String(body.length) },
      });
      const timer = setTimeout(() => {
        resolve({ kind: 'silent' });
        request.destroy();
      }, longestWait);
      const settle = (answer: Answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
      request.on('error', () => {
        // A connection that was kept may be closed by the server in the moment it is used again.
        if (request.reusedSocket && !isAgain) this.send(wanted, true).then(settle);
        else settle({ kind: 'closed' });
      });
      request.on('upgrade', (response, socket) => {
        socket.destroy();
        settle({ kind: 'answer', status: response.statusCode ?? 0, headers: response.headers, text: '' });
      });
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => settle({ kind: 'closed' }));
        response.on('end', () =>
          settle({
            kind: 'answer',
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: unpacked(Buffer.concat(chunks), response.headers['content-encoding']),
          }),
        );
      });
      request.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
