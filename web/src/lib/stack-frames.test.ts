import { expect, it } from 'vitest';
import { readFrames } from './stack-frames.ts';

const outer = { function: 'outer', filename: 'https://praxora.example/assets/a.js', lineno: 1, colno: 20 };
const inner = {
  function: 'Cart.inner',
  filename: 'https://praxora.example/assets/b.js',
  lineno: 3,
  colno: 7,
};
const nameless = { filename: 'https://praxora.example/assets/c.js', lineno: 9, colno: 1 };

it("reads Chromium's, outermost first", () => {
  const stack = `TypeError: x is not a function
    at Cart.inner (https://praxora.example/assets/b.js:3:7)
    at https://praxora.example/assets/c.js:9:1
    at outer (https://praxora.example/assets/a.js:1:20)
    at Array.map (<anonymous>)`;
  expect(readFrames(stack)).toEqual([outer, nameless, inner]);
});

it("reads Firefox' and Safari's", () => {
  const stack = `Cart.inner@https://praxora.example/assets/b.js:3:7
@https://praxora.example/assets/c.js:9:1
outer@https://praxora.example/assets/a.js:1:20
`;
  expect(readFrames(stack)).toEqual([outer, nameless, inner]);
});

it('finds none where there are none, however long and strange the text', () => {
  expect(readFrames('')).toEqual([]);
  expect(readFrames('Error: at the end (of):1')).toEqual([]);
  expect(readFrames(`at ${'('.repeat(100_000)}`)).toEqual([]);
});
