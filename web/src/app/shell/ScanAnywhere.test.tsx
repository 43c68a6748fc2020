// A scan opens the article on any page, is never typed into a field, and does nothing behind a dialog.
import i18next from 'i18next';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWedgeScanner } from '../../domain/inventory/index.ts';
import { type Answer, serve } from '../../lib/testing/fake-server.ts';
import { typeByHand, typeByScanner } from '../../lib/testing/keys.ts';
import {
  addressNow,
  find,
  pageText,
  prepareTexts,
  settle,
  show,
  takeDown,
} from '../../lib/testing/screen.tsx';
import { countTones } from '../../lib/testing/tones.ts';
import { AppNotifications } from '../../ui/feedback/AppNotifications.tsx';
import { ScanAnywhere } from './ScanAnywhere.tsx';

const found = (articles: readonly object[]): Answer => ({ body: { data: { articles, label: null } } });
const gloves = { id: 5, name: 'Gloves' };
const answers = {
  'GET /pro/inventory/scan?gtin=04006381333931': found([gloves]),
  'GET /pro/inventory/scan?pzn=03752864': found([gloves, { id: 6, name: 'More gloves' }]),
  'GET /pro/inventory/scan?gtin=04012345678901': found([]),
};

let ownScans: string[];

function OwnScanner() {
  useWedgeScanner({ onScan: (text) => ownScans.push(text) });
  return null;
}

function Page({ hasDialog = false, hasOwn = false }) {
  const [text, setText] = useState('');
  return (
    <>
      {hasOwn && <OwnScanner />}
      <ScanAnywhere />
      <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <input type="password" />
      {hasDialog && <div role="dialog" aria-modal="true" aria-label="Dialog" />}
      <AppNotifications />
    </>
  );
}

/** The first one waits for the parser. */
async function scan(...codes: readonly string[]) {
  for (const code of codes) typeByScanner(...code, 'Enter');
  await act(() => vi.dynamicImportSettled());
  await settle();
}

beforeEach(async () => {
  ownScans = [];
  serve(answers);
  await prepareTexts();
  await i18next.loadNamespaces(['scanner']);
});
afterEach(takeDown);

it('opens the article of a code, without any field in focus or with one', async () => {
  await show(<Page />, '/dashboard');
  await scan('(01)04006381333931(10)LOT');
  expect(addressNow()).toBe('/inventory/article/5');
  takeDown();
  await show(<Page />, '/dashboard');
  act(() => find('input').focus());
  typeByHand('a', 'b');
  await scan('4006381333931');
  expect(addressNow()).toBe('/inventory/article/5');
});

it('loses no scan that comes before the parser, and of two in a row means the second', async () => {
  await show(<Page />, '/dashboard');
  // Two scans without a pause: nothing was fetched in between.
  await scan('(01)04012345678901', '(01)04006381333931');
  expect(addressNow()).toBe('/inventory/article/5');
});

it('shows all that share a number in the list', async () => {
  await show(<Page />, '/dashboard');
  await scan('-03752864');
  expect(addressNow()).toBe('/inventory?search=03752864');
});

it('says so where nobody has such an article, aloud, and offers a search for the number', async () => {
  const tones = countTones();
  await show(<Page />, '/dashboard');
  act(() => find('input').focus());
  await scan('(01)04012345678901(17)290331');
  expect(find<HTMLInputElement>('input').value).toBe('');
  expect(addressNow()).toBe('/dashboard');
  expect(pageText()).toContain('You have no article with the number 4012345678901.');
  expect(tones()).toBe(2);
  const offer = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('Search for 4012345678901'),
  );
  act(() => offer?.click());
  await settle();
  expect(addressNow()).toBe('/search?query=4012345678901');
});

it('tells what is wrong with a code or a label', async () => {
  await show(<Page />, '/dashboard');
  await scan('4006381333932');
  expect(pageText()).toContain('The check digit is wrong.');
  await scan('(10)LOT-OF-NOTHING');
  expect(pageText()).toContain('This code names no product.');
});

it('says where one is already', async () => {
  await show(<Page />, '/inventory/article/5');
  await scan('4006381333931');
  expect(pageText()).toContain('This code belongs to Gloves, the article you see.');
});

it('leaves plain text in the field it was typed into, and secrets alone', async () => {
  await show(<Page />, '/dashboard');
  const [text, secret] = document.querySelectorAll('input');
  act(() => text?.focus());
  await scan('SN-20451');
  expect(text?.value).toBe('SN-20451');
  act(() => secret?.focus());
  typeByScanner(...'4006381333931');
  await settle();
  expect(secret?.value).toBe('4006381333931');
  expect(addressNow()).toBe('/dashboard');
});

it('opens nothing behind a dialog, types nothing into it, and says why', async () => {
  await show(<Page hasDialog />, '/dashboard');
  act(() => find('input').focus());
  await scan('4006381333931');
  expect(addressNow()).toBe('/dashboard');
  expect(find<HTMLInputElement>('input').value).toBe('');
  expect(pageText()).toContain('because a dialog is open');
});

it('leaves a page its own scans', async () => {
  await show(<Page hasOwn />, '/dashboard');
  await scan('4006381333931');
  expect(ownScans).toEqual(['4006381333931']);
  expect(addressNow()).toBe('/dashboard');
});
