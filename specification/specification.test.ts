// @vitest-environment happy-dom
// Holds the specification's routes, calls, messages, constants and entities against the product, and tells how much of it is built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCalls } from '@praxora/contract/calls';
import { errorCatalogue } from '@praxora/contract/errors';
import { articlePayload } from '@praxora/contract/inventory/article';
import { bases } from '@praxora/contract/shared/call';
import { afterAll, describe, expect, test } from 'vitest';
import { readTexts } from '../scripts/checks/translation-texts.ts';
import { outsidePaths, pathTo, type RouteKey } from '../web/src/lib/paths.ts';
import { type SpecifiedCall, specifiedCalls } from './calls.ts';
import { specifiedConstants } from './constants.ts';
import { specifiedArticleDefaults, specifiedEntities } from './entities.ts';
import type { State } from './entry.ts';
import { hasField } from './has-field.ts';
import { specifiedMessages } from './messages.ts';
import { type SpecifiedRoute, specifiedRoutes } from './routes.ts';

const root = join(import.meta.dirname, '..');

interface RouteTable {
  readonly routes: readonly { readonly path: string; readonly page?: unknown }[];
  readonly redirects: readonly { readonly from: string; readonly to: RouteKey }[];
}
// Imported by a computed path: the route table imports every page, and pages are type checked with the browser's types.
const tableFile: string = '../web/src/app/routes.ts';
const { routes, redirects }: RouteTable = await import(tableFile);

const builtOf = <Entry extends { state: State }>(entries: readonly Entry[]) =>
  entries.filter(({ state }) => state === 'built');
const comingOf = <Entry extends { state: State }>(entries: readonly Entry[]) =>
  entries.filter(({ state }) => state === 'coming');

const asPattern = (path: string) => path.replace(/\{(\w+)(\??)\}/g, ':$1$2');
const isShown = ({ path }: SpecifiedRoute) => routes.some((route) => route.path === asPattern(path));

describe('routes', () => {
  const pages = specifiedRoutes.filter(({ redirectsTo, standsOutside }) => !redirectsTo && !standsOutside);

  test('each has its place in the table of routes', () => {
    const known = new Set(routes.map(({ path }) => path));
    expect(pages.map(({ path }) => asPattern(path)).filter((path) => !known.has(path))).toEqual([]);
  });

  test('the table of routes holds no other', () => {
    const specified = new Set(pages.map(({ path }) => asPattern(path)));
    expect(routes.map(({ path }) => path).filter((path) => !specified.has(path))).toEqual([]);
  });

  test('what is built shows a page of its own', () => {
    expect(builtOf(pages).filter((route) => !isShown(route))).toEqual([]);
  });

  test('what shows a page of its own no longer counts as coming', () => {
    expect(comingOf(pages).filter((route) => isShown(route) && !route.isBegun)).toEqual([]);
  });

  test('paths that only lead on lead where they should', () => {
    const specified = specifiedRoutes.flatMap(({ path, redirectsTo }) =>
      redirectsTo ? [[path, redirectsTo]] : [],
    );
    const actual = redirects.map(({ from, to }) => [from, (pathTo as (key: RouteKey) => string)(to)]);
    expect(actual.sort()).toEqual(specified.sort());
  });

  test('pages beside the app are known to it', () => {
    const outside = specifiedRoutes.filter(({ standsOutside }) => standsOutside).map(({ path }) => path);
    expect(Object.values<string>(outsidePaths).sort()).toEqual(outside.sort());
  });
});

// Parameter names are the contract's to choose: `{a}/{b}` of the carts are vendor and address.
const signature = ({ base, method, path }: Pick<SpecifiedCall, 'base' | 'method' | 'path'>) =>
  `${method} ${bases[base]}${path.replace(/\{\w+\}/g, '{}')}`;

describe('calls', () => {
  const ours = specifiedCalls.filter(({ answeredIn }) => answeredIn === undefined);
  const inContract = new Set(allCalls.map(({ call }) => signature(call)));

  test('what is built is in the contract', () => {
    expect(
      builtOf(ours)
        .map(signature)
        .filter((call) => !inContract.has(call)),
    ).toEqual([]);
  });

  test('what is in the contract no longer counts as coming', () => {
    expect(
      comingOf(ours)
        .map(signature)
        .filter((call) => inContract.has(call)),
    ).toEqual([]);
  });

  test.each(builtOf(specifiedCalls).filter(({ answeredIn }) => answeredIn !== undefined))(
    '$path is answered by the module that speaks its protocol',
    ({ base, path, answeredIn = '' }) => {
      expect(readFileSync(join(root, answeredIn), 'utf8')).toContain(bases[base] + asPattern(path));
    },
  );

  test('no call is listed twice', () => {
    expect(new Set(specifiedCalls.map(signature)).size).toBe(specifiedCalls.length);
  });
});

describe('messages', () => {
  const english = [...readTexts(root, 'en').values()];
  const known = new Set([...english, ...Object.values(errorCatalogue).map(({ text }) => text)]);

  test('what is built is said word for word', () => {
    expect(
      builtOf(specifiedMessages)
        .filter(({ loggedIn, isValueIn }) => loggedIn === undefined && isValueIn === undefined)
        .map(({ text }) => text)
        .filter((text) => !known.has(text)),
    ).toEqual([]);
  });

  test.each(builtOf(specifiedMessages).filter(({ loggedIn }) => loggedIn !== undefined))(
    '"$text" goes into the log',
    ({ text, loggedIn = '' }) => {
      expect(readFileSync(join(root, loggedIn), 'utf8')).toContain(`'${text}'`);
    },
  );

  test.each(builtOf(specifiedMessages).filter(({ isValueIn }) => isValueIn !== undefined))(
    '"$text" is a value of the API',
    ({ text, isValueIn = '' }) => {
      expect(readFileSync(join(root, isValueIn), 'utf8')).toContain(`'${text}'`);
    },
  );

  test('what is said no longer counts as coming', () => {
    expect(
      comingOf(specifiedMessages)
        .map(({ text }) => text)
        .filter((text) => known.has(text)),
    ).toEqual([]);
  });
});

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

describe('constants', () => {
  test.each(builtOf(specifiedConstants))('$name: $value', ({ file, line }) => {
    expect(withoutSpaces(readFileSync(join(root, file), 'utf8'))).toContain(withoutSpaces(line));
  });
});

describe('entities', () => {
  test.each(
    builtOf(specifiedEntities).flatMap(({ name, schema, fields }) =>
      fields.map((field) => ({ name, schema, field, path: field.split('=').at(-1) ?? '' })),
    ),
  )('$name has $field', ({ schema, path }) => {
    expect(schema && hasField(schema, path.split('.'))).toBe(true);
  });

  test('an article has the defaults', () => {
    expect(articlePayload.parse({ name: 'Gloves' })).toMatchObject(specifiedArticleDefaults);
  });

  test('a field that is not there is noticed', () => {
    expect(hasField(articlePayload, ['labelConfiguration', 'consumptionPerScan'])).toBe(true);
    expect(hasField(articlePayload, ['labelConfiguration', 'perScan'])).toBe(false);
    expect(hasField(articlePayload, ['consumptionPerScan'])).toBe(false);
  });
});

afterAll(() => {
  const counts = Object.entries({
    routes: specifiedRoutes,
    calls: specifiedCalls,
    messages: specifiedMessages,
    constants: specifiedConstants,
    entities: specifiedEntities,
  }).map(
    ([name, entries]) => `${name} ${builtOf<{ state: State }>(entries).length} of ${entries.length} built`,
  );
  process.stdout.write(`specification: ${counts.join(', ')}\n`);
});
