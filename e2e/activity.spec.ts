// The activity log: a storage is renamed, the change is found, filtered, taken back and exported; others see their own entries.
import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from './support/axe.ts';
import { createColleagues } from './support/operator.ts';
import { enterAs } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

test.use({ locale: locales.en });

const t = say('en');
const a = (key: string, values?: Readonly<Record<string, string | number>>) => t(`activity:${key}`, values);
const w = (key: string, values?: Readonly<Record<string, string | number>>) =>
  t(`activityWords:${key}`, values);

test('a change is seen in the log, filtered, taken back and exported', async ({ page, context, request }) => {
  const [owner, colleague] = await createColleagues('activity');
  const session = async ({ email, password }: typeof owner) => {
    const answer = await request.post('/pro/login', { data: { email, password } });
    return { authorization: `Bearer ${(await answer.json()).data.token}` };
  };
  const headers = await session(owner);
  const created = await request.post('/pro/storages', { headers, data: { name: 'Cellar' } });
  const { id } = (await created.json()).data;
  await request.put(`/pro/storages/${id}`, { headers, data: { name: 'Cold room' } });
  const others = await session(colleague);
  await request.post('/pro/storages', { headers: others, data: { name: 'Attic' } });

  await enterAs(context, owner.email, owner.password);
  const renamed = page
    .getByRole('row')
    .filter({ hasText: w('actions.storage.renamed', { name: 'Cold room' }) });
  const attic = page.getByRole('row').filter({ hasText: w('actions.storage.created', { name: 'Attic' }) });
  const back = a('back', { value: 'Cellar' });

  await test.step('both changes stand under today, with their values', async () => {
    await page.goto('/account-management/activity');
    await expect(renamed).toContainText('Cellar');
    await expect(attic).toContainText('Anna Muster');
    await expectNoAxeViolations(page);
  });

  await test.step('filters by area, person and text', async () => {
    await page.getByRole('button', { name: new RegExp(`^${w('areas.articles')}`) }).click();
    await page.getByRole('button', { name: a('filter.person'), exact: true }).click();
    await page.getByRole('option', { name: 'Anna Muster' }).click();
    await expect(renamed).toHaveCount(0);
    await expect(attic).toBeVisible();
    await page.getByRole('button', { name: t('common:filter.reset') }).click();
    await page.getByRole('searchbox', { name: a('filter.search') }).fill('cold');
    await expect(attic).toHaveCount(0);
    await expect(renamed).toBeVisible();
  });

  await test.step('the old name is set again, which is a new entry', async () => {
    await renamed.getByRole('button').click();
    await page.getByRole('button', { name: back }).click();
    await page.getByRole('dialog').getByRole('button', { name: back }).click();
    await expect(page.getByText(a('backDone', { value: 'Cellar' }))).toBeVisible();
    await page.getByRole('button', { name: t('common:filter.reset') }).click();
    const again = page.getByRole('row').filter({ hasText: w('actions.storage.renamed', { name: 'Cellar' }) });
    await expect(again).toContainText('Cold room');
    await expect(renamed).toBeVisible();
  });

  await test.step('the log is exported as CSV and PDF', async () => {
    for (const format of ['csv', 'pdf'] as const) {
      await page.getByRole('button', { name: a('export.button'), exact: true }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: a(`export.${format}`) }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(new RegExp(`^activity-log-.*\\.${format}$`));
      const content = await readFile(await file.path(), 'latin1');
      if (format === 'csv') expect(content).toContain('Cold room');
      else expect(content.startsWith('%PDF-')).toBe(true);
    }
  });

  await test.step('the link leads to the storage', async () => {
    await attic.getByRole('link', { name: 'Attic' }).click();
    await expect(page.getByRole('heading', { name: 'Attic' })).toBeVisible();
  });

  await test.step('on a phone the entries are cards, and nothing is wider than the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await walkTo(page, '/account-management/activity');
    await expect(attic).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectNoAxeViolations(page);
  });
});
