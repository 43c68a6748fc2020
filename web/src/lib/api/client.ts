// Sends one call of the contract and brings back its data. Everything around it (token, session, reporting) is passed in.
import { type Call, callAddress, isWriting } from '@praxora/contract/shared/call';
import { type UserMeta, userMeta } from '@praxora/contract/shared/envelope';
import type { z } from 'zod';
import { ApiError, RequestCancelled } from './api-error.ts';
import { readLines } from './ndjson.ts';
import { sendWithRetries } from './retry.ts';

const defaultTimeoutMs = 60_000;
const linesType = 'application/x-ndjson';

export interface CallOptions {
  /** A 401 or 403 is left to the caller instead of ending the session. */
  skipErrorHandler?: boolean;
  /** Makes a booking safe to repeat: the server books once for one key. */
  idempotencyKey?: string;
  headers?: Readonly<Record<string, string>>;
  /** Goes out whole even when the page is left in the same moment; for a few bytes only. */
  keepalive?: boolean;
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
  /** Where a service answers that the operator may have put elsewhere; left out: base and path of the call. */
  address?: string;
  /** Asks for an answer in lines (NDJSON): every line but the last, which is the answer itself, comes here. */
  onLine?: (line: unknown) => void;
  /** How much of what is sent has left, from 0 to 1. */
  onSent?: (share: number) => void;
}

export interface ClientOptions {
  fetch: (url: string, init: RequestInit, onSent?: (share: number) => void) => Promise<Response>;
  credentials: RequestCredentials;
  token: () => string | null;
  /** Of the interface: the server words pseudonyms in it. */
  language: () => string;
  /** The page is being left: requests that break now were cancelled by that. */
  isLeaving: () => boolean;
  onState: (meta: UserMeta) => void;
  /** 401 or 403 on a request that did not ask to handle it itself, with the token it was sent with. */
  onRefused: (error: ApiError, usedToken: string | null) => void;
  /** Any failure but a cancelled request. */
  onFailure: (error: ApiError) => void;
}

type Part<Name extends string, Schema extends z.ZodType> =
  undefined extends z.input<Schema>
    ? { [N in Name]?: z.input<Schema> }
    : Record<never, never> extends z.input<Schema>
      ? { [N in Name]?: z.input<Schema> }
      : { [N in Name]: z.input<Schema> };

/** Input of a call: only the parts it has, defaults may be left out. */
export type CallInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B>;

interface AnyInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export interface Client {
  send<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType>(
    call: Call<P, Q, B, D>,
    input: CallInput<P, Q, B>,
    options?: CallOptions,
  ): Promise<z.output<D>>;
}

export function createClient(base: string, environment: ClientOptions): Client {
  return {
    send: async (call, input, options = {}) => {
      const name = `${call.method} ${call.path}`;
      const url = urlOf(base, call, input as AnyInput, options.address);
      const token = environment.token();
      const { body } = input as AnyInput;
      const isWrite = isWriting(call);
      const request = {
        name,
        url,
        method: call.method,
        body,
        token,
        isDownload: call.isDownload === true,
        isWrite,
        // The server remembers no key of a call that takes a secret.
        isRepeatable: !isWrite || (options.idempotencyKey !== undefined && !call.takesSecret),
      };
      try {
        return (await exchange(request, options, environment)) as never;
      } catch (error) {
        if (error instanceof ApiError) handleFailure(error, request, options, environment);
        throw error;
      }
    },
  };
}

interface Outgoing {
  name: string;
  url: string;
  method: string;
  body: unknown;
  token: string | null;
  /** The answer is a file. */
  isDownload: boolean;
  isWrite: boolean;
  /** Carried out once, however often it is sent. */
  isRepeatable: boolean;
}

/** An answer that was read to its end. */
interface Reply {
  status: number;
  headers: Headers;
  ok: boolean;
  body: unknown;
}

async function exchange(
  request: Outgoing,
  options: CallOptions,
  environment: ClientOptions,
): Promise<unknown> {
  const { name, token, isWrite, isRepeatable, isDownload } = request;
  const attempt = () => sendOnce(request, options, environment);
  const mayRepeat = () => !environment.isLeaving() && environment.token() === token;
  try {
    const reply = await (isRepeatable
      ? sendWithRetries(attempt, { isWrite, signal: options.signal, mayRepeat })
      : attempt());
    return isDownload && reply.ok ? reply.body : unwrap(name, reply, environment);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (options.signal?.aborted || environment.isLeaving())
      throw new RequestCancelled(`${name} was cancelled`);
    throw ApiError.notAnswered(name, error);
  }
}

async function sendOnce(
  { name, url, method, body, token, isDownload }: Outgoing,
  options: CallOptions,
  environment: ClientOptions,
): Promise<Reply> {
  const limit = new AbortController();
  const cancel = () => limit.abort(new RequestCancelled(`${name} was cancelled`));
  const timer = setTimeout(() => limit.abort(new Error('Timeout')), options.timeoutMs ?? defaultTimeoutMs);
  options.signal?.addEventListener('abort', cancel);
  if (options.signal?.aborted) cancel();
  try {
    limit.signal.throwIfAborted();
    const init = {
      method,
      credentials: environment.credentials,
      headers: headersOf(body, options, token, environment.language()),
      signal: limit.signal,
      ...(options.keepalive ? { keepalive: true } : {}),
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    };
    const response = await environment.fetch(url, init, options.onSent);
    const { status, headers, ok } = response;
    return {
      status,
      headers,
      ok,
      body: isDownload && ok ? await response.blob() : await bodyOf(response, options),
    };
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', cancel);
  }
}

function unwrap(name: string, { status, headers, ok, body }: Reply, { onState }: ClientOptions): unknown {
  if (!ok) throw ApiError.fromBody(name, status, body, headers.has('Retry-After'));
  if (status === 204) return undefined;
  // An answer in lines had to say yes before it could know that it would fail.
  if (typeof body === 'object' && body !== null && ('errors' in body || 'error' in body)) {
    throw ApiError.late(name, body);
  }
  if (typeof body !== 'object' || body === null || !('data' in body)) {
    throw ApiError.malformed(name, status);
  }
  const state = userMeta.safeParse('state' in body ? body.state : undefined);
  if (state.success) onState(state.data);
  return body.data;
}

function handleFailure(
  error: ApiError,
  { url, token }: Outgoing,
  options: CallOptions,
  environment: ClientOptions,
): void {
  environment.onFailure(error);
  const endsSession = error.status === 401 || error.status === 403;
  // The route guard asks for the profile (wpraxis) and decides itself what its failure means.
  if (endsSession && !options.skipErrorHandler && !url.includes('wpraxis'))
    environment.onRefused(error, token);
}

function headersOf(body: unknown, options: CallOptions, token: string | null, language: string): HeadersInit {
  const { idempotencyKey, onLine } = options;
  return {
    Accept: onLine ? `${linesType}, application/json` : 'application/json',
    'Accept-Language': language,
    // FormData brings its own type, with the boundary.
    ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    ...options.headers,
  };
}

function urlOf(
  base: string,
  call: Pick<Call, 'path'>,
  { params, query }: AnyInput,
  given: string | undefined,
): string {
  const address = given ?? base + callAddress(call, (params ?? {}) as Record<string, string | number>);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text === '' ? address : `${address}?${text}`;
}

async function bodyOf(response: Response, { onLine }: CallOptions): Promise<unknown> {
  const isInLines = response.headers.get('Content-Type')?.startsWith(linesType);
  if (onLine && isInLines && response.body) return readLines(response.body, onLine);
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
