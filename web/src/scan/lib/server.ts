// Asks the server as this device. Addresses and shapes are the contract's (`addresses.test.ts` compares them); its schemas stay
// out, since they would be the largest part of the app.
import type { Call, DeviceDataOf, QueryOf } from '@praxora/contract/shared/call';
import type { ServerAnswer } from '../queue/outcome.ts';

export interface Asking {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly token?: string | undefined;
  /** Milliseconds after which nobody waits any more. */
  readonly patience?: number;
}

/** Longer than any answer takes; a dead network must not hold the queue for ever. */
const usualPatience = 20_000;

/** Rejects when nothing was answered. */
export async function askServer({
  method,
  path,
  body,
  key,
  token,
  patience = usualPatience,
}: Asking): Promise<ServerAnswer> {
  const response = await fetch(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(token === undefined
        ? {}
        : { authorization: `Bearer ${token}`, 'device-time': new Date().toISOString() }),
    },
    // The device asks in its own name, also where somebody is logged in.
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Refusal by the server, as defined in the contract. */
export class Refused extends Error {
  readonly answer: ServerAnswer;
  constructor(answer: ServerAnswer) {
    super(`The server answered ${answer.status}`);
    this.answer = answer;
  }
}

/** The data of a call that only asks. */
export async function read<C extends Call>(
  path: string,
  token: string,
  query?: Partial<QueryOf<C>>,
  patience?: number,
): Promise<DeviceDataOf<C>> {
  const parameters = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)])).toString();
  const answer = await askServer({
    method: 'GET',
    path: search ? `${path}?${search}` : path,
    token,
    ...(patience === undefined ? {} : { patience }),
  });
  if (answer.status !== 200) throw new Refused(answer);
  return (answer.body as { data: DeviceDataOf<C> }).data;
}
