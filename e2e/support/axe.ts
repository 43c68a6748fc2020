// Accessibility of what is on the screen now.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { contrastFaults } from './contrast.ts';

type Scheme = 'light' | 'dark';

let program: string | null = null;
function axeProgram(): string {
  program ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return program;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * While it is held still, nothing moves: colours are judged as they end up, not on their way. A constructed style
 * sheet, because the Content-Security-Policy lets no other one in.
 */
const holdStill = (page: Page) =>
  page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });

/** The app takes the browser's scheme over a moment later; pages outside the app (/docs) follow it by themselves. */
async function showScheme(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(
    page.locator(`html:not([data-mantine-color-scheme]), html[data-mantine-color-scheme="${colorScheme}"]`),
    `the page in the ${colorScheme} scheme`,
  ).toBeAttached();
}

/** Sent to each document once, and asked directly: a builder around it costs as much again. */
async function formFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeProgram());
  const options: RunOptions = {
    runOnly: { type: 'tag', values: tags },
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
    preload: false,
  };
  const violations = await page.evaluate(async (options): Promise<AxeResults['violations']> => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    return (await axe.run(document, options)).violations;
  }, options);
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).slice(0, 5);
    return `${id} (${help}) at ${places.join('; ')}`;
  });
}

async function colourFaults(page: Page, scheme: Scheme): Promise<string[]> {
  await showScheme(page, scheme);
  return (await contrastFaults(page)).map((fault) => `${scheme}: ${fault}`);
}

/**
 * Accessibility faults of the page for people with low vision or a screen reader, one line per fault; colours in both
 * schemes.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  const stillness = await holdStill(page);
  const faults = [
    ...(await colourFaults(page, 'light')),
    ...(await formFaults(page)),
    ...(await colourFaults(page, 'dark')),
  ];
  // Back to where it was before anything may move again: else all of the page fades from one scheme to the other, which on the
  // search took four seconds of the processor.
  await showScheme(page, 'light');
  await page.emulateMedia({ colorScheme: null });
  await stillness.evaluate((sheet) => {
    document.documentElement.getBoundingClientRect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  return faults;
}

/** For the states of a story, in the scheme it is told in. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect([...(await formFaults(page)), ...(await contrastFaults(page))]).toEqual([]);
}
