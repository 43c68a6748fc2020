// The pictures of the help centre's guides: the same in both languages, of steps that exist, with places marked that the guide names and the
// screen still has, and small enough to stay in the project.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { articleInlines, type HelpArticle, readArticle } from '@praxora/rules/system/help-article';
import { expect, test } from 'vitest';
import { root } from './steps.ts';
import { readTexts } from './translation-texts.ts';

const languages = ['de', 'en'] as const;
const help = join(root, 'web/src/features/system/help');
const mostBytes = 8_000_000;

interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly string[];
}

const readFacts = (language: string): Readonly<Record<string, PictureFacts>> =>
  JSON.parse(readFileSync(join(help, 'pictures', language, 'pictures.json'), 'utf8'));

function readGuides(language: string): ReadonlyMap<string, HelpArticle> {
  const folder = join(help, 'articles', language);
  return new Map(
    readdirSync(folder).map((file) => {
      const slug = file.replace(/^\d+-|\.md$/g, '');
      return [slug, readArticle(slug, readFileSync(join(folder, file), 'utf8'))];
    }),
  );
}

const guideOf = (name: string): [slug: string, step: number] => {
  const [, slug = '', step = ''] = /^(.*)-(\d+)$/.exec(name) ?? [];
  return [slug, Number(step)];
};

test('both languages have the same pictures', () => {
  const [de, en] = languages.map((language) => Object.keys(readFacts(language)).sort());
  expect(en).toEqual(de);
  expect(de).not.toEqual([]);
});

test.each(languages)('each picture is there, and belongs to a step (%s)', (language) => {
  const guides = readGuides(language);
  for (const name of Object.keys(readFacts(language))) {
    expect(existsSync(join(help, 'pictures', language, `${name}.webp`)), name).toBe(true);
    const [slug, step] = guideOf(name);
    const steps = guides.get(slug)?.sections.filter(({ isStep }) => isStep) ?? [];
    expect(steps[step - 1], name).toBeDefined();
  }
});

test.each(languages)('what is marked is named by the guide, and is on the screen (%s)', (language) => {
  const guides = readGuides(language);
  const texts = readTexts(root, language);
  for (const [name, { marks }] of Object.entries(readFacts(language))) {
    const guide = guides.get(guideOf(name)[0]);
    const named = guide
      ? articleInlines(guide).flatMap((inline) => (inline.kind === 'screen' ? [inline.key] : []))
      : [];
    expect(marks.length, name).toBeGreaterThan(0);
    for (const key of marks) {
      expect(named, name).toContain(key);
      expect(texts.has(key), `${name}: ${key}`).toBe(true);
    }
  }
});

test('all of them together stay small', () => {
  const files = languages.flatMap((language) => {
    const folder = join(help, 'pictures', language);
    return readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  });
  expect(files.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytes);
});
