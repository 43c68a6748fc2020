// Savings of a combination, in euros and in percent.
import type { OptimizedCart } from '@praxora/contract/purchasing/optimizer.calls';
import { afterEach, expect, it } from 'vitest';
import { pageText, prepareTexts, show, takeDown } from '../../../lib/testing/screen.tsx';
import { Saving } from './ResultCard.tsx';

afterEach(takeDown);

const saving = (savingCents: number, savingPercent: number) =>
  show(
    <Saving
      result={{ cartPriceDetail: { savingCents, savingPercent } } as OptimizedCart}
      dearer={(amount) => `${amount} more`}
    />,
    '/optimizer',
  );

it.each([
  ['en', 40, 0, 'saved, under 1 percent', 'under 1 %'],
  ['de', 40, 0, 'gespart, unter 1 Prozent', 'unter 1 %'],
  ['en', 140, 1, 'saved, 1 percent', '1 %'],
  ['de', 1930, 2, 'gespart, 2 Prozent', '2 %'],
] as const)('%s: %i cents, rounded to %i percent', async (language, cents, percent, read, seen) => {
  await prepareTexts(language);
  await saving(cents, percent);
  expect(pageText()).toContain(read);
  expect(pageText()).toContain(seen);
  expect(pageText()).not.toContain('0 %');
});
