// Values that do not belong there: of another type, too large, too deep, with half characters and with names of prototypes.
import type { Random } from '../random.ts';
import { weighted } from '../random.ts';
import type { JsonSchema } from './schema.ts';
import { strangeText } from './texts.ts';

const numbers = [
  0, -0, -1, 1, 0.1, 1.5, -1.5, 1e-9, 2_147_483_647, 2_147_483_648, -2_147_483_649, 4_294_967_296,
  9_007_199_254_740_991, 9_007_199_254_740_992, 1e21, 1e308, -1e308,
];

/** As own names, as JSON brings them: written in a literal they would be something else. */
const named = (name: string, value: unknown): unknown => Object.fromEntries([[name, value]]);

/** Stands for a value nested so deep that only its text can be made. */
const deepMark = 'deep nesting of';

export const toJson = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replace(
    new RegExp(`"${deepMark} (lists|objects) (\\d+)"`, 'g'),
    (_, what: string, depth: string) => {
      const [open, close] = what === 'lists' ? ['[', ']'] : ['{"a":', '}'];
      return `${open.repeat(Number(depth))}1${close.repeat(Number(depth))}`;
    },
  );

export function wrongValue(random: Random): unknown {
  return weighted<() => unknown>(random, [
    [6, () => strangeText(random)],
    [4, () => random.pick(numbers)],
    [3, () => random.pick([null, true, false, [], {}, [null], [[]], { id: 1 }])],
    [
      1,
      () => `${deepMark} ${random.pick(['lists', 'objects'])} ${random.pick([20, 3_000, 20_000, 100_000])}`,
    ],
    [1, () => Array.from({ length: random.pick([21, 201, 1001, 5_000]) }, (_, index) => index)],
    [1, () => Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`field${index}`, index]))],
    [1, () => named('__proto__', { isAdmin: true })],
    [1, () => named('constructor', { prototype: { isAdmin: true } })],
    [1, () => named(strangeText(random).slice(0, 300), strangeText(random))],
  ])();
}

/** Just beyond what the schema allows, where it draws a line. */
export function beyond(schema: JsonSchema, random: Random): unknown {
  const {
    type,
    minLength,
    maxLength,
    minimum,
    exclusiveMinimum,
    maximum,
    maxItems,
    items,
    enum: names,
  } = schema;
  const edges: unknown[] = [];
  if (maxLength !== undefined)
    edges.push('x'.repeat(maxLength + 1), 'ä'.repeat(maxLength + 1), ' '.repeat(maxLength + 1));
  if (minLength) edges.push('', ' '.repeat(minLength));
  if (minimum !== undefined) edges.push(minimum - 1);
  if (exclusiveMinimum !== undefined) edges.push(exclusiveMinimum);
  if (maximum !== undefined) edges.push(maximum + 1);
  if (type === 'integer') edges.push(0.5, '1', '1e3');
  if (maxItems !== undefined)
    edges.push(Array.from({ length: maxItems + 1 }, () => (items?.type === 'integer' ? 1 : {})));
  if (names) edges.push(String(names[0]).toUpperCase(), `${names[0]} `);
  return edges.length > 0 ? random.pick(edges) : wrongValue(random);
}
