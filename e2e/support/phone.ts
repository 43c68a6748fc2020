// What a thumb needs: every control of the page can be hit within 44 pixels, and nothing is wider than the screen.
import { expect, type Page } from '@playwright/test';

export const phone = { width: 390, height: 844 } as const;

/** Controls that a thumb misses 21 pixels beside their middle, by their name; a link within a sentence is as high as its line. */
const missed = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const nearby = 21;
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        `${selector} :is(a[href], button, input:not([type=hidden]), select, textarea, summary, [role=checkbox], [role=tab])`,
      ),
    ];
    const isSeen = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      control.getClientRects().length > 0 &&
      !control.closest('[inert]');
    const isInSentence = (control: HTMLElement) =>
      control.tagName === 'A' &&
      getComputedStyle(control).display === 'inline' &&
      control.closest('p') !== null;
    const isHit = (control: HTMLElement) => {
      control.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const labels = 'labels' in control ? [...((control.labels ?? []) as NodeListOf<HTMLElement>)] : [];
      return [
        [x - nearby, y],
        [x + nearby, y],
        [x, y - nearby],
        [x, y + nearby],
      ].every(([toX = 0, toY = 0]) => {
        const hit = document.elementFromPoint(toX, toY);
        // A point beyond the edge of the screen is no thumb's.
        if (hit === null) return true;
        return [control, ...labels].some(
          (one) => one.contains(hit) || (hit.contains(one) && hit.tagName === 'LABEL'),
        );
      });
    };
    return controls
      .filter((control) => isSeen(control) && !isInSentence(control) && !isHit(control))
      .map((control) => {
        const { width, height } = control.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
        return `${control.tagName.toLowerCase()} "${name.slice(0, 40)}" ${Math.round(width)} × ${Math.round(height)}`;
      });
  }, within);

/** Texts whose end is hidden without a sign, and whatever is wider than the screen. */
const cut = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const scroller = (element: Element) =>
      element.closest('[data-scrolls-sideways], .mantine-ScrollArea-viewport') !== null;
    const beyond = [...document.querySelectorAll<HTMLElement>(`${selector} *`)].filter((element) => {
      if (!element.checkVisibility() || element.closest('svg') || scroller(element)) return false;
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > window.innerWidth + 1 && getComputedStyle(element).position !== 'absolute';
    });
    const page = document.documentElement;
    return [
      ...(page.scrollWidth > page.clientWidth ? [`page ${page.scrollWidth}`] : []),
      ...beyond.map((element) => `${element.tagName.toLowerCase()} "${element.textContent?.slice(0, 40)}"`),
    ];
  }, within);

export async function expectFitsThumb(page: Page, within = 'main'): Promise<void> {
  expect.soft(await cut(page, within), `wider than the screen: ${page.url()}`).toEqual([]);
  expect.soft(await missed(page, within), `missed by a thumb: ${page.url()}`).toEqual([]);
}
