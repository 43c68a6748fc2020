import { afterEach, describe, expect, test } from 'vitest';
import { longComponents } from './components.ts';
import { listFiles } from './files.ts';
import { type Fixture, writeFixture } from './fixture.ts';
import { codeFolders, longFiles, misnamed, nameFault } from './layout.ts';
import { root } from './steps.ts';

const mostLines = 300;
const mostLinesOfComponent = 80;

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

describe('the project', () => {
  test('names its files by one rule', () => {
    expect(listFiles(root, codeFolders, ['.ts', '.tsx']).length).toBeGreaterThan(1000);
    expect(misnamed(root)).toEqual([]);
  });

  test(`has no file of more than ${mostLines} lines`, () => {
    expect(longFiles(root, mostLines)).toEqual([]);
  });

  test(`has no component of more than ${mostLinesOfComponent} lines`, () => {
    // Read once: all of them are thousands of files.
    const components = longComponents(root, 10);
    expect(components.length).toBeGreaterThan(100);
    const linesOf = (component: string) => Number(/(\d+) lines$/.exec(component)?.[1]);
    expect(components.filter((component) => !(linesOf(component) <= mostLinesOfComponent))).toEqual([]);
  });
});

test.each([
  'packages/rules/src/purchasing/order-states.ts',
  'packages/rules/src/windows-1252.property.test.ts',
  'web/src/features/orders/OrderTable.tsx',
  'web/src/features/orders/OrderTable.module.css',
  'web/src/features/orders/OrderTable.test.tsx',
  'web/src/features/orders/useOrder.ts',
  'web/src/app/routes.tsx',
])('%s is well named', (path) => {
  expect(nameFault(path)).toBeNull();
});

test.each([
  'packages/rules/src/orderStates.ts',
  'packages/rules/src/order_states.ts',
  'packages/rules/src/OrderStates.ts',
  'web/src/features/orders/orderTable.tsx',
  'web/src/features/orders/usedup-Items.ts',
  'web/src/features/orders/orderTable.module.css',
  'web/src/features/priceOffers/list.ts',
  'server/src/modules/orders/orders.byState.test.ts',
])('%s is not', (path) => {
  expect(nameFault(path)).not.toBeNull();
});

test('finds what is planted in a tree', () => {
  fixture = writeFixture({
    'server/src/good-name.ts': 'export const good = 1;',
    'server/src/badName.ts': 'export const bad = 1;',
    'web/src/long.ts': 'export const line = 1;\n'.repeat(301),
    'web/src/full.ts': 'export const line = 1;\n'.repeat(300),
  });
  expect(misnamed(fixture.root)).toEqual([expect.stringMatching(/^server\/src\/badName\.ts: /)]);
  expect(longFiles(fixture.root, mostLines)).toEqual(['web/src/long.ts: 301 lines']);
});

test('finds long components, however they are written', () => {
  const body = '  useState(0);\n'.repeat(79);
  fixture = writeFixture({
    'web/src/Long.tsx': `export function Long() {\n${body}}\n`,
    'web/src/Longer.tsx': `const useLonger = () => {\n${body}};\nexport const Longer = memo(() => {\n${body}  return <p />;\n});\n`,
    'web/src/Full.tsx': `export function Full() {\n${body.slice(0, body.lastIndexOf('  '))}}\n`,
    'web/src/Long.test.tsx': `function Page() {\n${body}}\n`,
  });
  expect(longComponents(fixture.root, mostLinesOfComponent)).toEqual([
    'web/src/Long.tsx: Long has 81 lines',
    'web/src/Longer.tsx: Longer has 82 lines',
  ]);
});
