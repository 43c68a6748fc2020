// A TCP line in front of the product that can be cut: pages that go through it find no server, others notice nothing.
import { connect, createServer, type Socket } from 'node:net';
import { theProduct } from './running.ts';

export interface Line {
  readonly url: string;
  /**
   * Cuts the line once the server has answered one request to each of these addresses: it has carried them out, and the
   * answers are lost. Resolves when the line is cut.
   */
  readonly cutAfter: (...addresses: readonly string[]) => Promise<void>;
  readonly mend: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openLine(): Promise<Line> {
  const target = Number(new URL(theProduct().url).port);
  const sockets = new Set<Socket>();
  let watched = new Set<string>();
  let onCut = () => {};

  const server = createServer((browser) => {
    const product = connect(target, '127.0.0.1');
    for (const socket of [browser, product]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // The other side may be gone at any time, which is what this line is for.
      socket.on('error', () => undefined);
    }
    let address: string | undefined;
    browser.on('data', (bytes) => {
      address = [...watched].find((one) => bytes.toString('latin1').startsWith(`POST ${one} `)) ?? address;
    });
    product.on('data', (bytes) => {
      if (address === undefined) return void browser.write(bytes);
      watched.delete(address);
      if (watched.size === 0) onCut();
    });
    browser.pipe(product);
    product.on('end', () => browser.end());
  });

  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await listen(0);
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The line has no port');
  const { port } = bound;
  return {
    url: `http://127.0.0.1:${port}`,
    cutAfter: (...addresses) => {
      watched = new Set(addresses);
      return new Promise((resolve) => {
        onCut = () => void close().then(resolve);
      });
    },
    mend: () => listen(port),
    close,
  };
}
