// Envelopes of the error-reporting clients, and of others who found their address.
import { type Random, weighted } from '../random.ts';
import { spoiled } from '../values/spoiled.ts';
import { strangeText, wellFormed } from '../values/texts.ts';
import { toJson, wrongValue } from '../values/wrong.ts';
import type { FuzzRequest } from './request.ts';
import { asking, headersAround } from './request-maker.ts';
import type { Sources } from './sources.ts';

const anEvent = (random: Random): Record<string, unknown> => ({
  event_id: 'a'.repeat(32),
  level: random.pick(['error', 'fatal', 'warning']),
  tags: { location: 'API-service' },
  exception: {
    values: [{ type: 'TypeError', value: random.chance(0.5) ? 'x is undefined' : strangeText(random) }],
  },
  request: { url: 'http://localhost/cart?token=x', headers: { cookie: 'a=b' } },
});

function envelope(random: Random): string {
  const item = (type: unknown, event: unknown) => `${toJson({ type })}\n${toJson(event)}`;
  const event = random.chance(0.4) ? anEvent(random) : spoiled(anEvent(random), {}, random);
  const lines = weighted<string[]>(random, [
    [5, [item('event', event)]],
    [1, Array.from({ length: random.pick([2, 20, 150]) }, () => item('event', event))],
    [1, [item(random.pick(['transaction', 'session', 'attachment', '__proto__']), event)]],
    [1, [item(wrongValue(random), event)]],
    [1, [strangeText(random), strangeText(random)]],
  ]);
  return ['{"event_id":"1"}', ...lines].join('\n');
}

export function reportRequest(number: number, sources: Sources): FuzzRequest {
  const { random } = sources;
  const project = random.chance(0.9)
    ? '1'
    : encodeURIComponent(wellFormed(strangeText(random).slice(0, 300)));
  return {
    number,
    name: 'error report',
    ...asking(sources),
    method: 'POST',
    path: `/services/errors/api/${project}/envelope/`,
    headers: {
      ...headersAround(random),
      'content-type': random.pick([
        'text/plain;charset=UTF-8',
        'application/x-sentry-envelope',
        'application/json',
        'multipart/form-data',
      ]),
    },
    body: Buffer.from(envelope(random)),
    sending: { how: 'whole' },
  };
}
