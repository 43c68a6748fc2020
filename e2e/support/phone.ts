// What a thumb needs: every control of the page can be hit within 44 pixels, and nothing is wider than the screen.
import { expect, type Page } from '@playwright/test';

export const phone = { width: 390, height: 844 } as const;

/** Controls that are hit within less than 44 pixels, two of which may be the border of their field, by their name; a link within a sentence is as high as its line. */
const tooSmall = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const [least, step, farthest] = [42, 1, 50];
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        `${selector} :is(a[href], button, input:not([type=hidden]), select, textarea, summary)`,
      ),
    ];
    const isSeen = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true }) && control.closest('[inert]') === null;
    const isInSentence = (control: HTMLElement) =>
      control.tagName === 'A' &&
      getComputedStyle(control).display === 'inline' &&
      control.closest('p, td, li') !== null;
    /** How far it is hit from its middle, to both sides; null: something else lies there. */
    const reach = (control: HTMLElement): [width: number, height: number] | null => {
      control.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const labels = [...(((control as HTMLInputElement).labels ?? []) as Iterable<HTMLElement>)];
      const isHit = (toX: number, toY: number) => {
        const hit = document.elementFromPoint(toX, toY);
        return [control, ...labels].some((one) => one.contains(hit));
      };
      const far = (dx: number, dy: number) => {
        let reached = 0;
        while (reached < farthest && isHit(x + dx * (reached + step), y + dy * (reached + step)))
          reached += step;
        return reached;
      };
      return isHit(x, y) ? [far(-1, 0) + far(1, 0) + 1, far(0, -1) + far(0, 1) + 1] : null;
    };
    return controls.flatMap((control) => {
      const size = isSeen(control) && !isInSentence(control) ? reach(control) : null;
      if (size === null || size.every((length) => length >= least)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
      return `${control.tagName.toLowerCase()} "${name.slice(0, 40)}" ${size.join(' × ')}`;
    });
  }, within);

/** Whatever is wider than the screen and stands in nothing that scrolls sideways. */
const tooWide = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const scrolls = (element: Element): boolean =>
      /auto|scroll|hidden/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null &&
        element.parentElement !== document.body &&
        scrolls(element.parentElement));
    const beyond = [...document.querySelectorAll<HTMLElement>(`${selector} *`)].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return element.checkVisibility() && width > 1 && right > window.innerWidth + 1 && !scrolls(element);
    });
    const root = document.documentElement;
    return [
      ...(root.scrollWidth > root.clientWidth ? [`the page: ${root.scrollWidth}`] : []),
      ...beyond.map((element) => `${element.tagName.toLowerCase()} "${element.textContent?.slice(0, 40)}"`),
    ];
  }, within);

export async function expectFitsThumb(page: Page, within = 'main'): Promise<void> {
  expect.soft(await tooWide(page, within), `wider than the screen: ${page.url()}`).toEqual([]);
  expect.soft(await tooSmall(page, within), `too small for a thumb: ${page.url()}`).toEqual([]);
}
