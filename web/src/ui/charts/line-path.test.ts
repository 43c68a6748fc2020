import { expect, it } from 'vitest';
import { linePath } from './line-path.ts';

const points = [
  { x: 0, y: 10 },
  { x: 5, y: 20.123 },
  { x: 9, y: null },
  { x: 12, y: 4 },
];

it('a value holds until the next one, and until a gap', () => {
  expect(linePath(points, 'steps')).toBe('M0,10H5V20.12H9M12,4');
});

it('straight lines leave the gap out', () => {
  expect(linePath(points, 'straight')).toBe('M0,10L5,20.12M12,4');
  expect(linePath([], 'straight')).toBe('');
});
