import { MantineProvider } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import i18next from 'i18next';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import de from '../../i18n/de/shared/common.json' with { type: 'json' };
import en from '../../i18n/en/shared/common.json' with { type: 'json' };
import { AppNotifications } from './AppNotifications.tsx';
import { notify, shownMs } from './notify.tsx';
import { StepBack } from './StepBack.tsx';

let root: Root;

function shown(): { role: string | null; text: string }[] {
  return [...document.querySelectorAll('[data-kind]')].map((element) => ({
    role: element.getAttribute('role'),
    text: element.textContent,
  }));
}

/** The stack of messages is fetched with the first one. */
async function tell(message: () => void): Promise<void> {
  await act(async () => message());
  while (shown().length === 0) await act(() => new Promise((done) => setTimeout(done)));
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await i18next.init({ lng: 'en', resources: { en: { common: en }, de: { common: de } } });
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  act(() =>
    root.render(
      <MantineProvider>
        <AppNotifications />
      </MantineProvider>,
    ),
  );
});

afterEach(() => {
  act(() => {
    notifications.clean();
    root.unmount();
  });
  document.body.replaceChildren();
});

describe('notify', () => {
  it.each([
    ['error', 'alert', 'Error', 'Fehler'],
    ['warning', 'alert', 'Warning', 'Warnung'],
    ['success', 'status', 'Success', 'Erfolg'],
  ] as const)('%s is told by its title, in both languages', async (kind, role, english, german) => {
    await tell(() => notify[kind]('25 units booked'));
    expect(shown()).toEqual([{ role, text: `${english}25 units booked` }]);

    await i18next.changeLanguage('de');
    act(() => {
      notifications.clean();
      notify[kind]('25 Stück gebucht');
    });
    expect(shown().map(({ text }) => text)).toContain(`${german}25 Stück gebucht`);
  });

  it('speaks in a live region that was there before', async () => {
    const region = document.querySelector('[aria-live=polite]');
    expect(region?.textContent).toBe('');
    await tell(() => notify.success('25 units booked'));
    expect(region?.textContent).toContain('25 units booked');
  });

  describe('its time', () => {
    const undo = { place: 'cart', label: 'Undo', onClick: () => undefined };
    const message = () => notificationsStore.getState().notifications[0];

    it('is the same for every message, with a way back or without', async () => {
      await tell(() => {
        notify.error('refused');
        notify.success('done', { undo });
      });
      // Left to the stack, which has one time for all.
      expect(notificationsStore.getState().notifications.map(({ autoClose }) => autoClose)).toEqual([
        undefined,
        undefined,
      ]);
      expect(shownMs).toBe(3500);
    });

    it('stops while the focus is on it, and begins anew afterwards', async () => {
      await tell(() => notify.success('done', { undo }));
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Undo',
      );
      act(() => button?.focus());
      expect(message()?.autoClose).toBe(false);
      expect(document.activeElement?.textContent).toBe('Undo');
      act(() => button?.blur());
      expect(message()?.autoClose).toBe(3500);
    });
  });

  it('is taken back at its place, once, when the message is gone', async () => {
    let undone = 0;
    act(() =>
      root.render(
        <MantineProvider>
          <AppNotifications />
          <main>
            <StepBack place="list" />
            <StepBack place="elsewhere" />
          </main>
        </MantineProvider>,
      ),
    );
    const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('main button')];
    expect(buttons()).toEqual([]);
    await tell(() =>
      notify.success('Removed', { undo: { place: 'list', label: 'Undo', onClick: () => undone++ } }),
    );
    act(() => notifications.clean());
    expect(buttons()).toHaveLength(1);
    act(() => buttons()[0]?.click());
    expect(undone).toBe(1);
    expect(buttons()).toEqual([]);
  });

  it('offers an action, which also closes the message', async () => {
    let undone = 0;
    await tell(() => notify.success('Removed', { action: { label: 'Undo', onClick: () => undone++ } }));
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo');
    act(() => button?.click());
    expect(undone).toBe(1);
    expect(notificationsStore.getState().notifications).toEqual([]);
  });
});
