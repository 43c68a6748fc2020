import { afterEach, expect, test } from 'vitest';
import { checkClassNames } from './class-names.ts';
import { type Fixture, writeFixture } from './fixture.ts';

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

function check(component: string, names: readonly string[]) {
  fixture = writeFixture({ 'web/src/a/Part.tsx': component });
  return checkClassNames(fixture.root, new Set(names));
}

test('a class that is on no list is told, wherever a component spells it out', () => {
  const { unknown } = check(
    [
      '<p className="row planted-1">',
      `<p className={\`\${classes.name} planted-2\`}>`,
      "<p className={isOpen ? 'planted-3' : 'row'}>",
      "<Table classNames={{ th: 'planted-4' }}>",
      "const column = { className: 'planted-5' };",
      `<p className={\`row \${isOpen ? 'planted-6' : ''}\`}>`,
    ].join('\n'),
    ['row'],
  );
  expect(unknown).toEqual(
    [1, 2, 3, 4, 5, 6].map((at) => `web/src/a/Part.tsx:${String(at)} planted-${String(at)}`),
  );
});

test('classes of a style sheet and what a state is compared with are no names of the list', () => {
  expect(check("<p className={state === 'open' ? classes.open : classes.row}>", []).unknown).toEqual([]);
});

test('a class that no component has is told, unless one of narrow screens takes its rule', () => {
  const { unused, read } = check('<p className="row phone-mt-8">', ['row', 'mt-8', 'phone-mt-8', 'column']);
  expect({ unused, read }).toEqual({ unused: ['column'], read: 2 });
});
