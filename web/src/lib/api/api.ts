// The product's clients: `marketplace` and `pro`, with the session's token, its user meta and error reporting.
import { type Base, bases, type Call } from '@praxora/contract/shared/call';
import type { z } from 'zod';
import { reportFatal } from '../error-reporting.ts';
import { currentLanguage } from '../i18n.ts';
import { log } from '../log.ts';
import { replacingPractice } from '../session/replaced-session.ts';
import { isOver, refuseSession, reportRoleRefused, sessionStore, setMeta } from '../session/session-store.ts';
import { RequestCancelled } from './api-error.ts';
import { type CallInput, type CallOptions, type Client, type ClientOptions, createClient } from './client.ts';

// Sends as fetch does, and tells how much has left: browsers tell that to XMLHttpRequest only.
function sendWatched(
  url: string,
  { method = 'GET', headers, body, signal, credentials }: RequestInit,
  onSent: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = 'blob';
    request.withCredentials = credentials === 'include';
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent(loaded / total);
    };
    request.onload = () => {
      const retryAfter = request.getResponseHeader('Retry-After');
      const pause = retryAfter === null ? {} : { headers: { 'Retry-After': retryAfter } };
      resolve(new Response(request.response as Blob, { status: request.status, ...pause }));
    };
    request.onerror = () => reject(new TypeError('Failed to send'));
    request.onabort = () => reject(signal?.reason ?? new TypeError('Failed to send'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send((body ?? null) as XMLHttpRequestBodyInit | null);
  });
}

let isLeaving = false;
window.addEventListener('pagehide', () => {
  isLeaving = true;
});
window.addEventListener('pageshow', () => {
  isLeaving = false;
});

const options: ClientOptions = {
  fetch: (url, init, onSent) => (onSent ? sendWatched(url, init, onSent) : window.fetch(url, init)),
  credentials: 'include',
  token: () => sessionStore.get().token,
  language: currentLanguage,
  isLeaving: () => isLeaving,
  onState: setMeta,
  onRefused: (error, usedToken) => {
    // A late answer to a former session must not end the one that came after it.
    if (usedToken === sessionStore.get().token) refuseSession(error.status);
  },
  onFailure: (error) => {
    if (error.code === 'PRACTICE_CHANGED') {
      replacingPractice.set(String(error.params.practice ?? ''));
      return;
    }
    // The time to set up two-step login ended while the tab was open: the page for it takes over.
    if (error.code === 'TWO_STEP_REQUIRED') window.location.assign('/auth/two-step');
    log.error(`${error.call} failed with ${error.status}: ${error.message}`, error);
    if (error.code === 'ROLE_NOT_ALLOWED') reportRoleRefused();
    // A busy server is not made busier.
    if (error.isForLater) return;
    reportFatal(error.status === 422 ? error.withoutValues() : error, {
      location: 'API-service',
      call: error.call,
      status: String(error.status),
      code: error.code ?? 'none',
    });
  },
};

const clients: Record<Base, Client> = {
  marketplace: createClient(bases.marketplace, options),
  pro: createClient(bases.pro, options),
  services: createClient(bases.services, options),
};
/** Services that answer anybody hear nothing of the session. */
const anonymous = createClient(bases.services, { ...options, credentials: 'omit', token: () => null });

function clientOf({ base, access }: Pick<Call, 'base' | 'access'>): Client {
  return base === 'services' && access === 'anonymous' ? anonymous : clients[base];
}

/** Sends the call with the client it belongs to: `callApi(identityCalls.login, { body })`. */
export function callApi<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType>(
  call: Call<P, Q, B, D>,
  input: CallInput<P, Q, B>,
  options?: CallOptions,
): Promise<z.output<D>> {
  // A page that is still shown while the login comes would ask on behalf of nobody.
  if (call.access !== 'anonymous' && isOver())
    return Promise.reject(new RequestCancelled(`${call.method} ${call.path} has no session`));
  return clientOf(call).send(call, input, options);
}

/** A file on a slow line takes its time. */
const fileTimeoutMs = 600_000;

/** Sends a call with a file in it as a form. */
export function uploadApi<P extends z.ZodType, B extends z.ZodType, D extends z.ZodType>(
  call: Call<P, z.ZodUndefined, B, D>,
  { file, body, ...input }: CallInput<P, z.ZodUndefined, B> & { body: z.input<B>; file: File | null },
  options?: CallOptions,
): Promise<z.output<D>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>))
    form.append(name, String(value));
  if (file) form.append('file', file);
  return callApi(call, { ...input, body: form } as never, { timeoutMs: fileTimeoutMs, ...options });
}

/** Fetches a call's answer that is a file. */
export async function downloadApi<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  call: Call<P, Q, B, z.ZodUndefined>,
  input: CallInput<P, Q, B>,
): Promise<Blob> {
  const file: unknown = await callApi(call, input, { timeoutMs: fileTimeoutMs });
  if (!(file instanceof Blob)) throw new Error(`${call.path} brought no file`);
  return file;
}
