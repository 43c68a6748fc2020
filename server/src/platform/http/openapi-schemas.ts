// The schemas of the OpenAPI document: what has a name stands once among its components, and is referred to.
import { sharedSchemas } from '@praxora/contract/shared/shared-schemas';
import { z } from 'zod';

export type Json = Record<string, unknown>;
/** Input and output of a schema may differ by defaults and conversions. */
type Direction = 'input' | 'output';

const unrepresentable = 'any';

export class OpenApiSchemas {
  readonly #named = { input: namedSchemas('input'), output: namedSchemas('output') };
  /** Names whose input is described apart from their output. */
  readonly #twofold = twofoldNames(this.#named.input, this.#named.output);
  readonly #used = new Map<string, Json>();

  /** The whole schema; of a named one a reference to it. */
  of(schema: z.ZodType, direction: Direction): Json {
    const { $schema, $defs, ...json } = z.toJSONSchema(schema, {
      io: direction,
      unrepresentable,
      metadata: sharedSchemas,
    });
    return this.#withReferences(json, direction);
  }

  /** Schemas by name; only those requested by `of` and those they refer to. */
  get components(): Json {
    return Object.fromEntries([...this.#used].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  #withReferences(json: unknown, direction: Direction): Json {
    return JSON.parse(JSON.stringify(json), (key, value) =>
      key === '$ref' ? this.#refer(nameIn(value), direction) : withoutBounds(key, value),
    );
  }

  #refer(name: string, direction: Direction): string {
    const component = direction === 'input' && this.#twofold.has(name) ? `${name}Input` : name;
    if (!this.#used.has(component)) {
      // Noted before it is written: it may refer to itself.
      this.#used.set(component, {});
      this.#used.set(component, this.#withReferences(this.#named[direction][name], direction));
    }
    return `#/components/schemas/${component}`;
  }
}

/** With everything in its place, for parts that OpenAPI wants apart: the parameters of an address, the fields of a form. */
export const inlineSchema = (schema: z.ZodType): Json =>
  JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable })), withoutBounds);

/** Every whole number has the bounds of JavaScript's unless it is told otherwise: nothing a reader wants to know. */
const withoutBounds = (key: string, value: unknown): unknown =>
  (key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER
    ? undefined
    : value;

const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

function namedSchemas(direction: Direction): Record<string, Json> {
  const { schemas } = z.toJSONSchema(sharedSchemas, { io: direction, unrepresentable });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, id, ...schema }]) => [name, schema as Json]),
  );
}

/** Names of schemas that differ between input and output, or refer to one that does. */
function twofoldNames(inputs: Record<string, Json>, outputs: Record<string, Json>): Set<string> {
  const texts = Object.entries(inputs).map(([name, schema]) => [name, JSON.stringify(schema)] as const);
  const names = new Set(
    texts.filter(([name, text]) => text !== JSON.stringify(outputs[name])).map(([name]) => name),
  );
  for (let before = -1; before !== names.size; ) {
    before = names.size;
    for (const [name, text] of texts)
      if ([...names].some((other) => text.includes(`"$ref":"${other}"`))) names.add(name);
  }
  return names;
}
