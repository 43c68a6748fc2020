// Input of a call of the contract: values of its schemas that fit together.
import type { NamedCall } from '@praxora/contract/calls';
import { articlePayload } from '@praxora/contract/inventory/article';
import { z } from 'zod';
import { demoPassword } from '../product/people.ts';
import { bindFacts } from '../values/names.ts';
import { type JsonSchema, namesIn, toJsonSchema } from '../values/schema.ts';
import { type ValueContext, validValue } from '../values/valid.ts';
import { type Asking, isUser } from './request-maker.ts';
import type { Sources } from './sources.ts';

export const inputParts = ['params', 'query', 'body'] as const;
type InputPart = (typeof inputParts)[number];
export type Input = Partial<Record<InputPart, unknown>>;
export type InputSchemas = Partial<Record<InputPart, JsonSchema>>;

/** Schema of the `createArticles` body, which the contract leaves open because each article is checked by itself. */
const articles = z.union([articlePayload, z.object({ articles: z.array(articlePayload).min(1).max(12) })]);

export function inputSchemas({ name, call }: NamedCall): InputSchemas {
  const { params, query } = call;
  const body = name === 'createArticles' ? articles : call.body;
  return {
    ...(params ? { params: toJsonSchema(params) } : {}),
    ...(query ? { query: toJsonSchema(query) } : {}),
    ...(body ? { body: toJsonSchema(body) } : {}),
  };
}

/** Facts for all fields of a call: mostly of the asking practice, now and then of another. */
export function factsFor(
  named: NamedCall,
  schemas: InputSchemas,
  { random, knowledge, people, emails }: Sources,
  { asker }: Asking,
): Map<string, string | number> {
  const fields = new Set(Object.values(schemas).flatMap((schema) => [...namesIn(schema)]));
  const own = isUser(asker) ? asker : 'demo';
  const whose = random.chance(0.12) ? random.pick(Object.keys(knowledge) as (keyof typeof knowledge)[]) : own;
  const facts = bindFacts(random, knowledge[whose], named, fields);
  // Only a session of the practice knows this; the price engine asks for nothing else.
  facts.set('dentalOfficeId', people[own].dentalOfficeId);
  if (!facts.has('ids')) facts.set('ids', Array.from({ length: 3 }, () => random.int(1, 300)).join(','));
  if (emails.length > 0 && random.chance(0.5)) {
    facts.set('email', random.pick(emails));
    for (const name of ['password', 'oldPassword', 'passwordConfirmation']) facts.set(name, demoPassword);
  }
  return facts;
}

export function inputFor(schemas: InputSchemas, context: ValueContext): Input {
  const made: Input = {};
  for (const part of inputParts) {
    const schema = schemas[part];
    if (schema) made[part] = validValue(schema, context);
  }
  return made;
}
