// Takes a valid input and spoils one thing in it.
import type { Random } from '../random.ts';
import { weighted } from '../random.ts';
import type { JsonSchema } from './schema.ts';
import { beyond, wrongValue } from './wrong.ts';

type Holder = Record<string | number, unknown>;

interface Place {
  readonly holder: Holder;
  readonly key: string | number;
  readonly schema: JsonSchema;
}

/** Every member of an input, however deep, with what the contract says of it. */
function placesIn(value: unknown, schema: JsonSchema): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  const below = (key: string): JsonSchema => {
    const fitting = [schema, ...(schema.anyOf ?? [])].find(({ items, properties }) => items ?? properties);
    return (Array.isArray(value) ? fitting?.items : fitting?.properties?.[key]) ?? {};
  };
  return Object.keys(value)
    .slice(0, 50)
    .flatMap((key) => {
      const inner = below(key);
      return [{ holder, key, schema: inner }, ...placesIn(holder[key], inner)];
    });
}

/** The whole is replaced where it has no members, or for once. */
export function spoiled(input: unknown, schema: JsonSchema, random: Random): unknown {
  const value = structuredClone(input);
  const places = placesIn(value, schema);
  if (places.length === 0 || random.chance(0.05)) return wrongValue(random);
  const { holder, key, schema: inner } = random.pick(places);
  weighted<() => void>(random, [
    [
      4,
      () => {
        holder[key] = wrongValue(random);
      },
    ],
    [
      3,
      () => {
        holder[key] = beyond(inner, random);
      },
    ],
    [
      2,
      () => {
        delete holder[key];
      },
    ],
    [
      1,
      () => {
        holder[key] = [holder[key]];
      },
    ],
    [
      1,
      () => {
        holder[`${key}x`] = wrongValue(random);
      },
    ],
  ])();
  return value;
}
