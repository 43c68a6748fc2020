// The contract's schemas as JSON Schema, which is all the generator needs to know of them.
import { z } from 'zod';

export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  /** The kinds of a value that names its kind. */
  readonly oneOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
}

const seen = new WeakMap<z.ZodType, JsonSchema>();

interface WithDefinitions extends JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** Schemas with a name of their own are written once and referred to: they are put where they are used. */
function inline({ $defs = {}, ...schema }: WithDefinitions): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (_, value) => {
    const name = typeof value?.$ref === 'string' ? value.$ref.replace('#/$defs/', '') : undefined;
    const definition = name === undefined ? undefined : $defs[name];
    return definition === undefined ? value : inline({ $defs, ...definition });
  });
}

/** As a client must send it. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  let found = seen.get(schema);
  if (found === undefined) {
    found = inline(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as WithDefinitions);
    seen.set(schema, found);
  }
  return found;
}

/** Every name a value may stand under. */
export function namesIn(schema: JsonSchema): Set<string> {
  const names = new Set<string>();
  const visit = ({ properties = {}, items, anyOf = [], oneOf = [] }: JsonSchema): void => {
    for (const [name, property] of Object.entries(properties)) {
      names.add(name);
      visit(property);
    }
    for (const other of [...anyOf, ...oneOf, ...(items ? [items] : [])]) visit(other);
  };
  visit(schema);
  return names;
}
