// The product behind a gate that can hold back what a device sends, and serve the scan app as a newer version of itself.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface VersionGate {
  readonly url: string;
  /** Blocks all of the product's calls. */
  isShut: boolean;
  /** Serves another version of the service worker from now on. */
  isNewer: boolean;
  readonly close: () => Promise<void>;
}

const workerPath = '/scan/service-worker.js';
const callPath = /^\/(pro|services)\//;

export async function openVersionGate(product: string): Promise<VersionGate> {
  const target = new URL(product);
  const state = { isShut: false, isNewer: false };

  function pass(asked: IncomingMessage, answer: ServerResponse) {
    const isWorker = asked.url === workerPath;
    const { 'if-none-match': _match, 'if-modified-since': _since, ...plain } = asked.headers;
    // Whole and unpacked, so that its text can be changed.
    const headers = isWorker ? { ...plain, 'accept-encoding': 'identity' } : asked.headers;
    const onward = request(
      {
        host: target.hostname,
        port: target.port,
        method: asked.method,
        path: asked.url,
        headers,
      },
      (given) => {
        if (!isWorker || !state.isNewer) {
          answer.writeHead(given.statusCode ?? 502, given.headers);
          given.pipe(answer);
          return;
        }
        const chunks: Buffer[] = [];
        given.on('data', (chunk: Buffer) => chunks.push(chunk));
        given.on('end', () => {
          // The name its files are kept by: that is what tells one build from another.
          const text = Buffer.concat(chunks)
            .toString()
            .replace(/(version["']?:\s*["'`])\w+/, '$1newer');
          const { 'content-length': _length, etag: _tag, ...others } = given.headers;
          answer.writeHead(given.statusCode ?? 502, others);
          answer.end(text);
        });
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }

  const server = createServer((asked, answer) => {
    if (state.isShut && callPath.test(asked.url ?? '')) asked.socket.destroy();
    else pass(asked, answer);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  });
}
