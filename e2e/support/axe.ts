// Accessibility of what is on the screen now, in both colour schemes.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds, one line per fault. */
export async function axeFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Legacy mode opens no second page for each run; it leaves out frames of other sites, and we have none.
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(rules)
      .setLegacyMode(true)
      .analyze();
    for (const { id, help, nodes } of violations) {
      const places = nodes.map(({ target }) => target.join(' ')).slice(0, 5);
      faults.push(`${colorScheme}: ${id} (${help}) at ${places.join('; ')}`);
    }
  }
  return faults;
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
}
