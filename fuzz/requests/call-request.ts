// A request for one call of the contract: meant well, spoiled in one place, or nonsense.
import type { NamedCall } from '@praxora/contract/calls';
import type { Call } from '@praxora/contract/shared/call';
import { type Random, weighted } from '../random.ts';
import { spoiled } from '../values/spoiled.ts';
import { strangeText } from '../values/texts.ts';
import { wrongValue } from '../values/wrong.ts';
import { encoded, writePath, writeQuery } from './call-address.ts';
import { factsFor, inputFor, inputParts, inputSchemas } from './call-input.ts';
import { brokenForm, someFile, wholeForm } from './form-body.ts';
import { brokenBody, jsonBody } from './json-body.ts';
import { orderResponse } from './order-response.ts';
import { callName, type FuzzRequest } from './request.ts';
import { type Asking, asking, headersAround, idempotencyKey, isUser } from './request-maker.ts';
import type { Sources } from './sources.ts';

type Mood = 'good' | 'spoiled' | 'broken';

export function callRequest(number: number, named: NamedCall, sources: Sources): FuzzRequest {
  const { random, goodwill } = sources;
  const { call } = named;
  const who = asking(sources);
  const mood = weighted<Mood>(random, [
    [goodwill, 'good'],
    [(100 - goodwill) * 0.8, 'spoiled'],
    [(100 - goodwill) * 0.2, 'broken'],
  ]);
  const schemas = inputSchemas(named);
  const input = inputFor(schemas, { random, facts: factsFor(named, schemas, sources, who) });
  const parts = inputParts.filter((part) => schemas[part]);
  if (mood === 'spoiled' && parts.length > 0) {
    const part = random.pick(parts);
    input[part] = spoiled(input[part], schemas[part] ?? {}, random);
  }
  const hasBody = call.body !== undefined || random.chance(0.02);
  const content = hasBody ? contentOf(named, input.body ?? {}, sources, who, mood) : undefined;
  const method = mood === 'broken' && random.chance(0.1) ? random.pick(methods) : call.method;
  return {
    number,
    name: callName(named),
    call: named,
    ...who,
    method,
    path:
      writePath(call, input.params, () => wrongValue(random)) +
      writeQuery(input.query, oddPairs(random, mood)),
    headers: {
      ...headersAround(random),
      ...idempotencyKey(random),
      ...(content ? { 'content-type': content.type } : {}),
    },
    body: content?.bytes,
    sending: content && random.chance(0.02) ? cutSending(random, content.bytes) : { how: 'whole' },
    mustBeRefused: whyRefused(call, method, who),
  };
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

function contentOf(
  { call, name }: NamedCall,
  body: unknown,
  { random, files, knowledge }: Sources,
  { asker }: Asking,
  mood: Mood,
) {
  if (!call.upload) return mood === 'broken' ? brokenBody(random, body) : jsonBody(body);
  const response = orderResponse(random, knowledge[isUser(asker) ? asker : 'demo']);
  const file =
    name === 'importResponse' && random.chance(0.6)
      ? { name: 'file', fileName: 'response.xml', content: response }
      : someFile(random, files, response);
  if (mood !== 'good') return brokenForm(random, body, file);
  return wholeForm(body, call.upload === 'optionalFile' && random.chance(0.5) ? null : file);
}

function oddPairs(random: Random, mood: Mood): string[] {
  if (mood !== 'broken' && !random.chance(0.01)) return [];
  const odd = [
    'page=1&page=2',
    'a[b]=c',
    '%zz',
    '__proto__=1',
    'constructor[prototype]=1',
    '&&&',
    '=',
    '%00=%00',
    '%ed%a0%80=1',
    `x=${encoded(strangeText(random)).slice(0, 6000)}`,
  ];
  return [random.pick(odd)];
}

const cutSending = (random: Random, { length }: Buffer): FuzzRequest['sending'] => ({
  how: 'cut',
  bytes: random.int(0, Math.max(length - 1, 0)),
  leaving: random.pick(['hang up', 'reset'] as const),
});

/**
 * Read-only calls are not refused to other sites: they change nothing, and the browser withholds the answer from the
 * other site.
 */
function whyRefused(call: Call, method: string, { asker, credential }: Asking): string | undefined {
  if (call.access === 'anonymous') return undefined;
  if (!isUser(asker)) return 'there is no session';
  if (call.access === 'pro20' && asker === 'legacy') return 'the user has the previous edition';
  if (credential === 'cookie from elsewhere' && method !== 'GET') return 'another site sent it';
  return undefined;
}
