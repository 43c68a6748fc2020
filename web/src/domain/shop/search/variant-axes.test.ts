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
      'Becher weiß',
      ['size', '150 ml', '180 ml'],
    ]);
    expect(shown(variants(['Becher 150 ml Weiß'], ['Becher 180 ml Blau']))).toEqual([
      'Becher',
      ['size', '150 ml', '180 ml'],
      ['variant', 'Weiß', 'Blau'],
    ]);
  });

  it('takes along what says nothing without the choice, so that no piece of it stays in the name', () => {
    expect(shown(variants(['Spiralbohrer Ø 2,0 kurz'], ['Spiralbohrer Ø 2,8 lang']))).toEqual([
      'Spiralbohrer',
      ['size', 'Ø 2,0', 'Ø 2,8'],
      ['variant', 'kurz', 'lang'],
    ]);
    expect(shown(variants(['Dentalkanülen 27G 0,4x16 mm'], ['Dentalkanülen 30G 0,3x12 mm']))).toEqual([
      'Dentalkanülen',
      ['size', '27G', '30G'],
      ['size', '0,4x16 mm', '0,3x12 mm'],
    ]);
    expect(shown(variants(['Ratsche 10-35 Ncm Stahl'], ['Ratsche 10-70 Ncm Stahl']))).toEqual([
      'Ratsche Stahl',
      ['size', '10-35 Ncm', '10-70 Ncm'],
    ]);
    expect(shown(variants(['Turbine mit Licht'], ['Turbine ohne Licht']))).toEqual([
      'Turbine',
      ['variant', 'mit Licht', 'ohne Licht'],
    ]);
    expect(shown(variants(['Silikon Soft'], ['Silikon Extra Soft']))).toEqual([
      'Silikon',
      ['variant', 'Soft', 'Extra Soft'],
    ]);
    expect(shown(variants(['Spender 500 ml Alu'], ['Spender 1 l Alu']))).toEqual([
      'Spender Alu',
      ['size', '500 ml', '1 l'],
    ]);
    expect(shown(variants(['Watterollen Gr. 1'], ['Watterollen Gr. 2']))).toEqual([
      'Watterollen',
      ['size', 'Gr. 1', 'Gr. 2'],
    ]);
    expect(shown(variants(['Hartmann · Peha blau'], ['Hartmann · Rudavlies']))).toEqual([
      'Hartmann',
      ['variant', 'Peha blau', 'Rudavlies'],
    ]);
    expect(shown(variants(['Guttapercha Konizität 02 ISO 15'], ['Guttapercha Konizität 04 ISO 20']))).toEqual(
      ['Guttapercha', ['size', 'Konizität 02', 'Konizität 04'], ['size', 'ISO 15', 'ISO 20']],
    );
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
