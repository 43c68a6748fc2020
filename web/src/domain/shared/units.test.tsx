import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageText, prepareTexts, show, takeDown } from '../../lib/testing/screen.tsx';
import { useUnitTexts } from './units.ts';

beforeEach(() => prepareTexts());
afterEach(takeDown);

function Amounts() {
  const { amountText } = useUnitTexts();
  return (
    <>
      {amountText(2, { de: 'Flasche', en: 'bottle' })}, {amountText(1, { de: 'Flasche', en: 'bottle' })},{' '}
      {amountText(3, { de: 'Kissen', en: 'pillow case' })}
    </>
  );
}

describe('amounts of a unit that came by its name', () => {
  it('stand in the plural at once, without asking the server for the units', async () => {
    await show(<Amounts />, '/');
    expect(pageText()).toBe('2 bottles, 1 bottle, 3 pillow case');
  });
});
