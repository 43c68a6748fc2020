import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { find, prepareTexts, settle, show, takeDown } from '../../lib/testing/screen.tsx';
import { DateField } from './DateField.tsx';

afterEach(async () => {
  takeDown();
  await prepareTexts('en');
});

it.each([
  ['en', 'March 2026', 'Mo'],
  ['de', 'März 2026', 'Mo'],
] as const)(
  '%s: the calendar speaks the language, and the week begins on Monday',
  async (language, month, day) => {
    await prepareTexts(language);
    await show(<DateField label="Day" value="2026-03-15" onChange={() => {}} />, '/');
    act(() => find('button').click());
    await vi.dynamicImportSettled();
    await settle();
    expect(find('[data-level="month"], button[class*="calendarHeaderLevel"]').textContent).toContain(month);
    expect(find('th').textContent).toContain(day);
  },
);
