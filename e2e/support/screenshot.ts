// Pictures of screens for those who look at them, and sheets of many in small: `npm run pictures`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

export const screenshotFolder = process.env.SCREENSHOTS;

export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (!screenshotFolder) return;
  await page.screenshot({ path: fileOf(name), fullPage: true, animations: 'disabled' });
}

const fileOf = (name: string): string => join(screenshotFolder ?? '', `${name}.png`);

/** How many pictures stand side by side, and how high each is cut. */
const layout = (width: number) => ({ columns: width < 500 ? 8 : 4, height: width < 500 ? 520 : 420 });

/** One picture of all of them, each under its name. */
export async function makeContactSheet(
  context: BrowserContext,
  sheet: string,
  names: readonly string[],
  width: number,
): Promise<void> {
  if (!screenshotFolder) return;
  const { columns, height } = layout(width);
  const figures = names.map((name) => {
    const image = readFileSync(fileOf(name)).toString('base64');
    return `<figure><figcaption>${name}</figcaption><div><img src="data:image/png;base64,${image}"></div></figure>`;
  });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1900, height: 900 });
  await page.setContent(`<style>
    body { margin: 8px; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px; font: 12px sans-serif; background: #888 }
    figure { margin: 0 } div { height: ${height}px; overflow: hidden; background: #fff } img { width: 100% }
  </style>${figures.join('')}`);
  mkdirSync(screenshotFolder, { recursive: true });
  writeFileSync(
    join(screenshotFolder, `${sheet}.jpg`),
    await page.screenshot({ fullPage: true, type: 'jpeg', quality: 80 }),
  );
  await page.close();
}
