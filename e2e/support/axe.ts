// Accessibility of what is on the screen now.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Scheme = 'light' | 'dark';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** In the dark only the colours are others: what these do not judge was judged in the light. */
const colourRules = ['color-contrast', 'link-in-text-block'];

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

async function judge(page: Page, colorScheme: Scheme): Promise<string[]> {
  // Legacy mode opens no second page for each run; it leaves out frames of other sites, and we have none.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode(true);
  const { violations } = await (colorScheme === 'light'
    ? axe.withTags(tags)
    : axe.withRules(colourRules)
  ).analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).slice(0, 5);
    return `${colorScheme}: ${id} (${help}) at ${places.join('; ')}`;
  });
}

/** What axe finds, one line per fault. Each scheme costs as much as a walk to another page. */
export async function axeFaults(
  page: Page,
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<string[]> {
  const faults: string[] = [];
  const stillness = await holdStill(page);
  for (const colorScheme of schemes) {
    await showScheme(page, colorScheme);
    faults.push(...(await judge(page, colorScheme)));
  }
  await stillness.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  await page.emulateMedia({ colorScheme: null });
  return faults;
}

/**
 * For the states of a story. In the dark only the colours are others: the sweep over every page looks at those, and
 * theme.test.ts holds every pair of them against the limit.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeFaults(page, ['light'])).toEqual([]);
}
