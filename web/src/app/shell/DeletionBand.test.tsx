import { afterEach, expect, it } from 'vitest';
import { find, pageText, prepareTexts, show, takeDown } from '../../lib/testing/screen.tsx';
import { DeletionBand } from './DeletionBand.tsx';

afterEach(takeDown);

it.each([
  ['de', 'am 18.12.2026 gelöscht', 'Zum Datenexport'],
  ['en', 'deleted on 18 Dec 2026', 'Go to the data export'],
] as const)('names the day and leads to the data export (%s)', async (language, day, link) => {
  await prepareTexts(language);
  await show(<DeletionBand day="2026-12-18" />, '/dashboard');
  expect(pageText()).toContain(day);
  expect(find('a').textContent).toBe(link);
  expect(find('a').getAttribute('href')).toBe('/account-management/app-store');
});
