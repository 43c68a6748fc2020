import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aVendor } from '../../../testing/catalog-builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('vendors that come one after the other are told apart by their colour, and none has a warm one', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 6; count += 1) ids.push(await aVendor(app));
  const rows = await app.asOwner.rows<{ hue: number }>('select hue from vendor where id = any($1)', [ids]);
  const hues = rows.map(({ hue }) => hue).sort((a, b) => a - b);
  const steps = hues.slice(1).map((hue, place) => hue - (hues[place] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThan(20);
  expect(hues.every((hue) => hue >= 165 && hue < 345)).toBe(true);
});
