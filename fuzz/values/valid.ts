// A value that fits a schema: usual ones, and those at its edges.
import type { Random } from '../random.ts';
import { factName } from './names.ts';
import type { JsonSchema } from './schema.ts';
import { day, matching, plainText, uuid } from './texts.ts';

export interface ValueContext {
  readonly random: Random;
  /** Values bound to names in this request. */
  readonly facts: ReadonlyMap<string, string | number>;
  /** Writes the texts nothing else is said of; left out: anything that fits. */
  readonly textFor?: ((name: string) => string) | undefined;
  /** Optional values are never left out. */
  readonly isWhole?: boolean | undefined;
}

type Filled = Record<string, unknown>;

export function validValue(schema: JsonSchema, context: ValueContext, name = ''): unknown {
  const { random } = context;
  const known = context.facts.get(factName(name));
  if (known !== undefined && mayStandIn(schema, known) && (context.isWhole || random.chance(0.97)))
    return schema.type === 'string' ? String(known) : isNumber(schema) ? Number(known) : known;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.const !== undefined) return schema.const;
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) {
    const given = kinds.filter(({ type }) => !context.isWhole || type !== 'null');
    return validValue(random.pick(given), context, name);
  }
  switch (schema.type) {
    case 'string':
      return validText(schema, context, name);
    case 'integer':
    case 'number':
      return validNumber(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'array':
      return validList(schema, context, name);
    case 'object':
      return validObject(schema, context);
    default:
      return random.pick<unknown>([null, 1, 'text', { name: 'text' }, []]);
  }
}

const isNumber = ({ type }: JsonSchema): boolean => type === 'integer' || type === 'number';

/** A list of ids, say, is a text in an address and numbers in a body. */
const mayStandIn = (schema: JsonSchema, known: string | number): boolean =>
  schema.type !== 'array' && schema.type !== 'object' && !(isNumber(schema) && Number.isNaN(Number(known)));

function validText(schema: JsonSchema, { random, textFor }: ValueContext, name: string): string {
  const { format, pattern, minLength = 0, maxLength = 200 } = schema;
  if (format === 'uuid') return uuid(random);
  if (format === 'date') return day(random);
  if (format === 'date-time') return `${day(random)}T08:15:30.000Z`;
  if (pattern?.includes('@') && textFor) return `${textFor(name)}@planted.example`;
  if (pattern !== undefined) return matching(random, pattern);
  if (textFor) return textFor(name);
  return plainText(random, minLength, maxLength);
}

const largestUsual = 50;

function validNumber(schema: JsonSchema, random: Random): number {
  const { multipleOf, type, exclusiveMinimum } = schema;
  const least = exclusiveMinimum === undefined ? (schema.minimum ?? 0) : exclusiveMinimum + 1;
  const most = schema.maximum ?? 1_000_000;
  if (random.chance(0.12)) return random.pick([least, most, Math.min(least + 1, most)]);
  const number = random.int(
    Math.max(least, -largestUsual),
    Math.min(most, Math.max(least, 0) + largestUsual),
  );
  if (type === 'number' && multipleOf !== undefined && number < most)
    return Math.round((number + random.int(0, 99) * multipleOf) * 100) / 100;
  return number;
}

function validList(
  { items = {}, minItems = 0, maxItems = 1000 }: JsonSchema,
  context: ValueContext,
  name: string,
): unknown[] {
  const { random } = context;
  const usual = Math.min(
    maxItems,
    Math.max(minItems, context.isWhole ? 1 : random.pick([0, 1, 1, 1, 1, 2, 3])),
  );
  const length = random.chance(0.01) && !context.isWhole ? maxItems : usual;
  return Array.from({ length }, () => validValue(items, context, name));
}

function validObject(schema: JsonSchema, context: ValueContext): Filled {
  const { random } = context;
  const { properties, required = [], additionalProperties, propertyNames } = schema;
  if (properties === undefined && propertyNames?.enum && typeof additionalProperties === 'object') {
    const names = propertyNames.enum.filter(() => random.chance(0.15)).map(String);
    return Object.fromEntries(names.map((name) => [name, validValue(additionalProperties, context, name)]));
  }
  const given = Object.entries(properties ?? {}).filter(
    ([name]) => required.includes(name) || context.isWhole || random.chance(0.55),
  );
  return Object.fromEntries(given.map(([name, property]) => [name, validValue(property, context, name)]));
}
