// Many connections that ask again as soon as they are answered.
import { once } from 'node:events';
import { Agent, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Times } from './report.ts';

interface Kind {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
}

const kinds: readonly Kind[] = [
  { method: 'GET', path: '/api/marketplace/v1/wpraxis' },
  { method: 'GET', path: '/pro/orders' },
  { method: 'GET', path: '/pro/inventory/article/list' },
  { method: 'GET', path: '/pro/orders/counts' },
  { method: 'GET', path: '/api/marketplace/v1/config' },
  { method: 'PUT', path: '/pro/user/language', body: { language: 'de' } },
];

export interface FloodReport {
  readonly answers: Times;
  /** Refusals that did not say when to come back. */
  readonly untold: number;
  readonly broken: number;
}

export class Flood {
  readonly #port: number;
  readonly #token: string;
  #isOver = false;

  private constructor(port: number, token: string) {
    this.#port = port;
    this.#token = token;
  }

  static async open(port: number): Promise<Flood> {
    const login = { email: 'demo@praxora.example', password: 'praxora-demo' };
    const { body } = await send(port, { method: 'POST', path: '/pro/login' }, login);
    return new Flood(port, JSON.parse(body).data.token);
  }

  stop(): void {
    this.#isOver = true;
  }

  async run(connections: number, milliseconds: number): Promise<FloodReport> {
    const until = performance.now() + milliseconds;
    const answers = new Map<string, number[]>();
    let untold = 0;
    let broken = 0;
    const one = async (_: unknown, index: number): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const headers = { authorization: `Bearer ${this.#token}` };
      for (let turn = index; performance.now() < until && !this.#isOver; turn += 1) {
        const { method, path, body } = kinds[turn % kinds.length] as Kind;
        const asked = performance.now();
        try {
          const answer = await send(this.#port, { method, path, agent, headers }, body);
          const isRefused = answer.status === 429 || answer.status === 503;
          if (isRefused && answer.retryAfter === undefined) untold += 1;
          note(answers, String(answer.status), performance.now() - asked);
        } catch {
          broken += 1;
          await sleep(200);
        }
      }
      agent.destroy();
    };
    await Promise.all(Array.from({ length: connections }, one));
    return { answers, untold, broken };
  }

  /** On connections of their own, as whoever watches the process asks. */
  async askForHealth(times: number, pause: number): Promise<Times> {
    const answers = new Map<string, number[]>();
    for (let turn = 0; turn < times; turn += 1) {
      const path = turn % 2 ? '/readyz' : '/healthz';
      const asked = performance.now();
      const { status } = await send(this.#port, { method: 'GET', path, agent: false });
      note(answers, `${path} ${status}`, performance.now() - asked);
      await sleep(pause);
    }
    return answers;
  }
}

function note(times: Map<string, number[]>, name: string, milliseconds: number): void {
  const known = times.get(name);
  if (known) known.push(milliseconds);
  else times.set(name, [milliseconds]);
}

async function send(port: number, options: RequestOptions, body?: object) {
  const text = body ? JSON.stringify(body) : '';
  const outgoing = request({
    host: '127.0.0.1',
    port,
    ...options,
    headers: { ...options.headers, ...(body ? { 'content-type': 'application/json' } : {}) },
  });
  outgoing.end(text);
  const [incoming] = await once(outgoing, 'response');
  let answered = '';
  for await (const chunk of incoming) answered += chunk;
  return {
    status: Number(incoming.statusCode),
    retryAfter: incoming.headers['retry-after'] as string | undefined,
    body: answered,
  };
}

/** Left open until the other side closes them. */
export async function openSilently(port: number, count: number): Promise<void> {
  for (let opened = 0; opened < count; opened += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
  }
}
