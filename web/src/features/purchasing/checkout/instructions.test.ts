import { addDays, addMonths, isSunday, startOfWeek } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { expect, it } from 'vitest';
import { instructionsFor, isInOrder, noInstructions, withInstructionsFor } from './instructions.ts';

const { forAll } = noInstructions;
const forIsar = { ...forAll, orderReference: 'KW47-Isartor' };

it('gives a vendor the instructions for all until it has its own, and again without them', () => {
  const shared = { ...noInstructions, forAll: forIsar };
  const own = withInstructionsFor(shared, 7, { ...forIsar, requestedDeliveryDate: '2026-11-23' });
  expect(instructionsFor(own, 7).requestedDeliveryDate).toBe('2026-11-23');
  expect(instructionsFor(own, 8)).toBe(forIsar);
  expect(instructionsFor(withInstructionsFor(own, 7, null), 7)).toBe(forIsar);
});

it('lets no order go out with a day that is over, too far off, a Sunday or no day', () => {
  const today = calendarDay(new Date());
  const withDay = (requestedDeliveryDate: string) => isInOrder({ ...forAll, requestedDeliveryDate });
  expect(isInOrder(forAll)).toBe(true);
  expect(withDay(today)).toBe(!isSunday(today));
  const nextSunday = addDays(startOfWeek(today), 13);
  expect(withDay(nextSunday)).toBe(false);
  expect(withDay(addDays(nextSunday, 1))).toBe(true);
  expect(withDay(addDays(today, -1))).toBe(false);
  expect(withDay(addDays(addMonths(today, 12), 1))).toBe(false);
  expect(isInOrder({ ...forAll, isDayUnreadable: true })).toBe(false);
});
