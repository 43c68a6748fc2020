import { afterEach, describe, expect, test } from 'vitest';
import { type Fixture, writeFixture } from './fixture.ts';
import { findOfSuffixes, findRefusedNames } from './names.ts';
import { maximumOfSuffixes } from './refused-names.ts';
import { root } from './steps.ts';

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

describe('the project', () => {
  test('exports no refused name and has no file with one', () => {
    expect(findRefusedNames(root)).toEqual([]);
  });

  test(`exports at most ${maximumOfSuffixes} functions whose name ends in Of`, () => {
    expect(findOfSuffixes(root).length).toBeLessThanOrEqual(maximumOfSuffixes);
  });
});

describe('a planted name', () => {
  test('of an export is found, with the name to write instead', () => {
    fixture = writeFixture({ 'server/src/cart.ts': 'export interface LyingCart {}\n' });
    expect(findRefusedNames(fixture.root)).toEqual([
      'server/src/cart.ts: instead of "LyingCart" write CartContents',
    ]);
  });

  test('of a file is found', () => {
    fixture = writeFixture({ 'server/src/on-their-way.repository.ts': '' });
    expect(findRefusedNames(fixture.root)).toEqual([
      'server/src/on-their-way.repository.ts: instead of the file name "on-their-way" write open-deliveries',
    ]);
  });

  test('inside a longer one is allowed', () => {
    fixture = writeFixture({ 'server/src/found-items.ts': 'export const foundItems = [];\n' });
    expect(findRefusedNames(fixture.root)).toEqual([]);
  });

  test('ending in Of is counted, a type is not', () => {
    fixture = writeFixture({
      'web/src/a.ts': 'export const vendorNameOf = () => 1;\nexport type DataOf = string;\n',
    });
    expect(findOfSuffixes(fixture.root)).toEqual(['web/src/a.ts: vendorNameOf']);
  });
});
