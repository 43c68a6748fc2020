// Puts a component on a page of its own, with theme, texts and an address, and acts on it like a person.
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { act, type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router';
import { allTexts } from '../all-texts.ts';
import { setLanguage, startI18n } from '../i18n.ts';

let shown: { root: Root; place: HTMLElement } | null = null;
let textsReady: Promise<void> | null = null;

export async function prepareTexts(language: 'en' | 'de' = 'en'): Promise<void> {
  textsReady ??= startI18n(allTexts).then(() => i18next.loadNamespaces(['identity']));
  await textsReady;
  await setLanguage(language);
}

let router: ReturnType<typeof createMemoryRouter>;

/** Shows the element at the address, or at all that fit the path; every other address shows itself as text. */
export async function show(
  element: ReactNode,
  address: string,
  path = address.split('?')[0] ?? '',
  state: unknown = null,
): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [{ ...parsePath(address), state }] },
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  shown = { root, place };
  await act(async () => {
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">
          <Suspense fallback={<i data-waiting />}>
            <RouterProvider router={router} />
          </Suspense>
        </MantineProvider>
      </QueryClientProvider>,
    );
  });
  await settle();
}

/** Where the page is now. */
export function addressNow(): string {
  const { pathname, search } = router.state.location;
  return pathname + search;
}

/** Navigation state of the link that led here. */
export const stateNow = (): unknown => router.state.location.state;

export async function goBack(): Promise<void> {
  await act(async () => router.navigate(-1));
  await settle();
}

export function takeDown(): void {
  const { root, place } = shown ?? {};
  act(() => root?.unmount());
  place?.remove();
  shown = null;
}

/** Waits for texts that are still fetched, then lets what is under way (answers, effects) come to rest. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += isWaiting() ? 0 : 1) {
    await act(async () => {
      await new Promise((done) => setTimeout(done, 0));
    });
  }
}

const isWaiting = (): boolean => document.querySelector('[data-waiting]') !== null;

export function find<E extends Element = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`nothing shows ${selector}`);
  return found;
}

export function type(selector: string, text: string): void {
  const input = find<HTMLInputElement>(selector);
  act(() => {
    input.focus();
    // React listens to the native setter, as typing does.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export async function leave(selector: string): Promise<void> {
  act(() => find<HTMLInputElement>(selector).blur());
  await settle();
}

export async function submit(): Promise<void> {
  act(() => find<HTMLFormElement>('form').requestSubmit());
  await settle();
}

/** Visible text of the page, without the theme's own style sheets. */
export function pageText(): string {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const style of page.querySelectorAll('style')) style.remove();
  return (page.textContent ?? '').trim();
}
