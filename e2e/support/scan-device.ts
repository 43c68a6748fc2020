// A handheld of a practice: its page, paired by the code that a colleague has shown.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { scan } from './scan.ts';
import type { enterAsStorekeeper } from './storekeeper.ts';
import type { say } from './texts.ts';

type Keeper = Awaited<ReturnType<typeof enterAsStorekeeper>>;

/** A device of that name; its number, to block it. */
export async function pairDevice(
  page: Page,
  keeper: Keeper,
  t: ReturnType<typeof say>,
  name: string,
): Promise<number> {
  const { id, code } = await keeper.device(name);
  await page.goto('/scan');
  await page.getByLabel(t('scanApp:pair.field')).fill(code.toLowerCase());
  await expect(page.getByRole('heading', { level: 1, name: t('scanApp:scan.title') })).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  return id;
}

/** The device has the practice's articles, this one among them: before, it books a label that it does not know without a question. */
export const knowsArticle = (page: Page, articleName: string) =>
  expect
    .poll(() =>
      page.evaluate(async (name) => {
        const done = <Result>(request: IDBRequest<Result>) =>
          new Promise<Result>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
        const database = await done(indexedDB.open('praxora-scan'));
        const facts = await done(database.transaction('facts').objectStore('facts').getAll());
        database.close();
        return JSON.stringify(facts).includes(name);
      }, articleName),
    )
    .toBe(true);

/** The app's own files are on the device: it opens without the network. */
export const readyForCellar = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((done) => setTimeout(done, 50));
  });

/** As fast as a scanner can; all of them are kept beside those `before`. */
export async function scanAll(
  page: Page,
  labelIds: readonly string[],
  amountOf: (count: number) => string,
  before = 0,
) {
  for (const labelId of labelIds) await scan(page, labelId);
  await expect(page.getByRole('button', { name: amountOf(before + labelIds.length) })).toBeAttached();
}

/** Gone without a word, as when the battery is empty. */
export async function kill(context: BrowserContext, page: Page): Promise<Page> {
  await page.close({ runBeforeUnload: false });
  return context.newPage();
}
