import { expect, it } from 'vitest';
import { highlightParts, highlightTags } from './highlight.ts';

const { before, after } = highlightTags;

it('splits a text at its marks', () => {
  expect(highlightParts(`${before}Nitril${after}handschuhe ${before}blau${after}`)).toEqual([
    { text: 'Nitril', isMarked: true },
    { text: 'handschuhe ', isMarked: false },
    { text: 'blau', isMarked: true },
  ]);
});

it('leaves a text without marks whole, markup included', () => {
  expect(highlightParts('a <b>bold</b> name')).toEqual([{ text: 'a <b>bold</b> name', isMarked: false }]);
  expect(highlightParts('')).toEqual([]);
});

it('bears marks that are cut off', () => {
  expect(highlightParts(`one ${before}two`)).toEqual([
    { text: 'one ', isMarked: false },
    { text: 'two', isMarked: true },
  ]);
  expect(highlightParts(`one${after} two`)).toEqual([{ text: `one${after} two`, isMarked: false }]);
});
