import { afterEach, describe, expect, test } from 'vitest';
import { type Fixture, writeFixture } from './fixture.ts';
import { type Allowed, checkTranslations } from './translations.ts';

const catalogue = { TOO_LATE: { text: 'Wait {minutes} minutes.' }, TOO_MANY: { text: '{n} are too many.' } };
const allowed: Allowed = {
  families: ['errors:'],
  listedFamilies: ['shell:menu.'],
  sameInBoth: new Set(['Dashboard']),
  literalTexts: new Set(['Praxora']),
};

/** Nested keys, plurals, a table of keys, conditional and dynamic keys: all of it without a fault. */
const english = {
  'shell.json': {
    greeting: 'Hello {{name}}',
    title: 'Dashboard',
    menu: { shop: 'Shop window', vendors: 'Vendors' },
    articles_one: 'One article',
    articles_other: '{{count}} articles',
    open: 'Open',
    close: 'Close',
  },
  'common.json': { tryAgain: 'Try again', far: 'Far away' },
  'errors.json': {
    TOO_LATE: 'Wait {{minutes}} minutes.',
    TOO_MANY_one: '{{n}} is too many.',
    TOO_MANY_other: '{{n}} are too many.',
  },
};
const german: typeof english = {
  'shell.json': {
    greeting: 'Guten Tag {{name}}',
    title: 'Dashboard',
    menu: { shop: 'Schaufenster', vendors: 'Lieferanten' },
    articles_one: 'Ein Artikel',
    articles_other: '{{count}} Artikel',
    open: 'Öffnen',
    close: 'Schließen',
  },
  'common.json': { tryAgain: 'Bitte versuchen Sie es erneut', far: 'Weit weg' },
  'errors.json': {
    TOO_LATE: 'Bitte warten Sie {{minutes}} Minuten.',
    TOO_MANY_one: '{{n}} ist zu viel.',
    TOO_MANY_other: '{{n}} sind zu viele.',
  },
};
const shell = `
import { useTranslation } from 'react-i18next';
export const titleKey = 'shell:title';
export function Shell({ name, code, isOpen }: { name: string; code: string; isOpen: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('greeting', { name })} title={t(isOpen ? 'close' : 'open')}>
      Praxora {entries.map(({ label }) => t(label))} · {t('articles', { count: 2 })}
      {t(\`errors:\${code}\`)} – 24 {t(\`menu.\${code}\`)}
    </nav>
  );
}
export function Other() {
  const { t: translate } = useTranslation();
  return <b>{translate('tryAgain')}</b>;
}
export const far = (t: TFunction<'common'>) => t('far');
`;

const menu = "export const entries = [{ label: 'menu.shop' }, { label: 'menu.vendors' }] as const;";

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

interface Change {
  en?: Record<string, Record<string, unknown>>;
  de?: Record<string, Record<string, unknown>>;
  code?: string;
}

function check({ en = {}, de = {}, code }: Change) {
  const files: Record<string, string> = { 'web/src/Shell.tsx': shell, 'web/src/menu.ts': menu };
  for (const [language, texts, changes] of [['en', english, en] as const, ['de', german, de] as const]) {
    for (const [file, content] of Object.entries(texts)) {
      files[`web/src/i18n/${language}/${file}`] = JSON.stringify({ ...content, ...changes[file] });
    }
  }
  if (code !== undefined) files['web/src/Added.tsx'] = code;
  fixture = writeFixture(files);
  return checkTranslations(fixture.root, catalogue, allowed).faults.map(
    ({ at, message }) => `${at} ${message}`,
  );
}

const component = (body: string) =>
  `import { useTranslation } from 'react-i18next';\nexport function Added({ x }: { x: string }) { const { t } = useTranslation('shell');\nreturn ${body}; }`;

test('sound translations have no fault', () => {
  expect(check({})).toEqual([]);
});

const faultyTexts: readonly [name: string, change: Change, faults: string[]][] = [
  [
    'a text only in English',
    {
      en: { 'shell.json': { menu: { ...english['shell.json'].menu, old: 'Old' } } },
      code: component("t('menu.old')"),
    },
    ['shell:menu.old has no German text'],
  ],
  ['a text only in German', { de: { 'shell.json': { neu: 'Neu' } } }, ['shell:neu has no English text']],
  ['an empty text', { de: { 'common.json': { far: ' ' } } }, ['common:far the German text is empty']],
  [
    'other placeholders',
    { de: { 'shell.json': { greeting: 'Guten Tag {{vorname}}' } } },
    ['shell:greeting placeholders differ: English has name, German vorname'],
  ],
  [
    'other tags',
    { de: { 'common.json': { far: '<b>Weit</b> weg' } } },
    ['common:far tags differ: English has none, German </b>, <b>'],
  ],
  [
    'numbers written in another way',
    {
      en: { 'common.json': { far: '50,000 km, room 1.2' } },
      de: { 'common.json': { far: '50.000 km, Raum 1.2' } },
    },
    ['common:far numbers differ: English has 1.2, 50,000, German 1.2, 50.000'],
  ],
  [
    'a missing plural form',
    { en: { 'shell.json': { articles_one: undefined } }, de: { 'shell.json': { articles_one: undefined } } },
    [
      'shell:articles_one lacks this plural form in English',
      'shell:articles_one lacks this plural form in German',
    ],
  ],
  [
    'English left in German',
    { de: { 'common.json': { far: 'Far away' } } },
    ['common:far the German text is the English one: "Far away"'],
  ],
  [
    'an informal address',
    { de: { 'common.json': { tryAgain: 'Versuche es mit deiner Maus' } } },
    ['common:tryAgain German addresses people as "Sie", not "deiner"'],
  ],
  [
    'an error text that is not the catalogue’s',
    { en: { 'errors.json': { TOO_LATE: 'Wait for {{minutes}} minutes.' } } },
    ['errors:TOO_LATE should read "Wait {{minutes}} minutes." as in the catalogue'],
  ],
  [
    'an error code without text',
    { en: { 'errors.json': { TOO_LATE: undefined } }, de: { 'errors.json': { TOO_LATE: undefined } } },
    ['errors:TOO_LATE is in the catalogue but has no text'],
  ],
  [
    'an error code the catalogue lacks',
    { en: { 'errors.json': { GONE_BY: 'Gone' } }, de: { 'errors.json': { GONE_BY: 'Weg' } } },
    ['errors:GONE_BY is no code of the catalogue'],
  ],
  [
    'an unused key of a family that must be written out',
    {
      en: { 'shell.json': { menu: { ...english['shell.json'].menu, spare: 'Spare' } } },
      de: { 'shell.json': { menu: { ...german['shell.json'].menu, spare: 'Übrig' } } },
    },
    ['shell:menu.spare is used nowhere'],
  ],
  [
    'an unused key',
    { en: { 'common.json': { spare: 'Spare' } }, de: { 'common.json': { spare: 'Übrig' } } },
    ['common:spare is used nowhere'],
  ],
];

const faultyCode: readonly [name: string, code: string, faults: string[]][] = [
  ['a missing key', component("t('nowhere')"), ['web/src/Added.tsx:3 shell:nowhere has no text']],
  [
    'a missing key of another namespace',
    component("t('common:nowhere')"),
    ['web/src/Added.tsx:3 common:nowhere has no text'],
  ],
  [
    'a missing key in a table',
    "export const key = 'common:nowhere';",
    ['web/src/Added.tsx:1 common:nowhere has no text'],
  ],
  [
    'a placeholder not given',
    component("t('greeting')"),
    ['web/src/Added.tsx:3 shell:greeting is not given name'],
  ],
  [
    'a key put together at run time',
    component(`t(\`old.\${x}\`)`),
    ['web/src/Added.tsx:3 shell:old.… is put together at run time; list its beginning'],
  ],
  [
    'text in JSX',
    component('<p>\n\nHello you</p>'),
    ['web/src/Added.tsx:3 literal text in JSX: "Hello you"'],
  ],
  ['text in braces', component("<p>{'Hello'}</p>"), ['web/src/Added.tsx:3 literal text in JSX: "Hello"']],
  [
    'text in a choice',
    component(`<p>{x ? 'Yes' : \`No \${x}\`}</p>`),
    ['web/src/Added.tsx:3 literal text in JSX: "Yes"', 'web/src/Added.tsx:3 literal text in JSX: "No"'],
  ],
  ...['title', 'alt', 'aria-label', 'placeholder', 'label', 'description'].map(
    (name): [string, string, string[]] => [
      `text in the attribute ${name}`,
      component(`<Field ${name}="Your name" data-id="no text" className="wide" />`),
      [`web/src/Added.tsx:3 literal text in the attribute ${name}: "Your name"`],
    ],
  ),
  [
    'text in a notification',
    "notify.success('Saved');",
    ['web/src/Added.tsx:1 literal text in a notification: "Saved"'],
  ],
];

describe('planted faults are found', () => {
  test.each(faultyTexts)('%s', (_name, change, faults) => {
    expect(check(change)).toEqual(faults);
  });

  test.each(faultyCode)('%s', (_name, code, faults) => {
    expect(check({ code })).toEqual(faults);
  });

  test('a test file may hold texts', () => {
    fixture = writeFixture({
      'web/src/i18n/en/shared/common.json': '{}',
      'web/src/i18n/de/shared/common.json': '{}',
      'web/src/Added.test.tsx': 'export const shown = <p>Hello</p>;',
    });
    expect(checkTranslations(fixture.root, {}, allowed).faults).toEqual([]);
  });
});
