// A vendor's system in the test's process: keeps what was posted and answers as a test says.
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export class WebhookServer {
  readonly posted: Posted[] = [];
  /** Used up one by one; afterwards everything is accepted. */
  readonly answers: ((response: ServerResponse) => void)[] = [];
  readonly #server: Server;
  #reached: (() => void) | null = null;

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.posted.push({
          path: request.url ?? '',
          headers: request.headers,
          body: Buffer.concat(chunks).toString(),
        });
        if (this.#reached !== null) {
          this.#reached();
          this.#reached = null;
          return;
        }
        const answer = this.answers.shift();
        if (answer) answer(response);
        else response.writeHead(202).end('accepted');
      });
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/orders`;
  }

  /** The next post is kept and gets no answer; ends when it has come. */
  hold(): Promise<void> {
    return new Promise((reached) => {
      this.#reached = reached;
    });
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((stopped) => this.#server.close(stopped));
  }
}

export const answerWith =
  (status: number, body = '', headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, headers).end(body);
