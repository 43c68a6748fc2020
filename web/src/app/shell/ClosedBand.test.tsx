import { afterEach, expect, it } from 'vitest';
import { pageText, prepareTexts, show, takeDown } from '../../lib/testing/screen.tsx';
import { ClosedBand } from './ClosedBand.tsx';

afterEach(takeDown);

it.each([
  ['de', 'für Änderungen geschlossen', 'gespeichert wird nichts'],
  ['en', 'closed to changes', 'nothing is saved'],
] as const)('says that nothing is saved (%s)', async (language, title, text) => {
  await prepareTexts(language);
  await show(<ClosedBand />, '/dashboard');
  expect(pageText()).toContain(title);
  expect(pageText()).toContain(text);
});
