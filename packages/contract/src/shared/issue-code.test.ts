import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorCatalogue } from '../errors.ts';
import { codeOfIssue, isCodeForm } from './issue-code.ts';

const schema = z.object({
  name: z.string().trim().min(1).max(5),
  number: z.string().min(3),
  amount: z.number().int().min(1),
  email: z.string().min(1, 'EMAIL_REQUIRED'),
  lines: z.array(z.number()).min(1),
});
const valid = { name: 'A', number: '123', amount: 1, email: 'x', lines: [1] };

function codeFor(change: object): string | undefined {
  const given = { ...valid, ...change };
  const issue = schema.safeParse(given).error?.issues[0];
  return issue && codeOfIssue(issue, given);
}

test.each([
  ['left out', { name: undefined }, 'REQUIRED_FIELD'],
  ['empty', { name: '' }, 'REQUIRED_FIELD'],
  ['blank', { name: '   ' }, 'REQUIRED_FIELD'],
  ['empty where more is asked for', { number: '' }, 'REQUIRED_FIELD'],
  ['too short', { number: '12' }, 'INCORRECT_VALUE'],
  ['too long', { name: 'ABCDEF' }, 'INCORRECT_VALUE'],
  ['of another type', { name: 7 }, 'INCORRECT_VALUE'],
  ['too small a number', { amount: 0 }, 'INCORRECT_VALUE'],
  ['an empty list', { lines: [] }, 'INCORRECT_VALUE'],
  ['named by the schema', { email: '' }, 'EMAIL_REQUIRED'],
  ['right', {}, undefined],
])('a value that is %s', (_what, change, code) => {
  expect(codeFor(change)).toBe(code);
});

test('a missing object makes its fields neither required nor a fault', () => {
  const issue = z.object({ outer: z.object({ inner: z.string() }) }).safeParse({ outer: null }).error
    ?.issues[0];
  expect(issue && codeOfIssue(issue, { outer: null })).toBe('INCORRECT_VALUE');
});

test('every code of the catalogue has the form of one', () => {
  expect(Object.keys(errorCatalogue).filter((code) => !isCodeForm(code))).toEqual([]);
});

test('every code that a schema names is in the catalogue', () => {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /calls\.ts$/.test(name),
  );
  const named = files.flatMap((name) =>
    [
      ...readFileSync(join(folder, name), 'utf8').matchAll(
        /(?:error|message): '([A-Z_]+)'|\.m(?:in|ax)\([\w., ]*'([A-Z_]+)'\)/g,
      ),
    ].map((match) => match[1] ?? match[2] ?? ''),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((code) => !Object.hasOwn(errorCatalogue, code))).toEqual([]);
});
