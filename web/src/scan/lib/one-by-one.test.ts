import { expect, test, vi } from 'vitest';
import { createOneByOne } from './one-by-one.ts';

test('the next begins when the one before is done, however long that took', async () => {
  const told: string[] = [];
  let keep = () => {};
  const kept = new Promise<void>((done) => {
    keep = done;
  });
  const inTurn = createOneByOne();
  inTurn(async () => {
    await kept;
    told.push('counted');
  });
  inTurn(() => void told.push('counted already'));
  await new Promise((done) => setTimeout(done, 0));
  expect(told).toEqual([]);
  keep();
  await vi.waitFor(() => expect(told).toEqual(['counted', 'counted already']));
});

test('what fails holds up nothing', async () => {
  const told: string[] = [];
  const inTurn = createOneByOne();
  inTurn(() => Promise.reject(new Error('The device is full')));
  inTurn(() => void told.push('counted'));
  await vi.waitFor(() => expect(told).toEqual(['counted']));
});
