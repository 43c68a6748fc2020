// Pictures of screens for those who look at them: `SCREENSHOTS=folder npm run test:e2e -- screenshots`.
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export const screenshotFolder = process.env.SCREENSHOTS;

export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (!screenshotFolder) return;
  await page.screenshot({
    path: join(screenshotFolder, `${name}.png`),
    fullPage: true,
    animations: 'disabled',
  });
}
