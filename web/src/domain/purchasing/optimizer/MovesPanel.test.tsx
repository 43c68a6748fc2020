// A position that can no longer be bought where it lies is told with the vendor it lies with.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve } from '../../../lib/testing/fake-server.ts';
import { replacedPosition } from '../../../lib/testing/optimized-cart.ts';
import { pageText, prepareTexts, show, takeDown } from '../../../lib/testing/screen.tsx';
import { MovesPanel } from './MovesPanel.tsx';

const nordlicht = { vendorId: 1, vendorName: 'Nordlicht', vendorHue: 10 };

beforeEach(async () => {
  serve({ 'GET /pro/vendors': { body: { data: [] } } });
  await prepareTexts();
});
afterEach(takeDown);

it.each([
  ['hidden', [{ ...nordlicht, isHidden: true }], 'Nordlicht is hidden, now from Linea'],
  ['sold out', [{ ...nordlicht, isHidden: false }], 'no longer available from Nordlicht, now from Linea'],
  ['of a list', [], 'no longer sold where it was, now from Linea'],
])('%s', async (_, cartVendors, text) => {
  await show(<MovesPanel result={replacedPosition(cartVendors)} />, '/optimizer');
  expect(pageText()).toContain(text);
});

it('draws the mark of the vendor before', async () => {
  await show(<MovesPanel result={replacedPosition([{ ...nordlicht, isHidden: true }])} />, '/optimizer');
  expect(pageText()).toContain('NoLi');
});
