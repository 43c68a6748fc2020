// A client of the cluster: keeps one connection, comes from an address of its own, and gives up after a while, as browsers do.
import { Agent, request } from 'node:http';

export interface Call {
  readonly method: string;
  readonly path: string;
  /** Sent as JSON, or as the form that it is. */
  readonly body?: object | FormData | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A status, or what happened instead of an answer. */
export type Outcome = number | 'connection broken' | 'no answer';

const patience = 20_000;

export class ClusterClient {
  readonly #ports: readonly number[];
  readonly #headers: Readonly<Record<string, string>>;
  readonly #agent: Agent;
  #turn: number;

  /**
   * `ports`: where the product is asked; the next one after a connection broke. `number` makes the address 127.0.1.number, so that the
   * proxy's limits count each client by itself.
   */
  constructor(ports: readonly number[], number: number, token: string) {
    [this.#ports, this.#turn] = [ports, number];
    this.#headers = { authorization: `Bearer ${token}` };
    // Elsewhere a machine has one such address only.
    const localAddress = process.platform === 'linux' ? { localAddress: `127.0.1.${number}` } : {};
    this.#agent = new Agent({ keepAlive: true, maxSockets: 1, ...localAddress });
  }

  async send(call: Call): Promise<{ outcome: Outcome; text: string }> {
    const { content, type } = await encodeBody(call.body);
    return new Promise((resolve) => {
      const outgoing = request({
        ...{
          host: '127.0.0.1',
          port: this.#ports[this.#turn % this.#ports.length],
          agent: this.#agent,
          method: call.method,
          path: call.path,
        },
        headers: { ...this.#headers, ...type, ...call.headers },
      });
      const end = (outcome: Outcome, content = ''): void => {
        clearTimeout(timer);
        if (outcome === 'connection broken') this.#turn += 1;
        resolve({ outcome, text: content });
      };
      const timer = setTimeout(() => {
        end('no answer');
        outgoing.destroy();
      }, patience);
      outgoing.once('error', () => end('connection broken'));
      outgoing.once('response', (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.once('error', () => end('connection broken'));
        incoming.once('end', () => end(incoming.statusCode ?? 0, Buffer.concat(parts).toString()));
      });
      outgoing.end(content);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

async function encodeBody(body: Call['body']): Promise<{ content: Buffer; type: Record<string, string> }> {
  if (body === undefined) return { content: Buffer.alloc(0), type: {} };
  const encoded = body instanceof FormData ? new Response(body) : Response.json(body);
  const content = Buffer.from(await encoded.arrayBuffer());
  const type = {
    'content-type': encoded.headers.get('content-type') ?? '',
    'content-length': String(content.length),
  };
  return { content, type };
}
