// No test: the pictures of the help centre's guides, taken only when GUIDE_PICTURES names a folder for them (`npm run guide:pictures`).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, request } from '@playwright/test';
import { guidePictures } from './support/guide-pictures.ts';
import { takeMarkedPicture, toWebp } from './support/marked-picture.ts';
import { readmePictures } from './support/readme-pictures.ts';
import { runningProduct } from './support/running.ts';
import { loggedInState } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages, locales, say } from './support/texts.ts';

/** The code that the owner's screen would show. */
async function pair(page: Page, t: ReturnType<typeof say>, language: string): Promise<void> {
  const owner = await request.newContext({
    baseURL: runningProduct()?.url ?? '',
    storageState: loggedInState('demo'),
  });
  const data = { name: `Tablet ${language}` };
  const answer = await owner.post('/pro/devices', { data, headers: { origin: runningProduct()?.url ?? '' } });
  const { code } = (await answer.json()).data;
  await owner.dispose();
  await page.goto('/scan');
  await page.getByLabel(t('scanApp:pair.field')).fill(code.toLowerCase());
  await expect(page.getByRole('heading', { level: 1, name: t('scanApp:scan.title') })).toBeVisible();
}

for (const language of languages)
  test(`pictures of the guides, ${language}`, async ({ browser }) => {
    test.setTimeout(1_800_000);
    const t = say(language);
    const folder = join(process.env.GUIDE_PICTURES ?? '', language);
    mkdirSync(folder, { recursive: true });
    const entries: Record<string, object> = {};
    const missing: string[] = [];
    for (const user of ['demo', 'leitung', 'device'] as const) {
      const context = await browser.newContext({
        locale: locales[language],
        viewport: user === 'device' ? { width: 400, height: 780 } : { width: 1440, height: 900 },
        deviceScaleFactor: 1.5,
        colorScheme: 'light',
        ...(user === 'device' ? {} : { storageState: loggedInState(user) }),
      });
      const page = await context.newPage();
      if (user === 'device') await pair(page, t, language);
      for (const { guide, step, at, marks, before, as = 'demo' } of guidePictures) {
        if (as !== user) continue;
        const name = `${guide}-${step}`;
        try {
          await context.setOffline(false);
          await page.goto(at);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await before?.(page, t);
          const { file, width, height } = await takeMarkedPicture(
            page,
            marks.map((key) => t(key)),
          );
          writeFileSync(join(folder, `${name}.webp`), file);
          entries[name] = { width, height, marks };
          writeFileSync(join(folder, 'pictures.json'), `${JSON.stringify(entries, null, 2)}\n`);
        } catch (error) {
          missing.push(`${name}: ${(error as Error).message.split('\n')[0]}`);
        }
      }
      await context.close();
    }
    expect(missing).toEqual([]);
  });

test('pictures of the README', async ({ browser }) => {
  test.setTimeout(600_000);
  const t = say('en');
  const folder = join(import.meta.dirname, '..', 'docs', 'pictures');
  mkdirSync(folder, { recursive: true });
  for (const { name, at, size, before, isHandheld } of readmePictures) {
    const context = await browser.newContext({
      locale: locales.en,
      viewport: size,
      colorScheme: 'light',
      ...(isHandheld ? {} : { storageState: loggedInState('demo') }),
    });
    const page = await context.newPage();
    if (isHandheld) await pair(page, t, 'README');
    else await page.goto(at);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await before?.(page, t);
    await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => undefined);
    const picture = await page.screenshot({ animations: 'disabled' });
    writeFileSync(join(folder, `${name}.webp`), await toWebp(page, picture));
    await context.close();
  }
});
