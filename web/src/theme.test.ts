// Every pair of a text colour and a ground that screens use can be read, in both schemes (WCAG 2.2 AA: 4.5 to 1). Axe
// judges the dark scheme only where every page is looked at once; what a click brings up is made of these colours.
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { cssVariablesResolver, theme } from './theme.ts';

const sheets = import.meta.glob<string>('./**/*.css', { query: '?raw', import: 'default', eager: true });
const { variables, light, dark } = cssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
const schemes = { light: { ...variables, ...light }, dark: { ...variables, ...dark } };
type Scheme = keyof typeof schemes;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

const colour = (scheme: Scheme, token: string): string => {
  const value = schemes[scheme][`--px-${token}`];
  if (!/^#[\dA-F]{6}$/i.test(value ?? '')) throw new Error(`${token} is no colour in ${scheme}: ${value}`);
  return value ?? '';
};

/** On a mark stands a sign, never a word. */
const isReadable = (scheme: Scheme, [text, ground]: readonly [string, string]): boolean =>
  contrast(colour(scheme, text), colour(scheme, ground)) >= (ground.endsWith('-mark') ? 3 : 4.5);

const unreadable = (pairs: readonly (readonly [string, string])[]): string[] =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    pairs
      .filter((pair) => !isReadable(scheme, pair))
      .map(([text, ground]) => `${scheme}: ${text} on ${ground}`),
  );

const grounds = ['frame', 'sheet', 'sunken', 'hover', 'selected'];
const texts = ['ink', 'ink-2', 'ink-3', 'primary', 'ok', 'warn', 'min', 'save', 'hid'];
const softGrounds = ['primary', 'ok', 'warn', 'min', 'save', 'hid'];

it('knows how far black and white, and a grey and white, are apart', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

it('every text colour can be read on every ground', () => {
  expect(unreadable(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))).toEqual([]);
});

it('a tone can be read on its own soft ground, and so can plain and quiet text', () => {
  const pairs = softGrounds.flatMap((tone) =>
    [tone, 'ink', 'ink-2'].map((text) => [text, `${tone}-soft`] as const),
  );
  expect(unreadable(pairs)).toEqual([]);
});

it('what stands on a filled control or a tile can be read', () => {
  expect(
    unreadable([
      ['on-primary', 'primary'],
      ['tile-ink', 'tile'],
    ]),
  ).toEqual([]);
  // White on Mantine's filled controls.
  const { teal = [] } = theme.colors ?? {};
  for (const shade of [teal[7], teal[6]])
    expect(contrast('#FFFFFF', shade ?? '')).toBeGreaterThanOrEqual(4.5);
});

it('every pair that a style sheet puts together can be read', () => {
  const pairs = Object.values(sheets).flatMap((sheet) =>
    [...sheet.matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = '']) => {
      const text = /(?<![-\w])color:\s*var\(--px-([\w-]+)\)/.exec(body)?.[1];
      const ground = /(?<![-\w])background(?:-color)?:\s*var\(--px-([\w-]+)\)/.exec(body)?.[1];
      return text && ground ? [[text, ground] as const] : [];
    }),
  );
  expect(pairs.length).toBeGreaterThan(30);
  expect([...new Set(unreadable(pairs))]).toEqual([]);
});

it('style sheets use only variables that there are', () => {
  const sheet = Object.values(sheets).join('\n');
  const own = [...sheet.matchAll(/(--px-[a-z\d-]+)\s*:/g)].map(([, name]) => name);
  const known = new Set([...Object.keys(schemes.light), ...own]);
  const used = [...sheet.matchAll(/var\((--px-[a-z\d-]+)/g)].map(([, name = '']) => name);
  expect(used.length).toBeGreaterThan(500);
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
});
