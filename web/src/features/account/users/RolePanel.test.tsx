// Changing a role: what is added and what falls away, who cannot be changed, and what is sent.
import type { PracticeUser } from '@praxora/contract/account/users.calls';
import type { Role } from '@praxora/contract/shared/permissions';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadAppConfig } from '../../../lib/config.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { bareUser, serve } from '../../../lib/testing/fake-server.ts';
import { find, pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { AccountAccessPage } from './AccountAccessPage.tsx';
import { countRights } from './role-rights.ts';

const user = (id: number, role: Role, firstName: string): PracticeUser => ({
  ...{ id, role, firstName, lastName: '', email: `${firstName}@x.example`, version: 1 },
  ...{
    isActive: true,
    isApprover: false,
    hasTwoStep: false,
    twoStepUntil: null,
    twoStepResetAt: null,
    lastLoginAt: null,
  },
});
const invitation = {
  ...{ id: 3, email: 'labor@x.example', firstName: '', lastName: '', role: 'reader' },
  ...{ invitedBy: { id: 7, name: 'Miriam' }, invitedAt: '2026-11-16T07:12:00.000Z' },
  ...{ validUntil: '2026-11-23T07:12:00.000Z', isExpired: false },
};

async function open(role: Role) {
  sessionStore.set({
    token: 'secret',
    user: { ...bareUser, role },
    meta: { is_pro20: true, basket_counter: 0 },
  });
  const users = [user(bareUser.id, role, 'Miriam'), user(8, 'stock', 'Lea'), user(9, 'owner', 'Otto')];
  const requests = serve({
    'GET /api/marketplace/v1/config': { body: { data: { hasSamplePractice: false } } },
    'GET /pro/users': { body: { data: { hasApprovals: false, users, invitations: [invitation] } } },
    'PUT /pro/users/8/role': { body: { data: { ...users[1], role: 'purchasing' } } },
    'GET /pro/user/sessions': { body: { data: [] } },
    'GET /pro/user/two-step': { body: { data: { isOn: false, recoveryCodesLeft: 0 } } },
    'GET /pro/account/counts': {
      body: { data: { addresses: 1, users: 3, costCenters: 0, customerSince: '2020-01-01' } },
    },
  });
  await loadAppConfig();
  await show(<AccountAccessPage />, '/account-management/account-access');
  await settle();
  return requests;
}

beforeEach(() => prepareTexts());
afterEach(takeDown);

const roleOf = (name: string) =>
  document.querySelector<HTMLSelectElement>(`select[aria-label="Role of ${name}"]`);
const press = async (text: string) => {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === text);
  expect(button, text).toBeDefined();
  await act(async () => button?.click());
  await settle();
};

it('counts the rights that are added and fall away', () => {
  expect(countRights('new', 'stock', 'purchasing')).toBe(5);
  expect(countRights('lost', 'stock', 'purchasing')).toBe(0);
  expect(countRights('lost', 'owner', 'reader')).toBe(9);
});

it('an owner chooses a role, sees what it means, and sends it', async () => {
  const requests = await open('owner');
  expect(roleOf('Miriam')?.disabled).toBe(true);
  expect(pageText()).toContain('Another owner changes your own role.');
  const select = roleOf('Lea');
  act(() => {
    if (select) select.value = 'purchasing';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle();
  expect(pageText()).toContain('Change role, Stock until now');
  expect(pageText()).toContain('5 rights are added, none falls away.');
  expect(find('[data-right-state="new"]').textContent).toBe('new');
  await press('Change role to Purchasing');
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ role: 'purchasing' });
});

it('everybody else reads the list: no choice, no menu, no way to an invitation', async () => {
  await open('purchasing');
  expect(document.querySelectorAll('select')).toHaveLength(0);
  expect(document.querySelectorAll('[aria-label^="Actions for"]')).toHaveLength(0);
  expect(pageText()).not.toContain('Withdraw');
  const invite = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Invite');
  expect(invite?.getAttribute('aria-disabled')).toBe('true');
  expect(pageText()).toContain('Lea@x.example');
  expect(pageText()).toContain('Read only');
});
