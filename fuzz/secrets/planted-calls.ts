// Requests for one call with a word of its own in every field that takes text, in every field that does not, in every
// header and every credential.
import type { NamedCall } from '@praxora/contract/calls';
import { writePath, writeQuery } from '../requests/call-address.ts';
import { factsFor, type Input, inputFor, inputSchemas } from '../requests/call-input.ts';
import { jsonBody } from '../requests/json-body.ts';
import { callName, type FuzzRequest } from '../requests/request.ts';
import type { Sources } from '../requests/sources.ts';
import type { JsonSchema } from '../values/schema.ts';
import { withFittingValues } from './fitting-values.ts';
import { plantedForm } from './planted-form.ts';
import type { Secrets } from './secrets.ts';

/** Texts that exist already would stand where a word should be planted. */
const planted = [
  'email',
  'password',
  'passwordConfirmation',
  'oldPassword',
  'batchNumber',
  'number',
  'labelId',
  'clinicIds',
];

type User = 'demo' | 'klinik' | 'leitung';

/** Meant well: the words reach what the call keeps. Whole: every field has one. */
export function goodRequest(
  named: NamedCall,
  sources: Sources,
  secrets: Secrets,
  asker: User,
  isWhole = sources.random.chance(0.7),
): FuzzRequest {
  const schemas = inputSchemas(named);
  const who = { asker, credential: 'bearer' } as const;
  const facts = factsFor(named, schemas, sources, who);
  const words = new Map<string, string>();
  for (const name of planted) if (sources.random.chance(0.8)) facts.delete(name);
  const textFor = (name: string): string => {
    // A password and its confirmation are the same word.
    const asked = name === 'passwordConfirmation' ? 'password' : name;
    const word = words.get(asked) ?? secrets.plant(`${callName(named)}: ${asked}`);
    words.set(asked, word);
    return word;
  };
  const input = inputFor(schemas, {
    random: sources.random,
    facts,
    textFor,
    isWhole,
  });
  const fitting = isWhole ? withFittingValues(callName(named), input) : input;
  return requestWith(named, withoutVersion(fitting), sources, secrets, asker);
}

/** A version made by chance is an old one: every such request would be refused. */
function withoutVersion(input: Input): Input {
  const without = (part: unknown): unknown =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).filter(([name]) => name !== 'version'))
      : part;
  return { ...input, query: without(input.query), body: without(input.body) };
}

/** Wrong everywhere in one part: a word where a number, a day or a list belongs, and in fields that do not exist. */
export function wrongRequest(
  named: NamedCall,
  part: 'params' | 'query' | 'body',
  sources: Sources,
  secrets: Secrets,
): FuzzRequest {
  const schemas = inputSchemas(named);
  const facts = factsFor(named, schemas, sources, { asker: 'demo', credential: 'bearer' });
  const input = inputFor(schemas, { random: sources.random, facts });
  const unknown = secrets.plant(`${callName(named)}: name of a field`);
  const words = Object.entries(fieldsOf(schemas[part] ?? {})).map(([name, schema]) => [
    name,
    // Where any text may stand, a word is none that is wrong.
    secrets.plant(`${callName(named)}: ${takesText(schema) ? '' : 'wrong '}${name}`),
  ]);
  input[part] = Object.fromEntries([...words, [unknown, secrets.plant(`${callName(named)}: unknown field`)]]);
  return requestWith(named, input, sources, secrets, 'demo');
}

const fieldsOf = ({ properties = {}, anyOf = [] }: JsonSchema): Record<string, JsonSchema> =>
  Object.assign({}, properties, ...anyOf.map((schema) => schema.properties ?? {}));

const takesText = ({ type, format, pattern, enum: names }: JsonSchema): boolean =>
  type === 'string' && format === undefined && pattern === undefined && names === undefined;

/** With a session nobody has. */
export function strangersRequest(named: NamedCall, sources: Sources, secrets: Secrets): FuzzRequest {
  const request = goodRequest(named, sources, secrets, 'demo');
  return {
    ...request,
    asker: 'nobody',
    headers: {
      ...request.headers,
      authorization: `Bearer ${secrets.plant('bearer token')}`,
      cookie: `praxora_token=${secrets.plant('session cookie')}; praxora_legacy_token=${secrets.plant('session cookie')}`,
    },
  };
}

/** Not the id a proxy gives a request: that one is made to be logged. */
const headersWith = (secrets: Secrets): Record<string, string> => ({
  'user-agent': secrets.plant('header user-agent'),
  referer: `https://praxora.example/?token=${secrets.plant('header referer')}`,
  'accept-language': secrets.plant('header accept-language'),
  'x-planted': secrets.plant('another header'),
  cookie: `planted=${secrets.plant('another cookie')}`,
});

function requestWith(
  named: NamedCall,
  input: Input,
  { random }: Sources,
  secrets: Secrets,
  asker: User,
): FuzzRequest {
  const { call } = named;
  const body = call.body && input.body !== undefined ? input.body : undefined;
  const content =
    body === undefined ? undefined : call.upload ? plantedForm(named, body, secrets) : jsonBody(body);
  return {
    number: 0,
    name: callName(named),
    call: named,
    asker,
    credential: 'bearer',
    method: call.method,
    path: writePath(call, input.params, () => 1) + writeQuery(input.query),
    headers: {
      ...headersWith(secrets),
      'x-forwarded-for': `10.1.${random.int(0, 255)}.${random.int(1, 254)}`,
      ...(call.method === 'GET' ? {} : { 'idempotency-key': secrets.plant('header idempotency-key') }),
      ...(content ? { 'content-type': content.type } : {}),
    },
    body: content?.bytes,
    sending: { how: 'whole' },
  };
}
