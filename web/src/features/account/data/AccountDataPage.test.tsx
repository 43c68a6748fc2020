// Two people change the practice's data: nothing that was typed is lost, and nobody is told of their own change.
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAppConfig } from '../../../lib/config.ts';
import { type Answer, bareProfile, refusal, serve } from '../../../lib/testing/fake-server.ts';
import {
  find,
  pageText,
  prepareTexts,
  settle,
  show,
  submit,
  takeDown,
  type,
} from '../../../lib/testing/screen.tsx';
import { AccountDataPage } from './AccountDataPage.tsx';

const account = {
  ...{ practiceName: 'Praxis am Isartor', contactPerson: '', country: 'DE' },
  ...{ email: 'praxis@x.example', version: 1 },
};
const counts = { customerSince: '2021-03-15', addresses: 3, users: 1, costCenters: 0 };
const config = { countries: ['DE', 'AT'], phoneNumbers: { DE: '+49 89 000000-0', AT: '+43 1 000000-0' } };
const contact = 'input[autocomplete="name"]';

/** Account saved on the server now, and its answer to the next save. */
let stored: typeof account;
let answer: () => Answer;

async function open() {
  const requests = serve({
    'GET /pro/account/counts': { body: { data: counts } },
    'GET /pro/account': () => ({ body: { data: stored } }),
    'PUT /pro/account': () => answer(),
    'GET /api/marketplace/v1/wpraxis': { body: { data: bareProfile } },
    'GET ': { body: { data: config } },
  });
  await loadAppConfig();
  await show(<AccountDataPage />, '/account-management/account-data');
  return () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}

beforeEach(async () => {
  stored = account;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await prepareTexts();
});
afterEach(() => {
  takeDown();
  vi.restoreAllMocks();
});

it('keeps what was typed and asks, when a colleague was faster', async () => {
  await open();
  const meanwhile = { who: 'Anna Muster', when: '2026-11-15T09:30:00.000Z', version: 2 };
  answer = () => {
    stored = { ...account, contactPerson: 'Anna Muster', version: 2 };
    return refusal(409, 'CHANGED_MEANWHILE', 'no', meanwhile);
  };
  type(contact, 'Eva Lang');
  await submit();
  await settle();
  expect(find('[role="dialog"]').textContent).toContain('Eva Lang');
  expect(find<HTMLInputElement>(contact).value).toBe('Eva Lang');
});

it('saves again and again what was saved here', async () => {
  const sent = await open();
  answer = () => {
    stored = { ...stored, contactPerson: `Saved ${stored.version}`, version: stored.version + 1 };
    return { body: { data: stored } };
  };
  for (const typed of ['Eva', 'Ida']) {
    type(contact, typed);
    await submit();
    expect(pageText()).not.toContain('Unsaved changes');
    act(() => find<HTMLInputElement>(contact).blur());
  }
  expect(sent()).toMatchObject([
    { contactPerson: 'Eva', version: 1 },
    { contactPerson: 'Ida', version: 2 },
  ]);
});
