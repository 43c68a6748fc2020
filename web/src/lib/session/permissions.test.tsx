// What a role may do, by the contract's table; a page keeps the role it was opened with.

import { notifications, notificationsStore } from '@mantine/notifications';
import { cartCalls } from '@praxora/contract/purchasing/cart.calls';
import { checkoutCalls } from '@praxora/contract/purchasing/checkout.calls';
import { type Role, roles } from '@praxora/contract/shared/permissions';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dimmed } from '../../ui/permission/Dimmed.tsx';
import { Permitted } from '../../ui/permission/Permitted.tsx';
import { ReadOnly } from '../../ui/permission/ReadOnly.tsx';
import { callApi } from '../api/api.ts';
import { bareProfile, bareUser, refusal, serve } from '../testing/fake-server.ts';
import { find, pageText, prepareTexts, settle, show, takeDown } from '../testing/screen.tsx';
import { PageRole, useMay, useMayOpen, usePermission } from './permissions.ts';
import { sessionStore } from './session-store.ts';
import './session.ts';

const enterAs = (role: Role) =>
  sessionStore.set({
    token: 'secret',
    user: { ...bareUser, role },
    meta: { is_pro20: true, basket_counter: 0 },
  });

function Rights() {
  const mayOpen = useMayOpen();
  const rights = {
    add: useMay(cartCalls.addToCart),
    order: useMay(checkoutCalls.placeOrder),
    users: usePermission('manageUsers'),
    reports: mayOpen('reportInventory'),
    import: mayOpen('articleImport'),
    dashboard: mayOpen('dashboard'),
  };
  return Object.entries(rights)
    .filter(([, isPermitted]) => isPermitted)
    .map(([name]) => name)
    .join(' ');
}

beforeEach(() => prepareTexts());
afterEach(() => {
  notifications.clean();
  takeDown();
  vi.restoreAllMocks();
});

it('follows the table of the contract', async () => {
  const seen: Partial<Record<Role, string>> = {};
  for (const role of roles) {
    enterAs(role);
    await show(<Rights />, '/');
    seen[role] = pageText();
    takeDown();
  }
  expect(seen).toEqual({
    owner: 'add order users reports import dashboard',
    purchasing: 'add order reports import dashboard',
    stock: 'add import dashboard',
    reader: 'reports dashboard',
  });
});

it('hides what a role never needs, and shows the rest in its place', async () => {
  enterAs('reader');
  await show(
    <Permitted permission="bookStock" otherwise="nothing to book">
      book
    </Permitted>,
    '/',
  );
  expect(pageText()).toBe('nothing to book');
});

it('dims what others may do: the button says why, by keyboard and screen reader too, and does nothing', async () => {
  enterAs('stock');
  const order = vi.fn();
  await show(
    <Dimmed permission="order">
      <button type="button" onClick={order}>
        Order
      </button>
    </Dimmed>,
    '/',
  );
  const reason = 'Your role may not do this. These roles may: Owner, Purchasing.';
  const button = find<HTMLButtonElement>('button');
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-description')).toBe(reason);
  act(() => button.click());
  expect(order).not.toHaveBeenCalled();
  expect(notificationsStore.getState().notifications.map(({ message }) => message)).toEqual([reason]);
});

it('tells in the sample practice what it has none of', async () => {
  const offer = (sampleOf: { id: number; name: string } | null) => {
    sessionStore.set({
      token: 'secret',
      user: { ...bareUser, role: 'owner', sampleOf },
      meta: { is_pro20: true, basket_counter: 0 },
    });
    return show(
      <Dimmed permission="manageUsers" isRefusedInSample>
        <button type="button">Invite</button>
      </Dimmed>,
      '/',
    );
  };
  await offer(null);
  expect(find('button').getAttribute('aria-disabled')).toBeNull();
  takeDown();
  await offer({ id: 1, name: 'Home' });
  expect(find('button').getAttribute('aria-disabled')).toBe('true');
  expect(find('button').title).toBe(
    'This is not part of the sample practice. It works in your own practice.',
  );
});

it('leaves a form readable, with the reason above it', async () => {
  enterAs('purchasing');
  await show(
    <ReadOnly permission="manageAccount">
      <input defaultValue="Praxis am Isartor" />
    </ReadOnly>,
    '/',
  );
  expect(find<HTMLFieldSetElement>('fieldset:has(input)').disabled).toBe(true);
  expect(pageText()).toContain('These roles may change it: Owner.');
});

it('a refusal by role reads the profile anew; the open page keeps its role, what stands around it follows', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  enterAs('purchasing');
  serve({
    'DELETE /pro/cart': refusal(409, 'ROLE_NOT_ALLOWED', 'x', { roles: 'owner, purchasing' }),
    'GET /api/marketplace/v1/wpraxis': { body: { data: { ...bareProfile, Rolle: 'reader' } } },
    DELETE: refusal(409, 'ROLE_NOT_ALLOWED', 'x', { roles: 'owner, purchasing' }),
  });
  await show(
    <>
      <p>
        menu: <Rights />
      </p>
      <PageRole value="purchasing">
        <p>
          page: <Rights />
        </p>
      </PageRole>
    </>,
    '/',
  );
  await act(() => callApi(cartCalls.clearCart, {}).catch(() => undefined));
  await settle();
  expect(sessionStore.get().user?.role).toBe('reader');
  expect(pageText()).toBe('menu: reports dashboardpage: add order reports import dashboard');
});
