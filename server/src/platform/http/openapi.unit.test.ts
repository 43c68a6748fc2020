// The document: what several calls speak of stands in it once, and nothing refers to what is not there.
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

type Json = { readonly [key: string]: unknown };
const document = openApiDocument('1.0.0') as {
  paths: Json;
  components: { schemas: Record<string, Json> };
};
const { schemas } = document.components;

/** Every object in it, however deep. */
function* objectsIn(value: unknown): Generator<Json> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield value as Json;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

/** Shorter ones are as quickly read as looked up. */
const worthAName = 400;

test('no schema of some length stands in the document twice', () => {
  const counts = new Map<string, number>();
  for (const value of objectsIn([document.paths, schemas])) {
    if (value.type !== 'object' || !value.properties || 'state' in (value.properties as Json)) continue;
    const text = JSON.stringify(value);
    if (text.length >= worthAName) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > 1).map(([text, count]) => `${count} × ${text}`)).toEqual(
    [],
  );
});

test('an order is described once, and referred to by everything that answers one', () => {
  expect(schemas.Order).toMatchObject({
    type: 'object',
    properties: {
      deliveryAddress: { $ref: '#/components/schemas/Address' },
      positions: { type: 'array', items: { $ref: '#/components/schemas/OrderPosition' } },
    },
  });
  const described = [...objectsIn(document)].filter(
    ({ platformOrderNumber, positions }) => platformOrderNumber && positions,
  );
  expect(described).toHaveLength(1);
  const references = [...objectsIn(document.paths)].filter(
    ({ $ref }) => $ref === '#/components/schemas/Order',
  );
  expect(references.length).toBeGreaterThan(5);
});

test('every reference leads somewhere, and every shared schema is referred to', () => {
  const references = [...objectsIn(document)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
  expect([...new Set(references)].sort()).toEqual(
    Object.keys(schemas)
      .map((name) => `#/components/schemas/${name}`)
      .sort(),
  );
});

test('what a call takes in is described apart from what it gives out where the two differ', () => {
  expect(schemas.OwnVendorTermsInput).toBeDefined();
  expect(schemas.OwnVendorTermsInput).not.toEqual(schemas.OwnVendorTerms);
});
