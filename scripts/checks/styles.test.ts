import { afterEach, describe, expect, test } from 'vitest';
import { type Fixture, writeFixture } from './fixture.ts';
import { checkStyles } from './styles.ts';

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

function check(files: Readonly<Record<string, string>>) {
  fixture = writeFixture(files);
  return checkStyles(fixture.root);
}

const body = 'color: red; display: flex; gap: 4px;';

describe('repeated rules', () => {
  test('are found in other files, in other orders and inside of media queries', () => {
    const { repeated, rules, files } = check({
      'web/src/a.module.css': `.a { ${body} }\n.other { ${body} margin: 0; }`,
      'web/src/b/b.module.css': '@media print {\n  .b { gap: 4px; display: flex; color: red; }\n}',
    });
    expect({ rules, files }).toEqual({ rules: 3, files: 2 });
    expect(repeated).toEqual([
      {
        body: ['color: red', 'display: flex', 'gap: 4px'],
        at: ['web/src/a.module.css:1', 'web/src/b/b.module.css:2'],
      },
    ]);
  });

  test('of one or two lines are chance', () => {
    expect(
      check({ 'web/src/a.css': '.a { color: red; gap: 1px; } .b { color: red; gap: 1px; }' }).repeated,
    ).toEqual([]);
  });

  test('are not hidden by recipes: each counts as a line', () => {
    const recipe = '@mixin row 8px; color: red; margin: 0;';
    expect(check({ 'web/src/a.css': `.a { ${recipe} } .b { ${recipe} }` }).repeated).toHaveLength(1);
  });

  test('come most often first', () => {
    const other = 'margin: 0; padding: 0; color: blue;';
    const { repeated } = check({
      'web/src/a.css': `.a { ${body} } .b { ${body} } .c { ${other} } .d { ${other} } .e { ${other} }`,
    });
    expect(repeated.map(({ at }) => at.length)).toEqual([3, 2]);
  });
});

test('a width in a media query is told, a breakpoint by name is not, nor is paper', () => {
  const { ownWidths } = check({
    'web/src/a.css': `@media (--phone) {\n.a { gap: 0; }\n}\n@media print { .a { gap: 0; } }\n@media (max-width: 47.99em) { .a { gap: 0; } }`,
  });
  expect(ownWidths).toEqual(['web/src/a.css:5']);
});
