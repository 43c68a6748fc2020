// A scanner that plugs in as a keyboard.
import type { Page } from '@playwright/test';

/** Types the text as fast as a scanner: all keys are under way at once, so that a busy machine does not slow them down. */
export async function scan(page: Page, text: string): Promise<void> {
  const keys = [...text, 'Enter'];
  await Promise.all(keys.flatMap((key) => [page.keyboard.down(key), page.keyboard.up(key)]));
}
