// Scrolls through the list in a browser, a step for each frame, and tells what the frames took.
import type { Page } from '@playwright/test';

export interface Scrolled {
  /** Pixels. */
  readonly height: number;
  readonly frames: number;
  readonly mostRows: number;
  readonly requests: number;
  /** Milliseconds of the main thread: scripts, styles, layout. */
  readonly cpuPerFrame: number;
  /** Milliseconds from frame to frame. */
  readonly median: number;
  readonly most95: number;
  readonly longest: number;
}

export async function scrollThrough(page: Page, step: number): Promise<Scrolled> {
  await page.goto('/assortment');
  await page.locator('tbody tr[aria-rowindex]').first().waitFor();
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/assortment/list')) requests += 1;
  });
  const devTools = await page.context().newCDPSession(page);
  // Of the processor, not of the clock: others may be busy beside us.
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const mainThread = async (): Promise<number> => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const before = await mainThread();
  const { gaps, mostRows } = await page.evaluate<Frames>(scrolling(step));
  const cpu = (await mainThread()) - before;
  const sorted = gaps.map(Math.round).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return {
    height: await page.evaluate<number>('document.documentElement.scrollHeight'),
    frames: gaps.length,
    mostRows,
    requests,
    cpuPerFrame: cpu / Math.max(1, gaps.length),
    median: at(0.5),
    most95: at(0.95),
    longest: at(1),
  };
}

interface Frames {
  /** Milliseconds from frame to frame. */
  readonly gaps: readonly number[];
  readonly mostRows: number;
}

/** Program for the page, whose names are not known here. */
const scrolling = (step: number): string => `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const gaps = [];
  let mostRows = 0;
  let last = await frame();
  for (let end = -1; window.scrollY > end; ) {
    end = window.scrollY;
    window.scrollBy(0, ${step});
    const now = await frame();
    gaps.push(now - last);
    last = now;
    mostRows = Math.max(mostRows, document.querySelectorAll('tbody tr').length);
  }
  return { gaps, mostRows };
})()`;
