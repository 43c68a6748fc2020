import { addDays, addMonths } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { find, pageText, prepareTexts, show, takeDown } from '../../../lib/testing/screen.tsx';
import { ExpiryDate } from './ExpiryDate.tsx';
import { StockScale } from './StockScale.tsx';
import { StockStatus } from './StockStatus.tsx';

beforeEach(() => prepareTexts());
afterEach(takeDown);

const bottle = { id: 4, de: 'Flasche', en: 'bottle' };

describe('the signs of stock', () => {
  it('the scale says in words what it draws', async () => {
    const article = { stock: 1, minimumStock: 2, warningStock: 0, idealStock: 1200, countingUnit: bottle };
    await show(<StockScale article={{ ...article, status: 'minimumStock' }} />, '/');
    expect(find('[role=img]').getAttribute('aria-label')).toBe(
      '1 bottle in stock, minimum stock 2, ideal stock 1.200',
    );
  });

  it('a status is a word', async () => {
    await show(<StockStatus status="reOrderPoint" />, '/');
    expect(pageText()).toBe('Re-order point');
  });

  it.each([
    [-1, 'expired'],
    [0, 'under 1 month'],
    [40, 'under 3 months'],
  ])('a date %i days away says its band', async (days, word) => {
    await show(<ExpiryDate date={addDays(calendarDay(new Date()), days)} />, '/');
    expect(pageText()).toContain(word);
  });

  it.each([
    [-17, '17 days ago'],
    [-1, '1 day ago'],
    [0, 'today only'],
    [13, 'in 13 days'],
  ])('a date %i days away says how many days, where it is asked to', async (days, words) => {
    await show(<ExpiryDate date={addDays(calendarDay(new Date()), days)} hasDays />, '/');
    expect(pageText()).toContain(words);
  });

  it('a date far away, or none, needs no word', async () => {
    await show(<ExpiryDate date={addMonths(calendarDay(new Date()), 3)} />, '/');
    expect(pageText()).not.toContain('month');
    takeDown();
    await show(<ExpiryDate date={null} />, '/');
    expect(pageText()).toBe('No date');
  });
});
