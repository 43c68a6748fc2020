import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { find, pageText, prepareTexts, show, takeDown, type } from '../../../lib/testing/screen.tsx';
import { type InstructionChoice, instructionsFor, noInstructions } from './instructions.ts';
import { VendorInstructions } from './VendorInstructions.tsx';

const vendor = { id: 7, name: 'Depotia' };
let latest: InstructionChoice;

function Page() {
  const [instructions, setInstructions] = useState<InstructionChoice>({
    ...noInstructions,
    forAll: { ...noInstructions.forAll, orderReference: 'KW47' },
  });
  latest = instructions;
  return <VendorInstructions vendor={vendor} disabled={false} checkout={{ instructions, setInstructions }} />;
}

beforeEach(() => prepareTexts());
afterEach(takeDown);

it('gives one vendor another reference, refuses what is no day, and goes back to those for all', async () => {
  await show(<Page />, '/');
  await act(async () => find('button').click());
  const [reference, day] = [...document.querySelectorAll('input')];
  expect(reference?.value).toBe('KW47');
  type('input', 'Depot only');
  expect(instructionsFor(latest, vendor.id).orderReference).toBe('Depot only');
  expect(instructionsFor(latest, 8).orderReference).toBe('KW47');
  type(`#${CSS.escape(day?.id ?? '')}`, 'some Monday');
  expect(pageText()).toContain('This is no date.');
  expect(instructionsFor(latest, vendor.id).isDayUnreadable).toBe(true);
  await act(async () => find('button[aria-label$="same as for all"]').click());
  expect(instructionsFor(latest, vendor.id)).toBe(latest.forAll);
});
