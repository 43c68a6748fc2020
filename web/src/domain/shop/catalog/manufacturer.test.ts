import { expect, it } from 'vitest';
import { prepareTexts } from '../../../lib/testing/screen.tsx';
import { manufacturerText } from './manufacturer.ts';

it('is told in the language of the interface when nobody knows it', async () => {
  await prepareTexts('de');
  expect(manufacturerText('unknown')).toBe('Hersteller unbekannt');
  await prepareTexts('en');
  expect(manufacturerText('unknown')).toBe('Unknown manufacturer');
  expect(manufacturerText('Sanaris')).toBe('Sanaris');
});
