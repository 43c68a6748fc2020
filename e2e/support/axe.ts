// Accessibility of what is on the screen now, in both colour schemes.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Colours are judged when they have stopped changing; what moves for ever (a skeleton) is not waited for. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => {
      const iterations = animation.effect?.getTiming().iterations ?? 1;
      return Number.isFinite(iterations);
    });
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });

/** What axe finds, one line per fault. */
export async function axeFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
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
