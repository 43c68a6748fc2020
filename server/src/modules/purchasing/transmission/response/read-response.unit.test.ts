import { expect, it } from 'vitest';
import { Slices } from '../../../../platform/slices.ts';
import { responseXml } from '../../../../testing/response-xml.ts';
import { readResponse } from './read-response.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ line: `${index + 1}`, quantity: '1' }));

it('reads a long answer in slices: 16 KiB at a time, then line by line, then delivery by delivery', async () => {
  const slices = new Slices(0);
  const content = Buffer.from(responseXml({ orderId: 'PX-1', items: lines(500) }));
  expect((await readResponse(content, slices)).items).toHaveLength(500);
  expect(slices.count).toBeGreaterThan(500 + content.length / (16 * 1024));
  const parts = Array.from({ length: 700 }, () => ['1', '2026-12-01'] as const);
  const split = new Slices(0);
  const one = Buffer.from(responseXml({ orderId: 'PX-1', items: [{ line: '1', quantity: '700', parts }] }));
  expect((await readResponse(one, split)).items[0]?.deliveries).toHaveLength(700);
  expect(split.count).toBeGreaterThan(700);
});

it('refuses an element that describes itself without end', async () => {
  const attributes = Array.from({ length: 5000 }, (_, index) => `a${index}="1"`).join(' ');
  const content = Buffer.from(`<ORDERRESPONSE ${attributes}/>`);
  await expect(readResponse(content)).rejects.toThrow('too many attributes');
});
