// A request for one call of the contract: meant well, spoiled in one place, or nonsense.
import { bases, type Call } from '@praxora/contract/call';
import type { NamedCall } from '@praxora/contract/calls';
import { articlePayload } from '@praxora/contract/inventory/article';
import { z } from 'zod';
import { demoPassword } from '../product/people.ts';
import { type Random, weighted } from '../random.ts';
import { bindFacts } from '../values/names.ts';
import { type JsonSchema, namesIn, schemaOf } from '../values/schema.ts';
import { spoiled } from '../values/spoiled.ts';
import { strangeText, wellFormed } from '../values/texts.ts';
import { type Surroundings, validValue } from '../values/valid.ts';
import { wrongValue } from '../values/wrong.ts';
import { type Asking, asking, headersAround, idempotencyKey, isUser } from './asking.ts';
import { brokenForm, someFile, wholeForm } from './form-body.ts';
import { brokenBody, jsonBody } from './json-body.ts';
import { orderResponse } from './order-response.ts';
import { type FuzzRequest, nameOf } from './request.ts';
import type { Sources } from './sources.ts';

/** What the contract leaves open because each article is checked by itself. */
const articles = z.union([articlePayload, z.object({ articles: z.array(articlePayload).min(1).max(12) })]);
const bodySchema = ({ name, call }: NamedCall): JsonSchema | undefined =>
  name === 'createArticles' ? schemaOf(articles) : call.body && schemaOf(call.body);

type Part = 'params' | 'query' | 'body';
type Input = Partial<Record<Part, unknown>>;

export type Mood = 'good' | 'spoiled' | 'broken';

export function callRequest(number: number, named: NamedCall, sources: Sources): FuzzRequest {
  const { random } = sources;
  const who = asking(sources);
  const mood = weighted<Mood>(random, [
    [sources.goodwill, 'good'],
    [(100 - sources.goodwill) * 0.8, 'spoiled'],
    [(100 - sources.goodwill) * 0.2, 'broken'],
  ]);
  return requestFor(number, named, sources, who, mood);
}

function requestFor(
  number: number,
  named: NamedCall,
  sources: Sources,
  who: Asking,
  mood: Mood,
): FuzzRequest {
  const { random } = sources;
  const { call } = named;
  const schemas = {
    params: call.params && schemaOf(call.params),
    query: call.query && schemaOf(call.query),
    body: bodySchema(named),
  };
  const input = validInput(named, schemas, sources, who);
  if (mood === 'spoiled') {
    const parts = (['params', 'query', 'body'] as const).filter((part) => schemas[part]);
    if (parts.length > 0) {
      const part = random.pick(parts);
      input[part] = spoiled(input[part], schemas[part] ?? {}, random);
    }
  }
  const content =
    call.body || random.chance(0.02) ? contentOf(named, input.body ?? {}, sources, mood) : undefined;
  return {
    number,
    name: nameOf(named),
    call: named,
    ...who,
    method:
      mood === 'broken' && random.chance(0.1)
        ? random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
        : call.method,
    path: pathOf(call, input.params, random) + queryOf(input.query, random, mood),
    headers: {
      ...headersAround(random),
      ...idempotencyKey(random),
      ...(content ? { 'content-type': content.type } : {}),
    },
    body: content?.bytes,
    sending:
      content && content.bytes.length > 1 && random.chance(0.02)
        ? {
            how: 'cut',
            bytes: random.int(0, content.bytes.length - 1),
            leaving: random.pick(['hang up', 'reset'] as const),
          }
        : { how: 'whole' },
    mustBeRefused: whyRefused(call, who),
  };
}

function validInput(
  { group, call }: NamedCall,
  schemas: Partial<Record<Part, JsonSchema | undefined>>,
  sources: Sources,
  { asker }: Asking,
): Input {
  const { random, knowledge } = sources;
  const fields = new Set(Object.values(schemas).flatMap((schema) => (schema ? [...namesIn(schema)] : [])));
  const own = isUser(asker) ? asker : 'demo';
  // Some ask for what belongs to somebody else.
  const whose = random.chance(0.12) ? random.pick(Object.keys(knowledge) as (keyof typeof knowledge)[]) : own;
  const facts = bindFacts(random, knowledge[whose], group, fields);
  // Only a practice itself knows this; the price engine asks for nothing else.
  facts.set('dentalOfficeId', sources.people[own].dentalOfficeId);
  if (sources.emails.length > 0 && random.chance(0.5)) {
    facts.set('email', random.pick(sources.emails));
    for (const name of ['password', 'oldPassword', 'passwordConfirmation']) facts.set(name, demoPassword);
  }
  const around: Surroundings = { random, facts };
  const made: Input = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = schemas[part];
    if (schema) made[part] = validValue(schema, around);
  }
  if (call.path === 'catalog/products')
    made.query = { ids: Array.from({ length: 3 }, () => random.int(1, 300)).join(',') };
  return made;
}

function contentOf(named: NamedCall, body: unknown, { random, files, knowledge }: Sources, mood: Mood) {
  if (!named.call.upload) return mood === 'broken' ? brokenBody(random, body) : jsonBody(body);
  const file = someFile(random, files, orderResponse(random, knowledge.demo));
  if (mood !== 'good') return brokenForm(random, body, file);
  return wholeForm(body, named.call.upload === 'optionalFile' && random.chance(0.5) ? null : file);
}

function pathOf(call: Call, params: unknown, random: Random): string {
  const given = typeof params === 'object' && params !== null ? (params as Record<string, unknown>) : {};
  return (
    bases[call.base] +
    call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = Object.hasOwn(given, name) ? given[name] : wrongValue(random);
      return encoded(typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 4000);
    })
  );
}

const encoded = (text: string): string => encodeURIComponent(wellFormed(text));

function queryOf(query: unknown, random: Random, mood: Mood): string {
  const pairs =
    typeof query === 'object' && query !== null
      ? Object.entries(query).map(([name, value]) =>
          `${encoded(name)}=${encoded(String(value))}`.slice(0, 6000),
        )
      : [];
  if (mood === 'broken' || random.chance(0.01))
    pairs.push(
      random.pick([
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
      ]),
    );
  return pairs.length > 0 ? `?${pairs.slice(0, 200).join('&')}` : '';
}

function whyRefused(call: Call, { asker, credential }: Asking): string | undefined {
  if (call.access === 'anonymous') return undefined;
  if (!isUser(asker)) return 'there is no session';
  if (call.access === 'pro20' && asker === 'legacy') return 'the user has the previous edition';
  if (credential === 'cookie from elsewhere' && call.method !== 'GET') return 'another site sent it';
  return undefined;
}
