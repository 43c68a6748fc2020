import { expect, it } from 'vitest';
import { vendorColour, vendorColours } from './vendor-colour.ts';

it('gives each vendor its hue, and tells those apart that have nearly the same', () => {
  expect(vendorColours([10, 120, 240])).toEqual([10, 120, 240].map(vendorColour));
  const [first, second, third, fourth] = vendorColours([350, 10, 200, 345]);
  expect([first, third]).toEqual([vendorColour(350), vendorColour(200)]);
  expect(second).toContain(vendorColour(10));
  expect(second).toContain('52%');
  expect(fourth).toContain('28%');
});
