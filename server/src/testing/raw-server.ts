// A server on a port, for what only a real connection can carry: broken requests, cut bodies. Notes every crash.
import { startTestApp, type TestApp } from './app.ts';
import { aStoreKeeper, type StoreKeeper } from './inventory-builders.ts';
import { listening, sendRaw } from './sockets.ts';

export interface RawRequest {
  /** `POST /pro/login` */
  readonly line: string;
  readonly headers?: readonly string[];
  readonly body?: string | Buffer;
  /** Left out: that of the body. */
  readonly length?: number | undefined;
  readonly cut?: 'close' | 'break' | 'wait' | undefined;
}

export interface RawServer {
  readonly app: TestApp;
  readonly me: StoreKeeper;
  readonly port: number;
  readonly crashes: readonly unknown[];
  /** With the storekeeper's session. */
  send(request: RawRequest): ReturnType<typeof sendRaw>;
  close(): Promise<void>;
}

export async function startRawServer(): Promise<RawServer> {
  const crashes: unknown[] = [];
  const onCrash = (error: unknown) => crashes.push(error);
  process.on('uncaughtExceptionMonitor', onCrash);
  const app = await startTestApp();
  const me = await aStoreKeeper(app);
  const port = await listening(app);
  return {
    app,
    me,
    port,
    crashes,
    send({ line, headers = [], body = '', length = Buffer.byteLength(body), cut }) {
      const head = [
        `${line} HTTP/1.1`,
        'Host: localhost',
        `Authorization: ${me.headers.authorization}`,
        `Content-Length: ${length}`,
        ...headers,
        'Connection: close',
      ];
      const bytes = [Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(body)];
      return sendRaw(port, Buffer.concat(bytes), cut);
    },
    close: async () => {
      process.off('uncaughtExceptionMonitor', onCrash);
      await app.close();
    },
  };
}
