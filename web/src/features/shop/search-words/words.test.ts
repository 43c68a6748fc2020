import { expect, it } from 'vitest';
import { wordsIn, wordsText } from './words.ts';

it('words of a group stand between commas, however carelessly they are typed', () => {
  expect(wordsIn(' Spiegelgriff ,mundspiegel halter,, ')).toEqual(['Spiegelgriff', 'mundspiegel halter']);
  expect(wordsIn(' , ')).toEqual([]);
  expect(wordsIn(wordsText(['a b', 'c']))).toEqual(['a b', 'c']);
});
