import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { variantAxes, variantWith } from './variant-axes.ts';

const variants = (...all: [title: string, pack?: string][]) =>
  all.map(([title, pack = '100 Stk']) => ({ title, pack }));

const shown = (all: ReturnType<typeof variants>) => {
  const { shared, ending, axes } = variantAxes(all);
  const beginning = all[0]?.title.split(' ').slice(0, shared) ?? [];
  return [[...beginning, ...ending].join(' '), ...axes.map(({ kind, values }) => [kind, ...values])];
};

describe('what variants differ in', () => {
  it('is a choice for each word where the names have one form, and one for the pack', () => {
    const gloves = variants(
      ['Handora Handschuhe Blau S'],
      ['Handora Handschuhe Blau M'],
      ['Handora Handschuhe Weiß S'],
      ['Handora Handschuhe Blau S 10x100 Stk', '10 × 100 Stk'],
    );
    expect(shown(gloves)).toEqual([
      'Handora Handschuhe',
      ['variant', 'Blau', 'Weiß'],
      ['size', 'S', 'M'],
      ['pack', '100 Stk', '10 × 100 Stk'],
    ]);
  });

  it('keeps a measure together, and words behind the choice with the name', () => {
    expect(shown(variants(['Becher 150 ml weiß'], ['Becher 180 ml weiß']))).toEqual([
      'Becher ml weiß',
      ['size', '150', '180'],
    ]);
    expect(shown(variants(['Becher 150 ml Weiß'], ['Becher 180 ml Blau']))).toEqual([
      'Becher',
      ['size', '150 ml', '180 ml'],
      ['variant', 'Weiß', 'Blau'],
    ]);
  });

  it('is the rest of the name where forms differ, and the pack alone where names do not', () => {
    expect(shown(variants(['Naht 3-0 resorbierbar'], ['Naht 4-0']))).toEqual([
      'Naht',
      ['size', '3-0 resorbierbar', '4-0'],
    ]);
    expect(shown(variants(['Schaum', '750 ml'], ['Schaum 5 l', '5 l']))).toEqual([
      'Schaum',
      ['pack', '750 ml', '5 l'],
    ]);
  });

  it('is the whole name where nothing else tells them apart', () => {
    expect(shown(variants(['Sonde'], ['Sonde'], ['Sonde lang', '']))).toEqual([
      'Sonde',
      ['variant', 'Sonde, 100 Stk', 'Sonde, 100 Stk (2)', 'Sonde lang'],
    ]);
  });
});

const word = fc.constantFrom('Blau', 'Weiß', 'S', 'M', '150', 'ml', 'steril');
const drawn = fc.uniqueArray(
  fc.record({
    title: fc.array(word, { maxLength: 3 }).map((words) => ['Softa', ...words].join(' ')),
    pack: fc.constantFrom('100 Stk', '1000 Stk'),
  }),
  { minLength: 1, maxLength: 8, selector: ({ title, pack }) => `${title} ${pack}` },
);

describe('whatever the names', () => {
  it('every variant can be chosen, from every other', () => {
    fc.assert(
      fc.property(drawn, (all) => {
        const choice = variantAxes(all);
        for (const wanted of all.keys())
          for (const from of all.keys()) {
            let present = from;
            for (const axis of choice.axes) {
              present = variantWith(choice, present, axis, axis.of[wanted] as string);
              expect(axis.of[present]).toBe(axis.of[wanted]);
            }
          }
        const told = all.map((_, i) => choice.axes.map(({ of }) => of[i]).join('\n'));
        expect(new Set(told).size).toBe(all.length);
      }),
    );
  });
});
