import { expect, test } from 'vitest';
import { placeCard } from './place.ts';

const card = { width: 340, height: 200 };
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test('stands below the search field', () => {
  const field = { left: 220, top: 12, width: 540, height: 38 };
  expect(placeCard(field, card, desk)).toEqual({ left: 320, top: 64 });
});

test('stands beside an entry of the sidebar', () => {
  const entry = { left: 14, top: 480, width: 200, height: 36 };
  expect(placeCard(entry, card, desk)).toEqual({ left: 228, top: 480 });
});

test('stands above the bar of a phone, and never outside the window', () => {
  const entry = { left: 312, top: 788, width: 78, height: 56 };
  expect(placeCard(entry, card, phone)).toEqual({ left: 38, top: 574 });
  const small = { width: 390, height: 180 };
  expect(placeCard(entry, card, small)).toEqual({ left: 38, top: 12 });
});

test('stands in the corner where there is nothing to point at', () => {
  expect(placeCard(null, card, desk)).toEqual({ left: 1088, top: 688 });
});
