// Clients that keep their connections, as browsers do, and send what browsers send.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface RequestToSend {
  readonly method: string;
  readonly path: string;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Response body as received over the wire, compressed or not. */
  readonly content: Buffer;
}

export class HttpClient {
  readonly #port: number;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(port: number, headers: Readonly<Record<string, string>> = {}) {
    this.#port = port;
    this.#headers = headers;
  }

  send({ method, path, body, headers }: RequestToSend): Promise<Answer> {
    const text = body ? JSON.stringify(body) : '';
    const length = body
      ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
      : {};
    return new Promise((answered, failed) => {
      const outgoing = request({
        ...{ host: '127.0.0.1', port: this.#port, method, path, agent: this.#agent },
        headers: { ...this.#headers, ...length, ...headers },
      });
      outgoing.once('error', failed);
      outgoing.once('response', (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.once('error', failed);
        incoming.once('end', () =>
          answered({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            content: Buffer.concat(parts),
          }),
        );
      });
      outgoing.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
